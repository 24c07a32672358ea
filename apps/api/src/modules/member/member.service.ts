import type { Clock } from '../../platform/clock.ts';
import type { ReadHandle, WriteHandle } from '../../platform/database.ts';
import type { Member, MemberStatus, NewMember } from './domain/member.ts';
import {
  insertMember,
  selectMember,
  selectMemberByName,
  selectMembers,
  updateMemberStatus,
  updateMemberType,
} from './member.repo.ts';

export type Members = ReturnType<typeof createMembers>;

/** Who plays here. Secrets are the identity module's. */
export function createMembers(clock: Clock) {
  return {
    /** @returns `null` when the name is taken */
    create: (tx: WriteHandle, member: NewMember): Promise<Member | null> => insertMember(tx, member, clock.now()),
    byId: (db: ReadHandle, id: string): Promise<Member | null> => selectMember(db, id),
    byName: (db: ReadHandle, username: string): Promise<Member | null> => selectMemberByName(db, username),
    list: selectMembers,
    /** @returns `null` when there is no such member */
    setStatus: (tx: WriteHandle, id: string, status: MemberStatus): Promise<Member | null> =>
      updateMemberStatus(tx, id, status),
    setType: (tx: WriteHandle, id: string, type: number): Promise<void> => updateMemberType(tx, id, type),
  };
}
