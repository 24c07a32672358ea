import { isDeepStrictEqual } from 'node:util';
import type { LocalText, PlanState } from '@champa/contract';
import { formatDecimal, SCALE } from '@champa/money';
import { dayAt, startOfDay } from '../../platform/brand-calendar.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Pool, ReadHandle, WriteHandle } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { planForm } from '../../platform/plan-form.ts';
import type { PlannedKind, PlanRow, PlanValue } from '../../platform/plan-kind.ts';
import { type GivableNeeds, requireGivable } from '../rewards/index.ts';
import {
  type Activity,
  type Board,
  type Goal,
  isMoney,
  type Mission,
  type Offered,
  type Score,
} from './domain/mission.ts';
import { ActivityImport, BoardImport, MissionImport, toBoard, toMission } from './domain/mission-import.ts';
import type { RewardPlan } from './domain/reward-plan.ts';
import * as repo from './missions.repo.ts';

type Needs = GivableNeeds & { pool: Pool; clock: Clock; timeZone: () => Promise<string> };

const missionForm = planForm(MissionImport, ['code']);
const boardForm = planForm(BoardImport, ['code']);
const eventForm = planForm(ActivityImport, ['code']);

/** Missions, boards and events as staff plans them. What is counted stays as it is: members are under way. */
export function createMissionPlans({ pool, clock, timeZone, ...givable }: Needs): PlannedKind[] {
  type Shown = Offered & { code: string; title: LocalText; isPaused?: boolean };

  async function rowsOf<T extends Shown>(
    all: readonly T[],
    of: (one: T) => { group: string | null; budget: string | null },
  ): Promise<PlanRow[]> {
    const zone = await timeZone();
    const today = dayAt(clock.now(), zone).toString();
    const end = (day: string) => startOfDay(Temporal.PlainDate.from(day).add({ days: 1 }), zone);
    return all.map((one) => ({
      key: one.code,
      title: one.title,
      state: stateOf(one, today),
      from: one.firstDay === null ? null : startOfDay(one.firstDay, zone),
      until: one.lastDay === null ? null : end(one.lastDay),
      cost: null,
      ...of(one),
    }));
  }

  const pausable = (table: 'mission' | 'board'): Pick<PlannedKind, 'switch'> => ({
    switch: async (tx, _by, { key, running }) => {
      await repo.setPaused(tx, table, key, !running);
    },
  });

  const missions: PlannedKind = {
    kind: 'missions',
    shape: missionForm.shape,
    rows: async () =>
      rowsOf(await repo.selectMissions(pool), ({ kind, budget, reward }) => ({
        group: kind,
        budget: payer([reward], budget),
      })),
    read: async (db, key) => valueOf(await repo.selectMissions(db), key, writeMission),
    budgetOf: (code, value) => {
      const { reward, budget } = missionForm.parse(value, { code });
      return payer([reward], budget);
    },
    save: async (tx, _by, { key: code, value }) => {
      const mission = toMission(missionForm.parse(value, { code }));
      await requireGivable(givable, [mission.reward]);
      if (await repo.insertMission(tx, mission, clock.now())) return;
      const before = (await repo.selectMissions(tx)).find((one) => one.code === code)!;
      requireSame({
        kind: [before.kind, mission.kind],
        goal: [before.goal, mission.goal],
        target: [before.target, mission.target],
      });
      await repo.updateMission(tx, mission);
    },
    ...pausable('mission'),
  };

  const boards: PlannedKind = {
    kind: 'boards',
    shape: boardForm.shape,
    rows: async () =>
      rowsOf(await repo.selectBoards(pool), ({ period, budget, prizes }) => ({
        group: period,
        budget: payer(
          prizes.map(({ reward }) => reward),
          budget,
        ),
      })),
    read: async (db, key) => valueOf(await repo.selectBoards(db), key, writeBoard),
    budgetOf: (code, value) => {
      const { prizes, budget } = boardForm.parse(value, { code });
      return payer(
        prizes.map(({ reward }) => reward),
        budget,
      );
    },
    save: async (tx, _by, { key: code, value }) => {
      const board = toBoard(boardForm.parse(value, { code }));
      await requireGivable(
        givable,
        board.prizes.map(({ reward }) => reward),
      );
      if (await repo.insertBoard(tx, board, clock.now())) return;
      const before = (await repo.selectBoards(tx)).find((one) => one.code === code)!;
      requireSame({
        period: [before.period, board.period],
        score: [before.score, board.score],
        unit: [before.unit, board.unit],
      });
      await repo.updateBoard(tx, board);
    },
    ...pausable('board'),
  };

  const events: PlannedKind = {
    kind: 'events',
    shape: eventForm.shape,
    rows: async () => rowsOf(await repo.selectActivities(pool), () => ({ group: null, budget: null })),
    read: async (db: ReadHandle, key) => valueOf(await repo.selectActivities(db), key, writeEvent),
    budgetOf: () => null,
    save: async (tx: WriteHandle, _by, { key: code, value }) => {
      const { board, ...event } = eventForm.parse(value, { code });
      const activity = { ...event, board: board ?? null };
      if (!(await repo.insertActivity(tx, activity))) await repo.updateActivity(tx, activity);
    },
  };

  return [missions, boards, events];
}

function stateOf({ firstDay, lastDay, isPaused = false }: Offered & { isPaused?: boolean }, today: string): PlanState {
  if (lastDay !== null && lastDay < today) return 'over';
  if (isPaused) return 'paused';
  return firstDay !== null && firstDay > today ? 'coming' : 'running';
}

const payer = (rewards: readonly RewardPlan[], budget: string): string | null =>
  rewards.some(({ kind }) => kind === 'cash' || kind === 'bonus' || kind === 'free_rounds') ? budget : null;

/** @throws ApiError VALIDATION for what must not change: members' counts stand for it */
function requireSame(parts: Record<string, readonly [before: unknown, after: unknown]>): void {
  const changed = Object.entries(parts).filter(([, [before, after]]) => !isDeepStrictEqual(before, after));
  if (changed.length === 0) return;
  const fields = Object.fromEntries(changed.map(([name]) => [`value.${name}`, 'stays']));
  throw new ApiError('VALIDATION', { fields });
}

function valueOf<T extends { code: string }>(
  all: readonly T[],
  key: string,
  write: (one: T) => PlanValue,
): PlanValue | null {
  const found = all.find(({ code }) => code === key);
  return found ? write(found) : null;
}

function writeMission({
  kind,
  activity,
  title,
  text,
  goal,
  target,
  reward,
  budget,
  stars,
  claimDays,
  sort,
  ...days
}: Mission): PlanValue {
  return {
    kind,
    ...(activity !== null && { activity }),
    title,
    text,
    goal: writeGoal(goal),
    target: writeSize(goal.kind, target),
    reward,
    budget,
    stars,
    claimDays,
    ...writeDays(days),
    sort,
  };
}

function writeBoard({
  period,
  title,
  text,
  score,
  unit,
  prizes,
  budget,
  claimDays,
  settleMinutes,
  sort,
  ...days
}: Board): PlanValue {
  return {
    period,
    title,
    text,
    score: score.kind === 'stars' ? { kind: 'stars' } : writeGoal(score),
    unit: writeSize(score.kind, unit),
    prizes,
    budget,
    claimDays,
    settleMinutes,
    ...writeDays(days),
    sort,
  };
}

function writeEvent({ title, text, board, firstDay, lastDay, sort }: Activity): PlanValue {
  return { title, text, ...(board !== null && { board }), firstDay, lastDay, sort };
}

function writeGoal({ least, ...goal }: Goal): PlanValue {
  return { ...goal, least: formatDecimal(least) };
}

function writeSize(kind: Score['kind'], size: bigint): string {
  return formatDecimal(kind !== 'stars' && isMoney(kind) ? size : size * SCALE);
}

function writeDays({ firstDay, lastDay }: Offered): PlanValue {
  return { ...(firstDay !== null && { firstDay }), ...(lastDay !== null && { lastDay }) };
}
