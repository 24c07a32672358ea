import { type Amount, formatDecimal, parseAmount } from '@champa/money';
import * as z from 'zod/mini';
import type { ByStaff, RecordByHand } from '../../platform/command-line.ts';
import type { ReadHandle, WriteHandle } from '../../platform/database.ts';
import type { Guard, Looked } from '../approvals/index.ts';
import * as repo from './budgets.repo.ts';
import type { Budgets } from './budgets.service.ts';

const Funding = z.object({
  budget: z.string(),
  amount: z.string(),
  currency: z.string(),
  /** Of the call, so that it counts once; null on the command line. */
  key: z.nullable(z.string()),
});
export type Funding = z.infer<typeof Funding>;

/** Budgets of bonus offers, which are the bonuses' own and named by the offers' codes. */
export type OfferBudgets = {
  leftOf: (db: ReadHandle, codes: readonly string[]) => Promise<readonly { currency: string; left: Amount }[]>;
  /** @returns false: there is no such offer of this currency */
  fundIn: (
    tx: WriteHandle,
    by: ByStaff,
    funding: { offer: string; amount: Amount; currency: string; key: string | null },
  ) => Promise<boolean>;
};

type Needs = { budgets: Pick<Budgets, 'fund'>; offers: OfferBudgets; record: RecordByHand; guard: Guard };

/** Adds money of the house to a budget: what the brand may want a second person for. */
export function createGuardedFunding({ budgets, offers, record, guard }: Needs) {
  const left = async (db: ReadHandle, { budget, currency }: Funding): Promise<bigint> =>
    [...(await repo.selectLeft(db, [budget])), ...(await offers.leftOf(db, [budget]))].find(
      (each) => each.currency === currency,
    )?.left ?? 0n;

  async function carryOut(tx: WriteHandle, by: ByStaff, funding: Funding): Promise<void> {
    const { budget, currency, key } = funding;
    if (key !== null && (await repo.isFunded(tx, key))) return;
    const before = { left: formatDecimal(await left(tx, funding)) };
    const amount = parseAmount(funding.amount);
    const isOffer = await offers.fundIn(tx, by, { offer: budget, amount, currency, key });
    if (!isOffer) await budgets.fund(tx, budget, amount, currency, by.reason, by.actor, key);
    const after = { left: formatDecimal(await left(tx, funding)) };
    await record(tx, by, 'budget_funded', { budget, currency }, { before, after });
  }

  /** Members are given of it meanwhile, so only another funding makes a request stale. */
  async function look(tx: WriteHandle, funding: Funding): Promise<Looked> {
    const { budget, currency } = funding;
    return {
      subject: { type: 'budget', id: budget },
      shown: { budget: formatDecimal(await left(tx, funding)), currency },
      grounds: { lastFunding: String(await repo.selectLastFunding(tx, budget)) },
    };
  }

  return guard<Funding, void>({
    kind: 'budget',
    input: Funding,
    amountOf: async (_tx, { amount }) => parseAmount(amount),
    look,
    carryOut,
  });
}
