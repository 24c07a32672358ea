import { definePlay, once, type Play, type Variant } from '../core/play.ts';
import { isSide, sides } from '../results/facts.ts';
import { diceOf, type Result } from '../results/result.ts';
import { combination, withBankers } from '../shapes/combination.ts';
import { each, oneRow } from '../shapes/each.ts';
import { product } from '../shapes/product.ts';

// Three dice, 216 outcomes.

const OUTCOMES = 216n;
const FACES = Array.from('123456');
const TRIPLES = FACES.map((face) => face.repeat(3));
const PAIRS = FACES.map((face) => face.repeat(2));
const SUMS = Array.from({ length: 16 }, (_, index) => String(index + 3));
const SUM_WAYS = [1n, 3n, 6n, 10n, 15n, 21n, 25n, 27n, 27n, 25n, 21n, 15n, 10n, 6n, 3n, 1n];

const sorted = (result: Result) => diceOf(result).toSorted().join('');
const faces = (result: Result) => new Set(diceOf(result).map(String));
const total = (result: Result) => diceOf(result).reduce((sum, die) => sum + die, 0);

export const k3Plays: readonly Play[] = [
  definePlay(
    'k3',
    'sum',
    each({
      board: oneRow('sums', 'sum', SUMS),
      read: total,
      hits: (symbol, sum) => (Number(symbol) === sum ? 1 : 0),
      kindOf: (symbol) => symbol,
    }),
    SUMS.map((sum, index) => once(SUM_WAYS[index]!, OUTCOMES, sum)),
  ),
  definePlay(
    'k3',
    'sum_sides',
    each({
      board: oneRow('sides', 'sum', sides),
      read: total,
      hits: (side, sum) => (isSide(side, sum, 11) ? 1 : 0),
    }),
    once(108n, OUTCOMES),
  ),
  definePlay(
    'k3',
    'triple',
    each({ board: oneRow('dice', 'triple', TRIPLES), read: sorted, hits: (symbol, dice) => (symbol === dice ? 1 : 0) }),
    once(1n, OUTCOMES),
  ),
  definePlay(
    'k3',
    'triple_any',
    each({ board: oneRow('dice', 'triple', ['any']), read: faces, hits: (_, seen) => (seen.size === 1 ? 1 : 0) }),
    once(6n, OUTCOMES),
  ),
  definePlay(
    'k3',
    'pair_single',
    product({
      board: {
        kind: 'dice',
        rows: [
          { id: 'pair', symbols: PAIRS, min: 1, max: 6 },
          { id: 'single', symbols: FACES, min: 1, max: 6 },
        ],
      },
      read: sorted,
      isLine: ([pair, single]) => pair![0] !== single,
      isRight: (symbol, row, dice) => (row === 0 ? pairIn(dice) === symbol : singleIn(dice) === symbol),
    }),
    once(3n, OUTCOMES),
  ),
  anyPair('pair_any', 15n, false),
  anyPair('pair_any.with_triple', 16n, true),
  definePlay(
    'k3',
    'three_different',
    combination({ board: withBankers('dice', FACES, 3), size: 3, drawn: faces, winsWhen: 'all' }),
    once(6n, OUTCOMES),
  ),
  definePlay(
    'k3',
    'two_different',
    combination({ board: withBankers('dice', FACES, 2), size: 2, drawn: faces, winsWhen: 'all' }),
    once(30n, OUTCOMES),
  ),
  definePlay(
    'k3',
    'straight_any',
    each({
      board: oneRow('dice', 'straight', ['any']),
      read: sorted,
      hits: (_, dice) => ('123456'.includes(dice) ? 1 : 0),
    }),
    once(24n, OUTCOMES),
  ),
];

/** A pair of a number with any third die; the setting says whether its triple counts too. */
function anyPair(id: string, ways: bigint, isTripleGood: boolean): Play {
  const variant: Variant = { setting: 'k3Pair', option: isTripleGood ? 'with_triple' : 'exact' };
  const shape = each({
    board: oneRow('dice', 'pair', PAIRS),
    read: sorted,
    hits: (pair, dice) => (pairIn(dice) === pair || (isTripleGood && dice === pair + pair[0]) ? 1 : 0),
  });
  return definePlay('k3', id, shape, once(ways, OUTCOMES), { variant });
}

/** The pair in three sorted dice that are not a triple. */
function pairIn(dice: string): string | null {
  const [a, b, c] = dice;
  if (a === c) return null;
  return a === b ? `${a}${b}` : b === c ? `${b}${c}` : null;
}

function singleIn(dice: string): string | null {
  const [a, b, c] = dice;
  if (a === c) return null;
  return a === b ? c! : b === c ? a! : null;
}
