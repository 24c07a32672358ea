import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Consent, isAgreed, standingConsents, standUntil } from './recovery.ts';

const OF = 1n;
const now = Temporal.Instant.from('2026-11-27T05:00:00Z');
const asked = { of: OF, now, hours: 24 };

const consent: fc.Arbitrary<Consent> = fc.record({
  by: fc.bigInt({ min: 1n, max: 4n }),
  name: fc.constant('somebody'),
  at: fc.integer({ min: 0, max: 48 * 60 }).map((minutes) => now.subtract({ minutes })),
  mayManage: fc.boolean(),
});

test('it is agreed exactly where two different others, who may still manage the employee, confirmed it in time', () => {
  fc.assert(
    fc.property(fc.array(consent, { maxLength: 8 }), (consents) => {
      const others = new Set(
        consents
          .filter(({ by, at, mayManage }) => by !== OF && mayManage && now.since(at).total('hours') < 24)
          .map(({ by }) => by),
      );
      expect(isAgreed(consents, asked)).toBe(others.size >= 2);
    }),
  );
});

test('confirmations that stand last until the oldest of them is out of time', () => {
  const [early, late] = [2n, 3n].map((by, index) => ({
    by,
    name: `clerk ${by}`,
    at: now.subtract({ hours: 3 - index }),
    mayManage: true,
  })) as [Consent, Consent];
  expect(standUntil(standingConsents([late, early], asked), 24)).toEqual(early.at.add({ hours: 24 }));
  expect(standUntil([], 24)).toBeNull();
});
