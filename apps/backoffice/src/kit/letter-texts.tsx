import { adminLetters, type Language, languages } from '@champa/contract';
import { languageInfo } from '@champa/i18n';
import { MenuItem, TextField } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { maxLength, TextInput, useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { call } from '../providers/api.ts';

export type LetterTexts = Partial<Record<Language, { title?: string; content?: string } | undefined>>;
type Written = Partial<Record<Language, { title: string; content: string }>>;

/** What of a letter is written; a language of which nothing is stays out. */
export function writtenOf(texts: LetterTexts = {}): Written {
  const written = languages.flatMap((language) => {
    const { title = '', content = '' } = texts[language] ?? {};
    return title || content ? [[language, { title, content }] as const] : [];
  });
  return Object.fromEntries(written);
}

/** Where the server's faults of a letter belong: by language. */
export function faultOfLetter(language: string, fault: unknown): [string, string] {
  if (fault === 'letter_argument') return [`texts.${language}.content`, 'champa.faults.letter_argument'];
  return [`texts.${language}.title`, 'resources.members.own_language_missing'];
}

/** The texts of a letter in each language; they may begin with a template. */
export function LetterTextsInput() {
  const translate = useTranslate();
  return (
    <>
      <Beginning />
      {languages.map((language) => (
        <div key={language}>
          <TextInput
            source={`texts.${language}.title`}
            label={`${translate('resources.members.message_title')} · ${languageInfo[language].name}`}
            fullWidth
            validate={maxLength(120)}
          />
          <TextInput
            source={`texts.${language}.content`}
            label={`${translate('resources.members.message_text')} · ${languageInfo[language].name}`}
            fullWidth
            multiline
            validate={maxLength(4000)}
          />
        </div>
      ))}
    </>
  );
}

/** A template fills in the texts; what is written then is this letter's own. */
function Beginning() {
  const translate = useTranslate();
  const { setValue } = useFormContext();
  const { data } = useQuery({ queryKey: ['adminLetters'], queryFn: () => call(adminLetters, {}) });
  if (!data || data.list.length === 0) return null;
  const begin = (name: string): void => {
    const texts = data.list.find(({ id }) => id === name)?.texts;
    for (const language of languages)
      for (const part of ['title', 'content'] as const)
        setValue(`texts.${language}.${part}`, texts?.[language]?.[part] ?? '', { shouldDirty: true });
  };
  return (
    <TextField
      select
      fullWidth
      size="small"
      margin="dense"
      label={translate('resources.members.begin_with')}
      helperText={translate('resources.members.begin_with_hint')}
      defaultValue=""
      onChange={({ target }) => begin(target.value)}
    >
      {data.list.map(({ id }) => (
        <MenuItem key={id} value={id}>
          {id}
        </MenuItem>
      ))}
    </TextField>
  );
}
