import type { GoalKind, Mission } from '@champa/contract';
import { areas } from '../../../entities/game/index.ts';
import type { ArtIconName } from '../../../kit/pictures/art-icons.ts';

export type MissionGroups = {
  /** Missions with rewards to claim. */
  ready: readonly Mission[];
  signIn: readonly Mission[];
  daily: readonly Mission[];
  weekly: readonly Mission[];
  event: readonly Mission[];
};

/** The missions in the page's order: rewards to claim first, then by kind; each once. */
export function groupMissions(missions: readonly Mission[]): MissionGroups {
  const ready = missions.filter(({ state }) => state === 'claim');
  const others = missions.filter(({ state }) => state !== 'claim');
  const isSignIn = ({ goal, kind }: Mission): boolean => goal.kind === 'sign_in_days' && kind !== 'event';
  const of = (kind: Mission['kind']) => others.filter((mission) => mission.kind === kind && !isSignIn(mission));
  return { ready, signIn: others.filter(isSignIn), daily: of('daily'), weekly: of('weekly'), event: of('event') };
}

const moneyGoals: readonly GoalKind[] = ['valid_bet', 'net_win', 'deposit_amount'];

/** Whether progress is an amount of money. */
export function isMoneyGoal(kind: GoalKind): boolean {
  return moneyGoals.includes(kind);
}

const goalArt = {
  valid_bet: 'HOT',
  net_win: 'WINNERS',
  rounds: 'MINI',
  deposit_amount: 'JACKPOT',
  deposits: 'JACKPOT',
  sign_in_days: 'HOME',
} as const satisfies Record<GoalKind, ArtIconName>;

/** The icon of a mission: of its area, else of its goal. */
export function artOf({ kind, areas: of }: Mission['goal']): ArtIconName {
  const [area, ...more] = of;
  return area && more.length === 0 ? area : goalArt[kind];
}

export type GoalPage = { to: '/wallet/deposit' } | { to: '/' } | { to: '/$area'; area: string; vassalage?: string };

/** Where the member meets the goal of a mission; null: signing in is enough. */
export function goalPage({ kind, areas: of, vendors }: Mission['goal']): GoalPage | null {
  if (kind === 'sign_in_days') return null;
  if (kind === 'deposits' || kind === 'deposit_amount') return { to: '/wallet/deposit' };
  const [area] = of;
  const [vendor] = vendors;
  if (vendor) return { to: '/$area', area: areas[area ?? 'RNG'].path, vassalage: vendor.vassalage };
  return area ? { to: '/$area', area: areas[area].path } : { to: '/' };
}
