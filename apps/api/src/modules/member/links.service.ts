import type { memberLinkReasons } from '@champa/contract';
import type { Pool, ReadHandle } from '../../platform/database.ts';
import type { Member } from './domain/member.ts';
import { selectAmong } from './member.repo.ts';

export type LinkReason = (typeof memberLinkReasons)[number];

export type Linked = Pick<Member, 'id' | 'username' | 'status' | 'registeredAt'> & { reasons: LinkReason[] };

/** Other members who have something in common with a member, each as often as there are reasons. */
export type FindLinks = (db: ReadHandle, memberId: string) => Promise<{ id: string; reason: LinkReason }[]>;

export type LinkedMembers = (memberId: string) => Promise<Linked[]>;

const SHOWN = 100;
/** How much a reason says, alone or with others. */
const WEIGHTS: Record<LinkReason, number> = { payee: 4, device: 2, address: 1 };

/** Members who may be the same person as a member: the strongest reasons first. */
export function createLinkedMembers({
  pool,
  findLinks,
}: {
  pool: Pool;
  findLinks: readonly FindLinks[];
}): LinkedMembers {
  return async (memberId) => {
    const links = (await Promise.all(findLinks.map((find) => find(pool, memberId)))).flat();
    const reasons = Map.groupBy(links, ({ id }) => id);
    const weightOf = (id: string): number => sumOf(reasons.get(id)!.map(({ reason }) => WEIGHTS[reason]));
    const ids = [...reasons.keys()].toSorted((a, b) => weightOf(b) - weightOf(a)).slice(0, SHOWN);
    const members = new Map(
      (await selectAmong(pool, ids, { status: null, tag: null })).map((member) => [member.id, member]),
    );
    return ids
      .map((id) => members.get(id))
      .filter((member) => member !== undefined)
      .map(({ id, username, status, registeredAt }) => ({
        id,
        username,
        status,
        registeredAt,
        reasons: [...new Set(reasons.get(id)!.map(({ reason }) => reason))],
      }));
  };
}

function sumOf(weights: readonly number[]): number {
  return weights.reduce((a, b) => a + b, 0);
}
