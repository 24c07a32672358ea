import { askStaffConfirmation, confirmStaffSession, type SecondFactorAsked } from '@champa/contract';
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Skeleton,
  TextField,
} from '@mui/material';
import { type FormEvent, useEffect, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { call, fieldsOf } from '../providers/api.ts';
import { confirmation, useConfirmationWaits } from '../providers/confirmation.ts';
import { askPasskey } from '../providers/passkeys.ts';

/** Asks the employee who they are, while a call waits for it. */
export function ConfirmDialog() {
  return useConfirmationWaits() && <OpenDialog />;
}

function OpenDialog() {
  const translate = useTranslate();
  const notify = useNotify();
  const [asked, setAsked] = useState<SecondFactorAsked | null>();
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState('');
  const [isBusy, setBusy] = useState(false);

  useEffect(() => {
    call(askStaffConfirmation, {}).then(setAsked, (error: Error) => {
      notify(error.message, { type: 'error' });
      confirmation.end(false);
    });
  }, [notify]);

  const confirm = async (proof: { password?: string; code?: string; passkey?: object }): Promise<void> => {
    setBusy(true);
    try {
      await call(confirmStaffSession, { body: proof as never });
      confirmation.end(true);
    } catch (error) {
      setFault(fieldsOf(error) ? translate('account.field.wrong') : (error as Error).message);
      setTyped('');
      // A passkey's question counts once.
      setAsked(await call(askStaffConfirmation, {}).catch(() => asked ?? null));
      setBusy(false);
    }
  };

  const sign = async (): Promise<void> => {
    const passkey = asked?.passkey && (await askPasskey(asked.passkey).catch(() => null));
    if (passkey) await confirm({ passkey });
  };

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    // The form stands inside another one's tree where a list's dialog has opened it.
    event.stopPropagation();
    void confirm(asked === null ? { password: typed } : { code: typed });
  };

  const label = asked === null ? 'password_now' : asked?.authenticator === false ? 'confirm_recovery' : 'confirm_code';
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={() => confirmation.end(false)} aria-labelledby="confirm-title">
      <form onSubmit={submit} noValidate>
        <DialogTitle id="confirm-title">{translate('account.confirm_title')}</DialogTitle>
        <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
          <DialogContentText>{translate('account.confirm_text')}</DialogContentText>
          {asked?.passkey && (
            <Button variant="outlined" disabled={isBusy} onClick={() => void sign()}>
              {translate('account.confirm_passkey')}
            </Button>
          )}
          {asked === undefined ? (
            <Skeleton height={56} />
          ) : (
            <TextField
              autoFocus
              fullWidth
              name={asked === null ? 'password' : 'code'}
              type={asked === null ? 'password' : 'text'}
              autoComplete={asked === null ? 'current-password' : 'one-time-code'}
              label={translate(`account.${label}`)}
              value={typed}
              error={fault !== ''}
              helperText={fault || ' '}
              onChange={(event) => setTyped(event.target.value)}
            />
          )}
        </DialogContent>
        <DialogActions>
          <Button disabled={isBusy} onClick={() => confirmation.end(false)}>
            {translate('champa.cancel')}
          </Button>
          <Button type="submit" variant="contained" disabled={isBusy || typed.trim() === ''}>
            {translate('champa.confirm')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
