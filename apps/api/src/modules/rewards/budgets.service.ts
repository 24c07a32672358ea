import { type Amount, formatDecimal } from '@champa/money';
import type { Clock } from '../../platform/clock.ts';
import type { Pool, ReadHandle, WriteHandle } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { because } from '../../platform/http/because.ts';
import type { Ledger } from '../ledger/index.ts';
import * as repo from './budgets.repo.ts';

export type BudgetsNeeds = { pool: Pool; clock: Clock; ledger: Pick<Ledger, 'openAccount' | 'post' | 'balance'> };

/** A part of a budget that is reserved for a promise. */
type Reserved = { budget: string; currency: string; amount: Amount };

/**
 * Reserves a part of a budget for a promise that is not a gift yet. @returns false where the budget does not cover it
 */
export function reserve(tx: WriteHandle, { budget, currency, amount }: Reserved): Promise<boolean> {
  return repo.reserve(tx, budget, currency, amount);
}

export type Budgets = ReturnType<typeof createBudgets>;

/** The budgets of gifts. */
export function createBudgets({ pool, clock, ledger }: BudgetsNeeds) {
  /** Opens a budget. A name that the ledger knows already belongs to another module. */
  async function open(tx: WriteHandle, id: string, currency: string): Promise<void> {
    const owner = { type: 'promotion', id } as const;
    const budget = await ledger.openAccount(tx, { owner, purpose: 'budget', currency });
    const waiting = await ledger.openAccount(tx, { owner, purpose: 'waiting', currency });
    if (!(await repo.insertBudget(tx, { id, currency, budget, waiting }, clock.now()))) return;
    if ((await ledger.balance(budget, tx)) !== 0n || (await ledger.balance(waiting, tx)) !== 0n) {
      const why = `the name ${id} belongs to a bonus offer or a rebate: choose another for the budget`;
      throw new ApiError('NOT_POSSIBLE', because('budget_name', why, { name: id }));
    }
  }

  return {
    /** Funds a budget with the house's money; a missing one is opened. */
    async fund(
      tx: WriteHandle,
      budget: string,
      amount: Amount,
      currency: string,
      reason: string,
      actor: string,
      key: string | null = null,
    ): Promise<void> {
      if ((await repo.selectAccounts(tx, budget, currency)) === null) await open(tx, budget, currency);
      const accounts = (await repo.selectAccounts(tx, budget, currency))!;
      const funding = await repo.addFunds(tx, { budget, currency, amount, reason, actor, key }, clock.now());
      const house = { type: 'house', id: 'promotions' } as const;
      const { status } = await ledger.post(tx, {
        source: 'rewards',
        key: `fund:${funding}`,
        kind: 'budget_funded',
        debit: await ledger.openAccount(tx, { owner: house, purpose: 'funds', currency }),
        credit: accounts.budget,
        amount,
        reference: { type: 'budget', id: budget },
        actor,
      });
      if (status !== 'posted') throw new Error(`the ledger answered ${status} to funding ${funding}`);
    },

    reserve,

    /**
     * Releases a reservation. The budget stays locked until the transaction ends: a gift of it right after is never
     * refused.
     */
    release: (tx: WriteHandle, { budget, currency, amount }: Reserved): Promise<void> =>
      repo.release(tx, budget, currency, amount),

    /** A budget in each of its currencies: its funding, what it gave, and what was returned. */
    budgetOf: (db: ReadHandle, id: string): Promise<repo.Budget[]> => repo.selectBudget(db, id),

    /** Budgets as far as their own rows tell: some of them, or (null) all. */
    budgetsOf: (db: ReadHandle, ids: readonly string[] | null) => repo.selectBudgets(db, ids),

    /** What is left of budgets. */
    leftOf: (db: ReadHandle, ids: readonly string[]): Promise<repo.Left[]> => repo.selectLeft(db, ids),

    /** Every budget, with its waiting and paid amounts. */
    standings: (): Promise<repo.BudgetStanding[]> => repo.selectStandings(pool),

    /** Checks budgets, gifts and ledger against one another. @returns the faults, in sentences */
    async verify(): Promise<{ budgets: number; broken: string[] }> {
      const all = await repo.selectAccounted(pool);
      return { budgets: all.length, broken: all.flatMap(faultsOf) };
    },
  };
}

function faultsOf(one: repo.Accounted): string[] {
  const left = one.funded - one.given + one.returned;
  const rules: [string, Amount, Amount][] = [
    ['what was given is what its gifts come to', one.given, one.givenByGifts],
    ['what came back is what expired or was taken back', one.returned, one.returnedByGifts],
    ['what it was given is what fundings come to', one.funded, one.fundedByFundings],
    ['what is left lies in its account', left, one.inBudget],
    ['what waits lies in its account', one.waiting, one.inWaiting],
    ['what was given less what returned and waits was paid', one.given - one.returned - one.waiting, one.claimed],
  ];
  return rules
    .filter(([, said, found]) => said !== found)
    .map(
      ([rule, said, found]) =>
        `${one.id} ${one.currency}: ${rule}: ${formatDecimal(said)} against ${formatDecimal(found)}`,
    );
}
