import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { Screen } from './screens.ts';

/** The keys and what each does. */
export function KeysDialog({ screens, onClose }: { screens: readonly Screen[]; onClose: () => void }) {
  const translate = useTranslate();
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="keys-title">
      <DialogTitle id="keys-title">{translate('keyboard.keys')}</DialogTitle>
      <DialogContent>
        <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 3, rowGap: 1, m: 0 }}>
          <Entry keys={['/']} label={translate('keyboard.search')} />
          <Entry keys={['?']} label={translate('keyboard.keys_help')} />
          {screens.map(({ path, letter, label }) => (
            <Entry key={path} keys={['g', letter!]} label={label} />
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('keyboard.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}

function Entry({ keys, label }: { keys: readonly string[]; label: string }) {
  return (
    <>
      <Box component="dt" sx={{ whiteSpace: 'nowrap' }}>
        {keys.map((key) => (
          <Box
            key={key}
            component="kbd"
            sx={{ border: 1, borderColor: 'divider', borderRadius: 1, px: 1, py: 0.25, mr: 0.5, fontFamily: 'inherit' }}
          >
            {key}
          </Box>
        ))}
      </Box>
      <Box component="dd" sx={{ m: 0 }}>
        {label}
      </Box>
    </>
  );
}
