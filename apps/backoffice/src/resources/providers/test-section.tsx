import { type AdminProviderCase, adminProviderTest, type ProviderTest } from '@champa/contract';
import { Alert, Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { CaseSection } from '../../kit/case-section.tsx';
import { useFormats } from '../../kit/formats.ts';
import { useMay } from '../../kit/may.ts';
import { call } from '../../providers/api.ts';

/** Asks the provider now, and shows what it answered and how long that took. */
export function TestSection({ provider: { id: code } }: { provider: AdminProviderCase }) {
  const translate = useTranslate();
  const notify = useNotify();
  const { time } = useFormats();
  const [busy, setBusy] = useState(false);
  const [result, setResult] = useState<ProviderTest | null>(null);
  if (!useMay(adminProviderTest)) return null;

  const ask = async (): Promise<void> => {
    setBusy(true);
    try {
      setResult(await call(adminProviderTest, { params: { code } }));
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    } finally {
      setBusy(false);
    }
  };

  return (
    <CaseSection title="resources.paymentProviders.test">
      <Typography color="text.secondary" gutterBottom>
        {translate('resources.paymentProviders.test_effect')}
      </Typography>
      <Button variant="outlined" disabled={busy} onClick={() => void ask()}>
        {translate(busy ? 'resources.paymentProviders.asking' : 'resources.paymentProviders.ask')}
      </Button>
      {result && (
        <Stack spacing={1} sx={{ mt: 2 }} role="status">
          {result.answers.map(({ capability, outcome, milliseconds, detail }) => (
            <Alert key={capability} severity={outcome === 'answered' ? 'success' : 'error'}>
              {[
                translate(`resources.paymentProviders.capabilities.${capability}`),
                translate(`resources.paymentProviders.outcomes.${outcome}`, { milliseconds }),
                ...(detail === null ? [] : [detail]),
              ].join(' · ')}
            </Alert>
          ))}
          <Typography variant="body2" color="text.secondary">
            {time.full(result.at)}
          </Typography>
        </Stack>
      )}
    </CaseSection>
  );
}
