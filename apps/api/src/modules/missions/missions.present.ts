import type {
  Language,
  Mission as MissionView,
  MissionActivity,
  MissionBoard,
  MissionDay,
  MissionPeriod,
  MissionState,
  RewardContent,
} from '@champa/contract';
import { formatDecimal } from '@champa/money';
import type { GiftState } from '../rewards/index.ts';
import type { Award } from './awards.repo.ts';
import type { Standing } from './domain/counting.ts';
import { type Activity, type Board, isMoney, type Mission } from './domain/mission.ts';
import { boundsOf, daysOf, type Span } from './domain/period.ts';
import type { RewardPlan } from './domain/reward-plan.ts';

/** The names of vendors and games. */
export type Names = {
  vendor: (vassalage: string) => Promise<string>;
  game: (vassalage: string, gameCode: string) => Promise<string>;
};

export type Reader = { language: Language; names: Names; timeZone: string; today: string; now: Temporal.Instant };

/** A mission in one of its periods, for a member. */
export type MissionOf = {
  mission: Mission;
  span: Span;
  standing: Standing | undefined;
  award: Award | undefined;
  /** The day on which the member joined. */
  joined: string;
  /** The state of its gift. */
  gift: GiftState | undefined;
};

export async function presentMission(of: MissionOf, reader: Reader): Promise<MissionView> {
  const { mission, span, standing, award, gift } = of;
  const { goal, target } = mission;
  const isDone = Boolean(standing?.completedAt ?? award);
  const reached = isDone ? target : clamp(standing?.progress ?? 0n, target);
  const told = (size: bigint): string => (isMoney(goal.kind) ? formatDecimal(size) : String(size));
  const period = presentPeriod(span, reader.timeZone);
  return {
    id: String(mission.id),
    kind: mission.kind,
    activity: mission.activity,
    title: mission.title[reader.language],
    text: mission.text[reader.language],
    goal: {
      kind: goal.kind,
      areas: [...goal.areas],
      vendors: await Promise.all(
        goal.vendors.map(async (vassalage) => ({ vassalage, name: await reader.names.vendor(vassalage) })),
      ),
      games: await Promise.all(goal.games.map((game) => nameOfGame(game, reader))),
      least: goal.least > 0n ? formatDecimal(goal.least) : null,
    },
    progress: told(reached),
    target: told(target),
    // The bar is full when the mission is completed, not when it is nearly.
    percent: isDone ? 100 : Number((reached * 99n) / target),
    days: goal.kind === 'sign_in_days' && mission.kind !== 'daily' ? presentDays(of, reader) : null,
    reward: presentReward(mission.reward),
    stars: mission.stars,
    state: stateOf(of, reader, Temporal.Instant.from(period.startsAt)),
    period,
    gift: gift && award ? presentGift(award) : null,
  };
}

/** The reward of a plan; the offer that a bonus is granted on is internal. */
export function presentReward(plan: RewardPlan): RewardContent {
  if (plan.kind !== 'bonus') return plan;
  const { offer: _, ...bonus } = plan;
  return bonus;
}

/** A gift as the reward centre names it. */
export function presentGift({ giftId, expiresAt }: Award): { id: string; expiresAt: string } {
  return { id: `gift:${giftId}`, expiresAt: expiresAt.toString() };
}

export function presentActivity({ code, title, text, board, ...span }: Activity, reader: Reader): MissionActivity {
  const { language, timeZone } = reader;
  return { code, title: title[language], text: text[language], board, period: presentPeriod(span, timeZone) };
}

export function presentBoard(board: Board, { language }: Reader): MissionBoard {
  const { code, title, text, period, score, unit } = board;
  const isGoal = score.kind !== 'stars';
  return {
    code,
    title: title[language],
    text: text[language],
    period,
    score: {
      kind: score.kind,
      areas: isGoal ? [...score.areas] : [],
      unit: score.kind !== 'stars' && isMoney(score.kind) ? formatDecimal(unit) : null,
    },
    prizes: board.prizes.map(({ from, to, reward }) => ({ from, to, reward: presentReward(reward) })),
  };
}

export function presentPeriod({ firstDay, lastDay }: Span, timeZone: string): MissionPeriod {
  const { from, to } = boundsOf({ firstDay, lastDay }, timeZone);
  return { firstDay, lastDay, startsAt: from.toString(), endsAt: to.toString() };
}

function stateOf({ standing, award, gift }: MissionOf, { now }: Reader, startsAt: Temporal.Instant): MissionState {
  if (award?.state === 'refused') return 'refused';
  if (award?.state === 'given' && gift) return giftStates[gift];
  if (award || standing?.completedAt) return 'completed';
  return Temporal.Instant.compare(now, startsAt) < 0 ? 'coming' : 'open';
}

const giftStates = {
  coming: 'completed',
  waiting: 'claim',
  claimed: 'claimed',
  expired: 'expired',
  taken_back: 'expired',
} as const satisfies Record<GiftState, MissionState>;

function presentDays({ span, standing, joined }: MissionOf, { today }: Reader): MissionDay[] {
  return daysOf(span).map((day) => {
    if (standing?.days.includes(day)) return { day, state: 'done' };
    if (day < joined) return { day, state: 'before' };
    return { day, state: day === today ? 'today' : day < today ? 'missed' : 'coming' };
  });
}

async function nameOfGame(game: string, { names }: Reader): Promise<string> {
  const [vassalage, ...code] = game.split('/');
  return names.game(vassalage!, code.join('/'));
}

function clamp(size: bigint, most: bigint): bigint {
  return size < 0n ? 0n : size > most ? most : size;
}
