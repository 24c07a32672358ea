import { type AdminMember, adminMemberExport, adminMemberLock, adminMemberStatus, memberLocks } from '@champa/contract';
import { useRecordContext } from 'react-admin';
import { ReasonButton } from '../../kit/reason-button.tsx';
import { saveFile } from '../../kit/save-file.ts';
import { call } from '../../providers/api.ts';
import { DataActs } from '../data-requests/acts.tsx';

/** What holds for the whole account: signing in, play and withdrawals, each locked and unlocked. */
export function MemberActs() {
  const member = useRecordContext<AdminMember>();
  if (!member) return null;
  if (member.status === 'closed') {
    return <ExportButton member={member} />;
  }
  const { id, username, status, locks } = member;
  const params = { params: { id } };
  const isIn = status === 'active';
  return (
    <>
      <ReasonButton
        label={isIn ? 'resources.members.suspend' : 'resources.members.activate'}
        danger={isIn}
        effect={isIn ? 'resources.members.suspend_effect' : 'resources.members.activate_effect'}
        name={username}
        operation={adminMemberStatus}
        act={(reason) =>
          call(adminMemberStatus, { ...params, body: { status: isIn ? 'suspended' : 'active', reason } })
        }
      />
      {memberLocks.map((kind) => {
        const isFree = !locks.includes(kind);
        const act = isFree ? 'lock' : 'unlock';
        return (
          <ReasonButton
            key={kind}
            label={`resources.members.${act}.${kind}`}
            danger={isFree}
            effect={`resources.members.${act}_effect.${kind}`}
            name={username}
            operation={adminMemberLock}
            act={(reason) => call(adminMemberLock, { params: { id, kind }, body: { locked: isFree, reason } })}
          />
        );
      })}
      <ExportButton member={member} />
      <DataActs member={member} />
    </>
  );
}

/** Everything that is kept of the member, as a file. */
function ExportButton({ member: { id, username } }: { member: AdminMember }) {
  const save = async (reason: string): Promise<void> => {
    const all = await call(adminMemberExport, { params: { id }, body: { reason } });
    saveFile(`${username}.json`, JSON.stringify(all, null, 2), 'application/json');
  };
  return (
    <ReasonButton
      label="resources.members.export"
      danger={false}
      effect="resources.members.export_effect"
      name={username}
      operation={adminMemberExport}
      act={save}
    />
  );
}
