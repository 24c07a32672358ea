import type { Result } from '@champa/lottery';
import type { Pool } from '../../platform/database.ts';
import { selectLatestResults } from './draws.repo.ts';

export type Counted = { gameCode: string; draws: number; numbers: readonly { number: string; times: number }[] };

/** The number of draws from which popular numbers are counted. */
const COUNTED_DRAWS = 100;

/** An older count is made again. Every visitor's first page asks for all games at once. */
const FRESH_MS = 5000;

export type PopularService = ReturnType<typeof createPopularService>;

/** The most frequent numbers: counted once for all requests within some seconds. */
export function createPopularService({ pool }: { pool: Pool }) {
  const counts = new Map<string, { at: number; counted: Promise<Counted[]> }>();

  return {
    /** For each of some games with draws: all its numbers, the most frequent first. */
    of(gameCodes: readonly string[]): Promise<Counted[]> {
      const now = performance.now();
      const key = gameCodes.join(' ');
      const known = counts.get(key);
      if (known && now - known.at < FRESH_MS) return known.counted;
      const counted = count(pool, gameCodes);
      counts.set(key, { at: now, counted });
      counted.catch(() => counts.delete(key));
      return counted;
    },
  };
}

async function count(pool: Pool, gameCodes: readonly string[]): Promise<Counted[]> {
  const found = await selectLatestResults(pool, gameCodes, COUNTED_DRAWS);
  return found
    .filter(({ results }) => results.length > 0)
    .map(({ gameCode, results }) => ({
      gameCode,
      draws: results.length,
      numbers: mostOften(results.flatMap(symbolsOf)),
    }));
}

/** The countable parts of a result: balls, digits, dice, the last two digits of each number. */
function symbolsOf(result: Result): string[] {
  if ('numbers' in result)
    return [result.numbers, result.second ?? {}].flatMap((numbers) =>
      Object.values(numbers).flatMap((prize) => prize.map((number) => number.slice(-2))),
    );
  if ('top' in result) return [result.top.slice(-2), result.bottom2];
  if ('balls' in result) return 'special' in result ? [...result.balls, result.special] : [...result.balls];
  return 'dice' in result ? result.dice.map(String) : Array.from(result.digits);
}

function mostOften(symbols: readonly string[]): { number: string; times: number }[] {
  const times = new Map<string, number>();
  for (const symbol of symbols) times.set(symbol, (times.get(symbol) ?? 0) + 1);
  return Array.from(times, ([number, often]) => ({ number, times: often })).toSorted(
    (a, b) => b.times - a.times || (a.number < b.number ? -1 : 1),
  );
}
