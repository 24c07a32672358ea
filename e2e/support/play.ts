import { randomUUID } from 'node:crypto';
import { SCALE } from '@champa/money';
import { call } from './api.ts';
import { sql } from './database.ts';
import { thisPlatform } from './this-platform.ts';

/** One round: what was staked and won, in whole units of the currency. Without a win it stays open. */
export type Played = { stake: number; win?: number };

/** Gives a member money, as a correction of the operator's would. */
export async function fund(memberId: string, amount: number): Promise<void> {
  await sql(
    `SELECT ledger.post_batch(
       ARRAY[ROW('e2e', $1, 'adjustment',
         ledger.open_account('house', 'e2e', 'opening', 'LAK', now()), ledger.open_account('member', $2, 'cash', 'LAK', now()),
         $3::bigint, 'e2e', $2, 'system', NULL, false)::ledger.movement],
       now())`,
    [randomUUID(), memberId, BigInt(amount) * SCALE],
  );
}

/** A game that can be played, of the area. */
export async function gameOf(area: string): Promise<{ vassalage: string; gameCode: string; gameName: string }> {
  const answer = await call(thisPlatform().siteUrl, 'GET', `/api/games?category=${area}&pageSize=1&language=en`);
  return answer.value.games[0];
}

/** Plays rounds by the call the wire makes for a vendor, one after another. @returns their names, in order */
export async function play(
  memberId: string,
  { vassalage, gameCode }: { vassalage: string; gameCode: string },
  rounds: readonly Played[],
): Promise<string[]> {
  const token = randomUUID();
  const [session] = await sql<{ vendor_id: number }>(
    `INSERT INTO vendors.session (token_hash, vendor_id, member_id, currency, game_code, account, counter_account, opened_at, expires_at)
     SELECT sha256($1::text::bytea), v.id, $2::bigint, 'LAK', $4, ledger.open_account('member', $2::text, 'cash', 'LAK', now()),
       ledger.open_account('vendor', v.code, 'settlement', 'LAK', now()), now(), now() + interval '1 hour'
     FROM vendors.vendor AS v WHERE v.code = $3
     RETURNING vendor_id`,
    [token, memberId, vassalage, gameCode],
  );
  const names: string[] = [];
  for (const { stake, win } of rounds) {
    const round = randomUUID();
    const bet = randomUUID();
    const common = {
      vendor_id: session!.vendor_id,
      round,
      game_code: gameCode,
      currency: 'LAK',
      free: false,
      playable: true,
    };
    const placed = { ...common, wave: 1, kind: 'bet', tx_id: bet, amount: units(stake), closes: false };
    const settled = { ...common, wave: 2, kind: 'win', tx_id: randomUUID(), reference: bet, closes: true };
    const commands: object[] = [placed, ...(win === undefined ? [] : [{ ...settled, amount: units(win) }])];
    await sql(
      `SELECT outcome FROM vendors.play_batch(
         ARRAY(
           SELECT jsonb_populate_record(NULL::vendors.command, c || jsonb_build_object('token', sha256($2::text::bytea)))
           FROM jsonb_array_elements($1::jsonb) AS c
         ), now())`,
      [JSON.stringify(commands), token],
    );
    names.push(round);
  }
  return names;
}

function units(amount: number): string {
  return String(BigInt(amount) * SCALE);
}
