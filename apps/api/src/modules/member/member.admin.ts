import type { MaskedField } from '@champa/contract';
import type { ByStaff, RecordByHand } from '../../platform/command-line.ts';
import { inTransaction, type Pool, type WriteHandle } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { maskedContact } from './contact.ts';
import type { Member, MemberStatus } from './domain/member.ts';
import type { Members } from './member.service.ts';

export type MemberAdminNeeds = {
  pool: Pool;
  members: Pick<Members, 'byId' | 'list' | 'setStatus' | 'profile'>;
  record: RecordByHand;
  sessions: {
    /** Ends all of a member's sessions, on every server. */
    endAll: (tx: WriteHandle, memberId: string) => Promise<void>;
    /** Tells the member's open screens. */
    ended: (memberId: string) => void;
  };
};

type StatusChange = { memberId: string; status: MemberStatus };

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

    /** A member's personal data, masked. */
    contact: async (id: string) => maskedContact(await members.profile(pool, id)),

    /** One field of it in full; the audit log keeps that it was shown, not what. @throws ApiError NOT_FOUND */
    reveal: (by: ByStaff, { memberId, field }: { memberId: string; field: MaskedField }): Promise<string> =>
      inTransaction(pool, async (tx) => {
        if (!(await members.byId(tx, memberId))) throw new ApiError('NOT_FOUND', { member: memberId });
        const profile = await members.profile(tx, memberId);
        await record(tx, by, 'member_revealed', { memberId, field }, 'no change');
        return profile[field] ?? '';
      }),

    /** Suspends a member, which ends their sessions, or lets them in again. @throws ApiError NOT_FOUND */
    async setStatus(by: ByStaff, { memberId, status }: StatusChange): Promise<Member> {
      const changed = await inTransaction(pool, async (tx) => {
        const before = await members.byId(tx, memberId);
        const member = await members.setStatus(tx, memberId, status);
        if (!before || !member) throw new ApiError('NOT_FOUND', { member: memberId });
        await record(tx, by, 'member_status', { memberId }, { before: { status: before.status }, after: { status } });
        // A member who is let in again later signs in again.
        if (member.status === 'suspended') await sessions.endAll(tx, member.id);
        return member;
      });
      if (changed.status === 'suspended') sessions.ended(changed.id);
      return changed;
    },
  };
}
