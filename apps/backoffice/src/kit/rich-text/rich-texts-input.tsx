import { Box, FormHelperText, Typography } from '@mui/material';
import { languages } from '@champa/contract';
import { lazy, Suspense } from 'react';
import { useInput, useSourceContext, useTranslate } from 'react-admin';
import { useFormState, useWatch } from 'react-hook-form';
import { PictureButton } from './picture-button.tsx';

// The editor is as large as all the rest of the console.
const RichTextEditor = lazy(async () => ({ default: (await import('./rich-text-editor.tsx')).RichTextEditor }));

/** A text with headings, lists, links and pictures in each language, side by side; what is missing is marked. */
export function RichTextsInput({ source, label }: { source: string; label: string }) {
  const name = useSourceContext().getSource(source);
  const { errors } = useFormState();
  const texts = useWatch({ name }) as Record<string, string> | undefined;
  const isAnyGiven = Object.values(texts ?? {}).some(Boolean);
  const fault = name
    .split('.')
    .reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], errors);
  const message = (fault as { message?: unknown } | undefined)?.message;
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, mb: 2, minWidth: 0, width: '100%' }}>
      <Typography component="legend" variant="subtitle2" sx={{ mb: 1 }}>
        {label}
      </Typography>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(min(320px, 100%), 1fr))' }}>
        {languages.map((language) => (
          <OneText
            key={language}
            source={`${source}.${language}`}
            language={language}
            isMissing={isAnyGiven && !texts?.[language]}
          />
        ))}
      </Box>
      {typeof message === 'string' && <FormHelperText error>{message}</FormHelperText>}
    </Box>
  );
}

type OneProps = { source: string; language: string; isMissing: boolean };

function OneText({ source, language, isMissing }: OneProps) {
  const translate = useTranslate();
  const { field } = useInput<string>({ source, defaultValue: '' });
  const label = translate(`champa.languages.${language}`);
  return (
    <Box sx={{ minWidth: 0 }} lang={language === 'cn' ? 'zh' : language}>
      <Typography variant="caption" color="textSecondary">
        {label}
      </Typography>
      <Suspense fallback={<Box sx={{ minHeight: 190 }} />}>
        <RichTextEditor
          value={field.value ?? ''}
          label={label}
          disabled={false}
          onChange={field.onChange}
          PictureButton={PictureButton}
        />
      </Suspense>
      {isMissing && <FormHelperText sx={{ color: 'warning.main' }}>{translate('champa.form.missing')}</FormHelperText>}
    </Box>
  );
}
