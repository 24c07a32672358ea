import type { Amount } from '@champa/money';
import type { Pot, Title } from '../catalogue/titles.ts';
import { contribution, type PotDraw, winsPot } from '../engines/pot/index.ts';
import type { Queryable } from '../platform/database.ts';
import type { Studio } from '../studio.ts';
import { DEMO_CURRENCY } from '../wire/purse.ts';
import { emptyPot, feedPot, insertPotEntry, readPots } from './pots.repo.ts';

/** The pot of a title in a currency: none in demo play, which neither contributes nor wins. */
export function potFor({ titles }: Studio, { pot }: Title, currency: string): Pot | null {
  return pot === null || currency === DEMO_CURRENCY ? null : (titles.findPot(pot) ?? null);
}

export type PotRound = { id: string; stake: Amount; currency: string; draw: PotDraw; at: Date };

/** Updates the pot of a decided round, in the same transaction. Returns what the round wins of it. */
export async function settlePot(db: Queryable, { code, rules }: Pot, round: PotRound): Promise<Amount> {
  const key = { code, currency: round.currency };
  const contributed = contribution(rules, round.stake);
  const amount = await feedPot(db, key, rules.seed, contributed);
  const paid = winsPot(round.draw) ? amount : 0n;
  if (paid > 0n) await emptyPot(db, key, rules.seed);
  await insertPotEntry(db, { ...key, roundId: round.id, contributed, paid, at: round.at });
  return paid;
}

export type PotNow = { pot: Pot; amount: Amount; gameCode: string | null };

/** A vendor's pots with their amounts, and a title to play for each. */
export async function potsNow({ pool, titles }: Studio, vassalage: string, currency: string): Promise<PotNow[]> {
  const pots = titles.potsOf(vassalage);
  const amounts = await readPots(
    pool,
    pots.map(({ code }) => code),
    currency,
  );
  const players = titles.ofVendor(vassalage).toSorted((a, b) => b.isHot - a.isHot);
  return pots.map((pot) => ({
    pot,
    amount: amounts.get(pot.code) ?? pot.rules.seed,
    gameCode: players.find((title) => title.pot === pot.code)?.gameCode ?? null,
  }));
}
