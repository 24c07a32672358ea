import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import type { Job } from '../../platform/jobs.ts';
import { enqueue } from '../../platform/jobs.ts';
import type { Clock } from '../../platform/clock.ts';
import { inTransaction, type Pool, type WriteHandle } from '../../platform/database.ts';
import type { Log } from '../../platform/log.ts';
import type { Dialect } from './adapters/dialect.ts';
import { type FreeRounds, type FreeRoundsTold, nextAttempt } from './domain/free-rounds.ts';
import type { WireVendor } from './domain/vendor.ts';
import * as repo from './vendors.free-rounds.repo.ts';
import type { Registry } from './vendors.registry.ts';

/** From the day they are given. */
const PLAYABLE_FOR_HOURS = 14 * 24;
const JOB = 'vendors_free_rounds';
const MOST_LISTED = 500;
const Payload = z.object({ id: z.string() });

export type FreeRoundsGift = Omit<FreeRounds, 'id' | 'vendorCode' | 'validUntil'> & {
  vassalage: string;
  cause: string;
};

type Needs = {
  pool: Pool;
  clock: Clock;
  log: Log;
  registry: Registry;
  dialects: readonly Dialect[];
  merchantCode: () => Promise<string>;
};

export type FreeRoundsService = ReturnType<typeof createFreeRounds>['service'];

type GiveFreeRounds = NonNullable<Dialect['giveFreeRounds']>;

/**
 * Gives free rounds: stored with their cause, then sent to the vendor by a job until it answers clearly. The vendor
 * plays them; their wins come by wallet calls like any win, with the vendor's own money.
 */
export function createFreeRounds({ pool, clock, log, registry, dialects, merchantCode }: Needs) {
  /** The vendor's call for free rounds; or why it has none. */
  async function giverOf(vendorCode: string): Promise<{ vendor: WireVendor; give: GiveFreeRounds } | string> {
    const vendor = await registry.find(vendorCode);
    const dialect = dialects.find(({ name }) => name === vendor?.dialect);
    if (!vendor || !dialect) return 'no such vendor on the wire';
    if (!dialect.giveFreeRounds) return 'the vendor gives no free rounds';
    return vendor.wallet === 'transfer'
      ? 'the vendor keeps balances of its own'
      : { vendor, give: dialect.giveFreeRounds };
  }

  async function tell(gift: FreeRounds): Promise<FreeRoundsTold> {
    const giver = await giverOf(gift.vendorCode);
    if (typeof giver === 'string') return { kind: 'refused', reason: giver };
    const { vendor, give } = giver;
    return give(vendor, { ...gift, operatorId: await merchantCode() });
  }

  async function run(payload: unknown): Promise<void> {
    const { id } = Payload.parse(payload);
    const gift = await repo.selectFreeRounds(pool, id);
    if (gift?.state !== 'waiting') return;
    const told = await tell(gift);
    if (told.kind === 'refused') log.error({ id, vendor: gift.vendorCode, reason: told.reason }, 'free rounds refused');
    await inTransaction(pool, async (tx) => {
      const [state, reason] = told.kind === 'given' ? (['given', null] as const) : (['waiting', told.reason] as const);
      await repo.noteAttempt(tx, id, { state: told.kind === 'refused' ? 'refused' : state, reason }, clock.now());
      if (told.kind !== 'unknown') return;
      await enqueue(tx, JOB, { id }, { key: `${JOB}:${id}`, runAt: nextAttempt(gift.attempts, clock.now()) });
    });
  }

  const service = {
    /** Gives a member free rounds of a game, once for their cause, in the caller's transaction. */
    async give(tx: WriteHandle, { vassalage, cause, ...gift }: FreeRoundsGift): Promise<void> {
      const id = randomUUID();
      const at = clock.now();
      const validUntil = at.add({ hours: PLAYABLE_FOR_HOURS });
      const { memberId, gameCode, rounds, stake, currency } = gift;
      const row = { id, memberId, vendorCode: vassalage, gameCode, rounds, stake, currency, validUntil, cause, at };
      if (await repo.insertFreeRounds(tx, row)) await enqueue(tx, JOB, { id });
    },

    /** Why a vendor can give none; null: it can. */
    async whyNot(vassalage: string): Promise<string | null> {
      const giver = await giverOf(vassalage);
      return typeof giver === 'string' ? giver : null;
    },

    /** Gifts that vendors have not accepted yet, or refused. */
    open: () => repo.selectOpenFreeRounds(pool, MOST_LISTED),

    /** Retries one that was refused. @returns `false` where none was */
    retry: (id: string): Promise<boolean> =>
      inTransaction(pool, async (tx) => {
        const isReopened = await repo.reopenFreeRounds(tx, id, clock.now());
        if (isReopened) await enqueue(tx, JOB, { id });
        return isReopened;
      }),
  };
  const jobs: Job[] = [{ name: JOB, run }];
  return { service, jobs };
}
