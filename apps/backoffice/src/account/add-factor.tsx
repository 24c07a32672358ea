import {
  addStaffAuthenticator,
  addStaffPasskey,
  beginStaffAuthenticator,
  beginStaffPasskey,
  type OperationValue,
} from '@champa/contract';
import { Alert, Box, Button, TextField, Typography } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import { call } from '../providers/api.ts';
import { createPasskey, hasPasskeys } from '../providers/passkeys.ts';
import { QrCode } from './qr-code.tsx';
import { useDeviceName } from './use-device-name.ts';

type Key = OperationValue<typeof beginStaffAuthenticator>;
type Adding = 'authenticator' | 'passkey';

type Props = {
  passkeys: boolean;
  /** With the recovery codes, where it was the first. */
  onAdded: (recoveryCodes: readonly string[]) => void;
};

/** Adds an authenticator or a passkey: which one, then its steps. */
export function AddFactor({ passkeys, onAdded }: Props) {
  const translate = useTranslate();
  const [adding, setAdding] = useState<Adding>();
  const [key, setKey] = useState<Key>();
  const [fault, setFault] = useState('');

  const begin = async (kind: Adding): Promise<void> => {
    setFault('');
    try {
      if (kind === 'authenticator') setKey(await call(beginStaffAuthenticator, {}));
      setAdding(kind);
    } catch (error) {
      setFault((error as Error).message);
    }
  };
  const back = (): void => setAdding(undefined);
  const added = (codes: readonly string[]): void => {
    setAdding(undefined);
    onAdded(codes);
  };

  if (adding === 'authenticator' && key) return <AuthenticatorForm authenticator={key} onBack={back} onAdded={added} />;
  if (adding === 'passkey') return <PasskeyForm onBack={back} onAdded={added} />;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: passkeys ? '1fr 1fr' : '1fr' } }}>
      {fault !== '' && (
        <Alert severity="error" sx={{ gridColumn: '1 / -1' }}>
          {translate(fault, { _: fault })}
        </Alert>
      )}
      <Choice kind="authenticator" onChoose={begin} />
      {passkeys && <Choice kind="passkey" onChoose={begin} />}
    </Box>
  );
}

function Choice({ kind, onChoose }: { kind: Adding; onChoose: (kind: Adding) => Promise<void> }) {
  const translate = useTranslate();
  const isMissing = kind === 'passkey' && !hasPasskeys();
  return (
    <Box
      sx={{
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        p: 2,
        display: 'flex',
        flexDirection: 'column',
        gap: 1,
        alignItems: 'start',
      }}
    >
      <Typography sx={{ fontWeight: 600 }}>{translate(`account.${kind}`)}</Typography>
      <Typography variant="body2" color="textSecondary" sx={{ flex: 1 }}>
        {translate(isMissing ? 'account.passkey_missing' : `account.${kind}_text`)}
      </Typography>
      <Button variant="outlined" disabled={isMissing} onClick={() => void onChoose(kind)}>
        {translate(`account.${kind}_add`)}
      </Button>
    </Box>
  );
}

type FormProps = { onBack: () => void; onAdded: (recoveryCodes: readonly string[]) => void };

function AuthenticatorForm({ authenticator, ...rest }: FormProps & { authenticator: Key }) {
  const translate = useTranslate();
  const { ticket, secret, uri } = authenticator;
  const [code, setCode] = useState('');
  const send = async (label: string) =>
    (await call(addStaffAuthenticator, { body: { ticket, code, label } })).recoveryCodes;
  return (
    <StepsForm {...rest} kind="authenticator" isReady={code.trim().length >= 6} send={send}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <QrCode text={uri} label={translate('account.authenticator_qr')} />
        <Box sx={{ flex: 1, minWidth: 180 }}>
          <Typography variant="body2" color="textSecondary">
            {translate('account.authenticator_scan')}
          </Typography>
          <Typography variant="caption" color="textSecondary" component="p" sx={{ mt: 2 }}>
            {translate('account.authenticator_key')}
          </Typography>
          <Typography data-testid="authenticator-key" sx={{ fontFamily: 'monospace', wordBreak: 'break-word' }}>
            {secret.replace(/(.{4})(?=.)/g, '$1 ')}
          </Typography>
        </Box>
      </Box>
      <TextField
        label={translate('account.authenticator_code')}
        value={code}
        autoComplete="one-time-code"
        slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 7 } }}
        onChange={(event) => setCode(event.target.value.replaceAll(/\D/g, ''))}
      />
    </StepsForm>
  );
}

function PasskeyForm(props: FormProps) {
  const send = async (label: string): Promise<readonly string[] | null> => {
    const response = await createPasskey(await call(beginStaffPasskey, {}));
    return response && (await call(addStaffPasskey, { body: { response, label } })).recoveryCodes;
  };
  return <StepsForm {...props} kind="passkey" isReady send={send} />;
}

type StepsProps = FormProps & {
  kind: Adding;
  isReady: boolean;
  /** @returns the recovery codes; null where the employee broke off */
  send: (label: string) => Promise<readonly string[] | null>;
  children?: React.ReactNode;
};

/** The name of the device, what else its kind asks, and sending both. */
function StepsForm({ kind, isReady, send, onBack, onAdded, children }: StepsProps) {
  const translate = useTranslate();
  const deviceName = useDeviceName();
  const [label, setLabel] = useState(kind === 'passkey' ? deviceName(navigator.userAgent) : '');
  const [fault, setFault] = useState('');
  const [isBusy, setBusy] = useState(false);

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    setFault('');
    try {
      const codes = await send(label.trim());
      if (codes === null) setFault('account.confirm_broken_off');
      else onAdded(codes);
    } catch (error) {
      setFault((error as Error).message);
    } finally {
      setBusy(false);
    }
  };

  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event: FormEvent) => void submit(event)}
      sx={{ display: 'flex', flexDirection: 'column', gap: 2, maxWidth: 520 }}
    >
      <Typography variant="body2" color="textSecondary">
        {translate(`account.${kind}_text`)}
      </Typography>
      {children}
      <TextField
        label={translate('account.label')}
        value={label}
        slotProps={{ htmlInput: { maxLength: 60 } }}
        onChange={(event) => setLabel(event.target.value)}
      />
      {fault !== '' && <Alert severity="error">{translate(fault, { _: fault })}</Alert>}
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button onClick={onBack} disabled={isBusy}>
          {translate('account.back')}
        </Button>
        <Button type="submit" variant="contained" disabled={isBusy || !isReady || label.trim() === ''}>
          {translate('account.add')}
        </Button>
      </Box>
    </Box>
  );
}
