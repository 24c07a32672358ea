import { dayAt } from '../../platform/brand-calendar.ts';
import type { Clock } from '../../platform/clock.ts';
import { inTransaction, type Pool } from '../../platform/database.ts';
import type { SecretBox } from '../../platform/secret-box.ts';
import { networkOf } from './domain/network.ts';
import * as repo from './visits.repo.ts';

type Needs = { pool: Pool; clock: Clock; secrets: Pick<SecretBox, 'mac'> };

/** So much of a hash tells the visitors of a link on a day apart. */
const MARK_BYTES = 16;
const DROPPED_AT_ONCE = 50_000;

export type VisitsService = ReturnType<typeof createVisitsService>;

/** How often people come by invitation links: from one address once a day, whatever is tried. Nobody's address is kept. */
export function createVisitsService({ pool, clock, secrets }: Needs) {
  const today = (): Temporal.PlainDate => dayAt(clock.now(), 'UTC');

  return {
    async note(linkId: string, address: string): Promise<void> {
      const day = today().toString();
      const mark = secrets.mac('link-visit', `${linkId}\n${day}\n${networkOf(address)}`).subarray(0, MARK_BYTES);
      await inTransaction(pool, (tx) => repo.countVisit(tx, { linkId, day, mark }));
    },

    /** Forgets who was counted on days that are over. */
    async forget(): Promise<void> {
      const day = today().toString();
      let dropped: number;
      do dropped = await inTransaction(pool, (tx) => repo.deleteVisitsBefore(tx, day, DROPPED_AT_ONCE));
      while (dropped === DROPPED_AT_ONCE);
    },
  };
}
