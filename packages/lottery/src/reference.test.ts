import { describe, expect, test } from 'vitest';
import { formatDecimal } from '@champa/money';
import {
  type Choice,
  type FamilyId,
  findPlay,
  formatFraction,
  formatOdds,
  fraction,
  k3CommonOdds,
  lotsOf,
  type Play,
  prizesOf,
  quote,
  rebateOn,
  returnAtOdds,
  returnOf,
  stakeOf,
} from './index.ts';

// Every figure that reference/lottery.md states: counts, chances, lines, prizes.

const two = stakeOf('yuan', 1);

describe('Vietnam', () => {
  test('a draw has the stated numbers, and the stated count of each length', () => {
    const shape = (family: 'vn_north' | 'vn_south' | 'vn_central') =>
      prizesOf(family)
        .map(({ count, digits }) => `${count}x${digits}`)
        .join(' ');
    expect(shape('vn_north')).toBe('1x5 1x5 2x5 6x5 4x4 6x4 3x3 4x2');
    expect(shape('vn_south')).toBe('1x6 1x5 1x5 2x5 7x5 1x4 3x4 1x3 1x2');
    expect(shape('vn_central')).toBe(shape('vn_south'));
    expect([2, 3, 4].map((digits) => lotsOf('vn_north', digits))).toEqual([27, 23, 20]);
    expect([2, 3, 4].map((digits) => lotsOf('vn_south', digits))).toEqual([18, 17, 16]);
    expect([2, 3, 4].map((digits) => lotsOf('vn_central', digits))).toEqual([18, 17, 16]);
  });

  test('the North has 23 numbers of three digits: a public operator document says 24 and is wrong', () => {
    expect(lotsOf('vn_north', 3)).toBe(23);
    expect(of('vn_north', 'lo3').price).toBe(23n);
    expect(returnAtOdds(of('vn_north', 'lo3'), kind('vn_north', 'lo3'), () => 1_000_000n)).toEqual(fraction(1n));
  });

  test.each([
    ['lo2', 27, 18],
    ['lo3', 23, 17],
    ['lo4', 20, 16],
    ['de', 1, 1],
    ['de_head.lots', 4, 1],
    ['de_head.special', 1, 1],
    ['de_head.first', 1, 1],
    ['tens', 1, 1],
    ['units', 1, 1],
    ['cang3', 1, 1],
    ['xiu_chu', 4, 2],
    ['xiu_chu_head', 3, 1],
    ['xiu_chu_tail', 1, 1],
    ['xien2', 1, 1],
    ['xien3', 1, 1],
    ['xien4', 1, 1],
    ['truot4', 1, 1],
    ['truot8', 1, 1],
    ['truot10', 1, 1],
    ['da.pairs', 27, 18],
    ['da.chain', 27, 18],
  ])('%s is priced %d in the North and %d elsewhere', (id, north, elsewhere) => {
    expect(of('vn_north', id).price).toBe(BigInt(north));
    expect(of('vn_south', id).price).toBe(BigInt(elsewhere));
    expect(of('vn_central', id).price).toBe(BigInt(elsewhere));
  });

  test('plays of one region only are priced too', () => {
    expect(['nhat_to', 'bao8.last', 'bao8.spread', 'lo2.reduced'].map((id) => of('vn_north', id).price)).toEqual([
      1n,
      8n,
      8n,
      22n,
    ]);
    expect(['bao7', 'da_two.pairs', 'da_two.chain'].map((id) => of('vn_south', id).price)).toEqual([7n, 36n, 36n]);
    expect(
      findPlay('vn_south', 'nhat_to') ?? findPlay('vn_north', 'bao7') ?? findPlay('vn_north', 'da_two.pairs'),
    ).toBeUndefined();
  });

  test.each([
    ['xien2', '.054882', '.026108', 6],
    ['xien3', '.012298', '.003913', 6],
    ['xien4', '.00266992', '.00055522', 8],
    ['truot4', '.332142', '.479603', 6],
    ['truot8', '.105262', '.222936', 6],
    ['truot10', '.058150', '.150095', 6],
  ])('%s wins with its stated chance', (id, north, south, places) => {
    expect(rounded('vn_north', id, places)).toBe(`0${north}`);
    expect(rounded('vn_south', id, places)).toBe(`0${south}`);
  });

  test('đá has C(n,2) pairs, and every order of digits is a line', () => {
    expect(lines('vn_south', 'da.pairs', [['01', '02', '03', '04'], []])).toBe(6n);
    expect(lines('vn_south', 'da.chain', [['01', '02', '03', '04']])).toBe(6n);
    expect(lines('vn_south', 'lo3.orders', [['123', '112', '111']])).toBe(10n);
    expect(lines('vn_north', 'lo4.orders', [['1234', '1122']])).toBe(30n);
  });
});

test('Thailand, Laos and Hanoi win with their stated chances', () => {
  for (const family of ['thai', 'lao', 'hanoi'] as const) {
    expect(chances(family, 'top3')).toEqual(['1/1000']);
    expect(chances(family, 'tod3')).toEqual(['3/500', '3/1000']);
    expect(chances(family, 'top2')).toEqual(['1/100']);
    expect(chances(family, 'bottom2')).toEqual(['1/100']);
    expect(chances(family, 'run_top')).toEqual(['271/1000']);
    expect(chances(family, 'run_bottom')).toEqual(['19/100']);
  }
  expect(kind('thai', 'front3').tiers[0]!.hits * 1000n).toBe(kind('thai', 'front3').outcomes * 2n);
});

const digits = [...'0123456789'];
const full = (rows: number) => Array.from({ length: rows }, () => digits);

describe('five digits', () => {
  test.each([
    ['star5.straight', full(5), 100_000n, '180000.00'],
    ['star5.group120', full(1), 252n, '1500.00'],
    ['star5.group60', full(2), 840n, '3000.00'],
    ['star5.group30', full(2), 360n, '6000.00'],
    ['star5.group20', full(2), 360n, '9000.00'],
    ['star5.group10', full(2), 90n, '18000.00'],
    ['star5.group5', full(2), 90n, '36000.00'],
    ['star4.back.straight', full(4), 10_000n, '18000.00'],
    ['star4.back.group24', full(1), 210n, '750.00'],
    ['star4.back.group12', full(2), 360n, '1500.00'],
    ['star4.back.group6', full(1), 45n, '3000.00'],
    ['star4.back.group4', full(2), 90n, '4500.00'],
    ['star3.back.straight', full(3), 1000n, '1800.00'],
    ['star3.back.group3', full(1), 90n, '600.00'],
    ['star3.back.group6', full(1), 120n, '300.00'],
    ['star3.back.span', full(1), 1000n, '1800.00'],
    ['star2.back.straight', full(2), 100n, '180.00'],
    ['star2.back.group', full(1), 45n, '90.00'],
    ['position', full(5), 50n, '18.00'],
    ['star3.back.free1', [digits, []], 10n, '6.642'],
    ['star3.back.free2', [digits, []], 45n, '33.333'],
    ['star4.back.free1', [digits, []], 10n, '5.234'],
    ['star4.back.free2', [digits, []], 45n, '18.480'],
    ['star5.free1', [digits, []], 10n, '4.395'],
    ['star5.free2', [digits, []], 45n, '12.269'],
    ['star5.free3', [digits, []], 120n, '41.379'],
    ['star5.once', full(1), 10n, '4.395'],
    ['star5.twice', full(1), 10n, '22.096'],
    ['star5.thrice', full(1), 10n, '210.280'],
    ['star5.four_times', full(1), 10n, '3913.043'],
    ['sides1', Array(5).fill(['big', 'odd']), 10n, '3.60'],
    ['star2.back.sides', Array(2).fill(['big', 'small', 'odd', 'even']), 16n, '7.20'],
    ['star3.back.sides', Array(3).fill(['big', 'small', 'odd', 'even']), 64n, '14.40'],
    ['total', [['big', 'small', 'odd', 'even']], 4n, '3.60'],
  ] as [string, string[][], bigint, string][])('%s has its lines, and its prize at 1800', (id, rows, count, prize) => {
    expect(lines('five_digits', id, rows)).toBe(count);
    const shown = formatDecimal(prizes('five_digits', id)['win']!);
    expect(shown.startsWith(prize) || shown === prize).toBe(true);
  });

  test('a prize on the scale is rounded down to the finest amount', () => {
    expect(formatDecimal(prizes('five_digits', 'star3.back.free1')['win']!)).toBe('6.64206');
    expect(formatDecimal(prizes('five_digits', 'star5.free2')['win']!)).toBe('12.26993');
  });

  test('sums and spans have as many lines as there are numbers', () => {
    const sums = [1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 63, 69, 73, 75];
    const bySum = [...sums, ...sums.toReversed()];
    expect(bySum.map((_, sum) => Number(lines('five_digits', 'star3.front.sum', [[String(sum)]])))).toEqual(bySum);
    expect(bySum.reduce((total, count) => total + count, 0)).toBe(1000);
    const three = [10, 54, 96, 126, 144, 150, 144, 126, 96, 54];
    const pair = [10, 18, 16, 14, 12, 10, 8, 6, 4, 2];
    expect(digits.map((span) => Number(lines('five_digits', 'star3.middle.span', [[span]])))).toEqual(three);
    expect(digits.map((span) => Number(lines('five_digits', 'star2.front.span', [[span]])))).toEqual(pair);
    expect(formatDecimal(prizes('five_digits', 'star3.front.sum')['win']!)).toBe('1800.00');
  });

  test('patterns and dragon-tiger pay by their ways; a refunded tie counts in the return', () => {
    expect(shownPrizes('five_digits', 'star3.back.pattern')).toEqual({
      leopard: '180.00',
      straight: '30.00',
      pair: '6.66666',
      half_straight: '5.00',
      mixed: '6.00',
    });
    expect(shownPrizes('five_digits', 'dragon_tiger.15')).toEqual({ dragon: '4.00', tiger: '4.00', tie: '18.00' });
    expect(shownPrizes('five_digits', 'dragon_tiger.15.refund')).toEqual({
      dragon: '3.55555',
      tiger: '3.55555',
      tie: '18.00',
    });
    for (const id of ['dragon_tiger.15', 'dragon_tiger.15.refund']) {
      const quoted = quote(of('five_digits', id), 10n ** 12n, 1800, () => null);
      expect(formatFraction(returnOf(kind('five_digits', id), quoted), 6)).toMatch(/^0\.(900000|899999)$/);
    }
  });

  test('prize share and rebate are constant: at 1800 with 8 % rebate the mode is 1960, together 98 %', () => {
    expect(rebateOn(100_000n, 1960, 1800)).toBe(8000n);
    for (let scale = 1800; scale <= 1960; scale += 2) {
      const quoted = quote(of('five_digits', 'star5.straight'), two, scale, () => null);
      expect(quoted.prizes['win']! + rebateOn(quoted.linePrice * 100_000n, 1960, scale)).toBe(98n * 2000n * 100_000n);
    }
  });

  test('on chosen positions, lines multiply by the ways to choose them', () => {
    const numbers = ['1', '2', '3', '4', '5'];
    const on = (id: string, places: number) =>
      of('five_digits', id).lines({ rows: [numbers], places: [0, 1, 2, 3, 4].slice(0, places) });
    expect([3, 4, 5].map((places) => on('any3.group3', places))).toEqual([20n, 80n, 200n]);
    expect([3, 4, 5].map((places) => on('any3.group6', places))).toEqual([10n, 40n, 100n]);
    expect([4, 5].map((places) => on('any4.group24', places))).toEqual([5n, 25n]);
    expect(lines('five_digits', 'any2.straight', [['1', '2'], ['3'], ['4', '5', '6'], [], []])).toBe(2n + 6n + 3n);
  });
});

test('K3 has its ways, and its usual prizes for a stake of 2', () => {
  const ways = [1, 3, 6, 10, 15, 21, 25, 27, 27, 25, 21, 15, 10, 6, 3, 1];
  expect(of('k3', 'sum').kinds.map((one) => Number(one.ways))).toEqual(ways);
  const stated = {
    triple: 1,
    triple_any: 6,
    pair_single: 3,
    pair_any: 15,
    'pair_any.with_triple': 16,
    three_different: 6,
    two_different: 30,
    straight_any: 24,
    sum_sides: 108,
  };
  for (const [id, count] of Object.entries(stated))
    expect(kind('k3', id)).toMatchObject({ ways: BigInt(count), outcomes: 216n });
  const common = Array.from({ length: 16 }, (_, index) => formatOdds(k3CommonOdds[String(index + 3)]! * 2n));
  const half = ['240', '80', '40', '25', '16', '12', '10', '9'];
  expect(common).toEqual([...half, ...half.toReversed()]);
});

test('11x5, PK10 and Mark Six win with their stated chances', () => {
  const any = Array.from({ length: 8 }, (_, index) => chances('eleven_five', `any${index + 1}`)[0]);
  expect(any).toEqual(['5/11', '2/11', '2/33', '1/66', '1/462', '1/77', '1/22', '4/33']);
  const first = ['first2.straight', 'first2.group', 'first3.straight', 'first3.group'];
  expect(first.map((id) => chances('eleven_five', id)[0])).toEqual(['1/110', '1/55', '1/990', '1/165']);

  expect(chances('pk10', 'position')).toEqual(['1/10']);
  const sums = [2, 2, 4, 4, 6, 6, 8, 8, 10, 8, 8, 6, 6, 4, 4, 2, 2];
  expect(of('pk10', 'sum').kinds.map(({ ways, outcomes }) => `${ways}/${outcomes}`)).toEqual(
    sums.map((n) => `${n}/90`),
  );
  expect(of('pk10', 'sum_sides').kinds.map(({ id, ways }) => `${id} ${ways}`)).toEqual([
    'big 40',
    'small 50',
    'odd 50',
    'even 40',
  ]);
  expect(chances('pk10', 'dragon_tiger.1')).toEqual(['1/2']);
  expect([2, 3, 4, 5].map((n) => chances('pk10', `first${n}`)[0])).toEqual(['1/90', '1/720', '1/5040', '1/30240']);

  expect(chances('mark_six', 'special')).toEqual(['1/49']);
  expect(chances('mark_six', 'special_sides')).toEqual(['24/49']);
  expect(chances('mark_six', 'special_colour')).toEqual(['17/49', '16/49', '16/49']);
});

function of(family: FamilyId, id: string): Play {
  const play = findPlay(family, id);
  if (!play) throw new Error(`no play ${family} ${id}`);
  return play;
}

function kind(family: FamilyId, id: string) {
  return of(family, id).kinds[0]!;
}

function chances(family: FamilyId, id: string): string[] {
  return of(family, id).kinds.map(({ ways, outcomes }) => {
    const { numerator, denominator } = fraction(ways, outcomes);
    return `${numerator}/${denominator}`;
  });
}

/** The chance with this many places, rounded to the nearest as in the reference. */
function rounded(family: FamilyId, id: string, places: number): string {
  const { ways, outcomes } = kind(family, id);
  const half = fraction(2n * ways * 10n ** BigInt(places) + outcomes, 2n * outcomes * 10n ** BigInt(places));
  return formatFraction(half, places);
}

function lines(family: FamilyId, id: string, rows: Choice['rows']): bigint {
  return of(family, id).lines({ rows });
}

function prizes(family: FamilyId, id: string): Readonly<Record<string, bigint>> {
  return quote(of(family, id), two, 1800, () => null).prizes;
}

function shownPrizes(family: FamilyId, id: string): Record<string, string> {
  return Object.fromEntries(Object.entries(prizes(family, id)).map(([tier, prize]) => [tier, formatDecimal(prize)]));
}
