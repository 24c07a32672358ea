import { dayAt } from '../../platform/brand-calendar.ts';
import type { Clock } from '../../platform/clock.ts';
import { inTransaction, type Pool } from '../../platform/database.ts';
import type { SecretBox } from '../../platform/secret-box.ts';
import { networkOf } from './domain/network.ts';
import * as repo from './visits.repo.ts';

type Needs = { pool: Pool; clock: Clock; secrets: Pick<SecretBox, 'mac'> };

/** This much of a hash tells the visitors of a link on a day apart. */
const MARK_BYTES = 16;
const DROPPED_AT_ONCE = 50_000;

export type VisitsService = ReturnType<typeof createVisitsService>;

/** Counts visits of invitation links: one an address and day. No address is stored. */
export function createVisitsService({ pool, clock, secrets }: Needs) {
  const today = (): Temporal.PlainDate => dayAt(clock.now(), 'UTC');

  return {
    async note(linkId: string, address: string): Promise<void> {
      const day = today().toString();
      const mark = secrets.mac('link-visit', `${linkId}\n${day}\n${networkOf(address)}`).subarray(0, MARK_BYTES);
      await inTransaction(pool, (tx) => repo.countVisit(tx, { linkId, day, mark }));
    },

    /** Deletes the marks of days that are over. */
    async forget(): Promise<void> {
      const day = today().toString();
      let dropped: number;
      do dropped = await inTransaction(pool, (tx) => repo.deleteVisitsBefore(tx, day, DROPPED_AT_ONCE));
      while (dropped === DROPPED_AT_ONCE);
    },
  };
}
