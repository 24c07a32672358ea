import { randomUUID } from 'node:crypto';
import { SCALE } from '@champa/money';
import { expect } from 'vitest';
import { sql } from './database.ts';

/** A fact about a member; by default it happens now. */
export type Fact = { kind: string; at?: Temporal.ZonedDateTime; data: object };

/** The demo's own time. */
export const today = (): Temporal.ZonedDateTime => Temporal.Now.zonedDateTimeISO('Asia/Vientiane');

/** Records facts about a member like the house, and waits until all consumers have handled them. */
export async function tell({ id }: { id: string }, ...facts: Fact[]): Promise<void> {
  await sql('SELECT facts.note($1::bigint[], $2::text[], $3::text[], $4::jsonb[], $5::timestamptz[])', [
    facts.map(() => id),
    facts.map(({ kind }) => kind),
    facts.map(() => randomUUID()),
    facts.map(({ data }) => JSON.stringify(data)),
    facts.map(({ at = today() }) => at.toInstant().toString()),
  ]);
  const unheard = 'SELECT FROM facts.fact WHERE member_id = $1 AND id > (SELECT min(position) FROM facts.consumer)';
  await expect.poll(async () => (await sql(unheard, [id])).length, { timeout: 30_000 }).toBe(0);
}

export function deposit(ordinal: number, amount: number, at = today()): Fact {
  const data = { depositId: `told-${ordinal}`, amount: units(amount), currency: 'LAK', ordinal };
  return { kind: 'deposit_credited', at, data };
}

type Played = { area: 'RNG' | 'LIVE'; rounds?: number; stake: number; win: number; at?: Temporal.ZonedDateTime };

/** All rounds together; every stake counts in full. */
export function played({ area, rounds = 1, stake, win, at = today() }: Played): Fact {
  const amounts = { stake: units(stake), win: units(win), validBet: units(stake) };
  const plays = [{ vassalage: 'NAGASPIN', gameCode: 'demo', area, rounds, ...amounts }];
  return { kind: 'played', at, data: { day: at.toPlainDate().toString(), currency: 'LAK', plays } };
}

function units(amount: number): string {
  return String(BigInt(amount) * SCALE);
}
