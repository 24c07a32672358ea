import { staffSecondFactors } from '@champa/contract';
import { Box, Button, Card, CardContent, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { useLogout, useTranslate } from 'react-admin';
import { call } from '../providers/api.ts';
import { AddFactor } from './add-factor.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

/** All that an employee sees who has to add a second factor. Once it is added, the console begins anew with what they may do. */
export function EnrolPage() {
  const translate = useTranslate();
  const logout = useLogout();
  const [passkeys, setPasskeys] = useState(false);
  const [codes, setCodes] = useState<readonly string[]>();
  useEffect(() => {
    // Without an answer an authenticator can be added.
    call(staffSecondFactors, {}).then(
      (known) => setPasskeys(known.passkeys),
      () => undefined,
    );
  }, []);
  return (
    <Box component="main" sx={{ minHeight: '100vh', display: 'grid', placeItems: 'center', p: 2 }}>
      <Card sx={{ width: '100%', maxWidth: 640 }}>
        <CardContent sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
          <Typography variant="h5" component="h1">
            {translate('account.enrol')}
          </Typography>
          <Typography color="textSecondary">{translate('account.enrol_text')}</Typography>
          <AddFactor passkeys={passkeys} onAdded={setCodes} />
          <Box>
            <Button size="small" onClick={() => void logout()}>
              {translate('account.sign_out')}
            </Button>
          </Box>
        </CardContent>
      </Card>
      {codes && <RecoveryCodes codes={codes} onKept={() => location.reload()} />}
    </Box>
  );
}
