import { type Amount, formatDecimal, parseAmount } from '@champa/money';
import type { Pot, Title } from '../catalogue/titles.ts';
import { contribution, hasLimit, type LimitPot, type PotDraw, winsPot } from '../engines/pot/index.ts';
import type { Queryable } from '../platform/database.ts';
import type { PotOutcome, WonRun } from '../protocol.ts';
import type { Studio } from '../studio.ts';
import { DEMO_CURRENCY } from '../wire/purse.ts';
import { feedPot, insertPotEntry, payPot, type PotKey, readPots } from './pots.repo.ts';
import { pointOf, presentWonRun, startRun } from './runs.ts';
import { markRunWon, openRun, readEnds } from './runs.repo.ts';

/** The pot of a title in a currency: none in demo play, which neither contributes nor wins. */
export function potFor({ titles }: Studio, { pot }: Title, currency: string): Pot | null {
  return pot === null || currency === DEMO_CURRENCY ? null : (titles.findPot(pot) ?? null);
}

/** `draw` is null for a must-hit-by pot: no chance decides it. */
export type PotRound = { id: string; stake: Amount; currency: string; draw: PotDraw | null; at: Date };

/** Updates the pot of a decided round, in the same transaction. Returns what the round did in it; its `win` is owed beside the game's. */
export async function settlePot(
  studio: Pick<Studio, 'randomBytes'>,
  db: Queryable,
  { code, rules }: Pot,
  round: PotRound,
): Promise<PotOutcome> {
  const key = { code, currency: round.currency };
  const contributed = contribution(rules, round.stake);
  const amount = await feedPot(db, key, rules.seed, contributed);
  const outcome = hasLimit(rules)
    ? await passRuns(studio, db, key, rules, { ...round, before: amount - contributed, amount })
    : await emptyByChance(db, key, rules.seed, round.draw!, amount);
  const paid = parseAmount(outcome.win);
  await insertPotEntry(db, { ...key, roundId: round.id, contributed, paid, at: round.at });
  return outcome;
}

async function emptyByChance(
  db: Queryable,
  key: PotKey,
  seed: Amount,
  draw: PotDraw,
  amount: Amount,
): Promise<PotOutcome> {
  const paid = winsPot(draw) ? amount : 0n;
  if (paid > 0n) await payPot(db, key, seed, paid);
  return { code: key.code, ...draw, win: formatDecimal(paid) };
}

/**
 * Pays each run whose point the pot has reached, and starts the next with what the share brought beyond it. The pot is locked, so that no
 * other round sees a run between.
 */
async function passRuns(
  studio: Pick<Studio, 'randomBytes'>,
  db: Queryable,
  key: PotKey,
  rules: LimitPot,
  round: Pick<PotRound, 'id' | 'at'> & { before: Amount; amount: Amount },
): Promise<PotOutcome> {
  const won: WonRun[] = [];
  let paid = 0n;
  let { amount } = round;
  let run = (await openRun(db, key)) ?? (await startRun(studio, db, key, rules, { ...round, number: 1 }));
  for (let point = pointOf(key, run); amount >= point; point = pointOf(key, run)) {
    amount = await payPot(db, key, rules.seed, point);
    paid += point;
    await markRunWon(db, key, run.number, round);
    won.push(presentWonRun(key, run));
    run = await startRun(studio, db, key, rules, { number: run.number + 1, before: rules.seed, at: round.at });
  }
  return { code: key.code, won, win: formatDecimal(paid) };
}

/** `ends`: before which a must-hit-by pot under way is won. */
export type PotNow = { pot: Pot; amount: Amount; ends: Amount | null; gameCode: string | null };

/** A vendor's pots with their amounts, and a title to play for each. */
export async function potsNow({ pool, titles }: Studio, vassalage: string, currency: string): Promise<PotNow[]> {
  const pots = titles.potsOf(vassalage);
  const codes = pots.map(({ code }) => code);
  const [amounts, ends] = await Promise.all([readPots(pool, codes, currency), readEnds(pool, codes, currency)]);
  const players = titles.ofVendor(vassalage).toSorted((a, b) => b.isHot - a.isHot);
  return pots.map((pot) => ({
    pot,
    amount: amounts.get(pot.code) ?? pot.rules.seed,
    ends: ends.get(pot.code) ?? null,
    gameCode: players.find((title) => title.pot === pot.code)?.gameCode ?? null,
  }));
}
