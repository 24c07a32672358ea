import { Button as MuiButton, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material';
import { useState } from 'react';
import { Button, useNotify, useRefresh, useTranslate } from 'react-admin';

const SHORTEST_REASON = 3;

type Props = { label: string; danger: boolean; act: (reason: string) => Promise<unknown> };

/** A button for what must have a reason: asks for it, acts once, shows the result. */
export function ReasonButton({ label, danger, act }: Props) {
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const [busy, setBusy] = useState(false);
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const tooShort = reason.trim().length < SHORTEST_REASON;

  const confirm = async (): Promise<void> => {
    setBusy(true);
    try {
      await act(reason.trim());
      notify('champa.done', { type: 'success' });
      setOpen(false);
      setReason('');
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
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        onClick={(event) => event.stopPropagation()}
        fullWidth
        maxWidth="xs"
      >
        <DialogTitle>{translate(label)}</DialogTitle>
        <DialogContent>
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
          <MuiButton onClick={() => setOpen(false)}>{translate('champa.cancel')}</MuiButton>
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
