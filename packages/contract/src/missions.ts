import * as z from 'zod/mini';
import { Decimal, Id, Instant, Language } from './common.ts';
import { GameType } from './games.ts';
import { operation } from './operation.ts';
import { RewardContent } from './rewards.ts';

/** Missions: tasks with a reward within a day, a week or an event; and boards, on which members compete. */

export const missionKinds = ['daily', 'weekly', 'event'] as const;
export type MissionKind = (typeof missionKinds)[number];

export const boardPeriods = ['daily', 'weekly', 'monthly', 'event'] as const;
export type BoardPeriod = (typeof boardPeriods)[number];

/** The goal of a mission. Money: `valid_bet`, `net_win`, `deposit_amount`; the others are counts. */
export const goalKinds = ['valid_bet', 'net_win', 'rounds', 'deposit_amount', 'deposits', 'sign_in_days'] as const;
export type GoalKind = (typeof goalKinds)[number];

/**
 * `coming`: its event has not begun; `open`: under way; `completed`: its reward is being given; `claim`: the reward can be
 * claimed; `claimed`; `expired`: not claimed in time; `refused`: the budget was used up.
 */
export const missionStates = ['coming', 'open', 'completed', 'claim', 'claimed', 'expired', 'refused'] as const;
export type MissionState = (typeof missionStates)[number];

/** A range of the brand's days, both included, and the instants of its beginning and end. */
export const MissionPeriod = z.object({
  firstDay: z.iso.date(),
  lastDay: z.iso.date(),
  startsAt: Instant,
  endsAt: Instant,
});
export type MissionPeriod = z.infer<typeof MissionPeriod>;

/** A day of a mission that counts days. */
/** `before`: the member had not joined yet. */
export const MissionDay = z.object({
  day: z.iso.date(),
  state: z.enum(['done', 'before', 'missed', 'today', 'coming']),
});
export type MissionDay = z.infer<typeof MissionDay>;

export const Mission = z.object({
  id: Id,
  kind: z.enum(missionKinds),
  /** The activity that it belongs to. */
  activity: z.nullable(z.string()),
  title: z.string(),
  text: z.string(),
  goal: z.object({
    kind: z.enum(goalKinds),
    areas: z.array(GameType),
    /** The vendors and games that count; empty: all. */
    vendors: z.array(z.object({ vassalage: z.string(), name: z.string() })),
    games: z.array(z.string()),
    /** The minimum amount of a deposit that counts. */
    least: z.nullable(Decimal),
  }),
  /** Progress towards `target`: an amount if the goal is money, else a whole number. */
  progress: z.string(),
  target: z.string(),
  percent: z.int(),
  /** Only for a mission that counts days. */
  days: z.nullable(z.array(MissionDay)),
  reward: RewardContent,
  /** What it adds to boards that count stars. */
  stars: z.int(),
  state: z.enum(missionStates),
  period: MissionPeriod,
  /** The reward, once it exists. It is claimed in the reward centre. */
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

/** A prize of a board that can be claimed. */
export const MissionPrize = z.object({
  title: z.string(),
  reward: RewardContent,
  gift: z.object({ id: z.string(), expiresAt: z.nullable(Instant) }),
});
export type MissionPrize = z.infer<typeof MissionPrize>;

/** Number of rewards of missions and boards that can be claimed. */
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
    /** Prizes of boards that can be claimed. */
    prizes: z.array(MissionPrize),
    activities: z.array(MissionActivity),
    ready: z.int(),
    /** The server’s time, on which countdowns are based. */
    now: Instant,
    currency: z.string(),
  }),
  errors: ['TRUE_ACCOUNT_REQUIRED'],
});

/** Members with the same points share a place; the next place is lower by the number of members above it. */
export const BoardEntry = z.object({
  place: z.int(),
  name: z.string(),
  points: z.int(),
  isMe: z.boolean(),
  /** The prize of the place at present; null: none. */
  prize: z.nullable(RewardContent),
});
export type BoardEntry = z.infer<typeof BoardEntry>;

export const MissionBoard = z.object({
  code: z.string(),
  title: z.string(),
  text: z.string(),
  period: z.enum(boardPeriods),
  /** What gives points: `stars` of missions, or a goal of which each `unit` is a point. */
  score: z.object({ kind: z.enum(['stars', ...goalKinds]), areas: z.array(GameType), unit: z.nullable(Decimal) }),
  /** Places, both included, and the prize of each. */
  prizes: z.array(z.object({ from: z.int(), to: z.int(), reward: RewardContent })),
});
export type MissionBoard = z.infer<typeof MissionBoard>;

/** `running` counts; `settling` has ended and waits for its last rounds; `closed`: its prizes were given. */
export const boardStates = ['coming', 'running', 'settling', 'closed'] as const;

/** A closed period of a board. */
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
    /** Its code; by default the first. */
    board: z.optional(z.string().check(z.regex(/^[a-z][a-z0-9-]{0,39}$/))),
    /** A day of the period; by default today. */
    day: z.optional(z.iso.date()),
    language: z.optional(Language),
  }),
  value: z.object({
    boards: z.array(z.object({ code: z.string(), title: z.string(), period: z.enum(boardPeriods) })),
    board: MissionBoard,
    period: MissionPeriod,
    state: z.enum(boardStates),
    /** The earliest time at which its prizes are given. */
    settlesAt: Instant,
    list: z.array(BoardEntry),
    /** The member's own entry; the place is null for a member without points. */
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
