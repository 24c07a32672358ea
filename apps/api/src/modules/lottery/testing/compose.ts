import type { LiveEvent } from '@champa/contract';
import type { Result } from '@champa/lottery';
import type { Deps } from '../../../module.ts';
import { systemClock } from '../../../platform/clock.ts';
import type { Pool, ReadHandle } from '../../../platform/database.ts';
import { createLog } from '../../../platform/log.ts';
import { createMetrics } from '../../../platform/metrics.ts';
import { createSecretBox } from '../../../platform/secret-box.ts';
import type { ResultFeed } from '../adapters/result-feed/result-feed.ts';
import { recordByHand, unguarded } from '../../../testing/by-test.ts';
import type { Guard } from '../../approvals/index.ts';
import type { StakeLimit } from '../../limits/index.ts';
import { createLottery, type Lottery } from '../index.ts';
import type { Told } from '../settle.service.ts';

const SECRETS_KEY = Buffer.alloc(32, 7);

/** The answers of a source: the same for every draw, or by station. */
export type Says = Result | null | ((station: string) => Result | null);

/** What limits a member's stakes, for the refusals that name it. */
export type StakeLimits = (db: ReadHandle, memberId: string) => Promise<readonly StakeLimit[]>;

type On = {
  feeds: Says[];
  told: Told[];
  events: LiveEvent[];
  betsAtATime?: number;
  stakeLimits?: StakeLimits | undefined;
  guard?: Guard;
};

/** The lottery of one server. */
export function lotteryOn(
  pool: Pool,
  { feeds, told, events, stakeLimits = async () => [], guard = unguarded(pool), ...size }: On,
): Lottery {
  const log = createLog('silent', 'test');
  const live = {
    publish: (_member: string, event: LiveEvent) => events.push(event),
    publishToAll: (event: LiveEvent) => events.push(event),
  };
  const deps = { config: { LOTTERY_SOURCES: '' }, pool, clock: systemClock, log, metrics: createMetrics(), live };
  const sources: ResultFeed[] = ['alpha', 'beta'].map((name, place) => ({
    name,
    find: async ({ station }) => {
      const says = feeds[place] ?? null;
      return typeof says === 'function' ? says(station) : says;
    },
  }));
  return createLottery(deps as unknown as Deps, {
    secrets: createSecretBox(SECRETS_KEY),
    brand: async () => ({ currency: 'LAK', timeZone: 'Asia/Vientiane', defaultLanguage: 'lo' }),
    requirePlay: async () => undefined,
    stakeLimits,
    tell: async (_tx, message) => told.push(message),
    cards: async () => ['TCG_LOTTO_VN'],
    record: recordByHand,
    guard,
    feeds: sources,
    lookEveryMs: 0,
    ...size,
  });
}
