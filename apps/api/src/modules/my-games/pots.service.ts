import type { JackpotPot, Language } from '@champa/contract';
import { formatDecimal } from '@champa/money';
import type { Clock } from '../../platform/clock.ts';
import type { Pool, ReadHandle } from '../../platform/database.ts';
import type { Catalogue } from '../catalogue/index.ts';
import type { Pot, PotsQuery } from '../vendors/index.ts';

/** What a vendor told longer ago isn't shown: nobody knows what is in its pots now. */
const GOOD_FOR = Temporal.Duration.from({ minutes: 10 });
/** A server reads the pots at most so often, however many visitors look. */
const FRESH_FOR_MS = 2000;

export type PotsNeeds = {
  pool: Pool;
  clock: Clock;
  currency: () => Promise<string>;
  listPots: (db: ReadHandle, query: PotsQuery) => Promise<Pot[]>;
  catalogue: Pick<Catalogue, 'playedGame' | 'presentGame'>;
};

export type Pots = { list: (language: Language) => Promise<JackpotPot[]> };

/** The progressive pots of the brand, as their vendors told them last. */
export function createPots({ pool, clock, currency, listPots, catalogue }: PotsNeeds): Pots {
  let known: Promise<Pot[]> | undefined;
  let readAt = 0;

  function read(): Promise<Pot[]> {
    const now = clock.now();
    if (known && now.epochMilliseconds - readAt < FRESH_FOR_MS) return known;
    readAt = now.epochMilliseconds;
    known = currency().then((brands) => listPots(pool, { currency: brands, since: now.subtract(GOOD_FOR) }));
    known.catch(() => (known = undefined));
    return known;
  }

  function present({ vassalage, code, names, gameCode, amount, ...pot }: Pot, language: Language): JackpotPot {
    const game = gameCode === null ? null : catalogue.playedGame(vassalage, gameCode);
    return {
      code: `${vassalage}:${code}`,
      name: names[language] ?? names.en,
      amount: formatDecimal(amount),
      currency: pot.currency,
      game: game?.enabled ? catalogue.presentGame(game, language) : null,
      updatedAt: pot.toldAt.toString(),
    };
  }

  return { list: async (language) => (await read()).map((pot) => present(pot, language)) };
}
