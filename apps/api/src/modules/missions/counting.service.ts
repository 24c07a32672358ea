import type { Clock } from '../../platform/clock.ts';
import type { WriteHandle } from '../../platform/database.ts';
import { enqueue } from '../../platform/jobs.ts';
import type { CountedFact } from './domain/fact.ts';
import type { NewAward } from './awards.repo.ts';
import type { Awards } from './awards.service.ts';
import { type Brand, type Completion, keyOf, scoresOf, stepsOf, walk } from './domain/counting.ts';
import * as repo from './missions.repo.ts';
import * as progress from './progress.repo.ts';

export type CountingNeeds = { clock: Clock; awards: Awards; brand: () => Promise<Brand> };

export const ANNOUNCE = 'missions_announce';

/**
 * Consumes facts: each advances the missions and boards it counts for, once, in the transaction that also moves the
 * consumer's position. Completed missions are rewarded in it.
 */
export function createCounting({ clock, awards, brand }: CountingNeeds) {
  return async function count(tx: WriteHandle, facts: readonly CountedFact[]): Promise<void> {
    const house = await brand();
    // Locked, so that no period is closed between its last read and these scores.
    const boards = await repo.holdBoards(tx);
    const missions = (await repo.selectMissions(tx)).filter(({ isPaused }) => !isPaused);
    const steps = stepsOf(facts, missions, house);
    const known = steps.length > 0 ? await progress.selectStandings(tx, steps) : new Map();
    const { standings, completions } = walk(steps, (step) => known.get(keyOf(step)));
    const scores = scoresOf(facts, completions, boards, house);

    if (standings.length > 0) await progress.upsertStandings(tx, standings);
    if (scores.length > 0) await progress.addScores(tx, scores);
    await awards.award(tx, completions.map(awardOf));
    const moved = [...new Set([...standings, ...scores].map(({ memberId }) => memberId))];
    if (moved.length > 0) await enqueue(tx, ANNOUNCE, { memberIds: moved });
  };

  function awardOf({ memberId, mission, period }: Completion): NewAward {
    const now = clock.now();
    return {
      memberId,
      cause: causeOf(mission.id, period),
      sourceId: `mission:${mission.id}`,
      missionId: mission.id,
      period,
      title: mission.title,
      reward: mission.reward,
      budget: mission.budget,
      expiresAt: now.add({ hours: 24 * mission.claimDays }),
      at: now,
    };
  }
}

/** The cause of the reward for a period of a mission. */
export function causeOf(missionId: bigint, period: string): string {
  return `mission:${missionId}:${period}`;
}
