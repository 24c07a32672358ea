import { describe, expect, it } from 'vitest';
import type { CrashBet, CrashEvent, CrashPublicBet, CrashRound } from '../../../protocol.ts';
import { applyEvent, type CrashState } from './state.ts';

const round = (id: string, crashedAt: string | null = null): CrashRound => ({
  id,
  serverSeedHash: 'h',
  serverSeed: null,
  clientSeed: null,
  crashedAt,
});
const publicBet = (id: string, stake: string, cashedOutAt: string | null = null): CrashPublicBet => ({
  id,
  player: 'p***',
  stake,
  currency: 'LAK',
  cashedOutAt,
  win: null,
});
const own = (id: string, flight: string, state: CrashBet['state']): CrashBet => ({
  id,
  crashRoundId: flight,
  requestId: 'request-1',
  stake: '5.00',
  autoCashout: null,
  state,
  cashedOutAt: null,
  win: '0.00',
});
const snapshot: CrashEvent = {
  type: 'snapshot',
  serverTime: 0,
  round: round('a'),
  phase: { phase: 'betting', closesAt: 9 },
  bets: [publicBet('1', '900.00')],
  mine: [own('m', 'a', 'standing')],
  history: [],
};

function after(...events: CrashEvent[]): CrashState {
  return events.reduce<CrashState | null>(applyEvent, null)!;
}

describe('the state of the flights', () => {
  it('is unknown until the first snapshot', () => {
    expect(applyEvent(null, { type: 'bet', bet: publicBet('1', '1.00') })).toBeNull();
  });

  it('lists bets from the highest stake down, by amount and not as text', () => {
    const state = after(
      snapshot,
      { type: 'bet', bet: publicBet('2', '10000.00') },
      { type: 'bet', bet: publicBet('3', '95.5') },
    );
    expect(state.bets.map((bet) => bet.id)).toEqual(['2', '1', '3']);
  });

  it('replaces a bet that has changed', () => {
    const state = after(snapshot, { type: 'bet', bet: publicBet('1', '900.00', '1.50') });
    expect(state.bets).toEqual([publicBet('1', '900.00', '1.50')]);
  });

  it('keeps bets through take-off, and clears them for the next flight', () => {
    const flying = after(snapshot, {
      type: 'phase',
      serverTime: 1,
      round: round('a'),
      phase: { phase: 'flying', startedAt: 1 },
    });
    expect(flying.mine).toHaveLength(1);
    const next = applyEvent(flying, {
      type: 'phase',
      serverTime: 2,
      round: round('b'),
      phase: { phase: 'betting', closesAt: 3 },
    })!;
    expect([next.bets, next.mine]).toEqual([[], []]);
  });

  it('adds a crashed flight to the history once', () => {
    const crash: CrashEvent = {
      type: 'phase',
      serverTime: 1,
      round: round('a', '2.10'),
      phase: { phase: 'crashed', at: '2.10', nextAt: 5 },
    };
    expect(after(snapshot, crash, crash).history).toEqual([round('a', '2.10')]);
  });

  it('a late report of a bet in an earlier flight changes nothing', () => {
    const state = after(snapshot);
    expect(applyEvent(state, { type: 'mine', bet: own('x', 'older', 'won'), balance: null })).toBe(state);
  });
});
