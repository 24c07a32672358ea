import { sensitiveChanges } from '@champa/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { demandOf, type Protection, securityLevel } from './sensitive-change.ts';

const nothing: Protection = {
  loginPassword: false,
  paymentPassword: false,
  mobile: false,
  email: false,
  authenticator: false,
  passkeys: 0,
};

const protection: fc.Arbitrary<Protection> = fc.record({
  loginPassword: fc.boolean(),
  paymentPassword: fc.boolean(),
  mobile: fc.boolean(),
  email: fc.boolean(),
  authenticator: fc.boolean(),
  passkeys: fc.nat({ max: 5 }),
});
const change = fc.constantFrom(...sensitiveChanges);

test('a member is asked only for what they have, and for something wherever they have a password or a way to get a code', () => {
  fc.assert(
    fc.property(change, protection, (wanted, has) => {
      const demand = demandOf(wanted, has);
      if (demand.kind === 'proof') {
        expect(demand.methods.length).toBeGreaterThan(0);
        for (const method of demand.methods) expect(has[method]).toBe(true);
      }
      if (demand.kind === 'session') {
        expect(has.loginPassword || has.paymentPassword || has.mobile || has.email || has.authenticator).toBe(false);
      }
    }),
  );
});

test('a member with an authenticator is never asked for a code by SMS or e-mail', () => {
  fc.assert(
    fc.property(change, protection, (wanted, has) => {
      const demand = demandOf(wanted, { ...has, authenticator: true });
      return demand.kind !== 'proof' || !demand.methods.some((method) => method === 'mobile' || method === 'email');
    }),
  );
});

test('an account to pay to is added by the payment password and nothing else', () => {
  fc.assert(
    fc.property(protection, (has) => {
      expect(demandOf('payeeAdd', has)).toEqual(
        has.paymentPassword ? { kind: 'proof', methods: ['paymentPassword'] } : { kind: 'paymentPassword' },
      );
    }),
  );
});

test('and taken out by that or a code, never by the login password', () => {
  fc.assert(
    fc.property(protection, (has) => {
      const demand = demandOf('payeeRemove', has);
      if (!has.paymentPassword) expect(demand).toEqual({ kind: 'paymentPassword' });
      else expect(demand.kind === 'proof' && demand.methods).toSatisfy((methods) => !methods.includes('loginPassword'));
    }),
  );
});

test.each([
  ['set by the login password', { loginPassword: true, mobile: true }, ['loginPassword']],
  ['set by a code where there is no login password', { mobile: true, email: true }, ['mobile', 'email']],
  [
    'changed by the old one, reset by a code',
    { loginPassword: true, paymentPassword: true, email: true },
    ['paymentPassword', 'email'],
  ],
  [
    'reset by the authenticator',
    { paymentPassword: true, mobile: true, authenticator: true },
    ['paymentPassword', 'authenticator'],
  ],
] as const)('the payment password is %s', (_how, has, methods) => {
  expect(demandOf('paymentPassword', { ...nothing, ...has })).toEqual({ kind: 'proof', methods });
});

test.each([
  ['nothing but a password', { loginPassword: true }, 'low'],
  ['no way back', { loginPassword: true, paymentPassword: true, authenticator: true }, 'low'],
  ['a payment password and a way back', { paymentPassword: true, mobile: true }, 'medium'],
  ['an authenticator besides', { paymentPassword: true, email: true, authenticator: true }, 'high'],
  ['a passkey besides', { paymentPassword: true, email: true, passkeys: 1 }, 'high'],
] as const)('with %s the level is %s', (_what, has, level) => {
  expect(securityLevel({ ...nothing, ...has })).toBe(level);
});

test('more protection never lowers the level', () => {
  const order = ['low', 'medium', 'high'];
  const keys = ['loginPassword', 'paymentPassword', 'mobile', 'email', 'authenticator'] as const;
  fc.assert(
    fc.property(protection, fc.constantFrom(...keys), (has, added) => {
      return order.indexOf(securityLevel({ ...has, [added]: true })) >= order.indexOf(securityLevel(has));
    }),
  );
});
