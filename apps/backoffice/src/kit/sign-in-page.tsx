import { staffCaptcha } from '@champa/contract';
import { Box, Button } from '@mui/material';
import { useEffect, useState } from 'react';
import { Login, LoginForm, PasswordInput, required, TextInput, useTranslate } from 'react-admin';
import { call } from '../providers/api.ts';
import { letters, useLettersKey } from '../providers/letters.ts';

/** Signing in, with the letters of a picture once wrong attempts have asked for them. */
export function SignInPage() {
  const key = useLettersKey();
  return (
    <Login>
      <LoginForm>
        <TextInput autoFocus source="username" label="ra.auth.username" autoComplete="username" validate={required()} />
        <PasswordInput
          source="password"
          label="ra.auth.password"
          autoComplete="current-password"
          validate={required()}
        />
        {key !== null && <LettersInput key={key} pictureKey={key} />}
      </LoginForm>
    </Login>
  );
}

/** A picture of letters, and what is read there. Each picture counts once. */
function LettersInput({ pictureKey }: { pictureKey: string }) {
  const translate = useTranslate();
  const [picture, setPicture] = useState<string>();
  useEffect(() => {
    // Without it there is "Another picture".
    call(staffCaptcha, { query: { key: pictureKey } }).then(setPicture, () => undefined);
  }, [pictureKey]);
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 64 }}>
        {picture !== undefined && (
          <img
            src={`data:image/png;base64,${picture}`}
            alt={translate('champa.letters_picture')}
            width={178}
            height={64}
          />
        )}
        <Button size="small" onClick={letters.ask}>
          {translate('champa.letters_other')}
        </Button>
      </Box>
      <TextInput
        source="captcha"
        label="champa.letters"
        defaultValue=""
        shouldUnregister
        autoComplete="off"
        validate={required()}
      />
    </>
  );
}
