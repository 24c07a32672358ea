import { transaction, type Pool, type Queryable } from '../platform/database.ts';
import type { Movement, Purse, PurseAnswer } from '../wire/purse.ts';
import { insertSettled } from './settled-rounds.repo.ts';
import { findWallet, hasEntry, insertEntry, lockWallet, setBalance, takenBy } from './wallets.repo.ts';

/**
 * The purse of vendors that keep balances: rounds are played with the player's balance here. The same rules as an operator's
 * wallet: one effect for one key, never below zero.
 */
export function createOwnWallet(pool: Pool, now: () => number): Purse {
  return {
    balance: async (player) => {
      const wallet = await findWallet(pool, player);
      return wallet ? answer(wallet.balance) : NO_WALLET;
    },
    move: (player, movement) =>
      transaction(pool, async (client) => {
        const wallet = await lockWallet(client, player);
        if (!wallet) return NO_WALLET;
        if (await hasEntry(client, movement.transactionUuid)) return answer(wallet.balance);
        const amount = await changeOf(client, movement);
        const balance = wallet.balance + amount;
        if (balance < 0n) return { kind: 'refused', status: 'RS_ERROR_NOT_ENOUGH_MONEY', balance: wallet.balance };
        const { transactionUuid, roundId, kind } = movement;
        const at = new Date(now());
        await setBalance(client, wallet.id, balance);
        await insertEntry(client, wallet.id, { transactionUuid, roundId, kind, amount }, at);
        if (kind === 'win') await insertSettled(client, roundId, amount, at);
        return answer(balance);
      }),
  };
}

const NO_WALLET: PurseAnswer = { kind: 'refused', status: 'RS_ERROR_INVALID_TOKEN', balance: null };

// A rollback returns what its bet took, which is nothing if the bet never arrived.
async function changeOf(client: Queryable, { kind, amount, betUuid }: Movement): Promise<bigint> {
  if (kind === 'rollback') return await takenBy(client, betUuid);
  return kind === 'bet' ? -amount : amount;
}

function answer(balance: bigint): PurseAnswer {
  return { kind: 'ok', balance };
}
