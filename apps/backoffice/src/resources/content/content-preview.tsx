import {
  type AdminPicture,
  adminPictures,
  type ContentKind,
  type Language,
  languages,
  type ThemeMode,
} from '@champa/contract';
import { Box, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { pageColours, useBrandTheme } from '../../kit/brand-theme.ts';
import { useTellFault } from '../../account/use-tell-fault.ts';
import { pictureAddress } from '../../kit/rich-text/picture-address.ts';
import { Section } from '../../kit/section.tsx';
import { call } from '../../providers/api.ts';
import { useLanguage } from '../../providers/language.ts';

type Texts = Partial<Record<Language, string>>;
type Typed = { title?: Texts; text?: Texts; content?: Texts; picture?: string; dialogPicture?: string };

/** What is typed as a phone shows it, in each language and both themes. */
export function ContentPreview({ kind }: { kind: ContentKind }) {
  const translate = useTranslate();
  const spoken = useLanguage();
  const [language, setLanguage] = useState<Language>(spoken);
  const [theme, setTheme] = useState<ThemeMode>('dark');
  const typed = (useWatch({ name: 'value' }) ?? {}) as Typed;
  const picture = usePicture(typed.picture ?? typed.dialogPicture);
  const { background, color, border, link } = pageColours(useBrandTheme()[theme], theme);
  return (
    <Section
      title={`resources.${kind}.preview`}
      acts={
        <>
          <Choice
            value={language}
            options={languages}
            word={(each) => translate(`champa.languages.${each}`)}
            choose={setLanguage}
          />
          <Choice
            value={theme}
            options={['dark', 'light'] as const}
            word={(each) => translate(`resources.${kind}.${each}`)}
            choose={setTheme}
          />
        </>
      }
    >
      <Box
        lang={language === 'cn' ? 'zh' : language}
        sx={{
          width: 358,
          maxWidth: '100%',
          background,
          color,
          border: `1px solid ${border}`,
          borderRadius: 2,
          overflow: 'hidden',
          '& a': { color: link },
          '& img': { maxWidth: '100%', height: 'auto' },
          '& table': { width: '100%', borderCollapse: 'collapse' },
          '& :is(td, th)': { border: `1px solid ${border}`, padding: '4px' },
        }}
      >
        {picture && (
          <Box
            component="img"
            src={pictureAddress(picture, 720)}
            alt=""
            sx={{
              display: 'block',
              width: '100%',
              aspectRatio: `${picture.width} / ${picture.height}`,
              background: picture.placeholder,
            }}
          />
        )}
        <Box sx={{ p: 2, overflowWrap: 'anywhere' }}>
          <Typography sx={{ fontWeight: 700, color }}>{typed.title?.[language] ?? ''}</Typography>
          <Typography sx={{ color }}>{typed.text?.[language] ?? ''}</Typography>
          {/* The editor writes only the elements of its schema, and what was saved was cleaned by the server. */}
          <div dangerouslySetInnerHTML={{ __html: typed.content?.[language] ?? '' }} />
        </Box>
      </Box>
    </Section>
  );
}

type ChoiceProps<Option extends string> = {
  value: Option;
  options: readonly Option[];
  word: (option: Option) => string;
  choose: (option: Option) => void;
};

/** Some options, one of which is chosen. */
export function Choice<Option extends string>({ value, options, word, choose }: ChoiceProps<Option>) {
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={value}
      onChange={(_, chosen: Option | null) => chosen && choose(chosen)}
    >
      {options.map((option) => (
        <ToggleButton key={option} value={option}>
          {word(option)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

function usePicture(name: string | undefined): AdminPicture | undefined {
  const tell = useTellFault();
  const [pictures, setPictures] = useState<AdminPicture[]>([]);
  const isKnown = !name || pictures.some(({ id }) => id === name);
  useEffect(() => {
    if (!isKnown) call(adminPictures, { query: { pageSize: '100' } }).then(({ list }) => setPictures(list), tell);
  }, [isKnown, tell]);
  return pictures.find(({ id }) => id === name);
}
