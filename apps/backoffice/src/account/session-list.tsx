import type { StaffSession } from '@champa/contract';
import { Box, Chip, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useFormats } from '../kit/formats.ts';
import { useDeviceName } from './use-device-name.ts';

type Props = { sessions: readonly StaffSession[]; action: (session: StaffSession) => ReactNode };

/** Open sessions: the device, from where and since when, and what can be done with each. */
export function SessionList({ sessions, action }: Props) {
  const translate = useTranslate();
  const deviceName = useDeviceName();
  const { time } = useFormats();
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexDirection: 'column', gap: 1.5 }}>
      {sessions.map((session) => (
        <Box
          component="li"
          key={session.id}
          sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.5 }}
        >
          <Box sx={{ flex: 1, minWidth: 220 }}>
            <Typography component="span" title={session.userAgent} sx={{ fontWeight: 600, mr: 1 }}>
              {deviceName(session.userAgent)}
            </Typography>
            {session.isCurrent && (
              <Chip size="small" color="success" variant="outlined" label={translate('account.this_session')} />
            )}
            <Typography variant="body2" color="textSecondary">
              {session.ip}
              {' · '}
              {translate('account.session_since', { time: time.full(session.openedAt) })}
              {' · '}
              {translate('account.session_used', { time: time.full(session.usedAt) })}
            </Typography>
          </Box>
          {action(session)}
        </Box>
      ))}
    </Box>
  );
}
