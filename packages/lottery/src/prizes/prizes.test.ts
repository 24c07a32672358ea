import { parseAmount } from '@champa/money';
import { examples } from '@champa/testkit/examples';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addFractions,
  bestPrize,
  compareFractions,
  families,
  findPlay,
  formatFraction,
  formatOdds,
  fraction,
  isScaleOpen,
  launchMode,
  modes,
  oddsBy,
  oddsRangeOf,
  parseOdds,
  type Play,
  playsOf,
  prizeModes,
  quote,
  rebateOn,
  restoreTerms,
  returnAtOdds,
  returnOf,
  returnOfChoice,
  settle,
  stakeOf,
  storeTerms,
  termsOf,
  type TicketTerms,
  units,
  WrongResultError,
} from '../index.ts';
import { randomResult, seeded, wideChoice } from '../testing/random.ts';

const everyPlay = families.flatMap((family) => playsOf(family).map((play) => ({ name: `${family} ${play.id}`, play })));
const large = 10n ** 12n;
const [least, most] = [fraction(75n, 100n), fraction(995n, 1000n)];

describe('returns', () => {
  // Compliance row 54: no game returns less than 75 %. No game may return all stakes.
  test.each(everyPlay)('$name returns 75 to 99.5 % by default, in every mode that offers it', ({ play }) => {
    for (const mode of prizeModes.filter((name) => modes[name].families.includes(play.family))) {
      const { scale } = modes[mode];
      for (const at of scale ? [scale.from, scale.to] : [0]) {
        const quoted = quote(play, large, at, oddsBy(play));
        for (const kind of play.kinds) {
          const back = returnOf(kind, quoted);
          expect(formatFraction(back, 6) >= '0.75').toBe(true);
          expect(compareFractions(back, least)).toBeGreaterThanOrEqual(0);
          expect(compareFractions(back, most)).toBeLessThanOrEqual(0);
        }
      }
    }
  });

  test.each(everyPlay)(
    '$name: no odds within its range return all stakes, and the default is within the range',
    ({ play }) => {
      for (const kind of play.kinds) {
        const ranges = kind.tiers.map(({ id }) => ({ id, range: oddsRangeOf(play.family, play.id, id) }));
        if (ranges.every(({ range }) => range === null)) continue;
        for (const { range } of ranges) expect(range!.from <= range!.odds && range!.odds <= range!.to).toBe(true);
        const atHighest = returnAtOdds(play, kind, (tier) => ranges.find(({ id }) => id === tier)!.range!.to);
        expect(compareFractions(atHighest, fraction(1n))).toBeLessThan(0);
      }
    },
  );

  test.each(everyPlay.filter(({ play }) => play.wholeKind))(
    '$name has the same return for its widest choice',
    ({ play }) => {
      const quoted = quote(play, large, 0, oddsBy(play));
      const numbers = Array.from({ length: play.board.rows[0]!.max }, (_, n) => String(n + 10));
      for (let size = 2; size <= numbers.length; size += 1) {
        const choice = { rows: [numbers.slice(0, size)] };
        const back = returnOfChoice(play, choice, quoted);
        expect(compareFractions(back, least)).toBeGreaterThanOrEqual(0);
        expect(compareFractions(back, most)).toBeLessThanOrEqual(0);
      }
      expect(returnOfChoice(play, { rows: [numbers.slice(0, 2)] }, quoted)).toEqual(returnOf(play.kinds[0]!, quoted));
    },
  );

  test('of a choice with several kinds is the average of its lines', () => {
    const play = findPlay('mark_six', 'special_colour')!;
    const quoted = quote(play, parseAmount('2'), 1900, oddsBy(play, { 'special_colour:red': parseOdds('2') }));
    const [red, blue] = [returnOf(play.kinds[0]!, quoted), returnOf(play.kinds[1]!, quoted)];
    expect(formatFraction(red, 4)).toBe('0.6938');
    const both = returnOfChoice(play, { rows: [['red', 'blue']] }, quoted);
    const sum = addFractions(red, blue);
    expect(both).toEqual(fraction(sum.numerator, sum.denominator * 2n));
    expect(returnOfChoice(play, { rows: [['red']] }, quoted)).toEqual(red);
  });

  test('every family is offered by a mode, and plays without a scale there have odds for all their tiers', () => {
    for (const { play } of everyPlay) {
      const offering = prizeModes.filter((name) => modes[name].families.includes(play.family));
      expect(offering.length).toBeGreaterThan(0);
      const isOdds = play.kinds.every(({ tiers }) => tiers.every(({ id }) => oddsRangeOf(play.family, play.id, id)));
      if (offering.some((name) => !modes[name].scale) || play.family.startsWith('vn_')) expect(isOdds).toBe(true);
      // The scale cannot price several tiers: it does not say how to divide the prizes.
      if (play.kinds.some(({ tiers }) => tiers.length > 1)) expect(isOdds).toBe(true);
    }
  });
});

test('the market pays lô 2 99.4 for 27 lots and 80 for 22', () => {
  const [full, reduced] = ['lo2', 'lo2.reduced'].map((id) => findPlay('vn_north', id)!) as [Play, Play];
  expect(
    formatFraction(
      returnAtOdds(full, full.kinds[0]!, () => parseOdds('99.4')),
      4,
    ),
  ).toBe('0.9940');
  expect(
    formatFraction(
      returnAtOdds(reduced, reduced.kinds[0]!, () => parseOdds('80')),
      4,
    ),
  ).toBe('0.9818');
});

test('a stake is two units times the multiplier', () => {
  expect(units.map((unit) => stakeOf(unit, 1))).toEqual(['2', '0.2', '0.02', '0.002'].map(parseAmount));
  expect(stakeOf('fen', 25)).toBe(parseAmount('0.5'));
});

test('a quote pays odds times the stake, and the price includes all the lots', () => {
  const play = findPlay('vn_south', 'lo2')!;
  const quoted = quote(play, parseAmount('10'), 1800, oddsBy(play, { lo2: parseOdds('75.5') }));
  expect(quoted).toEqual({
    stake: parseAmount('10'),
    linePrice: parseAmount('180'),
    prizes: { win: parseAmount('755') },
  });
  expect(quote(play, parseAmount('10'), 1800, oddsBy(play)).prizes).toEqual({ win: parseAmount('990') });
});

test('odds are parsed and formatted exactly', () => {
  fc.assert(fc.property(fc.bigInt(0n, 10n ** 11n), (odds) => parseOdds(formatOdds(odds)) === odds));
  for (const text of ['', '1.', '.5', '-1', '1.2345', '1e3']) expect(() => parseOdds(text)).toThrow(RangeError);
});

test('a scale is open on its steps, up to the member’s own', () => {
  const { scale } = modes.LOTT;
  expect([1798, 1800, 1801, 1802, 1940, 1942, 1960, 1962, 1800.5].map((at) => isScaleOpen(scale!, at, 1940))).toEqual([
    false,
    true,
    false,
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
  expect(rebateOn(1000n, 1940, 1960)).toBe(0n);
});

test('the lobby launches ELOTT where the category has a card of it, else LOTT', () => {
  expect(launchMode(['X', 'TCG_LOTTO_VN'])).toBe('ELOTT');
  expect(launchMode(['LOTT'])).toBe('ELOTT');
  expect(launchMode(['TCG_SEA', 'ELOTT'])).toBe('LOTT');
});

describe('a ticket', () => {
  test('is restored exactly as it was stored, and then settles the same', () => {
    fc.assert(
      fc.property(fc.constantFrom(...everyPlay), fc.nat(), ({ play }, seed) => {
        const source = seeded(seed);
        const result = randomResult(play, source);
        const choice = wideChoice(play, result, source, 200n);
        const quoted = quote(play, stakeOf('li', 1 + source.intBelow(50)), 1850, oddsBy(play));
        const hot = source.intBelow(2) ? { numbers: choice.rows.flat().slice(0, 2), perMille: 500 } : null;
        const terms = termsOf(play, choice, quoted, { mode: 'LOTT', scale: 1850, hot });
        const stored = JSON.parse(JSON.stringify(storeTerms(terms)));
        expect(restoreTerms(stored)).toEqual(terms);
        expect(settle(restoreTerms(stored), result)).toEqual(settle(terms, result));
        expect(terms.cost).toBe(play.lines(choice) * quoted.linePrice);
      }),
      { numRuns: examples(100, 400) },
    );
  });

  test('with a hot number pays half of its prize, rounded down, and the full prizes of the others', () => {
    const play = findPlay('thai', 'run_top')!;
    const quoted = quote(play, 33_333n, 0, oddsBy(play));
    const hot = { numbers: ['7'], perMille: 500 };
    const terms = termsOf(play, { rows: [['1', '7']] }, quoted, { mode: 'SEA', scale: null, hot });
    const result = {
      family: 'thai',
      top: '000710',
      front3: ['000', '000'],
      back3: ['000', '000'],
      bottom2: '00',
    } as const;
    expect(quoted.prizes['win']).toBe(103_332n);
    expect(settle(terms, result)).toMatchObject({ payout: 103_332n + 51_666n, refunded: 0n });
    expect(settle({ ...terms, hot: null }, result).payout).toBe(206_664n);
    expect(bestPrize(terms)).toBe(103_332n);
  });

  test('is refunded on a tie, which is distinguished from a win', () => {
    const play = findPlay('dragon_tiger', 'winner.refund')!;
    const quoted = quote(play, parseAmount('2'), 1800, oddsBy(play));
    const terms = termsOf(play, { rows: [['dragon', 'tiger', 'tie']] }, quoted, { mode: 'ZY', scale: 1800 });
    const tie = settle(terms, { family: 'dragon_tiger', digits: '33' });
    expect(tie).toMatchObject({ payout: parseAmount('22'), refunded: parseAmount('4') });
    expect(settle(terms, { family: 'dragon_tiger', digits: '30' })).toMatchObject({
      payout: parseAmount('3.55555'),
      refunded: 0n,
    });
  });

  test('of another family, with an unknown play, or without a prize is an error', () => {
    const play = findPlay('k3', 'triple')!;
    const quoted = quote(play, 100n, 1800, oddsBy(play));
    const terms = termsOf(play, { rows: [['111']] }, quoted, { mode: 'LOTT', scale: 1800 });
    expect(() => settle(terms, { family: 'pk10', balls: [] })).toThrow(WrongResultError);
    expect(() => settle({ ...terms, play: 'gone' }, { family: 'k3', dice: [1, 1, 1] })).toThrow(WrongResultError);
    expect(() => settle({ ...terms, prizes: {} }, { family: 'k3', dice: [1, 1, 1] })).toThrow(RangeError);
    const stored = storeTerms(terms);
    const broken = [{ play: 'gone' }, { family: 'gone' }, { lines: '1.5' }, { cost: 'x' }, { mode: 'gone' }];
    for (const part of broken) expect(() => restoreTerms({ ...stored, ...part } as typeof stored)).toThrow(RangeError);
  });

  test('of a play does not accept a result of another shape', () => {
    const wrong = { family: 'k3', dice: [1, 2, 3] } as const;
    for (const { play } of everyPlay.filter(({ play: { family } }) => family !== 'k3')) {
      const choice = wideChoice(play, randomResult(play, seeded(1)), seeded(2), 50n);
      expect(() => play.wins(choice, wrong)).toThrow(WrongResultError);
    }
    const digits = { family: 'five_digits', digits: '12345' } as const;
    for (const play of playsOf('k3')) {
      const terms: Pick<TicketTerms, 'family'> = play;
      expect(terms.family).toBe('k3');
      expect(() => play.wins(wideChoice(play, wrong, seeded(1), 50n), digits)).toThrow(WrongResultError);
    }
  });
});
