import { changeStaffPassword } from '@champa/contract';
import { Box, Button, TextField } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { call, codeOf, fieldsOf } from '../providers/api.ts';
import { useTellFault } from './use-tell-fault.ts';

const empty = { password: '', newPassword: '', again: '' };
type Field = keyof typeof empty;

const labels = { password: 'password_now', newPassword: 'password_new', again: 'password_again' } as const;

/** Changing the own password. */
export function PasswordSection() {
  const translate = useTranslate();
  const notify = useNotify();
  const tellFault = useTellFault();
  const [typed, setTyped] = useState(empty);
  const [faults, setFaults] = useState<Partial<Record<Field, string>>>({});
  const [isBusy, setBusy] = useState(false);

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (typed.newPassword !== typed.again) return setFaults({ again: translate('account.password_differs') });
    setFaults({});
    setBusy(true);
    try {
      await call(changeStaffPassword, { body: { password: typed.password, newPassword: typed.newPassword } });
      notify('account.password_done', { type: 'success' });
      setTyped(empty);
    } catch (error) {
      const wrong = Object.entries(fieldsOf(error) ?? {});
      if (wrong.length === 0 || codeOf(error) === 'TOO_MANY_REQUESTS') return await tellFault(error);
      setFaults(
        Object.fromEntries(wrong.map(([field, why]) => [field, translate(`account.field.${why}`, { _: why })])),
      );
    } finally {
      setBusy(false);
    }
  };

  const field = (name: Field, autoComplete: string) => (
    <TextField
      name={name}
      type="password"
      autoComplete={autoComplete}
      label={translate(`account.${labels[name]}`)}
      value={typed[name]}
      error={faults[name] !== undefined}
      helperText={faults[name] ?? ' '}
      slotProps={{ htmlInput: { maxLength: 200 } }}
      onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
    />
  );

  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event: FormEvent) => void submit(event)}
      sx={{ display: 'flex', flexDirection: 'column', maxWidth: 420 }}
    >
      {field('password', 'current-password')}
      {field('newPassword', 'new-password')}
      {field('again', 'new-password')}
      <Box>
        <Button type="submit" variant="contained" disabled={isBusy || Object.values(typed).includes('')}>
          {translate('account.password_save')}
        </Button>
      </Box>
    </Box>
  );
}
