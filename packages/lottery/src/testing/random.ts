import { checkChoice, type Choice, type Play, randomChoice, type Result, type Row } from '../index.ts';
import { prizesOf } from '../index.ts';

/** A small seeded source (mulberry32): every run of a test sees the same numbers. */
export type Source = { intBelow: (n: number) => number };

export function seeded(seed: number): Source {
  let state = seed >>> 0;
  return {
    intBelow: (n) => {
      state = (state + 0x6d2b79f5) >>> 0;
      let mixed = Math.imul(state ^ (state >>> 15), state | 1);
      mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
      return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * n);
    },
  };
}

export function digitsFrom(source: Source, length: number): string {
  return Array.from({ length }, () => String(source.intBelow(10))).join('');
}

export function drawFrom<T>(source: Source, items: readonly T[], count: number): T[] {
  const left = [...items];
  return Array.from({ length: count }, () => left.splice(source.intBelow(left.length), 1)[0]!);
}

/** Like `randomResult`, but digits often have only two or three values, so that rare groups occur too. */
export function clusteredResult(play: Pick<Play, 'family' | 'id'>, source: Source): Result {
  const result = randomResult(play, source);
  if (!('digits' in result) || source.intBelow(3) === 0) return result;
  const few = drawFrom(source, [...'0123456789'], 2 + source.intBelow(2));
  return {
    ...result,
    digits: [...result.digits].map(() => few[Math.min(source.intBelow(4), few.length - 1)]!).join(''),
  };
}

const balls = (last: number) => Array.from({ length: last }, (_, n) => String(n + 1).padStart(2, '0'));

/** A random result of a play's family; over two stations if the play is. */
export function randomResult({ family, id }: Pick<Play, 'family' | 'id'>, source: Source): Result {
  switch (family) {
    case 'five_digits':
      return { family, digits: digitsFrom(source, 5) };
    case 'three_digits':
      return { family, digits: digitsFrom(source, 3) };
    case 'dragon_tiger':
      return { family, digits: digitsFrom(source, 2) };
    case 'k3':
      return { family, dice: [0, 0, 0].map(() => source.intBelow(6) + 1) };
    case 'eleven_five':
      return { family, balls: drawFrom(source, balls(11), 5) };
    case 'pk10':
      return { family, balls: drawFrom(source, balls(10), 10) };
    case 'mark_six': {
      const drawn = drawFrom(source, balls(49), 7);
      return { family, balls: drawn.slice(0, 6), special: drawn[6]!, lunarYear: 2020 + source.intBelow(21) };
    }
    case 'vn_north':
    case 'vn_central':
    case 'vn_south': {
      const numbers = () =>
        Object.fromEntries(
          prizesOf(family).map(({ prize, count, digits }) => [
            prize,
            Array.from({ length: count }, () => digitsFrom(source, digits)),
          ]),
        );
      return id.startsWith('da_two')
        ? { family, numbers: numbers(), second: numbers() }
        : { family, numbers: numbers() };
    }
    case 'thai':
      return {
        family,
        top: digitsFrom(source, 6),
        front3: [digitsFrom(source, 3), digitsFrom(source, 3)],
        back3: [digitsFrom(source, 3), digitsFrom(source, 3)],
        bottom2: digitsFrom(source, 2),
      };
    case 'lao':
    case 'hanoi': {
      const top = digitsFrom(source, 5 + source.intBelow(2));
      return { family, top, front3: [top.slice(0, 3)], back3: [], bottom2: top.slice(-4, -2) };
    }
  }
}

/**
 * A ticket with a good chance to win on a result: from one line to about half of each row, for typed numbers some that occur in
 * the result and their reversals, sometimes bankers. Small enough to list line by line.
 */
export function wideChoice(play: Play, result: Result, source: Source, most = 400n): Choice {
  const start = randomChoice(play, source);
  const rows = start.rows.map((row) => [...row]);
  let best: Choice = start;
  const near = JSON.stringify(result).match(/\d+/g)!.join(' ');
  const widening = source.intBelow(40);
  for (let tries = 0; tries < widening; tries += 1) {
    const index = source.intBelow(rows.length);
    const row = play.board.rows[index]!;
    if (row.id === 'bankers' && source.intBelow(8) > 0) continue;
    const symbol = drawnSymbol(row, index, result, source) ?? symbolNear(row, near, source);
    if (!symbol || rows.some((picked, at) => picked.includes(symbol) && (at === index || row.id === 'bankers')))
      continue;
    if (row.id === 'bankers') rows[0] = rows[0]!.filter((pick) => pick !== symbol);
    const wider = rows.map((picked, at) => (at === index ? [...picked, symbol] : picked));
    const places = play.board.places ? placesFrom(play.board.places, source) : undefined;
    const checked = checkChoice(play, places ? { rows: wider, places } : { rows: wider });
    if (!checked.ok || checked.lines > most) continue;
    rows.splice(0, rows.length, ...wider);
    best = checked.choice;
  }
  return best;
}

/** Sometimes a drawn symbol: the ball of the row's position, or any of the digits. */
function drawnSymbol({ symbols }: Row, index: number, result: Result, source: Source): string | null {
  if (!('includes' in symbols) || source.intBelow(3) > 0) return null;
  const drawn = 'digits' in result ? [...result.digits] : 'balls' in result ? result.balls : [];
  const symbol = 'digits' in result ? drawn[source.intBelow(drawn.length)] : drawn[index];
  return symbol !== undefined && symbols.includes(symbol) ? symbol : null;
}

function placesFrom({ of, choose }: { of: number; choose: number }, source: Source): number[] {
  const all = Array.from({ length: of }, (_, index) => index);
  return drawFrom(source, all, choose + source.intBelow(of - choose + 1));
}

function symbolNear({ symbols }: Row, near: string, source: Source): string | null {
  if ('includes' in symbols) return symbols[source.intBelow(symbols.length)]!;
  const runs = near.split(' ').filter((run) => run.length >= symbols.digits);
  const run = runs[source.intBelow(runs.length)];
  if (!run) return digitsFrom(source, symbols.digits);
  const from =
    source.intBelow(2) === 0 ? run.length - symbols.digits : source.intBelow(run.length - symbols.digits + 1);
  const found = run.slice(from, from + symbols.digits);
  return source.intBelow(4) === 0 ? [...found].toReversed().join('') : found;
}
