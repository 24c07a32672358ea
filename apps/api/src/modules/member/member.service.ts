import type { MemberLock } from '@champa/contract';
import type { Clock } from '../../platform/clock.ts';
import type { ReadHandle, WriteHandle } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { deleteTag, insertTag } from './care.repo.ts';
import type { Member, MemberStatus, NewMember } from './domain/member.ts';
import type { Profile } from './domain/profile.ts';
import { closeInvitation, insertInvitation, type Inviter, selectInviter } from './invitation.repo.ts';
import {
  closeExpired,
  insertMember,
  selectMember,
  selectMemberByName,
  selectBelow,
  selectIsBelow,
  selectUpline,
  selectUsernames,
  updateMemberLock,
  updateMemberStatus,
  updateMemberType,
  updateNickname,
} from './member.repo.ts';
import {
  insertProfile,
  lockProfile,
  selectMemberIdByMobile,
  selectProfile,
  updateEmail,
  updateMobile,
  updateProfile,
} from './profile.repo.ts';

export type Members = ReturnType<typeof createMembers>;

/** The members. Their secrets belong to `credentials`. */
export function createMembers(clock: Clock) {
  return {
    /** @returns `null` when the name is taken */
    create: (tx: WriteHandle, member: NewMember): Promise<Member | null> => insertMember(tx, member, clock.now()),
    byId: (db: ReadHandle, id: string): Promise<Member | null> => selectMember(db, id),
    /** @throws ApiError NOT_FOUND */
    async require(db: ReadHandle, id: string): Promise<Member> {
      const member = await selectMember(db, id);
      if (!member) throw new ApiError('NOT_FOUND', { member: id });
      return member;
    },
    /** When a member registered. @throws RangeError for nobody */
    async joinedAt(db: ReadHandle, id: string): Promise<Temporal.Instant> {
      const member = await selectMember(db, id);
      if (!member) throw new RangeError(`there is no member ${id}`);
      return member.registeredAt;
    },
    byName: (db: ReadHandle, username: string): Promise<Member | null> => selectMemberByName(db, username),
    /** @returns `false` when another account has the mobile number */
    addProfile: (tx: WriteHandle, memberId: string, profile: Profile): Promise<boolean> =>
      insertProfile(tx, memberId, profile),
    profile: (db: ReadHandle, memberId: string): Promise<Profile> => selectProfile(db, memberId),
    /** The profile, locked until the transaction ends. */
    lockProfile: (tx: WriteHandle, memberId: string): Promise<Profile> => lockProfile(tx, memberId),
    /** Updates a locked profile; mobile number and mailbox are bound separately. */
    updateProfile: (tx: WriteHandle, memberId: string, profile: Profile): Promise<void> =>
      updateProfile(tx, memberId, profile),
    /**
     * Binds a number that a code has verified. @returns `false` when it is another member's; the transaction is lost
     * then
     */
    async bindMobile(tx: WriteHandle, memberId: string, mobile: string): Promise<boolean> {
      await lockProfile(tx, memberId);
      return updateMobile(tx, memberId, mobile, clock.now());
    },
    /** Binds a mailbox that a code has verified. */
    async bindEmail(tx: WriteHandle, memberId: string, email: string): Promise<void> {
      await lockProfile(tx, memberId);
      await updateEmail(tx, memberId, email, clock.now());
    },
    setNickname: (tx: WriteHandle, memberId: string, nickname: string): Promise<void> =>
      updateNickname(tx, memberId, nickname),
    /** The member of a mobile number in its international form. */
    async byMobile(db: ReadHandle, mobile: string): Promise<Member | null> {
      const id = await selectMemberIdByMobile(db, mobile);
      return id === null ? null : selectMember(db, id);
    },
    /** The agent who invites with a code; `null` where there is none. */
    inviter: (db: ReadHandle, code: string, domain: string): Promise<Inviter | null> => selectInviter(db, code, domain),
    /**
     * Gives an agent an invitation code, for one domain or for all. @returns `false` when the code is another agent's
     */
    addInvitation: (tx: WriteHandle, code: string, agentId: string, domain: string | null): Promise<boolean> =>
      insertInvitation(tx, { code, agentId, domain }, clock.now()),
    /** Closes a code; it is never given again. */
    closeInvitation: (tx: WriteHandle, code: string): Promise<void> => closeInvitation(tx, code, clock.now()),
    closeExpired: (tx: WriteHandle): Promise<number> => closeExpired(tx, clock.now()),
    /** The direct upline; `null` where there is none. */
    uplineOf: (db: ReadHandle, id: string): Promise<string | null> => selectUpline(db, id),
    /** Whether one member is a downline of another, direct or not. */
    isBelow: (db: ReadHandle, id: string, aboveId: string): Promise<boolean> => selectIsBelow(db, id, aboveId),
    /** Those of some members who are downlines of another, direct or not. */
    belowOf: (db: ReadHandle, ids: readonly string[], aboveId: string): Promise<Set<string>> =>
      selectBelow(db, ids, aboveId),
    /** Usernames by ID. */
    usernames: (db: ReadHandle, ids: readonly string[]): Promise<Map<string, string>> => selectUsernames(db, ids),
    /** @returns `null` when there is no such member */
    setStatus: (tx: WriteHandle, id: string, status: MemberStatus): Promise<Member | null> =>
      updateMemberStatus(tx, id, status),
    /** @returns `null` when there is no such member */
    setLock: (tx: WriteHandle, id: string, lock: { kind: MemberLock; isLocked: boolean }): Promise<Member | null> =>
      updateMemberLock(tx, id, lock),
    /** What staff calls members; audiences of promotions read it. */
    tags: {
      /** @returns whether the member had it not yet */
      add: (tx: WriteHandle, given: { memberId: string; tag: string; actor: string }): Promise<boolean> =>
        insertTag(tx, given, clock.now()),
      /** @returns whether the member had it */
      remove: (tx: WriteHandle, memberId: string, tag: string): Promise<boolean> => deleteTag(tx, memberId, tag),
    },
    setType: (tx: WriteHandle, id: string, type: number): Promise<void> => updateMemberType(tx, id, type),
  };
}
