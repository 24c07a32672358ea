import type { AccountId, Movement } from '../index.ts';

/** A result without the fields that only the database knows (the movement's ID and time). */
export type Expected =
  | { status: 'posted' | 'duplicate'; amount: bigint; shortfall: bigint; debit: After; credit: After }
  | { status: 'conflict' }
  | { status: 'insufficient_funds'; balance: bigint };

type After = { balance: bigint; version: bigint } | null;

/** The ledger's rules in a page of plain code, to compare the real one with. */
export function createModel() {
  const accounts = new Map<AccountId, { balance: bigint; version: bigint }>();
  const done = new Map<string, { content: string; result: Expected & { status: 'posted' | 'duplicate' } }>();

  const account = (id: AccountId) => {
    const known = accounts.get(id) ?? { balance: 0n, version: 0n };
    accounts.set(id, known);
    return known;
  };
  const move = (id: AccountId, amount: bigint): After => {
    const state = account(id);
    state.balance += amount;
    state.version += 1n;
    return id > 0n ? { ...state } : null;
  };

  return {
    balance: (id: AccountId): bigint => account(id).balance,
    total: (): bigint => [...accounts.values()].reduce((sum, { balance }) => sum + balance, 0n),

    post: (movement: Movement): Expected => {
      const key = `${movement.source} ${movement.key}`;
      const { kind, debit, credit, amount, reference } = movement;
      const content = [kind, debit, credit, amount, reference.type, reference.id].join();
      const before = done.get(key);
      if (before)
        return before.content === content ? { ...before.result, status: 'duplicate' } : { status: 'conflict' };

      const there = account(debit).balance;
      const short = debit > 0n && there < amount ? amount - there : 0n;
      if (short > 0n && movement.cover === undefined) return { status: 'insufficient_funds', balance: there };

      const after = { debit: move(debit, short - amount), credit: move(credit, amount - short) };
      if (short > 0n) {
        move(movement.cover!, -short);
        move(credit, short);
      }
      const result = { status: 'posted', amount: amount - short, shortfall: short, ...after } as const;
      done.set(key, { content, result });
      return result;
    },
  };
}
