import { inTransaction, type Pool, type WriteHandle } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { StaffPrincipal } from '../../platform/http/principal.ts';
import type { Member, MemberStatus } from './domain/member.ts';
import type { Members } from './member.service.ts';

export type MemberAdminNeeds = {
  pool: Pool;
  members: Pick<Members, 'byId' | 'list' | 'setStatus'>;
  /** Records an employee's action, in the transaction that does it. */
  record: (tx: WriteHandle, who: StaffPrincipal, action: string, detail: object, ip: string) => Promise<void>;
};

type StatusChange = { memberId: string; status: MemberStatus; reason: string };

export type MemberAdmin = ReturnType<typeof createMemberAdmin>;

/** What staff does with members' accounts. The access log keeps who did it and why. */
export function createMemberAdmin({ pool, members, record }: MemberAdminNeeds) {
  return {
    list: (search: string, { pageNo, pageSize }: { pageNo: number; pageSize: number }) =>
      members.list(pool, search, pageSize, (pageNo - 1) * pageSize),

    /** @throws ApiError NOT_FOUND */
    async member(id: string): Promise<Member> {
      const member = await members.byId(pool, id);
      if (!member) throw new ApiError('NOT_FOUND', { member: id });
      return member;
    },

    /** Closes or suspends an account, or opens it again. @throws ApiError NOT_FOUND */
    setStatus: (by: StaffPrincipal, ip: string, change: StatusChange): Promise<Member> =>
      inTransaction(pool, async (tx) => {
        const member = await members.setStatus(tx, change.memberId, change.status);
        if (!member) throw new ApiError('NOT_FOUND', { member: change.memberId });
        await record(tx, by, 'member_status', change, ip);
        return member;
      }),
  };
}
