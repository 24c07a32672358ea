import type { Clock } from '../../platform/clock.ts';
import { inTransaction, type Pool, type ReadHandle } from '../../platform/database.ts';
import type { Log } from '../../platform/log.ts';
import * as repo from './my-games.repo.ts';

/** Games stored for each member. */
export const MOST_RECENT = 100;

export type Recents = {
  /** Nodes of the games a member opened, the last first. */
  nodes: (db: ReadHandle, memberId: string) => Promise<bigint[]>;
  /** Notes that a member opened a game. Returns at once and never throws. */
  note: (memberId: string, nodeId: string) => void;
  /** Resolves when all pending notes are written. */
  drain: () => Promise<void>;
};

/**
 * A member's recent games.
 *
 * They are noted after the launch, in a transaction of their own that nothing waits for: so a launch is no slower and
 * cannot fail by it, and a game its vendor refused to open is not noted. A crash at that moment loses one entry of a
 * list of convenience.
 */
export function createRecents({ pool, clock, log }: { pool: Pool; clock: Clock; log: Log }): Recents {
  const underWay = new Set<Promise<void>>();

  async function write(memberId: string, nodeId: string): Promise<void> {
    try {
      const now = clock.now();
      await inTransaction(pool, (tx) => repo.upsertRecent(tx, { memberId, nodeId, keep: MOST_RECENT }, now));
    } catch (error) {
      log.warn({ err: error, nodeId }, 'an opened game was not noted');
    }
  }

  return {
    nodes: repo.selectRecent,
    note(memberId, nodeId) {
      const noting = write(memberId, nodeId).finally(() => underWay.delete(noting));
      underWay.add(noting);
    },
    async drain() {
      await Promise.all(underWay);
    },
  };
}
