import { createNumbers, type Numbers } from '@champa/fairness';
import { parseAmount } from '@champa/money';
import { demoTitles } from '@champa/titles';
import type { Composed } from '../modules.ts';
import type { Deps } from '../module.ts';
import { inTransaction } from '../platform/database.ts';
import { tokenHashHex } from '../platform/ids.ts';
import { winOf } from './outcomes.ts';
import { type Playable, playRound, type Seat } from './players.ts';

/** Players who have been with the line for months: some at every level. */
export const regulars = [
  { username: 'sengdao88', affiliateCode: 'bounthavy' },
  { username: 'khamsing', affiliateCode: 'bounthavy' },
  { username: 'thipphavone', affiliateCode: 'bounthavy' },
  { username: 'soulisack', affiliateCode: 'oudomxay' },
  { username: 'bouavanh', affiliateCode: 'oudomxay' },
  { username: 'phonepaseut', affiliateCode: 'soukphaphone' },
  { username: 'viengxay79', affiliateCode: 'soukphaphone' },
  { username: 'somchit', affiliateCode: 'khamla' },
] as const;
export const REGULARS_OPENING = '30000000';

/** The same play at every first start, as for the other players. */
const SEED = { serverSeed: new Uint8Array(32).fill(0x41), clientSeed: 'demo' };
const ROUNDS = 2;
/** How many of a hundred evenings a regular plays; more on Fridays and Saturdays. */
const EVENINGS = { week: 55, weekend: 85 };
const STAKES = [5n, 10n, 10n, 20n, 20n, 50n, 100n];

export type Evening = { begins: Temporal.ZonedDateTime; setClock: (at: Temporal.Instant) => void };

/**
 * The play of regulars, evening after evening: each evening's rounds are a few batches, as the server would group
 * vendors' calls.
 */
export async function createRegulars(deps: Deps, past: Composed) {
  const numbers = createNumbers({ ...SEED, nonce: 0 });
  const vendors = new Map(
    (await past.vendors.service.list())
      .filter(({ enabled, wallet }) => enabled && wallet === 'seamless')
      .map((vendor) => [vendor.code, vendor]),
  );
  const titles = demoTitles().filter(
    (title): title is Playable => title.engine !== null && vendors.has(title.vassalage) && isCheap(title),
  );
  const members = await Promise.all(regulars.map(({ username }) => past.members.byName(deps.pool, username)));

  /** Each player of the evening takes a seat at some game, all of them in one transaction. */
  const takeSeats = (coming: readonly { id: string; currency: string; title: Playable }[]): Promise<Seat[]> =>
    inTransaction(deps.pool, async (tx) => {
      const seats: Seat[] = [];
      for (const { id: memberId, currency, title } of coming) {
        const vendor = vendors.get(title.vassalage)!;
        const session = { vendor, memberId, currency, gameCode: title.gameCode };
        const token = await past.vendors.service.openSession(tx, session);
        seats.push({ memberId, currency, vendorId: vendor.id, token: tokenHashHex(token) });
      }
      return seats;
    });

  return async ({ begins, setClock }: Evening): Promise<void> => {
    const percent = begins.dayOfWeek === 5 || begins.dayOfWeek === 6 ? EVENINGS.weekend : EVENINGS.week;
    const coming = members
      .filter(() => titles.length > 0 && numbers.intBelow(100) < percent)
      .map((member) => ({ id: member!.id, currency: member!.currency, title: numbers.pick(titles) }));
    let at = begins.add({ minutes: numbers.intBelow(180), seconds: numbers.intBelow(60) }).toInstant();
    setClock(at);
    const seats = await takeSeats(coming);
    for (let round = 0; round < ROUNDS; round += 1) {
      at = at.add({ seconds: 20 + numbers.intBelow(400) });
      setClock(at);
      const played = coming.map(({ title }, n) => {
        const name = `regular-${begins.toPlainDate().toString()}-${round}-${n}`;
        return playRound(past, roundOf(title, numbers), seats[n]!, name);
      });
      await Promise.all(played);
    }
  };
}

function isCheap({ minBet }: Pick<Playable, 'minBet'>): boolean {
  return parseAmount(minBet) * 100n <= parseAmount(REGULARS_OPENING) / 20n;
}

function roundOf(title: Playable, numbers: Numbers) {
  const stake = parseAmount(title.minBet) * numbers.pick(STAKES);
  return { title, stake, win: winOf(title.engine, numbers, stake) };
}
