import { dayAt } from '../../../platform/brand-calendar.ts';
import type { CountedFact } from './fact.ts';
import { countedOf } from './goal.ts';
import type { Board, Mission } from './mission.ts';
import { spanOf } from './period.ts';

/** A member's progress in one period of a mission. Once it is completed it stays so. */
export type Standing = { progress: bigint; days: readonly string[]; completedAt: Temporal.Instant | null };

/** One fact's part in one mission. */
export type Step = {
  memberId: string;
  mission: Mission;
  period: string;
  day: string;
  counted: bigint;
  at: Temporal.Instant;
};

/** A mission that a step has completed. */
export type Completion = Pick<Step, 'memberId' | 'mission' | 'period' | 'day' | 'at'>;

/** The increase of a member's score on a board. */
export type Scored = { board: Board; period: string; memberId: string; raw: bigint };

export type Counted = {
  standings: { memberId: string; mission: Mission; period: string; standing: Standing }[];
  completions: Completion[];
  scores: Scored[];
};

export type Brand = { timeZone: string; currency: string };

const nothingYet: Standing = { progress: 0n, days: [], completedAt: null };

/**
 * The day a fact counts on, by the brand's time: play on the day its round began, a refund of a deposit on the day it
 * came.
 */
export function dayOfFact(fact: CountedFact, timeZone: string): string {
  if (fact.kind === 'played') return fact.data.day;
  const at = fact.kind === 'deposit_refunded' ? Temporal.Instant.from(fact.data.creditedAt) : fact.at;
  return dayAt(at, timeZone).toString();
}

/** The steps of missions that facts cause, fact by fact. */
export function stepsOf(
  facts: readonly CountedFact[],
  missions: readonly Mission[],
  { timeZone, currency }: Brand,
): Step[] {
  return facts.flatMap((fact) => {
    const day = dayOfFact(fact, timeZone);
    return missions.flatMap((mission) => {
      const span = spanOf(mission.kind, day, mission);
      const counted = span && countedOf(mission.goal, fact, currency);
      if (!span || counted === null) return [];
      return [{ memberId: fact.memberId, mission, period: span.firstDay, day, counted, at: fact.at }];
    });
  });
}

/** Applies steps in their order to the progress of each mission. */
export function walk(
  steps: readonly Step[],
  standingOf: (step: Step) => Standing | undefined,
): Pick<Counted, 'standings' | 'completions'> {
  const reached = new Map<string, Counted['standings'][number]>();
  const completions: Completion[] = [];
  for (const step of steps) {
    const { memberId, mission, period, day, at } = step;
    const key = keyOf(step);
    const before = reached.get(key)?.standing ?? standingOf(step) ?? nothingYet;
    const after = advance(before, step);
    reached.set(key, { memberId, mission, period, standing: after });
    if (after.completedAt && !before.completedAt) completions.push({ memberId, mission, period, day, at });
  }
  return { standings: [...reached.values()], completions };
}

/** The scores on boards from facts and completed missions. */
export function scoresOf(
  facts: readonly CountedFact[],
  completions: readonly Completion[],
  boards: readonly Board[],
  { timeZone, currency }: Brand,
): Scored[] {
  const sums = new Map<string, Scored>();
  const add = (board: Board, day: string, memberId: string, raw: bigint): void => {
    const period = spanOf(board.period, day, board)?.firstDay;
    if (period === undefined || raw === 0n) return;
    const key = `${board.id} ${period} ${memberId}`;
    sums.set(key, { board, period, memberId, raw: (sums.get(key)?.raw ?? 0n) + raw });
  };
  for (const board of boards) {
    const { score } = board;
    if (score.kind === 'stars') {
      for (const { memberId, mission, day } of completions) add(board, day, memberId, BigInt(mission.stars));
    } else {
      for (const fact of facts) {
        add(board, dayOfFact(fact, timeZone), fact.memberId, countedOf(score, fact, currency) ?? 0n);
      }
    }
  }
  return [...sums.values()];
}

export function keyOf({ memberId, mission, period }: Pick<Step, 'memberId' | 'mission' | 'period'>): string {
  return `${memberId} ${mission.id} ${period}`;
}

function advance({ progress, days, completedAt }: Standing, { mission, counted, day, at }: Step): Standing {
  const isByDay = mission.goal.kind === 'sign_in_days';
  const seen = !isByDay || days.includes(day) ? days : [...days, day].toSorted();
  const sum = isByDay ? BigInt(seen.length) : progress + counted;
  return { progress: sum, days: seen, completedAt: completedAt ?? (sum >= mission.target ? at : null) };
}
