import { inTransaction, type Pool, type WriteHandle } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { RecordAccess, StaffPrincipal } from '../../platform/http/principal.ts';
import type { Member, MemberStatus } from './domain/member.ts';
import type { Members } from './member.service.ts';

export type MemberAdminNeeds = {
  pool: Pool;
  members: Pick<Members, 'byId' | 'list' | 'setStatus'>;
  record: RecordAccess;
  sessions: {
    /** Ends all of a member's sessions, on every server. */
    endAll: (tx: WriteHandle, memberId: string) => Promise<void>;
    /** Tells the member's open screens. */
    ended: (memberId: string) => void;
  };
};

type StatusChange = { memberId: string; status: MemberStatus; reason: string };

export type MemberAdmin = ReturnType<typeof createMemberAdmin>;

/** What staff does with members' accounts. The access log keeps who did it and why. */
export function createMemberAdmin({ pool, members, record, sessions }: MemberAdminNeeds) {
  return {
    list: (search: string, { pageNo, pageSize }: { pageNo: number; pageSize: number }) =>
      members.list(pool, search, pageSize, (pageNo - 1) * pageSize),

    /** @throws ApiError NOT_FOUND */
    async member(id: string): Promise<Member> {
      const member = await members.byId(pool, id);
      if (!member) throw new ApiError('NOT_FOUND', { member: id });
      return member;
    },

    /** Suspends a member, which ends their sessions, or lets them in again. @throws ApiError NOT_FOUND */
    async setStatus(by: StaffPrincipal, ip: string, change: StatusChange): Promise<Member> {
      const changed = await inTransaction(pool, async (tx) => {
        const member = await members.setStatus(tx, change.memberId, change.status);
        if (!member) throw new ApiError('NOT_FOUND', { member: change.memberId });
        await record(tx, by, 'member_status', change, ip);
        // A member who is let in again later signs in again.
        if (member.status === 'suspended') await sessions.endAll(tx, member.id);
        return member;
      });
      if (changed.status === 'suspended') sessions.ended(changed.id);
      return changed;
    },
  };
}
