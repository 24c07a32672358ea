import { adminTemplatePreview, type Language, languages, type LocalText, type TemplateName } from '@champa/contract';
import { Box, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { Section } from '../../kit/section.tsx';
import { call } from '../../providers/api.ts';
import { useLanguage } from '../../providers/language.ts';
import { Choice } from '../content/content-preview.tsx';

/** How long nothing is typed before it is shown. */
export const TYPING_PAUSE_MS = 300;

type Typed = Record<TemplateName, Record<'sms' | 'subject' | 'email', Record<string, string | null> | undefined>>;

/** What members would get of what is typed, in each language, filled with examples. */
export function TemplatesPreview() {
  const translate = useTranslate();
  const [language, setLanguage] = useState<Language>(useLanguage());
  const typed = useWatch({ name: 'value' }) as Typed | undefined;
  const texts = typed && { code: writtenOf(typed.code), notice: writtenOf(typed.notice) };
  const { data } = useQuery({
    queryKey: ['templates-preview', texts],
    enabled: texts !== undefined,
    placeholderData: keepPreviousData,
    retry: false,
    queryFn: async ({ signal }) => {
      await new Promise((resolve) => setTimeout(resolve, TYPING_PAUSE_MS));
      signal.throwIfAborted();
      return call(adminTemplatePreview, { body: { texts: texts! } });
    },
  });
  if (!data) return null;
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
        {data.list
          .filter((each) => each.language === language)
          .map(({ id, channel, subject, text }) => (
            <Box
              key={`${id} ${channel}`}
              sx={{ p: 2, border: 1, borderColor: 'divider', borderRadius: 1, minWidth: 0 }}
            >
              <Typography variant="caption" color="textSecondary">
                {`${translate(`resources.templates.names.${id}`)} · ${translate(`resources.templates.channels.${channel}`)}`}
              </Typography>
              {subject !== '' && <Typography sx={{ fontWeight: 600 }}>{subject}</Typography>}
              <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{text}</Typography>
            </Box>
          ))}
      </Box>
    </Section>
  );
}

function writtenOf(typed: Typed[TemplateName]) {
  return { sms: given(typed.sms), subject: given(typed.subject), email: given(typed.email) };
}

/** The languages in which something is written. */
export function given(texts: Record<string, string | null> | undefined): LocalText {
  return Object.fromEntries(Object.entries(texts ?? {}).filter(([, text]) => text));
}
