import type { AccountMovement, BettingRound, Language } from '@champa/contract';
import { formatDateTime } from '@champa/i18n';
import { type MessageId, movementLabel, roundStateLabels, translate } from '@champa/i18n/server';
import { formatPlace, parsePlace, type Place } from './domain/cursor.ts';
import { type ExportWish, isTeamWish, type OwnWish, type TeamWish } from './domain/export.ts';
import type { MemberPrincipal } from '../../platform/http/principal.ts';
import type { MovementsService } from './movements.service.ts';
import type { ProfitService } from './profit.service.ts';
import type { RoundsService } from './rounds.service.ts';

export type ExportSources = {
  rounds: Pick<RoundsService, 'begin'>;
  movements: Pick<MovementsService, 'begin'>;
  profit: Pick<ProfitService, 'report'>;
  team: TeamSource;
};

/** What an agent sees, for a file. */
export type TeamSource = {
  /** @throws ApiError NON_AGENT for whoever is no agent, NOT_FOUND for a member outside the team, VALIDATION for days no report spans */
  require: (principal: MemberPrincipal, wish: TeamWish) => Promise<void>;
  /** What is in the team as each part is read. */
  open: (wish: TeamWish, reader: Reader) => Promise<ExportRows>;
};

/** A record as lines of a file, part by part. */
export type ExportRows = {
  headers: readonly string[];
  /** How many rows there will be; null: that is not told. */
  total: () => Promise<number | null>;
  /** `after`: what the part before said comes next. */
  part: (after: string | null, limit: number) => Promise<{ rows: string[][]; next: string | null }>;
};

export type Reader = { memberId: string; language: Language; timeZone: string };

const headers = {
  bets: [
    'col_time',
    'col_game',
    'col_vendor',
    'col_round',
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
    'col_valid_bet',
    'col_win',
    'col_net',
    'col_deposits',
    'col_withdrawals',
    'col_bonus',
  ],
} as const satisfies Record<OwnWish['record'], readonly MessageId[]>;

/** Opens a record for a file, in the language and the times it is read in. */
export async function openRows(sources: ExportSources, wish: ExportWish, reader: Reader): Promise<ExportRows> {
  if (isTeamWish(wish)) return sources.team.open(wish, reader);
  const { memberId, language } = reader;
  const named = headers[wish.record].map((id) => translate(id, language));
  if (wish.record === 'profit') {
    const rows = await profitRows(sources, wish, reader);
    return { headers: named, total: async () => rows.length, part: async () => ({ rows, next: null }) };
  }
  if (wish.record === 'bets') {
    const opened = await sources.rounds.begin(memberId, wish);
    return {
      headers: named,
      total: async () => opened?.total() ?? 0,
      part: async (after, limit) =>
        partOf(await opened?.page(placeOf(after), limit, language), (round) => roundRow(round, reader)),
    };
  }
  const opened = await sources.movements.begin(memberId, wish);
  return {
    headers: named,
    total: async () => opened?.total() ?? 0,
    part: async (after, limit) =>
      partOf(await opened?.page(placeOf(after), limit, language), (movement) => movementRow(movement, reader)),
  };
}

function placeOf(after: string | null): Place | null {
  return after === null ? null : parsePlace(after);
}

function partOf<Row>(page: { rows: readonly Row[]; next: Place | null } | undefined, lineOf: (row: Row) => string[]) {
  return { rows: (page?.rows ?? []).map(lineOf), next: page?.next ? formatPlace(page.next) : null };
}

function roundRow(round: BettingRound, { language, timeZone }: Reader): string[] {
  return [
    formatDateTime(round.startedAt, timeZone),
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

function movementRow(movement: AccountMovement, { language, timeZone }: Reader): string[] {
  return [
    formatDateTime(movement.at, timeZone),
    translate(movementLabel(movement.kind), language),
    movement.description ?? '',
    movement.reference ?? '',
    movement.amount,
    movement.balance,
    movement.currency,
  ];
}

async function profitRows(
  { profit }: ExportSources,
  days: { from: string; to: string },
  { memberId, language }: Reader,
): Promise<string[][]> {
  const report = await profit.report(memberId, days);
  const lines = [...report.days, { day: translate('total', language), ...report.totals }];
  return lines.map((line) => [
    line.day,
    String(line.rounds),
    line.stake,
    line.validBet,
    line.win,
    line.net,
    line.deposits,
    line.withdrawals,
    line.bonus,
  ]);
}
