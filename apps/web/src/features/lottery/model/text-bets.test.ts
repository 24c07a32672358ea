import type { LotteryGame, LotteryTerms } from '@champa/contract';
import { offeredPlays, randomChoice, stakeOf, wordOf } from '@champa/lottery';
import { SCALE } from '@champa/money';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { SlipBet } from './slip.ts';
import { dayOf, neighbours, slipsAsText, stationOf, understand, weekdayOf } from './text-bets.ts';

// A Wednesday: Đồng Nai, Cần Thơ and Sóc Trăng draw.
const draw = { number: '202611250001' };
const plays = offeredPlays('vn_south');
const terms: LotteryTerms = {
  revision: 1,
  mode: 'ELOTT',
  scale: null,
  base: 1000,
  units: ['yuan', 'jiao', 'fen', 'li'],
  odds: {},
  settings: {},
  plays: plays.map(({ id }) => id).filter((id) => !id.startsWith('da_two')),
  minBet: '100',
  maxBet: '10000000',
  maxOfMember: '50000000',
  hot: [],
  canCancel: true,
  maxDraws: 20,
};
const game = (code: string, station: string | null = null, number = draw.number): LotteryGame => ({
  code,
  vassalage: 'TCG_LOTTO_VN',
  family: 'vn_south',
  name: code,
  source: 'external',
  minutes: null,
  station,
  isOpen: true,
  current: { id: '1', gameCode: code, number, closesAt: '', drawsAt: '', phase: 'open', result: null, revision: 0 },
  latest: null,
});
const target = { game: game('mien-nam-southern-draw'), terms, draw };
const canTho = { game: game('can-tho-draw', 'can_tho'), terms };
const read = (text: string, others = [canTho]) => {
  const { bets, lines, isWhole } = understand(text, target, others);
  return {
    bets: bets.map(({ code, bet, cost }) => [code, bet.play, bet.choice.rows[0], cost / SCALE]),
    lines,
    isWhole,
  };
};

test('a draw’s number contains its day and weekday; a game of the region draws its first station', () => {
  expect([dayOf(draw), weekdayOf(draw), weekdayOf({ number: '202611290001' })]).toEqual(['20261125', 3, 7]);
  expect(stationOf(target.game, 3)).toBe('dong_nai');
  expect(stationOf(canTho.game, 3)).toBe('can_tho');
  const others = [target.game, canTho.game, game('tay-ninh-draw', 'tay_ninh', '202611260001')];
  expect(neighbours(target, others)).toEqual([canTho.game]);
});

describe('a text', () => {
  test('bets on the game that it is written for, and on games of other stations that it names', () => {
    expect(read('23 45 b10n\n2dai 12 duoi5n')).toMatchObject({
      bets: [
        ['mien-nam-southern-draw', 'lo2', ['23', '45'], 2n * 18n * 10_000n],
        ['mien-nam-southern-draw', 'de', ['12'], 5000n],
        ['can-tho-draw', 'de', ['12'], 5000n],
      ],
      isWhole: true,
    });
  });

  test('over two stations is one bet on the game of two stations', () => {
    const both = {
      game: game('mien-nam-two-stations'),
      terms: { ...terms, plays: plays.map(({ id }) => id).filter((id) => id.startsWith('da_two')) },
    };
    expect(read('2dai 12 34 dx1n 12 b1n', [both, canTho])).toMatchObject({
      bets: [
        ['mien-nam-two-stations', 'da_two.pairs', ['12', '34'], 36n * 1000n],
        ['mien-nam-southern-draw', 'lo2', ['12'], 18n * 1000n],
        ['can-tho-draw', 'lo2', ['12'], 18n * 1000n],
      ],
      isWhole: true,
    });
    const bets = [
      { key: '1', play: 'da_two.pairs', choice: { rows: [['12', '34'], []] }, unit: 'yuan', multiplier: 1 },
    ];
    const { text } = slipsAsText([{ ...both, bets: bets as SlipBet[] }], 3);
    expect(understand(text, { ...both, draw }, []).bets).toMatchObject([
      { code: both.game.code, bet: { multiplier: 1 } },
    ]);
  });

  test('is parsed line by line, and what is not understood is marked at its position', () => {
    const { lines, isWhole } = read('23 b10n zz5n\n45 b10n');
    expect(isWhole).toBe(false);
    expect(lines.map(({ bets, problems }) => [bets.length, problems.map(({ code }) => code)])).toEqual([
      [1, ['UNKNOWN_WORD']],
      [1, []],
    ]);
    expect(lines[0]!.marks.map(({ as, text }) => `${as} ${text}`)).toEqual([
      'bet 23 b10n',
      'nothing  ',
      'problem zz5n',
    ]);
  });

  test.each([
    ['st 12 b1n', 'NO_GAME'],
    ['2dai 12 34 dx1n', 'NO_GAME'],
    ['ct st 12 34 dx1n', 'NO_GAME'],
    ['12 b0,0001n', 'AMOUNT_TOO_FINE'],
    [`${Array.from({ length: 21 }, (_, n) => n + 10).join(' ')} da1n`, 'TOO_MANY'],
  ])('%s cannot be bet: %s', (text, code) => {
    const { lines, isWhole } = read(text);
    expect(isWhole).toBe(false);
    expect(lines.flatMap(({ problems }) => problems.map((each) => each.code))).toContain(code);
  });

  test('a number written twice is reported, but does not block the bet', () => {
    expect(read('12 12 b10n')).toMatchObject({ isWhole: true, lines: [{ problems: [{ code: 'NUMBER_REPEATED' }] }] });
  });
});

test('slips are written as a text that parses into the same bets; bets without a word for them stay', () => {
  const source = (seed: number) => {
    let word = seed % 65_521;
    const next = () => (word = (word * 17_364 + 1) % 65_521);
    return { intBelow: (n: number) => Math.floor((next() / 65_521) * n) };
  };
  fc.assert(
    fc.property(
      fc.array(
        fc.record({
          play: fc.constantFrom(...plays.filter(({ id }) => !id.startsWith('da_two'))),
          seed: fc.nat(),
          unit: fc.constantFrom(...terms.units),
          multiplier: fc.integer({ min: 1, max: 9 }),
          isHere: fc.boolean(),
        }),
        { minLength: 1, maxLength: 5 },
      ),
      (wished) => {
        const bets = wished.map(({ play, seed, unit, multiplier, isHere }, index) => {
          const drawn = play.id.startsWith('da') ? { rows: [['12', '34'], []] } : randomChoice(play, source(seed));
          return { key: String(index), play: play.id, choice: drawn, unit, multiplier, isHere };
        });
        const own = (isHere: boolean) =>
          bets.filter((bet) => bet.isHere === isHere).map(({ isHere: _isHere, ...bet }) => bet);
        const slips = [
          { ...target, bets: own(true) },
          { ...canTho, bets: own(false) },
        ];
        const { text, left } = slipsAsText(slips, 3);
        const understood = understand(text, target, [canTho]);
        const known = slips.map(({ game: { code }, bets: all }) => [
          code,
          all
            .filter(({ play }) => wordOf(play))
            .map(({ play, choice, unit, multiplier }) => [play, choice.rows[0], stakeOf(unit, multiplier)]),
        ]);
        expect(
          slips.map(({ game: { code } }) => [
            code,
            understood.bets
              .filter((bet) => bet.code === code)
              .map(({ bet }) => [bet.play, bet.choice.rows[0], stakeOf(bet.unit, bet.multiplier)]),
          ]),
        ).toEqual(known);
        expect(
          Object.values(left)
            .flat()
            .every(({ play }) => wordOf(play) === null),
        ).toBe(true);
        expect(understood.lines.flatMap(({ problems }) => problems)).toEqual([]);
      },
    ),
  );
});
