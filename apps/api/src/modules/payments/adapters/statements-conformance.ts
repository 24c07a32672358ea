import { expect, test } from 'vitest';
import { ProviderUnreachable, type StatementEntry } from '../domain/provider.ts';
import type { ProviderUnderTest } from './conformance.ts';
import { wishOf } from './deposits-conformance.ts';
import { payoutOf } from './payouts-conformance.ts';

const MICROSECOND = { microseconds: 1 };

/** What every adapter must do that has a statement, and collects deposits, gives back and pays out. */
export function statementsConformance(one: () => ProviderUnderTest): void {
  const calls = () => one().provider.statements!;

  async function everything(span: { from: Temporal.Instant; until: Temporal.Instant }): Promise<StatementEntry[]> {
    const entries: StatementEntry[] = [];
    let next: string | null = null;
    do {
      const page = await calls().page(span, next);
      entries.push(...page.entries);
      next = page.next;
    } while (next !== null);
    return entries;
  }

  test('lists what moved in a span, to the last unit and in its order, and nothing that did not move', async () => {
    const { provider, deposits, payouts, newReference, now } = one();
    const from = now();
    const [paid, cancelled] = [wishOf(one()), wishOf(one())];
    await deposits!.cancel((await provider.deposits!.create(cancelled)).paymentUrl!);
    await deposits!.pay((await provider.deposits!.create(paid)).paymentUrl!);
    const { merchantRef, amount, currency } = paid;
    const refund = { merchantRef, refundRef: newReference(), amount, currency, reason: 'a test' };
    await provider.refunds!.refund(refund);
    const [gone, failed] = [payoutOf(one()), payoutOf(one())];
    for (const payout of [gone, failed]) await provider.payouts!.send(payout);
    await payouts!.end(failed.merchantRef, 'failed');
    await payouts!.end(gone.merchantRef, 'paid');
    for (let told = 0; told < 4; told += 1) await one().nextCallback();

    const entries = await everything({ from, until: now().add({ seconds: 1 }) });
    expect(entries).toMatchObject([
      { kind: 'deposit', reference: merchantRef, amount, currency },
      { kind: 'refund', reference: refund.refundRef, amount, currency },
      { kind: 'payout', reference: gone.merchantRef, amount: gone.amount, currency: gone.currency },
    ]);
    const [{ at }] = entries as [StatementEntry];
    expect(await everything({ from, until: at })).toEqual([]);
    expect(await everything({ from: at, until: at.add(MICROSECOND) })).toMatchObject([{ reference: merchantRef }]);
  });

  test('a broken line, a wrong key, or an answer that cannot be understood is no empty statement', async () => {
    const span = { from: one().now().subtract({ hours: 1 }), until: one().now() };
    await expect(one().withWrongKey().statements!.page(span, null)).rejects.toThrow(ProviderUnreachable);
    for (const state of ['cut', 'nonsense', 'nowhere'] as const) {
      one().setLine(state);
      await expect(calls().page(span, null)).rejects.toThrow(ProviderUnreachable);
    }
    one().setLine('pass');
  });
}
