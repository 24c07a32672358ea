import type {
  AgentRun,
  GameCategory,
  OwnMovement,
  ProfitGroup,
  TeamMovement,
  TeamProfitLine,
  TeamRound,
} from '@champa/contract';
import { formatDateTime } from '@champa/i18n';
import { contractKindLabels, type MessageId, movementLabel, roundStateLabels, translate } from '@champa/i18n/server';
import { formatDecimal } from '@champa/money';
import type { Reader, TeamWish } from '../records/index.ts';
import type { Income } from './team.repo.ts';

// What files of agents' reports say, line by line, in the language and the times they are read in.

export const headers = {
  team_bets: [
    'col_time',
    'col_member',
    'col_game',
    'col_vendor',
    'col_round',
    'col_stake',
    'col_win',
    'col_net',
    'col_currency',
    'col_state',
  ],
  team_profit: [
    'col_rounds',
    'col_stake',
    'col_valid_bet',
    'col_win',
    'col_net',
    'col_deposits',
    'col_withdrawals',
    'col_bonus',
    'col_commission',
  ],
  team_movements: [
    'col_time',
    'col_member',
    'col_kind',
    'col_description',
    'col_reference',
    'col_amount',
    'col_currency',
  ],
  agent_movements: [
    'col_time',
    'col_kind',
    'col_partner',
    'col_reference',
    'col_amount',
    'col_balance',
    'col_currency',
  ],
  agent_runs: [
    'col_begins',
    'col_ends',
    'col_member',
    'col_active_members',
    'col_valid_bet',
    'col_net',
    'col_base',
    'col_tier',
    'col_gross',
    'col_adjusted',
    'col_carried',
    'col_due',
    'col_paid_down',
    'col_state',
    'col_paid_at',
    'col_currency',
  ],
  agent_income: ['col_kind', 'col_received', 'col_paid_down', 'col_kept', 'col_owed', 'col_currency'],
} as const satisfies Record<TeamWish['record'], readonly MessageId[]>;

/** What lines of profit and loss begin with. */
export const firstColumns = {
  downline: 'col_member',
  member: 'col_member',
  area: 'col_area',
  vendor: 'col_vendor',
  day: 'col_day',
} as const satisfies Record<ProfitGroup, MessageId>;

const runStates = {
  computed: 'report_run_computed',
  paid: 'report_run_paid',
  owed: 'report_run_owed',
  nothing: 'report_run_nothing',
} as const satisfies Record<AgentRun['state'], MessageId>;

const areaLabels = {
  LIVE: 'con_live',
  RNG: 'con_rng',
  INHOUSE: 'in_house',
  FISH: 'con_fish',
  SPORTS: 'con_sports',
  PVP: 'con_pvp',
  LOTT: 'con_lott',
  ELOTT: 'con_elott',
  ESPORTS: 'con_esports',
  COCKFIGHT: 'con_cockfight',
  JACKPOT: 'con_jackpot',
  MINI: 'con_mini',
} as const satisfies Record<GameCategory, MessageId>;

export function roundLine(round: TeamRound, { language, timeZone }: Reader): string[] {
  return [
    formatDateTime(round.startedAt, timeZone),
    round.member.username,
    round.gameName,
    round.vassalage,
    round.round,
    round.stake,
    round.win,
    round.net,
    round.currency,
    translate(roundStateLabels[round.state], language),
  ];
}

export function profitLine({ name, key, area, member, ...line }: TeamProfitLine, { language }: Reader): string[] {
  const areaName = () => translate(area === null ? 'profit_other_games' : areaLabels[area], language);
  const called = name === '' && member === null ? areaName() : name || key;
  return [
    called,
    String(line.rounds),
    line.stake,
    line.validBet,
    line.win,
    line.net,
    line.deposits ?? '',
    line.withdrawals ?? '',
    line.bonus ?? '',
    line.commission ?? '',
  ];
}

export function movementLine(movement: TeamMovement, { language, timeZone }: Reader): string[] {
  return [
    formatDateTime(movement.at, timeZone),
    movement.member.username,
    translate(movementLabel(movement.kind), language),
    movement.description ?? '',
    movement.reference ?? '',
    movement.amount,
    movement.currency,
  ];
}

export function ownLine(movement: OwnMovement, { language, timeZone }: Reader): string[] {
  return [
    formatDateTime(movement.at, timeZone),
    translate(movementLabel(movement.kind), language),
    movement.partner ?? translate('report_house', language),
    movement.reference,
    movement.amount,
    movement.balance,
    movement.currency,
  ];
}

export function runLine(run: AgentRun, { language, timeZone }: Reader): string[] {
  return [
    formatDateTime(run.startsAt, timeZone),
    formatDateTime(run.endsAt, timeZone),
    run.member.name,
    String(run.activeMembers),
    run.validBet,
    run.profit,
    run.base,
    String(run.tier),
    run.gross,
    run.adjusted,
    run.carriedIn,
    run.due,
    run.paidDown,
    translate(runStates[run.state], language),
    run.paidAt === null ? '' : formatDateTime(run.paidAt, timeZone),
    run.currency,
  ];
}

/** What contracts of each kind came to, and all of them. */
export function incomeLines(list: readonly Income[], currency: string, { language }: Reader): string[][] {
  const line = (name: string, of: readonly Income[]): string[] => {
    const sum = (part: 'received' | 'paidDown' | 'owed') => of.reduce((total, income) => total + income[part], 0n);
    const figures = [sum('received'), sum('paidDown'), sum('received') - sum('paidDown'), sum('owed')];
    return [name, ...figures.map(formatDecimal), currency];
  };
  const lines = list.map((income) => line(translate(contractKindLabels[income.kind], language), [income]));
  return [...lines, line(translate('total', language), list)];
}
