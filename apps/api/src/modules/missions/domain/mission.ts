import type { BoardPeriod, GameType, GoalKind, Language, MissionKind } from '@champa/contract';
import type { Amount } from '@champa/money';
import type { RewardPlan } from './reward-plan.ts';

export type LocalText = Record<Language, string>;

/** What is counted. An empty list means all areas, vendors, games; a game is named `VENDOR/CODE`. */
export type Goal = {
  kind: GoalKind;
  areas: readonly GameType[];
  vendors: readonly string[];
  games: readonly string[];
  /** The minimum amount of a deposit that counts. */
  least: Amount;
};

/** Days of the brand, both included; null is open. */
export type Offered = { firstDay: string | null; lastDay: string | null };

export type NewMission = Offered & {
  code: string;
  kind: MissionKind;
  /** The code of the activity it is part of. */
  activity: string | null;
  title: LocalText;
  text: LocalText;
  goal: Goal;
  target: bigint;
  reward: RewardPlan;
  budget: string;
  stars: number;
  claimDays: number;
  sort: number;
};
export type Mission = NewMission & { id: bigint; isPaused: boolean };

/** The score of a board: the stars of missions, or a goal. */
export type Score = { kind: 'stars' } | Goal;

/** A range of places, both included, and the reward of each of them. */
export type Prize = { from: number; to: number; reward: RewardPlan };

export type NewBoard = Offered & {
  code: string;
  period: BoardPeriod;
  title: LocalText;
  text: LocalText;
  score: Score;
  /** The score needed for one point. */
  unit: bigint;
  prizes: readonly Prize[];
  budget: string;
  claimDays: number;
  settleMinutes: number;
  sort: number;
};
export type Board = NewBoard & { id: bigint; isPaused: boolean };

/** A page for some missions together. */
export type Activity = {
  code: string;
  title: LocalText;
  text: LocalText;
  board: string | null;
  firstDay: string;
  lastDay: string;
  sort: number;
};

const moneyGoals = ['valid_bet', 'net_win', 'deposit_amount'] as const satisfies GoalKind[];

/** Whether a goal is an amount of money rather than a number of things. */
export function isMoney(kind: GoalKind): boolean {
  return (moneyGoals as readonly GoalKind[]).includes(kind);
}
