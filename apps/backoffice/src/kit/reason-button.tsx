import type { Operation } from '@champa/contract';
import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle, TextField } from '@mui/material';
import { useState } from 'react';
import { useLogoutIfAccessDenied, useNotify, useRefresh, useTranslate } from 'react-admin';
import { reasonLength } from './edit-form.tsx';
import { useMay } from './may.ts';
import { useWaits } from './waits.tsx';

/** Reasons typed when the session had expired, by action and name. They are restored after signing in. */
const interrupted = new Map<string, string>();

type Props = {
  label: string;
  danger: boolean;
  effect: string;
  name: string;
  /** The call that it makes: the button is shown to those who may make it. */
  operation: Operation;
  act: (reason: string) => Promise<unknown>;
};

/** A button for an action that needs a reason, shown to those who may do it: states the effect, asks for the reason, acts once, shows the result. */
export function ReasonButton(props: Props) {
  return useMay(props.operation) && <ReasonDialog {...props} />;
}

function ReasonDialog({ label, danger, effect, name, act }: Props) {
  const draft = `${label} ${name}`;
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState(interrupted.get(draft) ?? '');
  const [busy, setBusy] = useState(false);
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  const waits = useWaits();
  const tooShort = reason.trim().length < reasonLength.min;
  const colour = danger ? 'error' : 'primary';

  const close = (): void => {
    interrupted.delete(draft);
    setOpen(false);
    setReason('');
  };

  // The dialog stays open while the call runs, so that the employee sees its outcome.
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
      if (waits(error)) return close();
      interrupted.set(draft, reason);
      if (await logoutIfAccessDenied(error)) return;
      interrupted.delete(draft);
      notify((error as Error).message, { type: 'error' });
    } finally {
      setBusy(false);
    }
  };

  return (
    <>
      <Button
        size="small"
        color={colour}
        sx={{ whiteSpace: 'nowrap' }}
        onClick={(event) => {
          event.stopPropagation();
          setOpen(true);
        }}
      >
        {translate(label)}
      </Button>
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
            slotProps={{ htmlInput: { maxLength: reasonLength.max } }}
            onChange={(event) => setReason(event.target.value)}
          />
        </DialogContent>
        <DialogActions>
          <Button disabled={busy} onClick={cancel}>
            {translate('champa.cancel')}
          </Button>
          <Button variant="contained" color={colour} disabled={busy || tooShort} onClick={() => void confirm()}>
            {translate('champa.confirm')}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
