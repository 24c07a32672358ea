import {
  adminMemberAuthenticatorRemoval,
  type AdminMember,
  adminMemberPassword,
  adminMemberSignOut,
  type AdminSignIn,
} from '@champa/contract';
import { Alert, Box } from '@mui/material';
import { useState } from 'react';
import { Link, useRecordContext, useTranslate } from 'react-admin';
import { TimeField, WordField } from '../../../kit/fields.tsx';
import { ReasonButton } from '../../../kit/reason-button.tsx';
import { RowsOf } from '../../../kit/rows-of.tsx';
import { Section } from '../../../kit/section.tsx';
import { call } from '../../../providers/api.ts';

/** Where and by what the member signed in, and what customer service does for who cannot get in, or who should not be in. */
export function SignIns() {
  const translate = useTranslate();
  const member = useRecordContext<AdminMember>();
  return (
    <Section title="resources.memberSignIns.name" acts={<Acts />}>
      <RowsOf list="memberSignIns">
        <TimeField source="openedAt" />
        <WordField
          source="method"
          word={({ method }: AdminSignIn) => translate(`resources.memberSignIns.methods.${method}`, { _: method })}
        />
        <WordField
          source="ip"
          word={({ ip, country }: AdminSignIn) => (
            <SearchLink by="ip" search={ip} text={[ip, country].filter(Boolean).join(' · ')} />
          )}
        />
        <WordField
          source="device"
          word={({ id, device }: AdminSignIn) => <SearchLink by="device" search={id} text={shortened(device)} />}
        />
        <TimeField source="seenAt" />
        <TimeField source="endedAt" />
        <EndSession source="end" memberId={member?.id ?? ''} />
      </RowsOf>
    </Section>
  );
}

/** A link to everybody who signed in from there. */
function SearchLink({ by, search, text }: { by: 'ip' | 'device'; search: string; text: string }) {
  const filter = encodeURIComponent(JSON.stringify({ by, search }));
  return <Link to={`/members?filter=${filter}`}>{text}</Link>;
}

function shortened(device: string): string {
  return device.length > 60 ? `${device.slice(0, 60)}…` : device || '–';
}

function EndSession({ memberId }: { source: string; memberId: string }) {
  const session = useRecordContext<AdminSignIn>();
  if (!session || session.endedAt !== null) return null;
  return (
    <ReasonButton
      label="resources.members.end_session"
      danger={false}
      effect="resources.members.end_session_effect"
      name={session.ip}
      operation={adminMemberSignOut}
      act={(reason) => call(adminMemberSignOut, { params: { id: memberId }, body: { session: session.id, reason } })}
    />
  );
}

EndSession.sortable = false;

function Acts() {
  const member = useRecordContext<AdminMember>();
  const translate = useTranslate();
  const [password, setPassword] = useState('');
  if (!member) return null;
  const { id, username } = member;
  const params = { params: { id } };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {password !== '' && (
        <Alert severity="success" onClose={() => setPassword('')}>
          {translate('resources.members.new_password', { password })}
        </Alert>
      )}
      <ReasonButton
        label="resources.members.end_sessions"
        danger={false}
        effect="resources.members.end_sessions_effect"
        name={username}
        operation={adminMemberSignOut}
        act={(reason) => call(adminMemberSignOut, { ...params, body: { session: null, reason } })}
      />
      <ReasonButton
        label="resources.members.reset_password"
        danger
        effect="resources.members.reset_password_effect"
        name={username}
        operation={adminMemberPassword}
        act={async (reason) => setPassword((await call(adminMemberPassword, { ...params, body: { reason } })).password)}
      />
      <ReasonButton
        label="resources.members.remove_authenticator"
        danger
        effect="resources.members.remove_authenticator_effect"
        name={username}
        operation={adminMemberAuthenticatorRemoval}
        act={(reason) => call(adminMemberAuthenticatorRemoval, { ...params, body: { reason } })}
      />
    </Box>
  );
}
