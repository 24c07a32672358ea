import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { RegisterField } from './identity.ts';
import { ageOn, checkRegistration, internationalNumber, shownFields } from './register-rules.ts';

const field = (name: string, patternId: string, given: Partial<RegisterField> = {}): RegisterField => ({
  name,
  enabled: true,
  required: true,
  acceptedPattern: patternId,
  patternId,
  min: 1,
  max: 30,
  ...given,
});

const settings = {
  mobilePassword: true,
  age: { confirmation: 18, birthday: 21 },
  fields: [
    field('username', 'letterFirst'),
    field('mobileNum', 'digits', { enabled: false, required: false, min: 8, max: 11 }),
    field('password', 'lettersDigitsSymbols'),
    field('confirmPassword', 'length'),
    field('birthday', 'dateYearFirst', { required: false }),
    field('email', 'email', { enabled: false }),
  ],
};
const today = { year: 2026, month: 6, day: 1 };
const right = { username: 'keo01', password: 'x1', confirmPassword: 'x1' };

test('by username: shows the enabled fields, and the mobile number only if the brand asks for it', () => {
  expect(shownFields(settings, 'username').map(({ name }) => name)).toEqual([
    'username',
    'password',
    'confirmPassword',
    'birthday',
  ]);
  expect(checkRegistration(settings, 'username', right, today)).toEqual({});
});

test('by mobile: the number is required and replaces the name', () => {
  expect(checkRegistration(settings, 'mobile', right, today)).toEqual({ mobileNum: 'required' });
  expect(checkRegistration(settings, 'mobile', { ...right, mobileNum: '20555' }, today)).toEqual({
    mobileNum: 'length',
  });
});

test('by mobile without a password: asks for none', () => {
  const wanted = { ...settings, mobilePassword: false };
  expect(checkRegistration(wanted, 'mobile', { mobileNum: '2055512345' }, today)).toEqual({});
});

test('a disabled field is neither required nor checked', () => {
  expect(checkRegistration(settings, 'username', { ...right, email: 'no address' }, today)).toEqual({});
});

test('the confirmation must equal the password', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[!-~]{1,30}$/), fc.stringMatching(/^[!-~]{1,30}$/), (password, confirmPassword) => {
      const failures = checkRegistration(settings, 'username', { ...right, password, confirmPassword }, today);
      return (failures['confirmPassword'] === 'confirm') === (password !== confirmPassword);
    }),
  );
});

test('a birthday must be at least the configured number of years ago, to the day', () => {
  const born = (birthday: string, age = 21) =>
    checkRegistration(
      { ...settings, age: { confirmation: 18, birthday: age } },
      'username',
      { ...right, birthday },
      today,
    );
  expect(born('2005-06-01')).toEqual({});
  expect(born('2005-06-02')).toEqual({ birthday: 'age' });
  expect(born('2008-06-01', 18)).toEqual({});
  expect(born('2008-06-02', 18)).toEqual({ birthday: 'age' });
  expect(born('2004-02-30')).toEqual({ birthday: 'pattern' });
});

test('age counts full years by the calendar', () => {
  const day = fc.record({
    year: fc.integer({ min: 1900, max: 2100 }),
    month: fc.integer({ min: 1, max: 12 }),
    day: fc.integer({ min: 1, max: 28 }),
  });
  fc.assert(
    fc.property(day, day, (a, b) => {
      const [born, now] = Temporal.PlainDate.compare(a, b) <= 0 ? [a, b] : [b, a];
      return ageOn(now, born) === Temporal.PlainDate.from(born).until(now, { largestUnit: 'years' }).years;
    }),
  );
});

test.each([
  ['+856', '020 5551 2345', '+8562055512345'],
  ['856', '2055512345', '+8562055512345'],
  ['+86', '138-0013-8000', '+8613800138000'],
  ['+856', '12', null],
  ['+856', '20555123451234', null],
  ['', '2055512345', null],
  ['+856', '20x5551234', null],
] as const)('of %s and %s the number is %s', (code, number, international) => {
  expect(internationalNumber(code, number)).toBe(international);
});
