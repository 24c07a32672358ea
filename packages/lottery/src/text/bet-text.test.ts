import { parseAmount } from '@champa/money';
import { examples } from '@champa/testkit/examples';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findPlay, readBets, stationsOn, type TextBet, type TextContext, writeBets } from '../index.ts';

const south = (weekday: number): TextContext => ({ family: 'vn_south', weekday });
const central = (weekday: number): TextContext => ({ family: 'vn_central', weekday });
const short = ({ stations, play, numbers, stake }: TextBet) =>
  `${stations.join('+')} ${play} ${numbers.join('.')} ${stake / 100_000n}`;
const north = (weekday: number): TextContext => ({ family: 'vn_north', weekday });
const read = (text: string, context: TextContext) => {
  const { bets, problems } = readBets(text, context);
  return [...bets.map(short), ...problems.map(({ code, text: part }) => `${code} ${part}`)];
};

describe('a text', () => {
  test('of two stations, two numbers and a lô', () => {
    expect(readBets('2dai 23 45 b10n', south(1))).toEqual({
      text: '2dai 23 45 b10n',
      bets: [
        {
          stations: ['hcm', 'dong_thap'],
          play: 'lo2',
          numbers: ['23', '45'],
          stake: parseAmount('10000'),
          from: 5,
          to: 15,
        },
      ],
      problems: [],
    });
  });

  test.each([
    ['vl.tv 123 xc5n dau2n', 5, ['vinh_long+tra_vinh xiu_chu 123 5000', 'vinh_long+tra_vinh xiu_chu_head 123 2000']],
    ['HCM 12b10 34b5,5', 1, ['hcm lo2 12 10000', 'hcm lo2 34 5500']],
    ['Đà Lạt 12 b1', 7, ['da_lat lo2 12 1000']],
    ['TP Hồ Chí Minh, ca mau 12 b1', 1, ['hcm+ca_mau lo2 12 1000']],
    ['Đà Lạt'.normalize('NFD') + ' 12 b1', 7, ['da_lat lo2 12 1000']],
    ['dalat 12 b1tr', 7, ['da_lat lo2 12 1000000']],
    ['3dai 12 dd2n', 1, ['hcm+dong_thap+ca_mau de_head.lots 12 2000', 'hcm+dong_thap+ca_mau de 12 2000']],
    ['tp 12 123 1234 b1n', 6, ['hcm lo2 12 1000', 'hcm lo3 123 1000', 'hcm lo4 1234 1000']],
    ['ag 123 bd2n', 4, ['an_giang lo3.orders 123 2000']],
    ['ct 12 34 56 da1n', 3, ['can_tho da.pairs 12.34.56 1000']],
    ['2dai 12 34 dx1n', 2, ['ben_tre+vung_tau da_two.pairs 12.34 1000']],
    [
      '3dai 12 34 dx1n',
      2,
      [
        'ben_tre+vung_tau da_two.pairs 12.34 1000',
        'ben_tre+bac_lieu da_two.pairs 12.34 1000',
        'vung_tau+bac_lieu da_two.pairs 12.34 1000',
      ],
    ],
    ['tg 12 b7l3n', 7, ['tien_giang bao7 12 3000']],
    ['tg 10keo13 duoi1n', 7, ['tien_giang de 10.11.12.13 1000']],
    ['tg 01 keo 31 duoi1n', 7, ['tien_giang de 01.11.21.31 1000']],
    ['tg 01 den 04 duoi1n', 7, ['tien_giang de 01.02.03.04 1000']],
    ['la 12 b1n 34 b2n hg 56 b3n', 6, ['long_an lo2 12 1000', 'long_an lo2 34 2000', 'hau_giang lo2 56 3000']],
    ['bl 12 b1n bl 34 b2n', 2, ['bac_lieu lo2 12 1000', 'bac_lieu lo2 34 2000']],
    ['bl 12 b1n bl5n', 2, ['bac_lieu lo2 12 1000', 'bac_lieu lo2 12 5000']],
    ['2d 12 34b5', 2, ['ben_tre+vung_tau lo2 12.34 5000']],
    ['dc 12 b1n dp 34 b1n', 2, ['ben_tre lo2 12 1000', 'vung_tau lo2 34 1000']],
    [
      'ag 123 xcddau2n xcdui1n dao3n',
      4,
      ['an_giang xiu_chu_head.orders 123 2000', 'an_giang xiu_chu_tail 123 1000', 'an_giang lo3.orders 123 3000'],
    ],
    ['ag 12 de5n duoidao2n', 4, ['an_giang de 12 5000', 'an_giang de.orders 12 2000']],
    ['ag 12 b1tr5 34b10n56b2n', 4, ['an_giang lo2 12 1500000', 'an_giang lo2 34 10000', 'an_giang lo2 56 2000']],
    ['ag 12b1tr34b5n', 4, ['an_giang lo2 12 1000000', 'an_giang lo2 34 5000']],
    ['tv 12 b 5 vl 34 b 6', 5, ['tra_vinh lo2 12 5000', 'vinh_long lo2 34 6000']],
  ] as [string, number, string[]][])('%j on day %d', (text, weekday, expected) => {
    expect(read(text, south(weekday))).toEqual(expected);
  });
});

describe('an alias of several stations', () => {
  test.each([
    ['dn', south(3), 'dong_nai'],
    ['dn', central(3), 'da_nang'],
    ['bt', south(2), 'ben_tre'],
    ['bt', south(4), 'binh_thuan'],
    ['bd', south(5), 'binh_duong'],
    ['bd', central(4), 'binh_dinh'],
    ['qn', central(2), 'quang_nam'],
    ['qn', central(6), 'quang_ngai'],
    ['tn', south(4), 'tay_ninh'],
    ['tn', central(1), 'hue'],
    ['dl', south(7), 'da_lat'],
    ['dl', central(2), 'dak_lak'],
  ] as [string, TextContext, string][])(
    '%s means the one that draws in the region on that day',
    (alias, context, station) => {
      expect(read(`${alias} 12 b1n`, context)).toEqual([`${station} lo2 12 1000`]);
    },
  );

  test('is reported if two of them draw, and its bets are not given to other stations', () => {
    const { bets, problems } = readBets('kh 11 b1n dn 12 b1n', central(6));
    expect(bets).toEqual([]);
    expect(problems.map(({ code, text, candidates }) => ({ code, text, candidates }))).toEqual([
      { code: 'STATION_NOT_TODAY', text: 'kh', candidates: ['khanh_hoa'] },
      { code: 'NO_STATION', text: 'b1n', candidates: undefined },
      { code: 'STATION_AMBIGUOUS', text: 'dn', candidates: ['da_nang', 'dak_nong'] },
      { code: 'NO_STATION', text: 'b1n', candidates: undefined },
    ]);
    expect(read('qn 11 b1n dn 12 b1n', central(6))).toEqual([
      'quang_ngai lo2 11 1000',
      'STATION_AMBIGUOUS dn',
      'NO_STATION b1n',
    ]);
    expect(read('dnong 12 b1n', central(6))).toEqual(['dak_nong lo2 12 1000']);
  });
});

describe('in the North', () => {
  test('the host of the day is the station, and the plays are those of the North', () => {
    expect(read('mb 23 45 b10n 67 b8l2n', north(1))).toEqual(['ha_noi lo2 23.45 10000', 'ha_noi bao8.last 67 2000']);
    expect(read('mb 12 b7l2n', north(1))).toEqual(['WRONG_PLAY b7l2n']);
    expect(read('ag 12 b1n', north(4))).toEqual(['UNKNOWN_WORD ag', 'NO_STATION b1n']);
  });

  test('settings determine the meaning of lô', () => {
    expect(read('mb 12 b1n', { ...north(1), settings: { vnLo2: 'reduced' } })).toEqual(['ha_noi lo2.reduced 12 1000']);
  });
});

describe('without a named station', () => {
  test('bets belong to the station for which the text is read', () => {
    expect(read('12 b1n 2dai 34 b2n', { ...south(4), here: 'an_giang' })).toEqual([
      'an_giang lo2 12 1000',
      'tay_ninh+an_giang lo2 34 2000',
    ]);
  });

  test('but not after a station was named that does not draw', () => {
    expect(read('vl 12 b1n', { ...south(4), here: 'an_giang' })).toEqual(['STATION_NOT_TODAY vl', 'NO_STATION b1n']);
  });
});

test.each([
  ['12 b1n', 'NO_STATION b1n'],
  ['ag 12', 'NO_BET 12'],
  ['ag 12 b', 'NO_AMOUNT b'],
  ['ag 12 b0n', 'NO_AMOUNT b0n'],
  ['ag b5n', 'NO_NUMBERS b5n'],
  ['ag 1 b5n', 'WRONG_NUMBER 1'],
  ['ag 12 xc5n', 'WRONG_PLAY xc5n'],
  ['ag 12 da5n', 'TOO_FEW_NUMBERS da5n'],
  ['ag 12 34 dx5n', 'TOO_FEW_STATIONS dx5n'],
  ['ag 12 zz5n', 'UNKNOWN_WORD zz5n'],
  ['ag 12 zz', 'UNKNOWN_WORD zz'],
  ['vl 12 b5n', 'STATION_NOT_TODAY vl'],
  ['ag 19keo11 b5n', 'WRONG_NUMBER 19keo11'],
])('%j is reported as not understood, with its position', (text, expected) => {
  const { problems } = readBets(text, south(4));
  expect(problems.map(({ code, text: part }) => `${code} ${part}`)).toContain(expected);
  for (const { from, to, text: part } of problems) expect(text.slice(from, to)).toBe(part);
});

test('a number written twice is bet once, and reported', () => {
  expect(read('ag 12 12 b5n', south(4))).toEqual(['an_giang lo2 12 5000', 'NUMBER_REPEATED 12']);
});

test('settings determine the play of a word', () => {
  const settings = { vnHead: 'special', vnDa: 'chain' } as const;
  expect(read('ag 12 34 dau1n da1n', { ...south(4), settings })).toEqual([
    'an_giang de_head.special 12.34 1000',
    'an_giang da.chain 12.34 1000',
  ]);
});

test('any input is read to its end, and every mark lies within the text', () => {
  const words = fc.constantFrom(
    '2dai',
    'dn',
    'bd',
    'b',
    '10n',
    '23',
    ' ',
    '.',
    'keo',
    'đá',
    'x',
    '5,5',
    '\n',
    'b7l',
    '99999',
    'ṩ',
    '😀',
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ maxLength: 80 }),
        fc.array(words).map((parts) => parts.join('')),
      ),
      fc.integer({ min: 1, max: 7 }),
      (text, weekday) => {
        const { text: normal, bets, problems } = readBets(text, south(weekday));
        for (const { from, to } of [...bets, ...problems])
          expect(0 <= from && from <= to && to <= normal.length).toBe(true);
        for (const bet of bets) {
          expect(bet.stake).toBeGreaterThan(0n);
          expect(findPlay('vn_south', bet.play)).toBeDefined();
        }
      },
    ),
    { numRuns: examples(300, 2000) },
  );
});

describe('written bets', () => {
  const plays: Record<string, number> = {
    lo2: 2,
    lo3: 3,
    lo4: 4,
    'lo2.orders': 2,
    'lo3.orders': 3,
    'lo4.orders': 4,
    de: 2,
    'de_head.lots': 2,
    xiu_chu: 3,
    'xiu_chu.orders': 3,
    xiu_chu_head: 3,
    xiu_chu_tail: 3,
    'de.orders': 2,
    'xiu_chu_head.orders': 3,
    'xiu_chu_tail.orders': 3,
    bao7: 2,
    'bao7.orders': 2,
    'bao8.last': 2,
    'da.pairs': 2,
    'da_two.pairs': 2,
  };

  test('are read as the same bets', () => {
    const regions = fc.constantFrom('vn_south' as const, 'vn_central' as const, 'vn_north' as const);
    fc.assert(
      fc.property(
        regions,
        fc.integer({ min: 1, max: 7 }),
        fc.array(fc.tuple(fc.constantFrom(...Object.keys(plays)), fc.nat(), fc.bigInt(1n, 10n ** 12n)), {
          minLength: 1,
          maxLength: 6,
        }),
        (family, weekday, given) => {
          const today = stationsOn(family, weekday).map(({ id }) => id);
          const own = given.filter(([play]) => findPlay(family, play) && (play !== 'da_two.pairs' || today.length > 1));
          const bets = own.map(([play, seed, stake]) => {
            const count = play === 'da_two.pairs' ? 2 : 1 + (seed % today.length);
            const numbers = [seed, seed + 7, seed + 31].slice(0, play.startsWith('da') ? 3 : 1 + (seed % 3));
            const padded = numbers.map((number) => String(number % 10 ** plays[play]!).padStart(plays[play]!, '0'));
            return { stations: today.slice(0, count), play, numbers: padded, stake };
          });
          const readBack = readBets(writeBets(bets), { family, weekday });
          expect(readBack.problems).toEqual([]);
          expect(readBack.bets.map(({ from: _from, to: _to, ...bet }) => bet)).toEqual(bets);
        },
      ),
      { numRuns: examples(100, 500) },
    );
  });

  test('need a word for their play', () => {
    expect(() => writeBets([{ stations: ['hcm'], play: 'truot4', numbers: ['12'], stake: 1n }])).toThrow(RangeError);
  });
});
