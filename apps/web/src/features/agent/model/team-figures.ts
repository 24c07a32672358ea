import type { TeamFigures } from '@champa/contract';
import type { MessageId } from '@champa/i18n';
import { absolute, type Amount, parseAmount, SCALE, ZERO } from '@champa/money';
import type { AgentIconName } from '../components/agent-icon.tsx';

/** A team's figures, in the order of the overview. */
export const figureIds = [
  'members',
  'newMembers',
  'players',
  'activeMembers',
  'deposits',
  'withdrawals',
  'validBet',
  'openStake',
  'profit',
  'commission',
] as const satisfies readonly (keyof TeamFigures)[];
export type FigureId = (typeof figureIds)[number];

type FigureFace = {
  label: MessageId;
  icon: AgentIconName;
  /** Money, or a count. */
  isMoney: boolean;
  /** A gain or a loss. */
  isSigned?: true;
  /** An increase is good for the agent; the others are neutral. */
  isWanted?: true;
};

export const figureFaces = {
  members: { label: 'agent_figure_members', icon: 'people', isMoney: false, isWanted: true },
  newMembers: { label: 'agent_figure_new', icon: 'plus', isMoney: false, isWanted: true },
  players: { label: 'agent_figure_players', icon: 'play', isMoney: false, isWanted: true },
  activeMembers: { label: 'agent_figure_active', icon: 'bolt', isMoney: false, isWanted: true },
  deposits: { label: 'agent_figure_deposits', icon: 'wallet', isMoney: true, isWanted: true },
  withdrawals: { label: 'agent_figure_withdrawals', icon: 'withdraw', isMoney: true },
  validBet: { label: 'agent_figure_valid_bet', icon: 'receipt', isMoney: true, isWanted: true },
  openStake: { label: 'agent_figure_open', icon: 'receipt', isMoney: true },
  profit: { label: 'agent_figure_profit', icon: 'balance', isMoney: true, isSigned: true },
  commission: { label: 'agent_figure_commission', icon: 'coin', isMoney: true, isWanted: true },
} as const satisfies Record<FigureId, FigureFace>;

export function faceOf(id: FigureId): FigureFace {
  return figureFaces[id];
}

export function isFigure(text: string): text is FigureId {
  return Object.hasOwn(figureFaces, text);
}

/** A figure as an exact number: an amount, or a count of whole units. */
export function valueOf(figures: TeamFigures, id: FigureId): Amount {
  const value = figures[id];
  return typeof value === 'string' ? parseAmount(value) : BigInt(value) * SCALE;
}

/** A count, from what `valueOf` returned. */
export function countOf(value: Amount): number {
  return Number(value / SCALE);
}

/** The change of a figure from the days before. */
export type Change = {
  difference: Amount;
  /** In tenths of a percent of the earlier value, rounded toward zero; null: that was zero. */
  permille: bigint | null;
};

export function changeOf(now: Amount, before: Amount): Change {
  const difference = now - before;
  return { difference, permille: before === ZERO ? null : (difference * 1000n) / absolute(before) };
}

/** Tenths of a percent as text, with their sign: `+12.5%`. */
export function writePermille(permille: bigint, decimal: string): string {
  const size = absolute(permille);
  const sign = permille < ZERO ? '-' : permille > ZERO ? '+' : '';
  return `${sign}${size / 10n}${decimal}${size % 10n}%`;
}
