import * as z from 'zod/mini';
import { Decimal, Id, Instant, Language } from './common.ts';
import { GameType } from './games.ts';
import { operation } from './operation.ts';
import { RewardContent } from './rewards.ts';

/** Missions: what members can do for a reward in a day, a week or an event; and boards, on which they compete. */

export const missionKinds = ['daily', 'weekly', 'event'] as const;
export type MissionKind = (typeof missionKinds)[number];

export const boardPeriods = ['daily', 'weekly', 'monthly', 'event'] as const;
export type BoardPeriod = (typeof boardPeriods)[number];

/** What a mission counts. Money: `valid_bet`, `net_win`, `deposit_amount`; the others are counts. */
export const goalKinds = ['valid_bet', 'net_win', 'rounds', 'deposit_amount', 'deposits', 'sign_in_days'] as const;
export type GoalKind = (typeof goalKinds)[number];

/**
 * `coming` its event has not begun; `open` under way; `completed` its reward is on the way; `claim` the reward waits; `claimed`;
 * `expired` it was not claimed in time; `refused` its rewards were used up.
 */
export const missionStates = ['coming', 'open', 'completed', 'claim', 'claimed', 'expired', 'refused'] as const;
export type MissionState = (typeof missionStates)[number];

/** A stretch of the brand's days, both included, and the instants at which it begins and has ended. */
export const MissionPeriod = z.object({
  firstDay: z.iso.date(),
  lastDay: z.iso.date(),
  startsAt: Instant,
  endsAt: Instant,
});
export type MissionPeriod = z.infer<typeof MissionPeriod>;

/** A day of a mission that counts days. */
export const MissionDay = z.object({ day: z.iso.date(), state: z.enum(['done', 'missed', 'today', 'coming']) });
export type MissionDay = z.infer<typeof MissionDay>;

export const Mission = z.object({
  id: Id,
  kind: z.enum(missionKinds),
  /** The activity it is part of. */
  activity: z.nullable(z.string()),
  title: z.string(),
  text: z.string(),
  goal: z.object({
    kind: z.enum(goalKinds),
    areas: z.array(GameType),
    /** Of the vendors and games that count; none named: all. */
    vendors: z.array(z.object({ vassalage: z.string(), name: z.string() })),
    games: z.array(z.string()),
    /** A deposit counts from this amount on. */
    least: z.nullable(Decimal),
  }),
  /** Of `target`, so far: an amount where the goal is money, else a whole number. */
  progress: z.string(),
  target: z.string(),
  percent: z.int(),
  /** Of a mission that counts days; null of others. */
  days: z.nullable(z.array(MissionDay)),
  reward: RewardContent,
  /** What it adds to the boards of stars. */
  stars: z.int(),
  state: z.enum(missionStates),
  period: MissionPeriod,
  /** The reward, once there is one. It is claimed as the reward centre's. */
  gift: z.nullable(z.object({ id: z.string(), expiresAt: z.nullable(Instant) })),
});
export type Mission = z.infer<typeof Mission>;

/** A page of missions and, where it has one, a board of its own. */
export const MissionActivity = z.object({
  code: z.string(),
  title: z.string(),
  text: z.string(),
  board: z.nullable(z.string()),
  period: MissionPeriod,
});
export type MissionActivity = z.infer<typeof MissionActivity>;

/** A prize of a board that waits. */
export const MissionPrize = z.object({
  title: z.string(),
  reward: RewardContent,
  gift: z.object({ id: z.string(), expiresAt: z.nullable(Instant) }),
});
export type MissionPrize = z.infer<typeof MissionPrize>;

/** So many rewards of missions and boards wait to be claimed. */
export const MissionsReady = z.object({ ready: z.int() });
export type MissionsReady = z.infer<typeof MissionsReady>;

export const missionSummary = operation({
  id: 'missionSummary',
  method: 'GET',
  path: '/api/missions',
  access: 'member',
  summary:
    'The missions that run or are about to with the member’s progress, and earlier ones whose reward still waits',
  query: z.object({ language: z.optional(Language) }),
  value: z.object({
    missions: z.array(Mission),
    /** Prizes of boards that wait to be claimed. */
    prizes: z.array(MissionPrize),
    activities: z.array(MissionActivity),
    ready: z.int(),
    /** The server’s time, by which countdowns run. */
    now: Instant,
    currency: z.string(),
  }),
  errors: ['TRUE_ACCOUNT_REQUIRED'],
});

/** Members with the same points share a place; the next place is as far behind as there are members before it. */
export const BoardEntry = z.object({
  place: z.int(),
  name: z.string(),
  points: z.int(),
  isMe: z.boolean(),
  /** What the place is worth as things stand; null: nothing. */
  prize: z.nullable(RewardContent),
});
export type BoardEntry = z.infer<typeof BoardEntry>;

export const MissionBoard = z.object({
  code: z.string(),
  title: z.string(),
  text: z.string(),
  period: z.enum(boardPeriods),
  /** What its points are for: `stars` of missions, or a goal, of which each `unit` is a point. */
  score: z.object({ kind: z.enum(['stars', ...goalKinds]), areas: z.array(GameType), unit: z.nullable(Decimal) }),
  /** Places, from the first on, both included, and what each of them is worth. */
  prizes: z.array(z.object({ from: z.int(), to: z.int(), reward: RewardContent })),
});
export type MissionBoard = z.infer<typeof MissionBoard>;

/** `running` counts; `settling` has ended and waits for the last rounds; `closed` its prizes are given. */
export const boardStates = ['coming', 'running', 'settling', 'closed'] as const;

/** A period of a board that was closed. */
export const PastBoard = z.object({
  firstDay: z.iso.date(),
  lastDay: z.iso.date(),
  members: z.int(),
  winner: z.nullable(z.object({ name: z.string(), points: z.int() })),
});
export type PastBoard = z.infer<typeof PastBoard>;

export const missionLeaderboard = operation({
  id: 'missionLeaderboard',
  method: 'GET',
  path: '/api/missions/leaderboard',
  access: 'member',
  summary:
    'A board with the member’s own place, now or in a period that is over; and which boards and periods there are',
  query: z.object({
    /** Its code; without one the first. */
    board: z.optional(z.string().check(z.regex(/^[a-z][a-z0-9-]{0,39}$/))),
    /** A day of the period; without one it is today's. */
    day: z.optional(z.iso.date()),
    language: z.optional(Language),
  }),
  value: z.object({
    boards: z.array(z.object({ code: z.string(), title: z.string(), period: z.enum(boardPeriods) })),
    board: MissionBoard,
    period: MissionPeriod,
    state: z.enum(boardStates),
    /** When its prizes are given, at the earliest. */
    settlesAt: Instant,
    list: z.array(BoardEntry),
    /** The member's own line; without a place where he has no points. */
    me: z.object({
      place: z.nullable(z.int()),
      name: z.string(),
      points: z.int(),
      prize: z.nullable(RewardContent),
      /** Points to the next better place; null: there is none. */
      behind: z.nullable(z.int()),
    }),
    members: z.int(),
    past: z.array(PastBoard),
    now: Instant,
  }),
  errors: ['NOT_FOUND', 'TRUE_ACCOUNT_REQUIRED'],
});
