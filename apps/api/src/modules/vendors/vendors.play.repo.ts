import type { Amount } from '@champa/money';
import type pg from 'pg';
import { arrayOfRows, type Field } from '../../platform/array-literal.ts';
import type { ReadHandle } from '../../platform/database.ts';
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
  const rows = commands.map((command, index) => commandFields(command, waves[index]!));
  const answers = await db.query<AnswerRow>({ ...PLAY_BATCH, values: [arrayOfRows(rows), at.toString()] });
  const results: PlayResult[] = [];
  for (const row of answers.rows) results[row.place - 1] = toResult(row);
  return results;
}

/** The fields of a `vendors.command`, in its order. */
function commandFields(command: PlayCommand, wave: number): Field[] {
  const { vendorId, kind, token, player, txId, round, gameCode, closesRound } = command;
  const reference = kind === 'bet' ? null : command.reference;
  const told = kind === 'rollback' ? [null, 0, false] : [command.currency, command.amount, command.free];
  const playable = kind !== 'bet' || command.playable;
  const ids = [player, txId, reference, round, gameCode];
  return [wave, vendorId, kind, `\\x${token}`, ...ids, ...told, closesRound, playable];
}

function toResult({ outcome, member_id: memberId, currency, balance, version, cash, bonus }: AnswerRow): PlayResult {
  const player = memberId !== null && currency !== null ? { memberId: String(memberId), currency } : null;
  const parts = cash === null ? null : { cash, bonus: bonus ?? 0n };
  return { outcome, player, balance: balance ?? 0n, version, parts };
}

/** The highest stake that the game of a bet allows a member; null: any. */
export async function selectHighestStake(
  db: ReadHandle,
  { vendorId, gameCode }: Pick<PlayCommand, 'vendorId' | 'gameCode'>,
  memberId: string,
): Promise<Amount | null> {
  const { rows } = await db.query<{ most: Amount | null }>(
    'SELECT catalogue.highest_stake(code, $2, $3) AS most FROM vendors.vendor WHERE id = $1',
    [vendorId, gameCode, memberId],
  );
  return rows[0]?.most ?? null;
}
