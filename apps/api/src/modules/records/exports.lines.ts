import type {
  AccountMovement,
  BettingRound,
  GameCategory,
  OperationValue,
  OwnMovement,
  personalProfit,
  ProfitGroup,
  TeamMovement,
  TeamProfitLine,
  TeamRound,
} from '@champa/contract';
import { fileTime } from '@champa/i18n';
import { type MessageId, movementLabel, roundStateLabels, translate } from '@champa/i18n/server';
import type { RecordName } from './domain/export.ts';
import type { Reader } from './exports.sources.ts';

// The lines of files, in the reader's language and time zone.

export const headers = {
  bets: [
    'col_time',
    'col_game',
    'col_vendor',
    'col_round',
    'col_ticket',
    'col_stake',
    'col_win',
    'col_net',
    'col_currency',
    'col_state',
  ],
  account: ['col_time', 'col_kind', 'col_description', 'col_reference', 'col_amount', 'col_balance', 'col_currency'],
  profit: [
    'col_day',
    'col_rounds',
    'col_stake',
    'col_open_stake',
    'col_valid_bet',
    'col_win',
    'col_net',
    'col_deposits',
    'col_withdrawals',
    'col_bonus',
  ],
  team_bets: [
    'col_time',
    'col_member',
    'col_game',
    'col_vendor',
    'col_round',
    'col_ticket',
    'col_stake',
    'col_win',
    'col_net',
    'col_currency',
    'col_state',
  ],
  team_profit: [
    'col_rounds',
    'col_stake',
    'col_open_stake',
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
} as const satisfies Record<Exclude<RecordName, 'agent_runs' | 'agent_income'>, readonly MessageId[]>;

/** The first column of a team's profit and loss. */
export const firstColumns = {
  downline: 'col_member',
  member: 'col_member',
  area: 'col_area',
  vendor: 'col_vendor',
  day: 'col_day',
} as const satisfies Record<ProfitGroup, MessageId>;

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

export function memberRoundLine(round: BettingRound, reader: Reader): string[] {
  return [fileTime(round.startedAt, reader.timeZone), ...roundCells(round, reader)];
}

export function teamRoundLine(round: TeamRound, reader: Reader): string[] {
  return [fileTime(round.startedAt, reader.timeZone), round.member.username, ...roundCells(round, reader)];
}

function roundCells(round: BettingRound, { language }: Reader): string[] {
  return [
    round.gameName,
    round.vassalage,
    round.round,
    round.ticketId ?? '',
    round.stake,
    round.win,
    round.net,
    round.currency,
    translate(roundStateLabels[round.state], language),
  ];
}

export function memberMovementLine(movement: AccountMovement, { language, timeZone }: Reader): string[] {
  return [
    fileTime(movement.at, timeZone),
    translate(movementLabel(movement.kind), language),
    movement.description ?? '',
    movement.reference ?? '',
    movement.amount,
    movement.balance,
    movement.currency,
  ];
}

export function teamMovementLine(movement: TeamMovement, { language, timeZone }: Reader): string[] {
  return [
    fileTime(movement.at, timeZone),
    movement.member.username,
    translate(movementLabel(movement.kind), language),
    movement.description ?? '',
    movement.reference ?? '',
    movement.amount,
    movement.currency,
  ];
}

export function ownMovementLine(movement: OwnMovement, { language, timeZone }: Reader): string[] {
  return [
    fileTime(movement.at, timeZone),
    translate(movementLabel(movement.kind), language),
    movement.partner ?? translate('report_house', language),
    movement.reference,
    movement.amount,
    movement.balance,
    movement.currency,
  ];
}

/** A line for each day, and one for their total. */
export function memberProfitLines(
  { days, totals }: OperationValue<typeof personalProfit>,
  { language }: Reader,
): string[][] {
  const lines = [...days, { day: translate('total', language), ...totals }];
  return lines.map((line) => [
    line.day,
    String(line.rounds),
    line.stake,
    line.openStake,
    line.validBet,
    line.win,
    line.net,
    line.deposits,
    line.withdrawals,
    line.bonus,
  ]);
}

export function teamProfitLine({ name, key, area, member, ...line }: TeamProfitLine, { language }: Reader): string[] {
  const areaName = () => translate(area === null ? 'profit_other_games' : areaLabels[area], language);
  const called = name === '' && member === null ? areaName() : name || key;
  return [
    called,
    String(line.rounds),
    line.stake,
    line.openStake,
    line.validBet,
    line.win,
    line.net,
    line.deposits ?? '',
    line.withdrawals ?? '',
    line.bonus ?? '',
    line.commission ?? '',
  ];
}
