import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changeLimit, inForce, keepLimit, limitAt, NO_LIMIT } from './limit.ts';

const START = Temporal.Instant.from('2026-06-01T00:00:00Z');
const at = (hours: number) => START.add({ minutes: Math.round(hours * 60) });

describe('a limit', () => {
  test('holds at once when it is the first, or lower', () => {
    const first = changeLimit(NO_LIMIT, 100n, START);
    expect(first).toEqual({ value: 100n, pendingValue: null, pendingAt: null });
    expect(changeLimit(first, 40n, START).value).toBe(40n);
  });

  test('is raised or removed after 24 hours, not a moment sooner', () => {
    const limit = changeLimit(NO_LIMIT, 100n, START);
    for (const wanted of [500n, null]) {
      const waiting = changeLimit(limit, wanted, START);
      expect(limitAt(waiting, at(24).subtract({ nanoseconds: 1 })).value).toBe(100n);
      expect(limitAt(waiting, at(24))).toEqual({ value: wanted, pendingValue: null, pendingAt: null });
    }
  });

  test('stays as it is when the raise is withdrawn, and a lower one ends the raise', () => {
    const waiting = changeLimit(changeLimit(NO_LIMIT, 100n, START), 500n, START);
    expect(limitAt(keepLimit(waiting, at(1)), at(48)).value).toBe(100n);
    expect(limitAt(changeLimit(waiting, 80n, at(1)), at(48)).value).toBe(80n);
    expect(limitAt(keepLimit(waiting, at(30)), at(48)).value).toBe(500n);
  });

  test('keeps waiting when the same raise is requested again; for another the wait begins again', () => {
    const waiting = changeLimit(changeLimit(NO_LIMIT, 100n, START), 500n, START);
    expect(changeLimit(waiting, 500n, at(20)).pendingAt).toEqual(at(24));
    expect(changeLimit(waiting, 600n, at(20)).pendingAt).toEqual(at(44));
  });
});

test('whatever a member requests and when, a limit loosens only to a value requested 24 hours ago and not withdrawn', () => {
  const wish = fc.record({
    after: fc.nat({ max: 30 }),
    wanted: fc.option(fc.bigInt({ min: 1n, max: 5n }), { nil: null, freq: 4 }),
    keeps: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(wish, { maxLength: 12 }), (wishes) => {
      let limit = NO_LIMIT;
      let now = 0;
      let asked: { wanted: bigint | null; since: number } | undefined = undefined as never;
      for (const { after, wanted, keeps } of wishes) {
        const before = limitAt(limit, at(now)).value;
        now += after;
        const present = limitAt(limit, at(now)).value;
        if (before !== null && (present === null || present > before)) {
          expect(asked?.wanted).toBe(present);
          expect(now - asked!.since).toBeGreaterThanOrEqual(24);
        }
        limit = keeps ? keepLimit(limit, at(now)) : changeLimit(limit, wanted, at(now));
        const left = limitAt(limit, at(now)).value;
        if (present !== null) expect(left !== null && left <= present).toBe(true);
        if (keeps) asked = undefined;
        else if (asked?.wanted !== wanted || limit.pendingAt === null) asked = { wanted, since: now };
      }
    }),
  );
});

test('whatever a member requests, the operator’s limit holds, and the stricter of both', () => {
  const value = fc.option(fc.bigInt({ min: 1n, max: 9n }), { nil: null });
  fc.assert(
    fc.property(value, fc.array(value, { maxLength: 6 }), fc.nat({ max: 100 }), (operator, wishes, later) => {
      const own = wishes.reduce((limit, wanted) => changeLimit(limit, wanted, START), NO_LIMIT);
      const held = inForce({ ...own, operator }, at(later));
      const both = [limitAt(own, at(later)).value, operator].filter((each) => each !== null);
      expect(held).toBe(both.length === 0 ? null : both.reduce((least, each) => (each < least ? each : least)));
    }),
  );
});
