import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type RiskFacts, riskOf } from './risk.ts';

const now = Temporal.Instant.from('2026-07-15T00:00Z');
const longAgo = now.subtract({ hours: 24 * 90 });
const harmless: RiskFacts = {
  amount: 100n,
  highestBefore: 100n,
  withdrawalsThisWeek: 1,
  payeeAddedAt: longAgo,
  payeeSharedWith: 0,
  registeredAt: longAgo,
  isNewDevice: false,
  isNewCountry: false,
  deviceSharedWith: 0,
  isPasswordNew: false,
  isPaymentPasswordNew: false,
  deposited: 100n,
  staked: 100n,
};
const rules = {
  points: {
    first_withdrawal: 1,
    new_payee: 2,
    shared_payee: 3,
    new_device: 4,
    new_country: 5,
    shared_device: 6,
    password_changed: 7,
    payment_password_changed: 8,
    high_amount: 9,
    little_play: 10,
    many_lately: 11,
    new_account: 12,
  },
  newForHours: 48,
  highPercent: 200,
  littlePlayPercent: 50,
  manyPerWeek: 3,
};
const reasonsOf = (facts: Partial<RiskFacts>) =>
  riskOf({ ...harmless, ...facts }, rules, now).reasons.map(({ reason }) => reason);

test.each<[Partial<RiskFacts>, string[]]>([
  [{}, []],
  [{ highestBefore: null }, ['first_withdrawal']],
  [{ payeeAddedAt: now.subtract({ hours: 47 }) }, ['new_payee']],
  [{ payeeAddedAt: now.subtract({ hours: 48 }) }, []],
  [{ payeeSharedWith: 1 }, ['shared_payee']],
  [{ isNewDevice: true, isNewCountry: true }, ['new_device', 'new_country']],
  [{ deviceSharedWith: 2 }, ['shared_device']],
  [{ isPasswordNew: true, isPaymentPasswordNew: true }, ['password_changed', 'payment_password_changed']],
  [{ amount: 200n }, []],
  [{ amount: 201n }, ['high_amount']],
  [{ staked: 49n }, ['little_play']],
  [{ staked: 50n }, []],
  [{ staked: 0n, deposited: 0n }, []],
  [{ withdrawalsThisWeek: 4 }, ['many_lately']],
  [{ registeredAt: now }, ['new_account']],
])('what is unusual is told, and nothing else (%#)', (facts, reasons) => {
  expect(reasonsOf(facts)).toEqual(reasons);
});

test('the score is the sum of the points, at most 100; a reason of no points is not told', () => {
  const flags = fc.record({ isNewDevice: fc.boolean(), isNewCountry: fc.boolean(), isPasswordNew: fc.boolean() });
  fc.assert(
    fc.property(flags, fc.nat(100), fc.nat(100), (facts, device, country) => {
      const points = { ...rules.points, new_device: device, new_country: country };
      const { score, reasons } = riskOf({ ...harmless, ...facts }, { ...rules, points }, now);
      const expected =
        (facts.isNewDevice ? device : 0) + (facts.isNewCountry ? country : 0) + (facts.isPasswordNew ? 7 : 0);
      expect(score).toBe(Math.min(expected, 100));
      expect(reasons.every((reason) => reason.points > 0)).toBe(true);
    }),
  );
});
