import { examples } from '@champa/testkit/examples';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Choice,
  coverOf,
  families,
  type FamilyId,
  findPlay,
  oddsBy,
  opposedStake,
  type Play,
  playsOf,
  quote,
  REFUND,
  type Result,
  type StakedBet,
  stakeOf,
  termsOf,
} from '../index.ts';
import { cartesian } from '../testing/oracle-tools.ts';
import { clusteredResult, seeded, wideChoice } from '../testing/random.ts';

const YEAR = 2026;

/** A bet on a choice of a play, a multiple of the price of its lines. */
function bet(family: FamilyId, id: string, choice: Choice | string[], times = 1n): StakedBet {
  const play = findPlay(family, id)!;
  const wanted = Array.isArray(choice) ? { rows: [choice] } : (choice as Choice);
  const quoted = quote(play, stakeOf('jiao', 5), 1900, oddsBy(play));
  const terms = termsOf(play, wanted, quoted, { mode: 'LOTT', scale: 1900 });
  return { terms, stake: terms.cost * times };
}

const opposed = (...bets: StakedBet[]): bigint => opposedStake(bets, YEAR);
const staked = (bets: readonly StakedBet[]): bigint => bets.reduce((sum, { stake }) => sum + stake, 0n);
/** A choice in one of several rows. */
const inRow = (rows: number, row: number, picks: string[]): Choice => ({
  rows: Array.from({ length: rows }, (_, index) => (index === row ? picks : [])),
});
const DIGITS = [...'0123456789'];

describe('opposite sides', () => {
  test.each([
    ['five_digits', 'sides1', inRow(5, 2, ['big']), inRow(5, 2, ['small'])],
    ['five_digits', 'total', { rows: [['big']] }, { rows: [['small']] }],
    ['three_digits', 'total', { rows: [['odd']] }, { rows: [['even']] }],
    ['k3', 'sum_sides', { rows: [['big']] }, { rows: [['small']] }],
    ['mark_six', 'special_sides', { rows: [['odd']] }, { rows: [['even']] }],
    ['pk10', 'dragon_tiger.3', { rows: [['dragon']] }, { rows: [['tiger']] }],
    ['dragon_tiger', 'winner.refund', { rows: [['dragon']] }, { rows: [['tiger']] }],
  ] satisfies [FamilyId, string, Choice, Choice][])(
    '%s %s: equal stakes are opposite entirely, unequal ones by twice the smaller',
    (...one) => {
      const [family, id, first, second] = one;
      const [a, b] = [bet(family, id, first, 5n), bet(family, id, second, 5n)];
      expect(opposed(a, b)).toBe(a.stake + b.stake);
      expect(opposed(a, bet(family, id, second, 3n))).toBe((a.stake * 6n) / 5n);
      expect(opposed(a)).toBe(0n);
    },
  );

  test('the side that pays more leaves a part of its stake at risk', () => {
    // Big wins in 40 of 90, small in 50: fair odds 2.25 and 1.8.
    const [big, small] = [bet('pk10', 'sum_sides', ['big'], 4n), bet('pk10', 'sum_sides', ['small'], 5n)];
    expect(opposed(big, small)).toBe(big.stake + small.stake);
    expect(opposed(big, bet('pk10', 'sum_sides', ['small'], 4n))).toBe((big.stake * 18n) / 10n);
  });

  test('dragon and tiger lose to a tie, unless the tie is bet on too', () => {
    const sides = (times: bigint) => bet('five_digits', 'dragon_tiger.15', ['dragon', 'tiger'], times);
    expect(opposed(sides(9n))).toBe(0n);
    const tie = bet('five_digits', 'dragon_tiger.15', ['tie'], 2n);
    expect(opposed(sides(9n), tie)).toBe(sides(9n).stake + tie.stake);
  });

  test('two positions are independent', () => {
    const bets = [
      bet('five_digits', 'sides1', inRow(5, 0, ['big'])),
      bet('five_digits', 'sides1', inRow(5, 1, ['small'])),
    ];
    expect(opposed(...bets)).toBe(0n);
  });
});

describe('a whole board', () => {
  test.each([
    ['five_digits', 'position', inRow(5, 4, DIGITS)],
    ['five_digits', 'any2.straight', { rows: [DIGITS, [], DIGITS, [], []] }],
    ['five_digits', 'any2.typed', { rows: [cartesian([DIGITS, DIGITS]).map((two) => two.join(''))], places: [1, 4] }],
    ['three_digits', 'star3.straight', { rows: [DIGITS, DIGITS, DIGITS] }],
    ['three_digits', 'star3.pattern', { rows: [['leopard', 'straight', 'pair', 'half_straight', 'mixed']] }],
    ['eleven_five', 'first2.straight', { rows: [balls(11), balls(11)] }],
    ['pk10', 'position', inRow(10, 3, balls(10))],
    ['mark_six', 'special', { rows: [balls(49)] }],
    ['thai', 'bottom2', { rows: [cartesian([DIGITS, DIGITS]).map((two) => two.join(''))] }],
    ['vn_south', 'de', { rows: [cartesian([DIGITS, DIGITS]).map((two) => two.join(''))] }],
    ['vn_north', 'lo2', { rows: [cartesian([DIGITS, DIGITS]).map((two) => two.join(''))] }],
  ] satisfies [FamilyId, string, Choice][])('%s %s: whatever comes pays', (family, id, choice) => {
    const one = bet(family, id, choice);
    const isEven = id !== 'star3.pattern'; // one stake on each outcome, with different chances: the likeliest pays least
    const most = one.terms.cost - (isEven ? 0n : 1n);
    expect(opposed(one)).toBeGreaterThan(0n);
    if (isEven) expect(opposed(one)).toBe(one.stake);
    else expect(opposed(one)).toBeLessThan(most);
    expect(coverOf(one.terms)).toBe(1_000_000);
  });

  test('all ten digits of a position: ten times the smallest stake; nine digits: nothing', () => {
    fc.assert(
      fc.property(fc.array(fc.bigInt(1n, 1000n), { minLength: 10, maxLength: 10 }), (times) => {
        const bets = times.map((each, digit) => bet('three_digits', 'position', inRow(3, 1, [String(digit)]), each));
        const least = bets.map(({ stake }) => stake).reduce((a, b) => (a < b ? a : b));
        expect(opposed(...bets)).toBe(10n * least);
        expect(opposed(...bets.slice(1))).toBe(0n);
      }),
      { numRuns: examples(15, 50) },
    );
  });

  test('odd, even and big: big is still at risk', () => {
    const side = (name: string) => bet('five_digits', 'sides1', inRow(5, 0, [name]), 10n);
    expect(opposed(side('odd'), side('even'), side('big'))).toBe(side('odd').stake * 2n);
    expect(opposed(side('odd'), side('even'), side('big'), side('small'))).toBe(side('odd').stake * 4n);
    const digits = DIGITS.slice(0, 5).map((digit) => bet('five_digits', 'position', inRow(5, 0, [digit]), 2n));
    expect(opposed(side('big'), ...digits)).toBe(side('big').stake * 2n);
  });
});

// Every line of every bet over every outcome, with counted instead of stated chances: slow and simple.
describe('equals a model that enumerates all outcomes', () => {
  const spaces: Record<string, { family: FamilyId; plays: string[]; outcomes: Result[] }> = {
    'dragon and tiger': {
      family: 'dragon_tiger',
      plays: ['winner', 'winner.refund', 'both', 'sides'],
      outcomes: cartesian([DIGITS, DIGITS]).map((two) => ({ family: 'dragon_tiger', digits: two.join('') })),
    },
    'one digit': {
      family: 'five_digits',
      plays: ['position', 'sides1'],
      outcomes: DIGITS.map((digit) => ({ family: 'five_digits', digits: `000${digit}0` })),
    },
    'three dice': {
      family: 'k3',
      plays: playsOf('k3').map(({ id }) => id),
      outcomes: cartesian([[...'123456'], [...'123456'], [...'123456']]).map((three) => ({
        family: 'k3',
        dice: three.map(Number),
      })),
    },
    'the special ball': {
      family: 'mark_six',
      plays: ['special', 'special_sides', 'special_colour', 'special_zodiac'],
      outcomes: balls(49).map((special) => ({
        family: 'mark_six',
        balls: balls(49)
          .filter((ball) => ball !== special)
          .slice(0, 6),
        special,
        lunarYear: YEAR,
      })),
    },
  };

  test.each(Object.entries(spaces))('%s', (_name, { family, plays, outcomes }) => {
    let [some, none] = [0, 0];
    const wish = fc.tuple(fc.constantFrom(...plays), fc.nat(), fc.bigInt(1n, 30n));
    fc.assert(
      fc.property(
        // Few bets are rarely opposite, many almost always.
        fc.oneof(fc.array(wish, { minLength: 1, maxLength: 2 }), fc.array(wish, { minLength: 6, maxLength: 12 })),
        (wishes) => {
          const bets = wishes.map(([id, seed, times]) => {
            const play = findPlay(family, id)!;
            const choice = wideChoice(play, outcomes[seed % outcomes.length]!, seeded(seed));
            return bet(
              family,
              id,
              id === 'position' || id === 'sides1'
                ? inRow(5, 3, choice.rows.flat().slice(0, 6).filter(firstOnly))
                : choice,
              times,
            );
          });
          const expected = modelOf(bets, outcomes);
          const found = opposed(...bets);
          // Thirds of a unit are rounded: by less than one in total.
          expect(found - expected === 0n || found - expected === 1n || expected - found === 1n).toBe(true);
          if (found > 0n) some += 1;
          else none += 1;
        },
      ),
      { numRuns: examples(40, 150) },
    );
    expect(some).toBeGreaterThan(0);
    expect(none).toBeGreaterThan(0);
  });
});

describe.each(families)('%s', (family) => {
  const plays = playsOf(family);

  test('one line of any play is entirely at risk', () => {
    const source = seeded(family.length);
    for (const play of plays) {
      const { rows, places } = wideChoice(play, clusteredResult(play, source), source, 1n);
      const one = bet(family, play.id, places ? { rows, places } : { rows });
      if (one.terms.lines === 1n) expect([play.id, opposed(one)]).toEqual([play.id, 0n]);
    }
  });

  test('is never more than the stake, never falls with more bets, and is paid back at fair odds whatever is drawn', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat(plays.length - 1), fc.nat(), fc.bigInt(1n, 9n)), { minLength: 1, maxLength: 8 }),
        fc.nat(),
        (wishes, draw) => {
          const result = clusteredResult(plays[0]!, seeded(draw));
          const bets = wishes.map(([index, seed, times]) => {
            const play = plays[index]!;
            return bet(
              family,
              play.id,
              wideChoice(play, clusteredResult(play, seeded(draw)), seeded(seed), 200n),
              times,
            );
          });
          const found = opposedStake(bets, 'lunarYear' in result ? result.lunarYear : YEAR);
          expect(found).toBeGreaterThanOrEqual(0n);
          expect(found).toBeLessThanOrEqual(staked(bets));
          expect(opposed(...bets)).toBeGreaterThanOrEqual(opposed(...bets.slice(1)));
          expect(opposed(...bets.map(({ terms, stake }) => ({ terms, stake: stake * 3n })))).toBeGreaterThanOrEqual(
            opposed(...bets) * 3n - 30n,
          );
          if (found > 0n)
            expect(bets.reduce((sum, { terms }) => sum + coverOf(terms), 0)).toBeGreaterThanOrEqual(1_000_000);
          // What bets pay for this result at fair odds, for plays with one kind of line and the chances that the plays state.
          if (!bets.some(({ terms }) => terms.play.startsWith('da')))
            expect(fairAt(bets, result) + BigInt(bets.length)).toBeGreaterThanOrEqual(found);
        },
      ),
      { numRuns: examples(12, 40) },
    );
  });
});

/** The minimum that bets pay at fair odds over all outcomes, with counted chances. */
function modelOf(bets: readonly StakedBet[], outcomes: readonly Result[]): bigint {
  const FINE = 10n ** 12n;
  const total = BigInt(outcomes.length);
  const pays = outcomes.map(() => 0n);
  for (const { terms, stake } of bets) {
    const play = findPlay(terms.family, terms.play)!;
    const lines = [...play.enumerate(terms.choice)];
    for (const line of lines) {
      const own = (stake * FINE) / BigInt(lines.length);
      const hits = outcomes.map((outcome) => timesAt(play, line, outcome, false));
      const backs = outcomes.map((outcome) => timesAt(play, line, outcome, true));
      const all = hits.reduce((sum, each) => sum + each, 0n);
      const refunds = backs.reduce((sum, each) => sum + each, 0n);
      for (const [at] of outcomes.entries())
        pays[at]! += backs[at]! * own + (all === 0n ? 0n : (hits[at]! * own * (total - refunds)) / all);
    }
  }
  return pays.reduce((least, paid) => (paid < least ? paid : least)) / FINE;
}

function timesAt(play: Play, line: Parameters<Play['lineWins']>[0], outcome: Result, isBack: boolean): bigint {
  return play
    .lineWins(line, outcome)
    .filter(({ tier }) => (tier === REFUND) === isBack)
    .reduce((sum, { times }) => sum + times, 0n);
}

function fairAt(bets: readonly StakedBet[], result: Result): bigint {
  let paid = 0n;
  for (const { terms, stake } of bets) {
    const play = findPlay(terms.family, terms.play)!;
    const price = (stake * terms.linePrice) / terms.cost;
    for (const { tier, times } of play.wins(terms.choice, result)) {
      const kind = play.kinds.find(({ tiers }) => tiers.some(({ id }) => id === tier));
      const hits = kind?.tiers.find(({ id }) => id === tier)?.hits;
      paid += times * (kind && hits ? (price * (kind.outcomes - kind.refunds)) / hits : price);
    }
  }
  return paid;
}

function firstOnly<T>(item: T, index: number, items: readonly T[]): boolean {
  return items.indexOf(item) === index;
}

function balls(last: number): string[] {
  return Array.from({ length: last }, (_, n) => String(n + 1).padStart(2, '0'));
}
