import type { MaskedField, MemberLock } from '@champa/contract';
import type { Clock } from '../../platform/clock.ts';
import type { ByStaff, RecordByHand } from '../../platform/command-line.ts';
import { inTransaction, type Pool, type WriteHandle } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { because } from '../../platform/http/because.ts';
import { byId, type Page, type PageWish, readPage } from '../../platform/paging.ts';
import { type Note, insertNote, type NewNote, selectNoteByKey, selectNotes, selectTags } from './care.repo.ts';
import { maskedContact } from './contact.ts';
import type { Member, MemberStatus } from './domain/member.ts';
import { selectLine } from './member.repo.ts';
import type { Members } from './member.service.ts';
import { createMemberSearch, type MemberSearchNeeds } from './search.service.ts';

export type MemberAdminNeeds = MemberSearchNeeds & {
  pool: Pool;
  clock: Clock;
  members: Pick<Members, 'require' | 'setStatus' | 'setLock' | 'profile' | 'tags'>;
  record: RecordByHand;
  sessions: {
    /** Ends all of a member's sessions, on every server. */
    endAll: (tx: WriteHandle, memberId: string) => Promise<void>;
    /** Tells the member's open screens. */
    ended: (memberId: string) => void;
  };
};

type StatusChange = { memberId: string; status: MemberStatus };
type LockChange = { memberId: string; kind: MemberLock; isLocked: boolean };

export type MemberAdmin = ReturnType<typeof createMemberAdmin>;

/** What staff does with members' accounts. The access log keeps who did it and why. */
export function createMemberAdmin(needs: MemberAdminNeeds) {
  const { pool, clock, members, record, sessions } = needs;

  return {
    search: createMemberSearch(needs),

    tagsOf: (ids: readonly string[]): Promise<Map<string, string[]>> => selectTags(pool, ids),

    member: (id: string): Promise<Member> => members.require(pool, id),

    /** A member's personal data, masked. */
    contact: async (id: string) => maskedContact(await members.profile(pool, id)),

    /** One field of it in full; the audit log keeps that it was shown, not what. @throws ApiError NOT_FOUND */
    reveal: (by: ByStaff, { memberId, field }: { memberId: string; field: MaskedField }): Promise<string> =>
      inTransaction(pool, async (tx) => {
        await members.require(tx, memberId);
        const profile = await members.profile(tx, memberId);
        await record(tx, by, 'member_revealed', { memberId, field }, 'no change');
        return profile[field] ?? '';
      }),

    /** Suspends a member, which ends their sessions, or lets them in again. @throws ApiError NOT_FOUND, or NOT_POSSIBLE of a closed account */
    async setStatus(by: ByStaff, { memberId, status }: StatusChange): Promise<Member> {
      const changed = await inTransaction(pool, async (tx) => {
        const before = await members.require(tx, memberId);
        if (before.status === 'closed')
          throw new ApiError('NOT_POSSIBLE', because('member_closed', 'the account is closed'));
        const member = (await members.setStatus(tx, memberId, status))!;
        await record(tx, by, 'member_status', { memberId }, { before: { status: before.status }, after: { status } });
        // A member who is let in again later signs in again.
        if (member.status === 'suspended') await sessions.endAll(tx, member.id);
        return member;
      });
      if (changed.status === 'suspended') sessions.ended(changed.id);
      return changed;
    },

    /** Locks a member out of play or withdrawals, or lets them again. @throws ApiError NOT_FOUND */
    setLock: (by: ByStaff, { memberId, kind, isLocked }: LockChange): Promise<Member> =>
      inTransaction(pool, async (tx) => {
        const { locks: before } = await members.require(tx, memberId);
        const changed = (await members.setLock(tx, memberId, { kind, isLocked }))!;
        const change = { before: { locks: before }, after: { locks: changed.locks } };
        await record(tx, by, isLocked ? 'member_locked' : 'member_unlocked', { memberId, kind }, change);
        return changed;
      }),

    /** Gives a member these tags instead of those they have. @throws ApiError NOT_FOUND */
    setTags: (by: ByStaff, { memberId, tags }: { memberId: string; tags: readonly string[] }): Promise<Member> =>
      inTransaction(pool, async (tx) => {
        const member = await members.require(tx, memberId);
        const before = (await selectTags(tx, [memberId])).get(memberId) ?? [];
        for (const tag of before) if (!tags.includes(tag)) await members.tags.remove(tx, memberId, tag);
        for (const tag of tags) await members.tags.add(tx, { memberId, tag, actor: by.actor });
        await record(tx, by, 'member_tagged', { memberId }, { before: { tags: before }, after: { tags } });
        return member;
      }),

    notes: (memberId: string, { before, pageSize }: PageWish): Promise<Page<Note>> =>
      readPage(pageSize, (limit) => selectNotes(pool, memberId, { before, limit }), byId),

    /** Notes something, once for a key. @throws ApiError NOT_FOUND, IDEMPOTENCY_CONFLICT */
    note: (by: Omit<ByStaff, 'reason'>, given: Omit<NewNote, 'actor'>): Promise<Note> =>
      inTransaction(pool, async (tx) => {
        const { memberId, text, key } = given;
        await members.require(tx, memberId);
        const made = await insertNote(tx, { ...given, actor: by.actor }, clock.now());
        if (made) {
          await record(tx, by, 'member_noted', { memberId, note: String(made.id) }, 'not kept');
          return made;
        }
        const known = await selectNoteByKey(tx, key);
        if (known?.memberId !== memberId || known.text !== text) throw new ApiError('IDEMPOTENCY_CONFLICT');
        return known;
      }),

    /** The account and what the member told of themself, in full. @throws ApiError NOT_FOUND */
    async personalData(memberId: string): Promise<object> {
      const account = await members.require(pool, memberId);
      const [profile, tags] = await Promise.all([members.profile(pool, memberId), selectTags(pool, [memberId])]);
      return { account, profile, tags: tags.get(memberId) ?? [] };
    },

    /** Who is above a member, from the nearest up. */
    uplines: async (memberId: string) => (await selectLine(pool, memberId)).slice(1),
  };
}
