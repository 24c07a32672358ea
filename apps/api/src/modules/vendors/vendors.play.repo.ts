import type { Amount } from '@champa/money';
import type pg from 'pg';
import type { Outcome, PlayCommand, PlayResult } from './domain/port.ts';
import { wavesOf } from './domain/waves.ts';

/** A pool: the one statement is the whole transaction. */
export type BatchHandle = {
  query: <Row extends pg.QueryResultRow>(statement: pg.QueryConfig) => Promise<pg.QueryResult<Row>>;
};

type AnswerRow = {
  place: number;
  outcome: Outcome;
  member_id: bigint | null;
  currency: string | null;
  balance: Amount | null;
  version: bigint | null;
  cash: Amount | null;
  bonus: Amount | null;
};

// The commands as one array literal: parsing it costs the database a third of what JSON does.
const PLAY_BATCH = {
  name: 'vendors_play_batch',
  text: `
    SELECT place, outcome, member_id, currency, balance, version, cash, bonus
    FROM vendors.play_batch($1::vendors.command[], $2)`,
};

/** Carries out commands in their order, one answer each. Locks the players' cash accounts, in ID order. */
export async function playBatch(
  db: BatchHandle,
  commands: readonly PlayCommand[],
  at: Temporal.Instant,
): Promise<PlayResult[]> {
  const waves = wavesOf(commands);
  const rows = commands.map((command, index) => commandText(command, waves[index]!));
  const answers = await db.query<AnswerRow>({ ...PLAY_BATCH, values: [`{${rows.join(',')}}`, at.toString()] });
  const results: PlayResult[] = [];
  for (const row of answers.rows) results[row.place - 1] = toResult(row);
  return results;
}

/** A `vendors.command` as an element of an array literal; an empty field is NULL. */
function commandText(command: PlayCommand, wave: number): string {
  const { vendorId, kind, token, player, txId, round, gameCode, closesRound } = command;
  const reference = kind === 'bet' ? '' : fieldText(command.reference);
  const told =
    kind === 'rollback' ? ',0,f' : `${fieldText(command.currency)},${command.amount},${command.free ? 't' : 'f'}`;
  const ids = `${player === null ? '' : fieldText(player)},${fieldText(txId)},${reference},${fieldText(round)}`;
  const playable = kind !== 'bet' || command.playable;
  return `"(${wave},${vendorId},${kind},\\\\\\\\x${token},${ids},${fieldText(gameCode)},${told},${closesRound ? 't' : 'f'},${playable ? 't' : 'f'})"`;
}

const NEEDS_NO_QUOTES = /^[\w.:-]+$/;

// Quoted twice, once for the row and once for the array, each time with backslashes.
function fieldText(text: string): string {
  if (NEEDS_NO_QUOTES.test(text)) return text;
  return escapeQuotes(`"${escapeQuotes(text)}"`);
}

function escapeQuotes(text: string): string {
  return text.replaceAll(/["\\]/g, String.raw`\$&`);
}

function toResult({ outcome, member_id: memberId, currency, balance, version, cash, bonus }: AnswerRow): PlayResult {
  const player = memberId !== null && currency !== null ? { memberId: String(memberId), currency } : null;
  const parts = cash === null ? null : { cash, bonus: bonus ?? 0n };
  return { outcome, player, balance: balance ?? 0n, version, parts };
}
