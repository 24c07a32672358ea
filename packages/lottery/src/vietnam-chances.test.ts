import { describe, expect, test } from 'vitest';
import {
  findPlay,
  lotsOf,
  type Play,
  playsOf,
  prizesOf,
  randomChoice,
  type VietnamFamily,
  type VietnamResult,
} from './index.ts';
import { allCome, eachTime, inChain, waysAllCome } from './plays/vietnam-chances.ts';
import { randomResult, seeded } from './testing/random.ts';
import { cartesian } from './testing/oracle-tools.ts';

// 100^27 outcomes cannot be enumerated. So the formulas are compared with full enumerations of small spaces of the same
// structure; the lots of each play are counted number by number, through all endings of each; and the wins of plays on several
// numbers are sampled.

const regions: VietnamFamily[] = ['vn_north', 'vn_central', 'vn_south'];

describe('the formulas', () => {
  test.each([
    [2, 3],
    [4, 4],
    [5, 6],
    [6, 4],
  ])('count all outcomes of %d lots with %d endings', (lots, endings) => {
    const faces = Array.from({ length: endings }, (_, n) => String(n));
    const outcomes = cartesian(Array.from({ length: lots }, () => faces));
    const times = (drawn: string[], face: string) => drawn.filter((one) => one === face).length;
    const once = eachTime(lots, BigInt(endings));
    expect(once.outcomes).toBe(BigInt(outcomes.length));
    expect(once.ways).toBe(BigInt(outcomes.filter((drawn) => drawn.includes('0')).length));
    expect(once.tiers[0]!.hits).toBe(BigInt(outcomes.reduce((sum, drawn) => sum + times(drawn, '0'), 0)));
    for (let size = 1; size <= Math.min(4, endings); size += 1) {
      const all = outcomes.filter((drawn) => faces.slice(0, size).every((face) => drawn.includes(face)));
      expect(waysAllCome(size, lots, BigInt(endings))).toBe(BigInt(all.length));
    }
    for (let size = 2; size <= Math.min(4, endings); size += 1) {
      const came = outcomes.map((drawn) =>
        faces
          .slice(0, size)
          .map((face) => times(drawn, face))
          .filter((n) => n > 0),
      );
      const won = came.filter((counts) => counts.length >= 2);
      const chain = inChain(size, lots, BigInt(endings));
      expect(chain.outcomes).toBe(BigInt(outcomes.length));
      expect(chain.ways).toBe(BigInt(won.length));
      expect(chain.tiers).toEqual([
        { id: 'round', hits: BigInt(won.reduce((sum, counts) => sum + counts.length - 1, 0)) },
        { id: 'half', hits: BigInt(won.reduce((sum, counts) => sum + Math.max(...counts) - 1, 0)) },
      ]);
    }
  });
});

describe.each(regions)('%s', (family) => {
  const single = playsOf(family).filter(({ board, wholeKind }) => board.rows.length === 1 && !wholeKind);

  test.each(single.map((play) => ({ id: play.id, play })))('$id has as many lots as it states', ({ play }) => {
    const size =
      typeof play.board.rows[0]!.symbols === 'object' && 'digits' in play.board.rows[0]!.symbols
        ? play.board.rows[0]!.symbols.digits
        : (play.board.rows[0]!.symbols as string[])[0]!.length;
    const line = { kind: 'win', picks: ['7'.repeat(size)], row: 0 };
    const before = emptyDraw(family);
    expect(play.lineWins(line, before)).toEqual([]);
    let lots = 0;
    for (const { prize, count, digits } of prizesOf(family)) {
      for (let at = 0; at < count; at += 1) {
        // Each number takes all values of its last digits, then of its first: one of them wins for each of its lots. With four
        // digits every 37th value is enough, including the winning one.
        const every = size === 4 ? 37 : 1;
        const values = Array.from({ length: 10 ** size }, (_, n) => String(n).padStart(size, '0')).filter(
          (value) => (Number(value) - Number('7'.repeat(size))) % every === 0,
        );
        const atEnd = values.map((value) => value.slice(-digits).padStart(digits, '0'));
        const atFront = values.map((value) => value.slice(0, digits).padEnd(digits, '0'));
        const wins = (drawn: string[]) =>
          drawn.filter((number) => play.lineWins(line, withNumber(before, prize, at, number)).length > 0).length;
        if (digits < size) expect(wins(atEnd)).toBe(0);
        else
          lots +=
            play.id === 'tens'
              ? wins(values.map((value) => `${value}0`.padStart(digits, '0')))
              : Math.max(wins(atEnd), wins(atFront));
      }
    }
    const { outcomes, tiers } = play.kinds[0]!;
    // hits / outcomes = lots / 10^size, exactly.
    expect(tiers[0]!.hits * 10n ** BigInt(size)).toBe(outcomes * BigInt(lots));
    if (play.id !== 'lo2.reduced') expect(play.price).toBe(BigInt(lots));
  });

  const several = playsOf(family).filter((play) => !single.includes(play));
  test.each(several.map((play) => ({ id: play.id, play })))('$id wins about as often as it states', ({ play }) => {
    const source = seeded(97);
    const draws = 2500;
    const choice = sampled(play);
    const lines = Number(play.lines(choice));
    const wins: Record<string, number> = {};
    for (let draw = 0; draw < draws; draw += 1)
      for (const { tier, times } of play.wins(choice, randomResult(play, source)))
        wins[tier] = (wins[tier] ?? 0) + Number(times);
    for (const { id, hits } of play.kinds[0]!.tiers) {
      const expected = Number((hits * 10n ** 12n) / play.kinds[0]!.outcomes) / 1e12;
      const found = (wins[id] ?? 0) / (draws * lines);
      // Within 15 % and a few wins: a play with another number of lots, or one pair too few, would be far off.
      expect(Math.abs(found - expected)).toBeLessThan(expected * 0.15 + 4 / (draws * lines));
    }
  });
});

test('a real operator paid xiên 4 for three of four: three of four pay nothing', () => {
  for (const family of regions) {
    const draw = withNumber(
      withNumber(withNumber(emptyDraw(family), 'special', 0, '11'), 'g1', 0, '22'),
      'g2',
      0,
      '33',
    );
    const four = withNumber(draw, 'g3', 0, '44');
    const xien = (id: string, picks: string[], result: VietnamResult) =>
      findPlay(family, id)!.wins({ rows: [picks, []] }, result);
    expect(xien('xien4', ['11', '22', '33', '44'], draw)).toEqual([]);
    expect(xien('xien4', ['11', '22', '33', '44'], four)).toEqual([{ tier: 'win', times: 1n }]);
    expect(xien('xien4', ['11', '22', '33', '44', '55'], four)).toEqual([{ tier: 'win', times: 1n }]);
    expect(xien('xien3', ['11', '22', '33', '44'], draw)).toEqual([{ tier: 'win', times: 1n }]);
    expect(xien('xien2', ['11', '22', '33'], draw)).toEqual([{ tier: 'win', times: 3n }]);
  }
});

test('xiên pays once: a pair that occurs twice pays no more', () => {
  const draw = withNumber(
    withNumber(withNumber(emptyDraw('vn_south'), 'special', 0, '11'), 'g1', 0, '22'),
    'g2',
    0,
    '11',
  );
  expect(findPlay('vn_south', 'xien2')!.wins({ rows: [['11', '22'], []] }, draw)).toEqual([{ tier: 'win', times: 1n }]);
  expect(findPlay('vn_south', 'lo2')!.wins({ rows: [['11']] }, draw)).toEqual([
    { tier: 'win', times: 2n, symbol: '11' },
  ]);
});

test('đá by the chain pays the drawn numbers less one, plus half for each further time of the most frequent one', () => {
  const draw = withNumber(
    withNumber(withNumber(emptyDraw('vn_south'), 'special', 0, '11'), 'g1', 0, '22'),
    'g2',
    0,
    '11',
  );
  const chain = findPlay('vn_south', 'da.chain')!;
  const rounds = (...picks: string[]) =>
    chain.wins({ rows: [picks] }, draw).map(({ tier, times }) => `${times} ${tier}`);
  expect(rounds('11', '22')).toEqual(['1 round', '1 half']);
  expect(rounds('11', '22', '33')).toEqual(['1 round', '1 half']);
  expect(rounds('11', '33')).toEqual([]);
  const pairs = findPlay('vn_south', 'da.pairs')!;
  expect(pairs.wins({ rows: [['11', '22', '33'], []] }, draw)).toEqual([{ tier: 'win', times: 1n }]);
});

test('a play over two stations reads both', () => {
  const one = withNumber(emptyDraw('vn_south'), 'special', 0, '11');
  const other = withNumber(emptyDraw('vn_south'), 'g8', 0, '22');
  const both: VietnamResult = { ...one, second: other.numbers };
  const play = findPlay('vn_south', 'da_two.pairs')!;
  expect(play.wins({ rows: [['11', '22'], []] }, one)).toEqual([]);
  expect(play.wins({ rows: [['11', '22'], []] }, both)).toEqual([{ tier: 'win', times: 1n }]);
  expect(play.kinds[0]!.ways).toBe(allCome(2, 36).ways);
  expect(lotsOf('vn_south', 2)).toBe(18);
});

/** A draw of zeros. */
function emptyDraw(family: VietnamFamily): VietnamResult {
  const numbers = prizesOf(family).map(({ prize, count, digits }) => [prize, Array(count).fill('0'.repeat(digits))]);
  return { family, numbers: Object.fromEntries(numbers) };
}

/** The draw with another number, or with a number with this ending. */
function withNumber(
  result: VietnamResult,
  prize: keyof VietnamResult['numbers'],
  at: number,
  ending: string,
): VietnamResult {
  const numbers = [...result.numbers[prize]!];
  numbers[at] = ending.padStart(numbers[at]!.length, '0');
  return { ...result, numbers: { ...result.numbers, [prize]: numbers } };
}

function sampled(play: Play) {
  if (play.wholeKind) return { rows: [['12', '34']] };
  const start = randomChoice(play, seeded(5));
  const more = ['05', '17', '29', '31', '43', '56', '68', '72', '84', '90', '13', '27', '39', '61', '85', '94'];
  return { rows: [[...new Set([...start.rows[0]!, ...more])].slice(0, 18), []] };
}
