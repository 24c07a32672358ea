import { boardPeriods, Decimal, GameType, goalKinds, missionKinds } from '@champa/contract';
import { parseAmount, SCALE } from '@champa/money';
import * as z from 'zod/mini';
import { type Activity, isMoney, type NewBoard, type NewMission } from './mission.ts';
import { areAlike, RewardPlan } from './reward-plan.ts';

const code = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,39}$/, 'small letters, digits and hyphens'));
const text = z.string().check(z.minLength(1), z.maxLength(400));
const texts = z.strictObject({ lo: text, en: text, cn: text });
const day = z.iso.date();
const claimDays = z._default(z.int().check(z.minimum(1), z.maximum(366)), 7);
const sort = z._default(z.int(), 0);

const goal = {
  areas: z._default(z.array(GameType), []),
  vendors: z._default(z.array(z.string()), []),
  /** Each as VENDOR/CODE. */
  games: z._default(z.array(z.string().check(z.regex(/^[^/]+\/.+$/, 'VENDOR/CODE'))), []),
  least: z._default(Decimal, '0'),
};
const Goal = z.strictObject({ kind: z.enum(goalKinds), ...goal });
const Score = z.strictObject({ kind: z.enum(['stars', ...goalKinds]), ...goal });

const offered = { firstDay: z.optional(day), lastDay: z.optional(day) };
type OfferedInput = { firstDay?: string | undefined; lastDay?: string | undefined };
const inOrder = z.refine<OfferedInput>(({ firstDay, lastDay }) => !firstDay || !lastDay || firstDay <= lastDay, {
  error: 'lastDay must not come before firstDay',
  path: ['lastDay'],
  params: { fault: 'order' },
});
const isBounded = ({ firstDay, lastDay }: OfferedInput): boolean => firstDay !== undefined && lastDay !== undefined;

export const MissionImport = z
  .strictObject({
    code,
    kind: z.enum(missionKinds),
    activity: z.optional(code),
    title: texts,
    text: texts,
    goal: Goal,
    /** An amount where the goal is money, else a whole number. */
    target: Decimal,
    reward: RewardPlan,
    budget: code,
    stars: z._default(z.int().check(z.minimum(0), z.maximum(1000)), 0),
    claimDays,
    ...offered,
    sort,
  })
  .check(
    inOrder,
    z.refine((mission) => mission.kind !== 'event' || isBounded(mission), {
      error: 'an event needs firstDay and lastDay',
      path: ['firstDay'],
      params: { fault: 'event_days' },
    }),
    z.refine(({ goal: { kind }, target }) => isTarget(kind, target), {
      error: 'target must be above zero, and a whole number where the goal is no money',
      path: ['target'],
      params: { fault: 'whole_number' },
    }),
  );

/** The last place that may have a prize. */
const MOST_PRIZED = 1000;

const Prize = z
  .strictObject({ from: z.int().check(z.positive()), to: z.int().check(z.positive()), reward: RewardPlan })
  .check(
    z.refine(({ from, to }) => from <= to && to <= MOST_PRIZED, {
      error: 'from and to are places, in order',
      path: ['to'],
      params: { fault: 'order' },
    }),
  );

export const BoardImport = z
  .strictObject({
    code,
    period: z.enum(boardPeriods),
    title: texts,
    text: texts,
    score: Score,
    unit: z._default(Decimal, '1'),
    prizes: z.array(Prize),
    budget: code,
    claimDays,
    settleMinutes: z._default(z.int().check(z.minimum(0), z.maximum(1440)), 30),
    ...offered,
    sort,
  })
  .check(
    inOrder,
    z.refine((board) => board.period !== 'event' || isBounded(board), {
      error: 'an event needs firstDay and lastDay',
      path: ['firstDay'],
      params: { fault: 'event_days' },
    }),
    z.refine(({ score }) => score.kind !== 'sign_in_days', { error: 'a board cannot score sign-in days' }),
    z.refine(({ score, unit }) => isTarget(score.kind, unit), {
      error: 'unit must be above zero',
      path: ['unit'],
      params: { fault: 'whole_number' },
    }),
    z.refine(({ prizes }) => prizes.every(({ from }, place) => from > (prizes[place - 1]?.to ?? 0)), {
      error: 'prizes must follow one another, the first place first',
      path: ['prizes'],
      params: { fault: 'prizes_in_order' },
    }),
    z.refine(({ prizes }) => prizes.every(({ reward }) => areAlike(reward, prizes[0]!.reward)), {
      error: 'prizes must be of one kind, which can be shared',
      path: ['prizes'],
      params: { fault: 'prizes_alike' },
    }),
  );

export const ActivityImport = z
  .strictObject({ code, title: texts, text: texts, board: z.optional(code), firstDay: day, lastDay: day, sort })
  .check(inOrder);

/** The content of a missions file; each kind may be left out. */
const MissionsImport = z.strictObject({
  missions: z._default(z.array(MissionImport), []),
  boards: z._default(z.array(BoardImport), []),
  activities: z._default(z.array(ActivityImport), []),
});
export type MissionsImportInput = z.input<typeof MissionsImport>;
export type MissionsImport = { missions: NewMission[]; boards: NewBoard[]; activities: Activity[] };

/** Reads a missions file. Throws one error that names every wrong field and why. */
export function readMissionsImport(given: unknown): MissionsImport {
  const parsed = MissionsImport.safeParse(given, { error: z.locales.en().localeError });
  if (!parsed.success) {
    const wrong = parsed.error.issues.map(({ path, message }) => `${path.join('.') || 'the file'}: ${message}`);
    throw new Error(`Nothing was created:\n  ${wrong.join('\n  ')}`);
  }
  const { missions, boards, activities } = parsed.data;
  return {
    missions: missions.map(toMission),
    boards: boards.map(toBoard),
    activities: activities.map((activity) => ({ ...activity, board: activity.board ?? null })),
  };
}

export function toMission({ goal: wanted, target, activity, ...mission }: z.output<typeof MissionImport>): NewMission {
  return {
    ...mission,
    ...offeredOf(mission),
    activity: activity ?? null,
    goal: { ...wanted, least: parseAmount(wanted.least) },
    target: sizeOf(wanted.kind, target),
  };
}

export function toBoard({ score, unit, ...board }: z.output<typeof BoardImport>): NewBoard {
  return {
    ...board,
    ...offeredOf(board),
    score: score.kind === 'stars' ? { kind: 'stars' } : { ...score, kind: score.kind, least: parseAmount(score.least) },
    unit: sizeOf(score.kind, unit),
  };
}

type Measure = (typeof goalKinds)[number] | 'stars';

function isTarget(kind: Measure, text: string): boolean {
  const amount = parseAmount(text);
  return amount > 0n && (isMoneyMeasure(kind) || amount % SCALE === 0n);
}

function sizeOf(kind: Measure, text: string): bigint {
  return isMoneyMeasure(kind) ? parseAmount(text) : parseAmount(text) / SCALE;
}

function isMoneyMeasure(kind: Measure): boolean {
  return kind !== 'stars' && isMoney(kind);
}

function offeredOf({ firstDay, lastDay }: OfferedInput): { firstDay: string | null; lastDay: string | null } {
  return { firstDay: firstDay ?? null, lastDay: lastDay ?? null };
}
