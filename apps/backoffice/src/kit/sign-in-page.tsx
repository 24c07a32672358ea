import { staffCaptcha } from '@champa/contract';
import { Box, Button } from '@mui/material';
import { useEffect, useState } from 'react';
import { LocalesMenuButton, Login, LoginForm, PasswordInput, required, TextInput, useTranslate } from 'react-admin';
import { call } from '../providers/api.ts';
import { lettersField, signInAsks, useSignInAsks } from '../providers/sign-in-asks.ts';

/** Signing in, in the language chosen there, with the letters of a picture and a code of the authenticator once a refusal has asked for them. */
export function SignInPage() {
  const { picture, code } = useSignInAsks();
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
        {picture !== null && <LettersInput key={picture} pictureKey={picture} />}
        {code && (
          <TextInput autoFocus source="code" label="champa.code" autoComplete="one-time-code" validate={required()} />
        )}
      </LoginForm>
      <Box sx={{ textAlign: 'center', pb: 1 }}>
        <LocalesMenuButton />
      </Box>
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
        <Button size="small" onClick={signInAsks.changePicture}>
          {translate('champa.letters_other')}
        </Button>
      </Box>
      <TextInput
        source={lettersField(pictureKey)}
        label="champa.letters"
        defaultValue=""
        autoComplete="off"
        validate={required()}
      />
    </>
  );
}
