import { type Amount, parseAmount } from '@champa/money';
import type { Clock } from '../../platform/clock.ts';
import { inTransaction, type Pool, type ReadHandle } from '../../platform/database.ts';
import * as repo from './compliance.repo.ts';

/** What a round staked or won. */
export type LargePlay = {
  kind: 'stake' | 'win';
  roundId: bigint;
  memberId: string;
  amount: Amount;
  currency: string;
  at: Temporal.Instant;
};

export type PlaysNeeds = {
  playThresholds: () => Promise<{ stake: string; win: string }>;
  /** Rounds that changed since a time and reach an amount. */
  largePlays: (
    db: ReadHandle,
    since: Temporal.Instant,
    from: { stake: Amount; win: Amount },
  ) => Promise<readonly LargePlay[]>;
};

/** A call is written by its time, and may be seen so much later. */
const LATE = Temporal.Duration.from({ minutes: 10 });

/** Keeps rounds whose stakes or wins reach the amounts set now, each once as either. */
export function createPlaysWatch({
  pool,
  clock,
  playThresholds,
  largePlays,
}: PlaysNeeds & { pool: Pool; clock: Clock }) {
  return async (): Promise<void> => {
    const { stake, win } = await playThresholds();
    const from = { stake: parseAmount(stake), win: parseAmount(win) };
    await inTransaction(pool, async (tx) => {
      const until = clock.now();
      const since = (await repo.lockProgress(tx)).subtract(LATE);
      for (const { roundId, ...play } of await largePlays(tx, since, from))
        await repo.insertTransaction(tx, { ...play, reference: String(roundId), threshold: from[play.kind] });
      await repo.updateProgress(tx, until);
    });
  };
}
