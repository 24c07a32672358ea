import { randomUUID } from 'node:crypto';
import { SCALE } from '@champa/money';
import { expect } from 'vitest';
import { call } from './api.ts';
import { sql } from './database.ts';
import { PATIENT } from './patience.ts';
import { thisPlatform } from './this-platform.ts';

/** One round: stake and win in whole units of the currency. Without a win it stays open. */
export type Played = { stake: number; win?: number };

/** Gives a member money, like an operator's correction. */
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

/** A playable game of the area. */
export async function gameOf(area: string): Promise<{ vassalage: string; gameCode: string; gameName: string }> {
  const answer = await call(thisPlatform().siteUrl, 'GET', `/api/games?category=${area}&pageSize=1&language=en`);
  return answer.value.games[0];
}

/** Plays rounds with the function that the wire calls for a vendor, one after another. @returns their names, in order */
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
  const played = rounds.map((round) => {
    const name = randomUUID();
    return { name, commands: commandsOf({ vendorId: session!.vendor_id, gameCode, name }, round) };
  });
  await sql(
    `SELECT r.place, (SELECT count(*) FROM vendors.play_batch(
       ARRAY(
         SELECT jsonb_populate_record(NULL::vendors.command, c || jsonb_build_object('token', sha256($2::text::bytea)))
         FROM jsonb_array_elements(r.commands) AS c
       ), clock_timestamp()))
     FROM jsonb_array_elements($1::jsonb) WITH ORDINALITY AS r (commands, place)
     ORDER BY r.place`,
    [JSON.stringify(played.map(({ commands }) => commands)), token],
  );
  return played.map(({ name }) => name);
}

/** Waits until reports count so many rounds of a member: a page that was opened before shows what was counted then. */
export async function untilCounted(memberId: string, rounds: number): Promise<void> {
  const counted = async (): Promise<number> => {
    const [row] = await sql<{ rounds: number }>(
      'SELECT coalesce(sum(rounds), 0)::int AS rounds FROM figures.day WHERE member_id = $1',
      [memberId],
    );
    return row!.rounds;
  };
  await expect.poll(counted, PATIENT).toBe(rounds);
}

/** The calls of one round. */
function commandsOf(of: { vendorId: number; gameCode: string; name: string }, { stake, win }: Played): object[] {
  const bet = randomUUID();
  const common = {
    vendor_id: of.vendorId,
    round: of.name,
    game_code: of.gameCode,
    currency: 'LAK',
    free: false,
    playable: true,
  };
  const placed = { ...common, wave: 1, kind: 'bet', tx_id: bet, amount: units(stake), closes: false };
  if (win === undefined) return [placed];
  return [
    placed,
    { ...common, wave: 2, kind: 'win', tx_id: randomUUID(), reference: bet, amount: units(win), closes: true },
  ];
}

function units(amount: number): string {
  return String(BigInt(amount) * SCALE);
}

export type StudioRound = { id: string; stake: string; win: string };

/** Plays one round of a studio's game for its smallest stake, with the calls of the game's page. */
export async function playAtStudio({ token }: { token: string }, nodeId: string): Promise<StudioRound> {
  const { siteUrl, studioUrl } = thisPlatform();
  const launch = `/api/games/launch?nodeId=${nodeId}&device=mobile`;
  const { value } = await call(siteUrl, 'GET', launch, undefined, token);
  const session = new URL(value.url).hash.slice('#s='.length);
  const headers = { authorization: `Bearer ${session}`, 'content-type': 'application/json' };
  const game = (await (await fetch(`${studioUrl}/api/game`, { headers })).json()) as { stakes: string[] };
  const body = JSON.stringify({ requestId: randomUUID(), stake: game.stakes[0] });
  const answer = await fetch(`${studioUrl}/api/play`, { method: 'POST', headers, body });
  if (answer.status !== 200) throw new Error(`the studio answers ${answer.status}: ${await answer.text()}`);
  return ((await answer.json()) as { round: StudioRound }).round;
}
