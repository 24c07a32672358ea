import { describe, expect, it } from 'vitest';
import type { Game, Round, RoundState } from '../../protocol.ts';
import type { Bridge } from '../net/bridge.ts';
import { createSession } from './session.ts';
import { followSettling } from './settling.ts';

const game = {
  title: { name: 'Night Garden', gameCode: 'g1', vassalage: 'CHAMPA', theme: 'lotus' },
  currency: 'LAK',
  balance: '1000.00',
  recent: [],
  fairness: { serverSeedHash: 'h', clientSeed: 'c', nonce: 0 },
  serverTime: 5_000,
} as unknown as Game;

const round = (id: string, stake: string, win: string, state: RoundState = 'settled'): Round => ({
  id,
  requestId: `request-${id}`,
  state,
  at: 0,
  stake,
  raised: '0.00',
  isFree: false,
  win,
  chips: [],
  bet: {},
  acts: [],
  outcome: null,
  balanceBefore: null,
  balanceAfter: null,
  fairness: { serverSeedHash: 'h', clientSeed: 'c', nonce: 0, serverSeed: null },
});

function memory(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  } as unknown as Storage;
}

const silent: Bridge = { isFramed: false, tell: () => undefined };

describe('a session', () => {
  it('counts wins less stakes, each round once', () => {
    const session = createSession(game, silent, memory(), () => 1_000);
    session.record(round('a', '100.00', '0.00'));
    session.record(round('b', '100.00', '350.00'));
    session.record(round('b', '100.00', '350.00'));
    expect(session.net.get()).toBe(150_00000n);
    expect(session.recent.get().map(({ id }) => id)).toEqual(['b', 'a']);
  });

  it.each(['refused', 'returned', 'returning'] as const)('does not count a round that was %s', (state) => {
    const session = createSession(game, silent, memory(), () => 1_000);
    session.record(round('a', '100.00', '0.00', state));
    expect(session.net.get()).toBe(0n);
  });

  it('counts the win of a free round, and no stake for it', () => {
    const session = createSession(game, silent, memory(), () => 1_000);
    session.record({ ...round('a', '100.00', '40.00'), isFree: true });
    expect(session.net.get()).toBe(40_00000n);
  });

  it('keeps its start and its net position after a reload', () => {
    const storage = memory();
    createSession(game, silent, storage, () => 1_000).record(round('a', '100.00', '30.5'));
    const again = createSession(game, silent, storage, () => 9_000);
    expect(again.since).toBe(1_000);
    expect(again.net.get()).toBe(-69_50000n);
  });

  it('shows a confirmed balance and sends it to the page around the game', () => {
    const told: unknown[] = [];
    const session = createSession(
      game,
      { isFramed: true, tell: (message) => void told.push(message) },
      memory(),
      () => 1_000,
    );
    session.confirmBalance('812.50');
    expect(session.balance.get()).toBe(812_50000n);
    expect(told).toEqual([{ type: 'balance', balance: '812.50', currency: 'LAK' }]);
  });

  it("knows the difference between the studio's clock and its own", () => {
    expect(createSession(game, silent, memory(), () => 1_000).clockOffset).toBe(4_000);
  });
});

describe('a round whose win is not confirmed yet', () => {
  const settling = round('a', '100.00', '500.00', 'settling');
  const settled = { ...round('a', '100.00', '500.00'), balanceAfter: '1400.00' };

  function followed(answers: (Round | null)[]) {
    const session = createSession(game, silent, memory(), () => 1_000);
    session.record(settling);
    const api = { round: async () => answers.shift() ?? Promise.reject(new Error('no answer')) };
    return { session, done: followSettling(settling, api, session, async () => undefined) };
  }

  it('is requested until it is settled, and then the balance is shown', async () => {
    const { session, done } = followed([null, settling, settled]);
    await done;
    expect(session.balance.get()).toBe(1400_00000n);
    expect(session.recent.get()).toEqual([settled]);
  });

  it('does not restore an older balance after another round has been played', async () => {
    const { session, done } = followed([settled]);
    session.record(round('b', '100.00', '0.00'));
    session.confirmBalance('1300.00');
    await done;
    expect(session.balance.get()).toBe(1300_00000n);
  });
});
