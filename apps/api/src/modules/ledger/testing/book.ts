import { randomInt, randomUUID } from 'node:crypto';
import { inTransaction, type Pool } from '../../../platform/database.ts';
import type { AccountId, Ledger, Movement } from '../index.ts';

/** A ledger's test accounts and movements with fresh keys. */
export type Book = Awaited<ReturnType<typeof openBook>>;

/** Opens the accounts a test needs around its players; all in one currency, except `foreign`. */
export async function openBook(pool: Pool, ledger: Ledger) {
  const open = (type: 'house' | 'vendor' | 'provider', currency = 'LAK') =>
    inTransaction(pool, (tx) =>
      ledger.openAccount(tx, { owner: { type, id: 'test' }, purpose: 'settlement', currency }),
    );
  const [vendor, provider, cover, foreign] = [
    await open('vendor'),
    await open('provider'),
    await open('house'),
    await open('house', 'USD'),
  ];

  const movement = (kind: string, debit: AccountId, credit: AccountId, amount: bigint): Movement => ({
    source: 'test',
    key: randomUUID(),
    kind,
    debit,
    credit,
    amount,
    reference: { type: 'round', id: 'r1' },
    actor: 'system',
  });
  const bet = (player: AccountId, amount: bigint): Movement => movement('bet', player, vendor, amount);
  const win = (player: AccountId, amount: bigint): Movement => movement('win', vendor, player, amount);
  const deposit = (player: AccountId, amount: bigint): Movement => movement('deposit', provider, player, amount);

  /** A new member's cash account with an amount in it. */
  async function member(amount: bigint): Promise<AccountId> {
    const name = {
      owner: { type: 'member', id: String(randomInt(1, 2 ** 47)) },
      purpose: 'cash',
      currency: 'LAK',
    } as const;
    return inTransaction(pool, async (tx) => {
      const account = await ledger.openAccount(tx, name);
      if (amount > 0n) await ledger.post(tx, deposit(account, amount));
      return account;
    });
  }

  return { vendor, provider, cover, foreign, bet, win, deposit, member };
}
