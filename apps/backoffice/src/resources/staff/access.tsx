import {
  type AdminEmployee,
  adminEmployeeOpenSessions,
  adminEmployeeRecovery,
  adminEmployeeSession,
  type StaffSession,
} from '@champa/contract';
import { Box, Divider, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { useGetIdentity, useRecordContext, useTranslate } from 'react-admin';
import { SessionList } from '../../account/session-list.tsx';
import { useTellFault } from '../../account/use-tell-fault.ts';
import { useFormats } from '../../kit/formats.ts';
import { useMay } from '../../kit/may.ts';
import { ReasonButton } from '../../kit/reason-button.tsx';
import { call } from '../../providers/api.ts';

/** How an employee comes in: their second factors, which two others can declare lost, and their open sessions. */
export function StaffAccess() {
  const employee = useRecordContext<AdminEmployee>();
  const maySee = useMay(adminEmployeeOpenSessions);
  if (!employee || !maySee) return null;
  return (
    <Box sx={{ p: 2, display: 'flex', flexDirection: 'column', gap: 2 }}>
      <SecondFactors employee={employee} />
      <Divider />
      <Sessions key={employee.sessions} employee={employee} />
    </Box>
  );
}

function SecondFactors({ employee: { username, name, secondFactors, recovery } }: { employee: AdminEmployee }) {
  const translate = useTranslate();
  const { time } = useFormats();
  const { identity } = useGetIdentity();
  // One's own account, or a second time: the server refuses both.
  const mayNot = [username, ...(recovery?.confirmedBy ?? [])].includes(String(identity?.['username']));
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1, alignItems: 'start' }}>
      <Typography variant="h6" component="h2">
        {translate('resources.staff.recovery')}
      </Typography>
      <Typography variant="body2">
        {secondFactors === 0
          ? translate('resources.staff.recovery_none')
          : translate('resources.staff.recovery_count', { count: secondFactors })}
      </Typography>
      {recovery && (
        <Typography variant="body2" color="warning">
          {translate('resources.staff.recovery_state', {
            names: recovery.confirmedBy.join(', '),
            time: time.full(recovery.until),
          })}
        </Typography>
      )}
      {secondFactors > 0 && !mayNot && (
        <ReasonButton
          label="resources.staff.recover"
          danger
          effect="resources.staff.recover_effect"
          name={name}
          operation={adminEmployeeRecovery}
          act={(reason) => call(adminEmployeeRecovery, { params: { username }, body: { reason } })}
        />
      )}
    </Box>
  );
}

/** Read anew when their number has changed. */
function Sessions({ employee: { username, name } }: { employee: AdminEmployee }) {
  const translate = useTranslate();
  const tellFault = useTellFault();
  const [sessions, setSessions] = useState<readonly StaffSession[]>();
  useEffect(() => {
    call(adminEmployeeOpenSessions, { params: { username } }).then(({ list }) => setSessions(list), tellFault);
  }, [username, tellFault]);
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1, minHeight: 80 }}>
      <Typography variant="h6" component="h2">
        {translate('resources.staff.sessions_now')}
      </Typography>
      {sessions?.length === 0 && <Typography variant="body2">{translate('resources.staff.sessions_none')}</Typography>}
      <SessionList
        sessions={sessions ?? []}
        action={({ id }) => (
          <ReasonButton
            label="resources.staff.session_end"
            danger
            effect="resources.staff.session_end_effect"
            name={name}
            operation={adminEmployeeSession}
            act={(reason) => call(adminEmployeeSession, { params: { username, id }, body: { reason } })}
          />
        )}
      />
    </Box>
  );
}
