import { describe, expect, test } from 'vitest';
import { families, oddsBy, playsOf, quote, REFUND, settle, stakeOf, termsOf } from './index.ts';
import { oracle } from './testing/oracle.ts';
import { clusteredResult, seeded, wideChoice } from './testing/random.ts';

// Random tickets on random results, settled twice: by the engine, and by a slow second implementation that lists every line. Each
// play must have won and lost (except where half of a board always wins), or the comparison would prove nothing.

const TICKETS = 110;
const isSure = (id: string) => id.includes('sides') || id.includes('dragon_tiger') || id.startsWith('winner');

describe.each(families)('%s', (family) => {
  test.each(playsOf(family).map((play) => ({ id: play.id, play })))('$id pays the sum of its lines', ({ play }) => {
    const source = seeded(play.id.length * 7919 + family.length);
    let [won, lost] = [0, 0];
    for (let ticket = 0; ticket < TICKETS; ticket += 1) {
      const result = clusteredResult(play, source);
      const choice = wideChoice(play, result, source);
      const quoted = quote(play, stakeOf('jiao', 3), 1880, oddsBy(play));
      const terms = termsOf(play, choice, quoted, { mode: 'LOTT', scale: 1880 });
      const expected = oracle(family, play.id, choice, result);

      const settled = settle(terms, result);
      const counted: Record<string, number> = {};
      for (const { tier, times } of settled.wins) counted[tier] = (counted[tier] ?? 0) + Number(times);
      expect({ choice, result, counted }).toEqual({ choice, result, counted: expected });

      let payout = 0n;
      for (const [tier, times] of Object.entries(expected))
        payout += BigInt(times) * (tier === REFUND ? quoted.linePrice : quoted.prizes[tier]!);
      expect(settled.payout).toBe(payout);
      if (settled.payout > 0n) won += 1;
      else lost += 1;
    }
    expect(won).toBeGreaterThan(0);
    if (!isSure(play.id)) expect(lost).toBeGreaterThan(0);
  });
});
