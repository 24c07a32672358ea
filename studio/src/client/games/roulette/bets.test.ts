import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chipsOf, double, EMPTY, layoutOf, place, totalOf } from './bets.ts';

const limits = { minSpot: 10n, maxSpot: 100n, maxTable: 250n };

describe('chips on the table', () => {
  it('add up on a spot and do not change the earlier layout', () => {
    const first = place(EMPTY, 'red', 30n, limits).layout;
    const second = place(first, 'red', 20n, limits).layout;
    expect(second.get('red')).toBe(50n);
    expect(first.get('red')).toBe(30n);
  });

  it('stop at the limit of the spot, and the limit is reported', () => {
    const { layout, refusal } = place(new Map([['red', 80n]]), 'red', 50n, limits);
    expect(layout.get('red')).toBe(100n);
    expect(refusal).toEqual({ limit: 'spot', amount: 100n });
  });

  it('are refused below the smallest stake', () => {
    expect(place(EMPTY, 'red', 5n, limits).layout.size).toBe(0);
  });

  it('never pass a limit, whatever is tapped', () => {
    const taps = fc.array(
      fc.record({
        spot: fc.constantFrom('red', 'odd', 'straight:7', 'dozen:1'),
        chip: fc.bigInt({ min: 1n, max: 90n }),
      }),
    );
    fc.assert(
      fc.property(taps, fc.boolean(), (moves, isDoubled) => {
        let layout = EMPTY;
        for (const { spot, chip } of moves) layout = place(layout, spot, chip, limits).layout;
        if (isDoubled) layout = double(layout, limits).layout;
        expect(totalOf(layout)).toBeLessThanOrEqual(limits.maxTable);
        for (const amount of layout.values()) {
          expect(amount).toBeGreaterThanOrEqual(limits.minSpot);
          expect(amount).toBeLessThanOrEqual(limits.maxSpot);
        }
      }),
    );
  });

  it('doubling doubles each stake within the limits', () => {
    const { layout, refusal } = double(
      new Map([
        ['red', 40n],
        ['odd', 60n],
      ]),
      limits,
    );
    expect([...layout.values()]).toEqual([80n, 100n]);
    expect(refusal?.limit).toBe('spot');
  });

  it('are sent to the server and returned unchanged', () => {
    const layout = new Map([
      ['straight:17', 1_234_567n],
      ['red', 5_000_000n],
    ]);
    expect(layoutOf(chipsOf(layout))).toEqual(layout);
  });
});
