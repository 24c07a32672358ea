import type { PlayedKind } from '@champa/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import type { DayReport, ReportEntry, ReportSpan } from '../domain/day-report.ts';
import { VendorUnreachable } from '../domain/transfer-wallet.ts';

/** A running seamless vendor with at least a round of one game behind it, and the controls that the suite needs. */
export type ReportUnderTest = {
  report: DayReport;
  /** The same vendor, called with a key that is not ours. */
  withWrongKey: DayReport;
  /** The same vendor, with another vendor's signature expected. */
  trustingAnother: DayReport;
  setLine: (state: 'pass' | 'cut' | 'nonsense' | 'broken') => void;
  /** A span that its play lies in. */
  span: ReportSpan;
  /** What our books have of it: the keys of its calls, by kind. */
  ours: () => Promise<{ kind: PlayedKind; key: string; player: string; amount: bigint }[]>;
};

/** The rules of every adapter, tested against the real vendor or its sandbox. */
export function dayReportConformance(name: string, start: () => Promise<ReportUnderTest>): void {
  describe(`the report of ${name}`, () => {
    let one: ReportUnderTest;
    beforeAll(async () => {
      one = await start();
    });

    async function all(span: ReportSpan): Promise<ReportEntry[]> {
      const entries: ReportEntry[] = [];
      const games = new Map((await one.report.sums(span)).map((sum) => [`${sum.gameCode} ${sum.currency}`, sum]));
      for (const game of games.values()) {
        let after: string | null = null;
        do {
          const page = await one.report.transactions!(span, game, after);
          entries.push(...page.entries);
          after = page.next;
        } while (after !== null);
      }
      return entries;
    }

    test('adds up to its transactions, which name the keys, the players and the amounts of its calls', async () => {
      const sums = await one.report.sums(one.span);
      expect(sums.length).toBeGreaterThan(0);
      if (!one.report.transactions) return;
      const entries = await all(one.span);
      for (const { gameCode, currency, kind, count, amount } of sums) {
        const of = entries.filter((e) => e.gameCode === gameCode && e.currency === currency && e.kind === kind);
        expect([of.length, of.reduce((sum, each) => sum + each.amount, 0n)]).toEqual([count, amount]);
      }
      const told = entries.map(({ kind, txId: key, player, amount }) => ({ kind, key, player, amount }));
      const byKey = (a: { key: string }, b: { key: string }) => (a.key < b.key ? -1 : 1);
      expect(told.toSorted(byKey)).toEqual((await one.ours()).toSorted(byKey));
    });

    test('has nothing of a time without play', async () => {
      const until = one.span.from;
      expect(await one.report.sums({ from: until.subtract({ hours: 1 }), until })).toEqual([]);
    });

    test('is no report when the answer is cut, broken, unsigned or another vendor’s', async () => {
      for (const state of ['cut', 'nonsense', 'broken'] as const) {
        one.setLine(state);
        await expect(one.report.sums(one.span)).rejects.toThrow(VendorUnreachable);
      }
      one.setLine('pass');
      await expect(one.withWrongKey.sums(one.span)).rejects.toThrow(VendorUnreachable);
      await expect(one.trustingAnother.sums(one.span)).rejects.toThrow(VendorUnreachable);
    });
  });
}
