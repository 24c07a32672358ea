import { Autocomplete, Dialog, DialogContent, TextField } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDebouncedEvent, useRedirect, useTranslate } from 'react-admin';
import { type Found, useFind } from './use-find.ts';

const PAUSE_MS = 250;
const NOTHING: readonly Found[] = [];

/** One field that finds whatever the employee may see. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const redirect = useRedirect();
  const find = useFind();
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState('');
  const ask = useDebouncedEvent(setAsked, PAUSE_MS);
  const { data: found = NOTHING } = useQuery({
    queryKey: ['find', asked],
    queryFn: () => find(asked),
    placeholderData: keepPreviousData,
  });

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
          onInputChange={(_, text) => {
            setTyped(text);
            void ask(text.trim());
          }}
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
