import type { Clock } from '../../platform/clock.ts';
import type { Pool } from '../../platform/database.ts';
import * as repo from './audience.repo.ts';
import type { AwardsNeeds } from './awards.service.ts';
import type { Audience } from './domain/definition.ts';
import { refusalOf } from './domain/judging.ts';

type Needs = Pick<AwardsNeeds, 'levelsOf'> & {
  pool: Pool;
  clock: Clock;
  /** Milliseconds of a clock that never goes back. */
  elapsed: () => number;
};

export type AudienceSize = { members: number; lookedAt: number; isWhole: boolean };

const AT_ONCE = 1000;
/** An employee waits for it. */
const LONGEST = 1500;

/**
 * Counts whom an audience addresses now, by the rule that judges them later, from the newest member on, as far as a short time goes. Null:
 * everybody.
 */
export function createAudienceSize({ pool, clock, levelsOf, elapsed }: Needs) {
  return async (audience: Audience): Promise<AudienceSize | null> => {
    if (Object.keys(audience).length === 0) return null;
    const until = elapsed() + LONGEST;
    const size = { members: 0, lookedAt: 0 };
    let before: string | null = null;
    do {
      const ids: string[] = await repo.selectNewest(pool, before, AT_ONCE);
      if (ids.length > 0) {
        size.members += await countMeant(audience, ids);
        size.lookedAt += ids.length;
      }
      if (ids.length < AT_ONCE) return { ...size, isWhole: true };
      before = ids.at(-1)!;
    } while (elapsed() < until);
    return { ...size, isWhole: false };
  };

  async function countMeant(audience: Audience, ids: readonly string[]): Promise<number> {
    const now = clock.now();
    const [known, levels] = await Promise.all([repo.selectMembers(pool, ids, now), levelsOf(pool, ids)]);
    const all = [...known.values()].map((one) => ({ ...one, level: levels.get(one.memberId) ?? 0, links: [] }));
    return all.filter((one) => refusalOf(one, { audience }, [], now) === null).length;
  }
}
