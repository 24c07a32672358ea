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
};

const PLAY_BATCH = {
  name: 'vendors_play_batch',
  text: `
    SELECT place, outcome, member_id, currency, balance, version
    FROM vendors.play_batch(
      (SELECT array_agg(c) FROM json_populate_recordset(NULL::vendors.command, $1) AS c),
      $2
    )`,
};

/** Carries out the commands in their order, one answer each. Locks the players' cash accounts, in id order. */
export async function playBatch(
  db: BatchHandle,
  commands: readonly PlayCommand[],
  at: Temporal.Instant,
): Promise<PlayResult[]> {
  const waves = wavesOf(commands);
  const rows = commands.map((command, index) => commandRow(command, waves[index]!));
  const answers = await db.query<AnswerRow>({ ...PLAY_BATCH, values: [JSON.stringify(rows), at.toString()] });
  const results: PlayResult[] = [];
  for (const row of answers.rows) results[row.place - 1] = toResult(row);
  return results;
}

function commandRow(command: PlayCommand, wave: number): Record<string, string | number | boolean | null> {
  const moves = command.kind !== 'rollback';
  return {
    wave,
    vendor_id: command.vendorId,
    kind: command.kind,
    token: `\\x${command.token}`,
    player: command.player,
    tx_id: command.txId,
    reference: command.kind === 'bet' ? null : command.reference,
    round: command.round,
    game_code: command.gameCode,
    currency: moves ? command.currency : null,
    amount: moves ? String(command.amount) : '0',
    free: moves && command.free,
    closes: command.closesRound,
    playable: command.kind !== 'bet' || command.playable,
  };
}

function toResult({ outcome, member_id: memberId, currency, balance, version }: AnswerRow): PlayResult {
  const player = memberId !== null && currency !== null ? { memberId: String(memberId), currency } : null;
  return { outcome, player, balance: balance ?? 0n, version };
}
