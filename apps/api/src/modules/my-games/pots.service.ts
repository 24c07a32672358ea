import type { JackpotPot, Language } from '@champa/contract';
import { formatDecimal } from '@champa/money';
import type { Clock } from '../../platform/clock.ts';
import type { Pool, ReadHandle } from '../../platform/database.ts';
import type { Catalogue } from '../catalogue/index.ts';
import type { Pot, PotsQuery } from '../vendors/index.ts';

/** Older values of a vendor are not shown: the pots' present size is unknown. */
const GOOD_FOR = Temporal.Duration.from({ minutes: 10 });
/** How long a server's copy of the pots is used, however many visitors look. */
const FRESH_FOR_MS = 2000;

export type PotsNeeds = {
  pool: Pool;
  clock: Clock;
  currency: () => Promise<string>;
  listPots: (db: ReadHandle, query: PotsQuery) => Promise<Pot[]>;
  catalogue: Pick<Catalogue, 'playedGame' | 'presentGame'>;
};

export type Pots = { list: (language: Language) => Promise<JackpotPot[]> };

/** The brand's pots, with the latest values of their vendors. */
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

  function present(
    { vassalage, code, names, gameCode, amount, wonBefore, ...pot }: Pot,
    language: Language,
  ): JackpotPot {
    const game = gameCode === null ? null : catalogue.playedGame(vassalage, gameCode);
    return {
      code: `${vassalage}:${code}`,
      name: names[language] ?? names.en,
      amount: formatDecimal(amount),
      wonBefore: wonBefore === null ? null : formatDecimal(wonBefore),
      currency: pot.currency,
      game: game?.enabled ? catalogue.presentGame(game, language) : null,
      updatedAt: pot.reportedAt.toString(),
    };
  }

  return { list: async (language) => (await read()).map((pot) => present(pot, language)) };
}
