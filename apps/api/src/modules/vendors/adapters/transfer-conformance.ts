import { randomUUID } from 'node:crypto';
import { parseAmount as amount } from '@champa/money';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FeedRound } from '../domain/feed-round.ts';
import { type TransferOrder, type TransferWallet, VendorUnreachable } from '../domain/transfer-wallet.ts';

/** A running transfer-wallet vendor, and the controls that the suite needs. */
export type WalletUnderTest = {
  wallet: TransferWallet;
  /** The same vendor, called with a key that is not ours. */
  withWrongKey: () => TransferWallet;
  /** The same vendor, with another vendor's signature expected. */
  trustingAnother: () => TransferWallet;
  /**
   * Breaks the connection to the vendor: cut, losing the answer after the call was carried out, or answering as a
   * broken proxy.
   */
  setLine: (state: 'pass' | 'cut' | 'lose-answers' | 'nonsense' | 'forged' | 'broken') => void;
  currency: string;
  /** Plays rounds there, each with a different stake. */
  play: (player: string, rounds: number) => Promise<void>;
  close: () => Promise<void>;
};

/** The rules of every adapter, tested against the real vendor or its sandbox. */
export function transferConformance(name: string, start: () => Promise<WalletUnderTest>): void {
  describe(`the transfer wallet of ${name}`, () => {
    let one: WalletUnderTest;
    beforeAll(async () => {
      one = await start();
    });
    afterAll(() => one.close());

    const order = (player: string, given: Partial<TransferOrder> = {}): TransferOrder => ({
      player,
      currency: one.currency,
      reference: randomUUID(),
      direction: 'in',
      amount: amount('125.50'),
      ...given,
    });
    const known = async (): Promise<string> => {
      const player = randomUUID();
      await one.wallet.openPlayer({ player, currency: one.currency });
      return player;
    };
    const balanceOf = (player: string) => one.wallet.balance({ player, currency: one.currency });

    test('starts at zero, for known and unknown players', async () => {
      const player = await known();
      expect(await balanceOf(player)).toBe(0n);
      await one.wallet.openPlayer({ player, currency: one.currency });
      expect(await balanceOf(player)).toBe(0n);
      expect(await balanceOf(randomUUID())).toBe(0n);
    });

    test('changes by the amount moved, and the answer has the new balance', async () => {
      const player = await known();
      expect(await one.wallet.transfer(order(player))).toEqual({ kind: 'done', balance: amount('125.50') });
      const out = order(player, { direction: 'out', amount: amount('25.25') });
      expect(await one.wallet.transfer(out)).toEqual({ kind: 'done', balance: amount('100.25') });
      expect(await balanceOf(player)).toBe(amount('100.25'));
    });

    test('changes once for one reference, also when it comes twice at once', async () => {
      const player = await known();
      const same = order(player);
      const answers = await Promise.all([
        one.wallet.transfer(same),
        one.wallet.transfer(same),
        one.wallet.transfer(same),
      ]);
      for (const answer of answers) expect(answer).toEqual({ kind: 'done', balance: same.amount });
      expect(await balanceOf(player)).toBe(same.amount);
    });

    test('refuses other content under a known reference', async () => {
      const player = await known();
      const first = order(player);
      await one.wallet.transfer(first);
      for (const other of [{ amount: first.amount * 2n }, { direction: 'out' }, { player: await known() }] as const)
        expect((await one.wallet.transfer({ ...first, ...other })).kind).toBe('refused');
      expect(await balanceOf(player)).toBe(first.amount);
    });

    test('pays out no more than its balance', async () => {
      const player = await known();
      await one.wallet.transfer(order(player, { amount: amount('10') }));
      const more = order(player, { direction: 'out', amount: amount('10.01') });
      expect(await one.wallet.transfer(more)).toEqual({ kind: 'refused', reason: 'not_enough' });
      expect(await balanceOf(player)).toBe(amount('10'));
    });

    test('is not opened by itself', async () => {
      expect((await one.wallet.transfer(order(randomUUID()))).kind).toBe('refused');
    });

    test('returns the outcome of a transfer, with the balance after it', async () => {
      const player = await known();
      const first = order(player);
      await one.wallet.transfer(first);
      await one.wallet.transfer(order(player));
      expect(await one.wallet.outcomeOf(first)).toEqual({ kind: 'done', balance: first.amount });
    });

    test('never carries out a transfer whose outcome was queried before it came', async () => {
      const player = await known();
      const late = order(player);
      expect((await one.wallet.outcomeOf(late)).kind).toBe('refused');
      expect((await one.wallet.transfer(late)).kind).toBe('refused');
      expect((await one.wallet.outcomeOf(late)).kind).toBe('refused');
      expect(await balanceOf(player)).toBe(0n);
    });

    test('leaves the outcome open when the answer is lost, broken, forged or another vendor’s', async () => {
      for (const state of ['cut', 'lose-answers', 'nonsense', 'forged', 'broken'] as const) {
        const player = await known();
        const asked = order(player);
        one.setLine(state);
        await expect(one.wallet.transfer(asked)).rejects.toThrow(VendorUnreachable);
        await expect(balanceOf(player)).rejects.toThrow(VendorUnreachable);
        one.setLine('pass');
        const isDone = state === 'lose-answers' || state === 'forged';
        expect((await one.wallet.outcomeOf(asked)).kind).toBe(isDone ? 'done' : 'refused');
      }
    });

    test('lists its settled rounds: once each, in the order of their changes, and to the last unit', async () => {
      const player = await known();
      await one.wallet.transfer(order(player, { amount: amount('1000000') }));
      const before = Temporal.Instant.from('2000-01-01T00:00:00Z');
      await one.play(player, 7);
      const told = (await settledSince(one.wallet, before)).filter((round) => round.player === player);
      expect(new Set(told.map(({ ref }) => ref)).size).toBe(7);
      expect(told.map(({ changedAt }) => changedAt.epochNanoseconds)).toEqual(
        told.map(({ changedAt }) => changedAt.epochNanoseconds).toSorted(),
      );
      for (const round of told) {
        expect(round).toMatchObject({ state: 'settled', revision: 1, currency: one.currency });
        expect(Temporal.Instant.compare(round.startedAt, round.settledAt)).toBeLessThanOrEqual(0);
      }
      const net = told.reduce((sum, { stake, win }) => sum + win - stake, 0n);
      expect(await balanceOf(player)).toBe(amount('1000000') + net);
      const after = told.at(-1)!.changedAt.add({ milliseconds: 1 });
      expect((await settledSince(one.wallet, after)).filter((round) => round.player === player)).toEqual([]);
    });

    test('lists rounds to us alone, and an answer changed on the way is refused', async () => {
      const wish = { from: Temporal.Instant.from('2000-01-01T00:00:00Z'), after: null };
      for (const state of ['cut', 'lose-answers', 'nonsense', 'broken'] as const) {
        one.setLine(state);
        await expect(one.wallet.settledRounds(wish)).rejects.toThrow(VendorUnreachable);
        one.setLine('pass');
      }
      await expect(one.withWrongKey().settledRounds(wish)).rejects.toThrow(VendorUnreachable);
      await expect(one.trustingAnother().settledRounds(wish)).rejects.toThrow(VendorUnreachable);
    });

    test('accepts no call signed with another key, and no answer of another vendor is trusted', async () => {
      const player = await known();
      await expect(one.withWrongKey().transfer(order(player))).rejects.toThrow(VendorUnreachable);
      await expect(one.trustingAnother().balance({ player, currency: one.currency })).rejects.toThrow(
        VendorUnreachable,
      );
      expect(await balanceOf(player)).toBe(0n);
    });
  });
}

/** All pages. */
async function settledSince(wallet: TransferWallet, from: Temporal.Instant): Promise<FeedRound[]> {
  const rounds: FeedRound[] = [];
  let after: string | null = null;
  do {
    const page = await wallet.settledRounds({ from, after });
    expect(page.unreadable).toEqual([]);
    rounds.push(...page.rounds);
    after = page.next;
  } while (after !== null);
  return rounds;
}
