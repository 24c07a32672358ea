import type { ReadHandle } from '../../platform/database.ts';
import type { BrandMoney, BrandPlay, BrandSpan, Days, GamePlay } from './domain/figures.ts';

// The brand's figures are about a second behind: what is not counted yet is left out.

function values({ currency, from, to, unit }: BrandSpan, timeZone: string): unknown[] {
  return [currency, from.toString(), to.toString(), unit, timeZone];
}

/** Play by the hour or day in which rounds began, earliest first; those without play are left out. */
export async function selectBrandPlay(db: ReadHandle, span: BrandSpan, timeZone: string): Promise<BrandPlay[]> {
  const { rows } = await db.query<BrandPlay>(
    `SELECT date_trunc($4, slot, $5) AS at, sum(rounds)::bigint AS rounds, sum(stake)::bigint AS stake, sum(win)::bigint AS win,
       sum(valid_bet)::bigint AS "validBet", sum(open_stake)::bigint AS "openStake", sum(players)::bigint AS players
     FROM figures.brand_slot
     WHERE slot >= $2 AND slot < $3 AND currency = $1
     GROUP BY 1
     ORDER BY 1`,
    values(span, timeZone),
  );
  return rows;
}

/** What members' accounts moved, by hour or day and kind, earliest first. */
export async function selectBrandMoney(db: ReadHandle, span: BrandSpan, timeZone: string): Promise<BrandMoney[]> {
  const { rows } = await db.query<BrandMoney>(
    `SELECT date_trunc($4, slot, $5) AS at, kind, sum(movements)::bigint AS movements, sum(moved_in)::bigint AS "movedIn",
       sum(moved_out)::bigint AS "movedOut"
     FROM figures.money_slot
     WHERE slot >= $2 AND slot < $3 AND currency = $1
     GROUP BY 1, kind
     ORDER BY 1, kind`,
    values(span, timeZone),
  );
  return rows;
}

/** Play of games, by the days on which rounds began. */
export async function selectBrandGames(db: ReadHandle, currency: string, { from, to }: Days): Promise<GamePlay[]> {
  const { rows } = await db.query<GamePlay>(
    `SELECT vendor_id AS "vendorId", game_code AS "gameCode", sum(rounds)::bigint AS rounds, sum(stake)::bigint AS stake,
       sum(win)::bigint AS win, sum(valid_bet)::bigint AS "validBet", sum(open_stake)::bigint AS "openStake"
     FROM figures.game_day
     WHERE day BETWEEN $2::date AND $3::date AND currency = $1
     GROUP BY vendor_id, game_code
     ORDER BY vendor_id, game_code`,
    [currency, from, to],
  );
  return rows;
}
