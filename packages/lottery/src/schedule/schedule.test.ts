import { examples } from '@champa/testkit/examples';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { stations, stationsOn } from '../index.ts';
import { drawsOn, houseMinutes, houseSchedule, nextDraws, outsideSchedules, type Schedule } from './index.ts';

const at = (text: string) => Temporal.ZonedDateTime.from(text).toInstant();
const day = (text: string) => Temporal.PlainDate.from(text);
const shown = (schedule: Schedule, from: string, count: number, ...more: Parameters<typeof nextDraws>[3][]) =>
  nextDraws(schedule, at(from), count, ...more).map(({ drawsAt }) =>
    drawsAt.toZonedDateTimeISO(schedule.zone).toPlainDateTime().toString(),
  );

describe('stations', () => {
  const names = (family: 'vn_north' | 'vn_central' | 'vn_south') =>
    [1, 2, 3, 4, 5, 6, 7].map((weekday) =>
      stationsOn(family, weekday)
        .map(({ name }) => name)
        .join(', '),
    );

  test('of the South draw by weekday, in their order', () => {
    expect(names('vn_south')).toEqual([
      'TP. Hồ Chí Minh, Đồng Tháp, Cà Mau',
      'Bến Tre, Vũng Tàu, Bạc Liêu',
      'Đồng Nai, Cần Thơ, Sóc Trăng',
      'Tây Ninh, An Giang, Bình Thuận',
      'Vĩnh Long, Bình Dương, Trà Vinh',
      'TP. Hồ Chí Minh, Long An, Bình Phước, Hậu Giang',
      'Tiền Giang, Kiên Giang, Đà Lạt',
    ]);
  });

  test('of the Central region and the hosts of the North draw by weekday', () => {
    expect(names('vn_central')).toEqual([
      'Phú Yên, Huế',
      'Đắk Lắk, Quảng Nam',
      'Đà Nẵng, Khánh Hòa',
      'Bình Định, Quảng Trị, Quảng Bình',
      'Gia Lai, Ninh Thuận',
      'Đà Nẵng, Quảng Ngãi, Đắk Nông',
      'Kon Tum, Khánh Hòa, Huế',
    ]);
    expect(names('vn_north')).toEqual([
      'Hà Nội',
      'Quảng Ninh',
      'Bắc Ninh',
      'Hà Nội',
      'Hải Phòng',
      'Nam Định',
      'Thái Bình',
    ]);
  });

  test('have unique IDs and unique full names', () => {
    expect(new Set(stations.map(({ id }) => id)).size).toBe(stations.length);
    const south = stations.filter(({ family }) => family !== 'vn_north');
    for (const { aliases, id } of south)
      expect(south.filter((other) => other.aliases.includes(aliases.at(-1)!)).map((other) => other.id)).toEqual([id]);
  });
});

describe('Vietnam', () => {
  test('locks the North at 18:10, draws at 18:15 and expects the result at 18:35', () => {
    const [draw] = nextDraws(outsideSchedules.vn_north, at('2026-11-22T12:00[Asia/Ho_Chi_Minh]'), 1);
    expect(draw).toEqual({
      number: 202_611_220_001,
      day: day('2026-11-22'),
      closesAt: at('2026-11-22T18:10[Asia/Ho_Chi_Minh]'),
      drawsAt: at('2026-11-22T18:15[Asia/Ho_Chi_Minh]'),
      expectedAt: at('2026-11-22T18:35[Asia/Ho_Chi_Minh]'),
    });
  });

  test('takes bets until the second it locks, and then for the next day', () => {
    const next = (from: string) => shown(outsideSchedules.vn_north, from, 1);
    expect(next('2026-11-22T18:09:59.999[Asia/Ho_Chi_Minh]')).toEqual(['2026-11-22T18:15:00']);
    expect(next('2026-11-22T18:10[Asia/Ho_Chi_Minh]')).toEqual(['2026-11-23T18:15:00']);
  });

  test('draws the South at 16:15 and the Central region at 17:15, over the end of a month', () => {
    const from = '2026-02-27T23:00[Asia/Ho_Chi_Minh]';
    expect(shown(outsideSchedules.vn_south, from, 3)).toEqual([
      '2026-02-28T16:15:00',
      '2026-03-01T16:15:00',
      '2026-03-02T16:15:00',
    ]);
    expect(shown(outsideSchedules.vn_central, from, 1)).toEqual(['2026-02-28T17:15:00']);
  });

  test('has no draw on the days of Tết', () => {
    const holidays = ['2026-02-16', '2026-02-17', '2026-02-18', '2026-02-19'].map(day);
    const from = '2026-02-15T20:00[Asia/Ho_Chi_Minh]';
    expect(shown(outsideSchedules.vn_north, from, 2, { holidays })).toEqual([
      '2026-02-20T18:15:00',
      '2026-02-21T18:15:00',
    ]);
  });
});

describe('Thailand', () => {
  const { thai } = outsideSchedules;

  test('draws on the 1st and the 16th', () => {
    expect(shown(thai, '2026-11-22T00:00[Asia/Bangkok]', 4)).toEqual([
      '2026-12-01T15:00:00',
      '2026-12-16T15:00:00',
      '2027-01-01T15:00:00',
      '2027-01-16T15:00:00',
    ]);
  });

  test('moves a draw from a holiday to the next day that is not a holiday', () => {
    const holidays = ['2027-01-01', '2027-01-16', '2027-05-01', '2027-05-02', '2026-12-31'].map(day);
    expect(shown(thai, '2026-12-20T00:00[Asia/Bangkok]', 2, { holidays })).toEqual([
      '2027-01-02T15:00:00',
      '2027-01-17T15:00:00',
    ]);
    expect(shown(thai, '2027-04-20T00:00[Asia/Bangkok]', 2, { holidays })).toEqual([
      '2027-05-03T15:00:00',
      '2027-05-16T15:00:00',
    ]);
  });

  test('moves a draw to the given day, forward or back, over the end of a year', () => {
    const moved = new Map([['2027-01-01', day('2026-12-30')]]);
    const exceptions = { holidays: [day('2027-01-01')], moved };
    expect(shown(thai, '2026-12-17T00:00[Asia/Bangkok]', 2, exceptions)).toEqual([
      '2026-12-30T15:00:00',
      '2027-01-16T15:00:00',
    ]);
    expect(shown(thai, '2026-12-31T00:00[Asia/Bangkok]', 1, exceptions)).toEqual(['2027-01-16T15:00:00']);
  });
});

test('Laos draws three evenings a week', () => {
  expect(shown(outsideSchedules.lao, '2026-11-22T00:00[Asia/Vientiane]', 4)).toEqual([
    '2026-11-23T20:30:00',
    '2026-11-25T20:30:00',
    '2026-11-27T20:30:00',
    '2026-11-30T20:30:00',
  ]);
});

describe('a quick game', () => {
  test('draws at its interval, also over midnight, and its numbers only grow', () => {
    const schedule = houseSchedule('k3', 5, 'Asia/Vientiane');
    const draws = nextDraws(schedule, at('2026-12-31T23:52[Asia/Vientiane]'), 4);
    expect(draws.map(({ number }) => number)).toEqual([
      202_612_310_287, 202_612_310_288, 202_701_010_001, 202_701_010_002,
    ]);
    expect(shown(schedule, '2026-12-31T23:52[Asia/Vientiane]', 4)).toEqual([
      '2026-12-31T23:55:00',
      '2027-01-01T00:00:00',
      '2027-01-01T00:05:00',
      '2027-01-01T00:10:00',
    ]);
    expect(draws[0]!.closesAt.until(draws[0]!.drawsAt).seconds).toBe(5);
  });

  test.each(houseMinutes)('of %d minutes fills a day without a gap', (minutes) => {
    const draws = drawsOn(houseSchedule('pk10', minutes, 'Asia/Vientiane'), day('2026-11-22'), { holidays: [] });
    expect(draws).toHaveLength(1440 / minutes);
    for (const [index, { drawsAt }] of draws.entries())
      if (index > 0) expect(draws[index - 1]!.drawsAt.until(drawsAt, { largestUnit: 'minute' }).minutes).toBe(minutes);
  });

  test('ends its day in another time zone and pauses when it is closed', () => {
    const night = { ...houseSchedule('k3', 5, 'Asia/Shanghai'), opens: '09:00', closes: '22:00' } as Schedule;
    expect(shown(night, '2026-11-22T21:58[Asia/Shanghai]', 2)).toEqual(['2026-11-22T22:00:00', '2026-11-23T09:05:00']);
  });
});

test('the next draws are open and in order, and a later moment continues with the same draws', () => {
  const schedules: Schedule[] = [...Object.values(outsideSchedules), houseSchedule('k3', 3, 'Asia/Vientiane')];
  const start = at('2026-01-01T00:00[Asia/Bangkok]').epochMilliseconds;
  fc.assert(
    fc.property(fc.constantFrom(...schedules), fc.integer({ min: 0, max: 400 * 86_400_000 }), (schedule, later) => {
      const from = Temporal.Instant.fromEpochMilliseconds(start + later);
      const draws = nextDraws(schedule, from, 4);
      expect(draws).toHaveLength(4);
      expect(Temporal.Instant.compare(draws[0]!.closesAt, from)).toBe(1);
      expect(draws.map(({ number }) => number)).toEqual(draws.map(({ number }) => number).toSorted((a, b) => a - b));
      expect(nextDraws(schedule, draws[0]!.closesAt, 3)).toEqual(draws.slice(1));
    }),
    { numRuns: examples(50, 150) },
  );
});

test('a schedule without days ends', () => {
  expect(nextDraws({ ...outsideSchedules.lao, days: [] }, at('2026-11-22T00:00[Asia/Vientiane]'), 1)).toEqual([]);
});
