import { families, parseResult } from '@champa/lottery';
import { expect, test } from 'vitest';
import { resultFieldsOf, resultFrom } from './result-fields.ts';

/** What a dealer types for a family: numbers that it can draw. */
const typed: Readonly<Record<string, Record<string, string>>> = {
  thai: { top: '123456', front3: '111 222', back3: '333,444', bottom2: '55' },
  lao: { top: '123456', bottom2: '12' },
  hanoi: { top: '12345', bottom2: '23' },
  k3: { dice: '1 2 6' },
  eleven_five: { balls: '01 02 03 04 05' },
  pk10: { balls: '01 02 03 04 05 06 07 08 09 10' },
  mark_six: { balls: '01 02 03 04 05 06', special: '07', lunarYear: '2026' },
  five_digits: { digits: ' 12345 ' },
  three_digits: { digits: '123' },
  dragon_tiger: { digits: '12' },
};

const numbersOf = (count: number, digits: string): string =>
  Array(count)
    .fill('1'.repeat(Number(digits)))
    .join(' ');

test.each(families)('what is typed for %s is a result of it, field by field', (family) => {
  const fields = resultFieldsOf(family, false);
  const given = typed[family] ?? Object.fromEntries(fields.map((one) => [one.name, numbersOf(one.count, one.digits)]));
  expect(Object.keys(given)).toEqual(fields.map(({ name }) => name));
  expect(parseResult(family, resultFrom(family, given))).toMatchObject({ ok: true });
});

test('of two stations, the numbers of the second stand beside the first’s', () => {
  const given = Object.fromEntries(
    resultFieldsOf('vn_south', true).map((one) => [one.name, numbersOf(one.count, one.digits)]),
  );
  const result = resultFrom('vn_south', given);
  expect(result['second']).toEqual(result['numbers']);
  expect(parseResult('vn_south', result)).toMatchObject({ ok: true });
});
