import type { Amount } from '@champa/money';
import { type Queryable, transaction } from '../platform/database.ts';
import type { Studio } from '../studio.ts';
import { findTransfer, insertTransfer, lockWallet, setBalance, type Transfer, type WalletKey } from './wallets.repo.ts';

export type TransferWish = WalletKey & { reference: string; direction: 'in' | 'out'; amount: Amount };

/**
 * The outcome of a transfer. All except `done` are refusals, without effect:
 * - `no_player`: the operator never registered the player
 * - `not_enough`: the balance is too low
 * - `reused`: the reference belongs to another transfer
 * - `buried`: the operator asked about the reference before it arrived, and was promised that it never will
 */
export type TransferOutcome =
  | { status: 'done'; amount: Amount; balance: Amount }
  | { status: 'no_player' | 'not_enough' | 'reused' | 'buried' };

/** Moves money into a player's wallet, or out of it. A repeated reference moves nothing and gets the same answer. */
export async function transfer(studio: Studio, wish: TransferWish): Promise<TransferOutcome> {
  return await transaction(studio.pool, async (client) => {
    const wallet = await lockWallet(client, wish);
    if (!wallet) return { status: 'no_player' };
    const known = await findTransfer(client, wish.vassalage, wish.reference);
    if (known) return outcomeOf(known, wish, wallet.id);

    const { reference, direction, amount } = wish;
    const balance = direction === 'in' ? wallet.balance + amount : wallet.balance - amount;
    if (balance < 0n) return { status: 'not_enough' };
    const made: Transfer = { reference, state: 'done', walletId: wallet.id, direction, amount, balance };
    if (!(await insertTransfer(client, wish.vassalage, made, new Date(studio.now())))) {
      return outcomeOf((await findTransfer(client, wish.vassalage, reference))!, wish, wallet.id);
    }
    await setBalance(client, wallet.id, balance);
    return { status: 'done', amount, balance };
  });
}

/** The outcome of a reference. An unknown one is buried: it will be refused if it still arrives. */
export async function transferStatus(studio: Studio, vassalage: string, reference: string): Promise<Transfer> {
  return await transaction(studio.pool, async (client) => {
    const buried: Transfer = {
      reference,
      state: 'buried',
      walletId: null,
      direction: null,
      amount: null,
      balance: null,
    };
    await insertTransfer(client, vassalage, buried, new Date(studio.now()));
    return await known(client, vassalage, reference);
  });
}

async function known(client: Queryable, vassalage: string, reference: string): Promise<Transfer> {
  return (await findTransfer(client, vassalage, reference))!;
}

function outcomeOf(before: Transfer, { direction, amount }: TransferWish, walletId: bigint): TransferOutcome {
  if (before.state === 'buried') return { status: 'buried' };
  const isSame = before.walletId === walletId && before.direction === direction && before.amount === amount;
  return isSame ? { status: 'done', amount, balance: before.balance! } : { status: 'reused' };
}
