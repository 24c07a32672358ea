import { adminLetterPreview, type Language, languages, type LocalText } from '@champa/contract';
import { Box, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { Section } from '../../kit/section.tsx';
import { call } from '../../providers/api.ts';
import { useLanguage } from '../../providers/language.ts';
import { Choice } from '../content/content-preview.tsx';
import { given, TYPING_PAUSE_MS } from './templates-preview.tsx';

type Texts = Record<string, string | null> | undefined;
type Typed = readonly ({ name?: string | null; title?: Texts; content?: Texts } | null)[];

/** How readers would see the letters that are typed, filled with examples. */
export function LettersPreview() {
  const translate = useTranslate();
  const [language, setLanguage] = useState<Language>(useLanguage());
  const typed = (useWatch({ name: 'value' }) ?? []) as Typed;
  const letters = typed.map((one): { name: string; title: LocalText; content: LocalText } => ({
    name: one?.name ?? '',
    title: given(one?.title),
    content: given(one?.content),
  }));
  const { data } = useQuery({
    queryKey: ['letters-preview', letters],
    enabled: letters.length > 0,
    placeholderData: keepPreviousData,
    retry: false,
    queryFn: async ({ signal }) => {
      await new Promise((resolve) => setTimeout(resolve, TYPING_PAUSE_MS));
      signal.throwIfAborted();
      return call(adminLetterPreview, { body: { letters } });
    },
  });
  if (!data || letters.length === 0) return null;
  return (
    <Section
      title="resources.settings.templates_preview"
      acts={
        <Choice
          value={language}
          options={languages}
          word={(each) => translate(`champa.languages.${each}`)}
          choose={setLanguage}
        />
      }
    >
      <Box
        lang={language === 'cn' ? 'zh' : language}
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }}
      >
        {data.list.map(({ id, shown }, place) => (
          // Two may have one name while they are typed.
          <Box
            key={`${id} ${place}`}
            sx={{ p: 2, border: 1, borderColor: 'divider', borderRadius: 1, minWidth: 0, overflowWrap: 'anywhere' }}
          >
            <Typography variant="caption" color="textSecondary">
              {id}
            </Typography>
            <Typography sx={{ fontWeight: 600 }}>{shown[language]?.title ?? '–'}</Typography>
            <Typography sx={{ whiteSpace: 'pre-wrap' }}>{shown[language]?.content}</Typography>
          </Box>
        ))}
      </Box>
    </Section>
  );
}
