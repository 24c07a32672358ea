import { type ContractKind, contractKinds, type ContractTerms } from '@champa/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canGive, type LinkContract, linkState, type Means } from './links.ts';
import { exceeds, readTerms } from './terms.ts';

const NOW = Temporal.Instant.from('2026-03-01T00:00:00Z');
const standing = fc.record({
  pausedAt: fc.constantFrom(null, NOW),
  validUntil: fc.option(fc.integer({ min: -5, max: 5 }).map((hours) => NOW.add({ hours }))),
  mostUses: fc.option(fc.integer({ min: 1, max: 4 })),
  uses: fc.nat(4),
});

test('a link is open only while no reason speaks against it, and otherwise names one', () => {
  fc.assert(
    fc.property(standing, fc.boolean(), (link, isGivable) => {
      const { pausedAt, validUntil, mostUses, uses } = link;
      const against = {
        paused: pausedAt !== null,
        expired: validUntil !== null && validUntil.epochMilliseconds <= NOW.epochMilliseconds,
        used_up: mostUses !== null && uses >= mostUses,
        terms: !isGivable,
      };
      const state = linkState(link, NOW, isGivable);
      if (state === 'open') expect(Object.values(against)).not.toContain(true);
      else expect(against[state]).toBe(true);
    }),
  );
});

const terms = (...shares: number[]): ContractTerms => ({
  pay: 'rate',
  unit: '0',
  carriesDeficit: false,
  feePercent: '0',
  tiers: shares.map((share, n) => ({
    activeMembers: n,
    validBet: String(n * 100),
    profit: '0',
    share: (share / 100).toFixed(2),
  })),
});
const ladder = fc
  .uniqueArray(fc.integer({ min: 1, max: 900 }), { minLength: 1, maxLength: 3 })
  .map((shares) => terms(...shares.toSorted((a, b) => a - b)));
const period = fc.constantFrom('daily' as const, 'weekly' as const);
const contract = fc.record({ period, terms: ladder });
const kind = fc.constantFrom(...contractKinds);
const means: fc.Arbitrary<Means> = fc.record({
  own: fc.array(fc.tuple(kind, contract)).map((given) => new Map(given)),
  offered: fc.subarray<ContractKind>([...contractKinds]).map((kinds) => new Set(kinds)),
});

test('a link gives only contracts of kinds the brand makes, and never more than the agent’s own at any tier', () => {
  const given = fc.array(fc.record({ kind, period, terms: ladder, covered: fc.boolean() }), { maxLength: 4 });
  fc.assert(
    fc.property(given, means, (contracts: LinkContract[], agent) => {
      const isGivable = canGive(contracts, agent);
      const wrong = contracts.filter((one) => {
        const own = agent.own.get(one.kind);
        if (!agent.offered.has(one.kind)) return true;
        if (!own) return one.covered;
        return exceeds(
          { ...readTerms(one.terms), period: one.period },
          { ...readTerms(own.terms), period: own.period },
        );
      });
      expect(isGivable).toBe(wrong.length === 0);
    }),
    { numRuns: 500 },
  );
});

test('a lower contract of the agent’s own closes what they gave from the higher one; a higher one opens it again', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 900 }), fc.integer({ min: 1, max: 900 }), (given, later) => {
      const one: LinkContract = { kind: 'daily', period: 'daily', terms: terms(given), covered: true };
      const having = (share: number): Means => ({
        own: new Map([['daily', { period: 'daily', terms: terms(share) }]]),
        offered: new Set(contractKinds),
      });
      expect(canGive([one], having(given))).toBe(true);
      expect(canGive([one], having(later))).toBe(later >= given);
      expect(canGive([one], { own: new Map(), offered: new Set(contractKinds) })).toBe(false);
    }),
  );
});
