import { Box, Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';

/** The recovery codes, shown this once: closed only by saying that they are kept. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const translate = useTranslate();
  const [isCopied, setCopied] = useState(false);
  const copy = (): void => {
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => setCopied(true),
      () => undefined,
    );
  };
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby="recovery-title">
      <DialogTitle id="recovery-title">{translate('account.recovery_title')}</DialogTitle>
      <DialogContent>
        <DialogContentText>{translate('account.recovery_text')}</DialogContentText>
        <Box
          component="ul"
          aria-label={translate('account.recovery_title')}
          sx={{
            listStyle: 'none',
            m: 0,
            mt: 2,
            p: 2,
            borderRadius: 1,
            bgcolor: 'action.hover',
            fontFamily: 'monospace',
            display: 'grid',
            gap: 0.5,
            gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
          }}
        >
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={copy}>{translate(isCopied ? 'account.recovery_copied' : 'account.recovery_copy')}</Button>
        <Button variant="contained" onClick={onKept}>
          {translate('account.recovery_kept')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
