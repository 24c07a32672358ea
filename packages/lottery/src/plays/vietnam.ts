import { digits, numbersOf, orders } from '../core/combine.ts';
import type { LineKind, Play, Shape, Variant } from '../core/play.ts';
import { definePlay, once } from '../core/play.ts';
import { type VietnamFamily, type VietnamNumbers, vietnamOf } from '../results/result.ts';
import { endingsOf, lotsOf, numbersIn } from '../results/vietnam.ts';
import { combination, withBankers } from '../shapes/combination.ts';
import { each, oneRow } from '../shapes/each.ts';
import { chain } from './vietnam-chain.ts';
import { allCome, eachTime, noneComes, inChain } from './vietnam-chances.ts';

// Plays of a Vietnamese draw. The North has 27 numbers, South and Central 18; the differences are in `lotsOf` and in the prizes
// that a play reads. A lô costs the number of its lots and pays for each one with its ending (nháy).

const PAIRS = numbersOf(2);
/** Maximum number of pairs in plays with several pairs: few enough lines to explain a ticket. */
const MOST_PAIRS = 20;
/** By lots: with more numbers the chain would return less than 75 % of the price of their pairs. */
const MOST_IN_CHAIN: Readonly<Record<number, number>> = { 18: 5, 27: 4, 36: 3 };

type Define = (id: string, shape: Shape, kinds: LineKind, given?: Parameters<typeof definePlay>[4]) => Play;

export function vietnamPlays(family: VietnamFamily): readonly Play[] {
  const play: Define = (id, shape, kinds, given) => definePlay(family, id, shape, kinds, given);
  const isNorth = family === 'vn_north';
  return [
    ...lots(family, play),
    ...(isNorth
      ? [play('lo2.reduced', lot(2), eachTime(27, 100n), { price: 22n, variant: variant('vnLo2', 'reduced') })]
      : []),
    ...heads(isNorth, play),
    ...ofSpecial(isNorth, play),
    ...xien(family, play),
    ...da(family, play),
    ...(isNorth ? northOnly(play) : southOnly(play)),
  ];
}

/** Lô 2, 3 and 4, plain and in every order of the digits (đảo). */
function lots(family: VietnamFamily, play: Define): Play[] {
  return [2, 3, 4].flatMap((size) => {
    const count = lotsOf(family, size);
    const kind = eachTime(count, 10n ** BigInt(size));
    const price = BigInt(count);
    const setting = size === 2 && family === 'vn_north' ? { variant: variant('vnLo2', 'full') } : {};
    return [
      play(`lo${size}`, lot(size), kind, { price, ...setting }),
      play(`lo${size}.orders`, lot(size, orders), kind, { price }),
    ];
  });
}

function lot(size: number, expand?: (symbol: string) => readonly string[]): Shape {
  return each({
    board: numberBoard(size),
    read: (result) => endingsOf(vietnamOf(result), size),
    hits: (symbol, endings) => endings.get(symbol) ?? 0,
    ...(expand ? { expand } : {}),
  });
}

/** Đề đầu by its three rules: the lots of two digits, or the first two digits of the special or of the first prize. */
function heads(isNorth: boolean, play: Define): Play[] {
  const lotCount = isNorth ? 4 : 1;
  const head = (option: 'lots' | 'special' | 'first', shape: Shape, kind: LineKind, price = 1n) =>
    play(`de_head.${option}`, shape, kind, { price, variant: variant('vnHead', option) });
  return [
    head(
      'lots',
      among(2, (numbers) => numbersIn(numbers, isNorth ? 'g7' : 'g8')),
      eachTime(lotCount, 100n),
      BigInt(lotCount),
    ),
    head('special', beginning('special'), once(1n, 100n)),
    head('first', beginning('g1'), once(1n, 100n)),
  ];
}

/** Plays on the end of the special prize: đề, one digit of it, 3 càng, xỉu chủ. */
function ofSpecial(isNorth: boolean, play: Define): Play[] {
  const special = (numbers: VietnamNumbers) => numbersIn(numbers, 'special');
  const xiuHead = (numbers: VietnamNumbers) => numbersIn(numbers, isNorth ? 'g6' : 'g7');
  const xiu = (numbers: VietnamNumbers) => [...xiuHead(numbers), ...special(numbers)];
  const headLots = isNorth ? 3 : 1;
  const [headPrice, price] = [BigInt(headLots), BigInt(headLots + 1)];
  return [
    play('de', among(2, special), once(1n, 100n)),
    play('de.orders', among(2, special, orders), once(1n, 100n)),
    play('tens', digitOfSpecial(-2), once(1n, 10n)),
    play('units', digitOfSpecial(-1), once(1n, 10n)),
    play('cang3', among(3, special), once(1n, 1000n)),
    play('cang3.orders', among(3, special, orders), once(1n, 1000n)),
    play('xiu_chu', among(3, xiu), eachTime(headLots + 1, 1000n), { price }),
    play('xiu_chu.orders', among(3, xiu, orders), eachTime(headLots + 1, 1000n), { price }),
    play('xiu_chu_head', among(3, xiuHead), eachTime(headLots, 1000n), { price: headPrice }),
    play('xiu_chu_head.orders', among(3, xiuHead, orders), eachTime(headLots, 1000n), { price: headPrice }),
    play('xiu_chu_tail', among(3, special), once(1n, 1000n)),
    play('xiu_chu_tail.orders', among(3, special, orders), once(1n, 1000n)),
  ];
}

/**
 * Xiên: all chosen pairs occur; trượt xiên: none does. It pays once, however often a pair occurs, and nothing for all but one.
 */
function xien(family: VietnamFamily, play: Define): Play[] {
  const count = lotsOf(family, 2);
  const shape = (size: number, winsWhen: 'all' | 'none') =>
    combination({
      board: withBankers('numbers', PAIRS, size, MOST_PAIRS),
      size,
      drawn: (result) => new Set(endingsOf(vietnamOf(result), 2).keys()),
      winsWhen,
    });
  return [
    ...[2, 3, 4].map((size) => play(`xien${size}`, shape(size, 'all'), allCome(size, count))),
    ...[4, 8, 10].map((size) => play(`truot${size}`, shape(size, 'none'), noneComes(size, count))),
  ];
}

/** Đá over one station or two, by either rule: each pair separately, or the chain. */
function da(family: VietnamFamily, play: Define): Play[] {
  const count = lotsOf(family, 2);
  const stations = family === 'vn_north' ? [1] : [1, 2];
  return stations.flatMap((number) => {
    const id = number === 1 ? 'da' : 'da_two';
    const price = BigInt(count * number);
    const pairs = combination({
      board: withBankers('numbers', PAIRS, 2, MOST_PAIRS),
      size: 2,
      drawn: (result) => new Set(endingsOf(vietnamOf(result), 2).keys()),
      winsWhen: 'all',
    });
    return [
      play(`${id}.pairs`, pairs, allCome(2, count * number), { price, variant: variant('vnDa', 'pairs') }),
      play(`${id}.chain`, chain(MOST_IN_CHAIN[count * number]!), inChain(2, count * number), {
        price,
        variant: variant('vnDa', 'chain'),
        wholeKind: ({ rows }) => inChain(rows[0]!.length, count * number),
      }),
    ];
  });
}

function northOnly(play: Define): Play[] {
  const last = (numbers: VietnamNumbers) => numbersIn(numbers, 'special', 'g7', 'g6');
  const spread = (numbers: VietnamNumbers) => [
    ...(['special', 'g7', 'g5', 'g4', 'g3'] as const).flatMap((prize) => numbersIn(numbers, prize).slice(0, 1)),
    ...numbersIn(numbers, 'g6'),
  ];
  const eight = { price: 8n };
  return [
    play(
      'nhat_to',
      among(2, (numbers) => numbersIn(numbers, 'g1')),
      once(1n, 100n),
    ),
    play('bao8.last', among(2, last), eachTime(8, 100n), { ...eight, variant: variant('vnBao8', 'last') }),
    play('bao8.spread', among(2, spread), eachTime(8, 100n), { ...eight, variant: variant('vnBao8', 'spread') }),
  ];
}

function southOnly(play: Define): Play[] {
  const seven = (numbers: VietnamNumbers) => numbersIn(numbers, 'g8', 'g7', 'g6', 'g5', 'special');
  return [
    play('bao7', among(2, seven), eachTime(7, 100n), { price: 7n }),
    play('bao7.orders', among(2, seven, orders), eachTime(7, 100n), { price: 7n }),
  ];
}

/** The last digits of some numbers, each time they occur. */
function among(
  size: number,
  numbers: (drawn: VietnamNumbers) => readonly string[],
  expand?: (symbol: string) => readonly string[],
): Shape {
  return each({
    board: numberBoard(size),
    read: (result) => numbers(vietnamOf(result).numbers).map((number) => number.slice(-size)),
    hits: (symbol, endings) => endings.filter((ending) => ending === symbol).length,
    ...(expand ? { expand } : {}),
  });
}

/** The first two digits of a prize's number. */
function beginning(prize: 'special' | 'g1'): Shape {
  return each({
    board: numberBoard(2),
    read: (result) => numbersIn(vietnamOf(result).numbers, prize)[0]?.slice(0, 2),
    hits: (symbol, head) => (symbol === head ? 1 : 0),
  });
}

function digitOfSpecial(at: -1 | -2): Shape {
  return each({
    board: oneRow('digits', 'digits', digits),
    read: (result) => numbersIn(vietnamOf(result).numbers, 'special')[0]?.at(at),
    hits: (symbol, digit) => (symbol === digit ? 1 : 0),
  });
}

function numberBoard(size: number) {
  return size === 2 ? oneRow('numbers', 'numbers', PAIRS) : oneRow('typed', 'numbers', { digits: size });
}

function variant(setting: Variant['setting'], option: string): Variant {
  return { setting, option };
}
