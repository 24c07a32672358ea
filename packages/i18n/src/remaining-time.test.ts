import { expect, test } from 'vitest';
import { translate } from './server.ts';

test.each([
  ['en', { days: 39, hours: 23 }, '39 days 23 hours'],
  ['en', { days: 1, hours: 1 }, '1 day 1 hour'],
  ['cn', { days: 39, hours: 23 }, '39 天 23 小时'],
  ['lo', { days: 39, hours: 23 }, '39 ມື້ 23 ຊົ່ວໂມງ'],
] as const)('the time left in %s begins with the larger unit', (language, left, written) => {
  expect(translate('left_hours_days', language, left)).toBe(written);
});
