import {
  Button as MuiButton,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  TextField,
} from '@mui/material';
import { useState } from 'react';
import { Button, useNotify, useRefresh, useTranslate } from 'react-admin';

const SHORTEST_REASON = 3;

type Props = {
  label: string;
  danger: boolean;
  effect: string;
  name: string;
  act: (reason: string) => Promise<unknown>;
};

/** A button for what must have a reason: says what will happen to whom, asks for the reason, acts once, shows the result. */
export function ReasonButton({ label, danger, effect, name, act }: Props) {
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const [busy, setBusy] = useState(false);
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const tooShort = reason.trim().length < SHORTEST_REASON;

  const close = (): void => {
    setOpen(false);
    setReason('');
  };

  // Whoever closes it while it is under way would not learn how it ended.
  const cancel = (): void => {
    if (!busy) close();
  };

  const confirm = async (): Promise<void> => {
    setBusy(true);
    try {
      await act(reason.trim());
      notify('champa.done', { type: 'success' });
      close();
      refresh();
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    } finally {
      setBusy(false);
    }
  };

  return (
    <>
      <Button
        label={label}
        color={danger ? 'error' : 'primary'}
        onClick={(event) => {
          event.stopPropagation();
          setOpen(true);
        }}
      />
      <Dialog open={open} onClose={cancel} onClick={(event) => event.stopPropagation()} fullWidth maxWidth="xs">
        <DialogTitle>{translate(label)}</DialogTitle>
        <DialogContent>
          <DialogContentText>{translate(effect, { name })}</DialogContentText>
          <TextField
            autoFocus
            fullWidth
            multiline
            margin="dense"
            value={reason}
            label={translate('champa.reason')}
            helperText={tooShort ? translate('champa.reason_short') : ' '}
            onChange={(event) => setReason(event.target.value)}
          />
        </DialogContent>
        <DialogActions>
          <MuiButton disabled={busy} onClick={cancel}>
            {translate('champa.cancel')}
          </MuiButton>
          <MuiButton
            variant="contained"
            color={danger ? 'error' : 'primary'}
            disabled={busy || tooShort}
            onClick={() => void confirm()}
          >
            {translate('champa.confirm')}
          </MuiButton>
        </DialogActions>
      </Dialog>
    </>
  );
}
