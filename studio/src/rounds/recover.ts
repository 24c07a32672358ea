import { voidUnfinishedFlights } from '../flights/flights.repo.ts';
import type { Studio } from '../studio.ts';
import { giveBack } from './deliver.ts';
import { releaseAll } from './deliveries.repo.ts';
import { giveRaisesBack } from './raise.ts';
import { takingBefore } from './raises.repo.ts';
import { placingBefore } from './rounds.repo.ts';

// Much longer than a wallet call may take.
const ABANDONED_MS = 60_000;

/**
 * After a start: returns the stakes of everything that the last process left unfinished, and delivers at once what it owed. The
 * published rule: a round is void if it was interrupted before it was decided, and every bet of an interrupted flight that was
 * not cashed out is returned.
 */
export async function recover(studio: Studio): Promise<void> {
  const standing = await voidUnfinishedFlights(studio.pool, new Date(studio.now()));
  if (standing.length > 0) studio.log.warn({ rounds: standing.length }, 'returning bets of interrupted flights');
  await giveBack(studio, standing);
  await giveBackPlacing(studio, new Date(studio.now() + 1));
  await giveRaisesBack(studio, await takingBefore(studio.pool, new Date(studio.now() + 1)));
  await releaseAll(studio.pool, new Date(studio.now()));
}

/** While running: rounds whose work failed between taking the stake and storing the outcome. */
export async function sweepAbandoned(studio: Studio): Promise<void> {
  const before = new Date(studio.now() - ABANDONED_MS);
  await giveBackPlacing(studio, before);
  await giveRaisesBack(studio, await takingBefore(studio.pool, before));
}

async function giveBackPlacing(studio: Studio, before: Date): Promise<void> {
  const ids = (await placingBefore(studio.pool, before)).filter((id) => !studio.inFlight.has(id));
  if (ids.length > 0) studio.log.warn({ rounds: ids.length }, 'returning stakes of interrupted rounds');
  await giveBack(studio, ids);
}
