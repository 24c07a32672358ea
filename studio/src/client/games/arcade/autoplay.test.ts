import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { autoplayEnd, type AutoplayRules, tallied } from './autoplay.ts';

const free: AutoplayRules = { rounds: 10, steps: 1, loss: null, gain: null, win: null };
const rich = { lastWin: null, stake: 100n, balance: 100_000n };

describe('autoplay', () => {
  it('plays so many rounds and no more', () => {
    expect(autoplayEnd(free, { played: 9, net: 0n }, rich)).toBeNull();
    expect(autoplayEnd(free, { played: 10, net: 0n }, rich)).toBe('rounds');
  });

  it('ends at a gain, after a large win, and without money for the next stake', () => {
    expect(autoplayEnd({ ...free, gain: 500n }, { played: 3, net: 500n }, rich)).toBe('gain');
    expect(autoplayEnd({ ...free, win: 300n }, { played: 1, net: 0n }, { ...rich, lastWin: 300n })).toBe('win');
    expect(autoplayEnd(free, { played: 1, net: 0n }, { ...rich, balance: 99n })).toBe('funds');
  });

  it('never loses more than its limit, whatever the rounds bring', () => {
    const rounds = fc.array(
      fc.record({ stake: fc.bigInt({ min: 1n, max: 1_000n }), win: fc.bigInt({ min: 0n, max: 2_000n }) }),
    );
    fc.assert(
      fc.property(rounds, fc.bigInt({ min: 0n, max: 5_000n }), (played, loss) => {
        let tally = { played: 0, net: 0n };
        for (const { stake, win } of played) {
          if (autoplayEnd({ ...free, rounds: 1_000, loss }, tally, { ...rich, stake }) !== null) break;
          tally = tallied(tally, stake, win);
        }
        expect(tally.net).toBeGreaterThanOrEqual(-loss);
      }),
    );
  });
});
