import { Autocomplete, Dialog, DialogContent, TextField } from '@mui/material';
import { useEffect, useState } from 'react';
import { useRedirect, useTranslate } from 'react-admin';
import { type Found, useFind } from './use-find.ts';

const PAUSE_MS = 250;

/** One field that finds whatever the employee may see. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const redirect = useRedirect();
  const find = useFind();
  const [typed, setTyped] = useState('');
  const [found, setFound] = useState<readonly Found[]>([]);

  useEffect(() => {
    let isLatest = true;
    const asking = setTimeout(() => {
      void find(typed.trim()).then((list) => {
        if (isLatest) setFound(list);
      });
    }, PAUSE_MS);
    return () => {
      isLatest = false;
      clearTimeout(asking);
    };
    // A new set of rights while somebody types changes nothing that was found.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [typed]);

  const go = (one: Found): void => {
    onClose();
    redirect(one.path);
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" sx={{ '& .MuiDialog-container': { alignItems: 'start' } }}>
      <DialogContent>
        <Autocomplete
          open={typed.trim() !== ''}
          options={found}
          filterOptions={(all) => all}
          groupBy={({ kind }) => translate(`keyboard.found.${kind}`)}
          getOptionLabel={({ label }) => label}
          getOptionKey={({ path }) => path}
          noOptionsText={translate('keyboard.nothing')}
          autoHighlight
          inputValue={typed}
          onInputChange={(_, text) => setTyped(text)}
          onChange={(_, one) => one && go(one)}
          renderInput={(field) => (
            <TextField
              {...field}
              autoFocus
              label={translate('keyboard.search')}
              helperText={translate('keyboard.search_hint')}
            />
          )}
        />
      </DialogContent>
    </Dialog>
  );
}
