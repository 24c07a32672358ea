import type { Amount } from '@champa/money';
import { type Pool, transaction } from '../platform/database.ts';
import { lockSettled, type SettledRound, updateSettled } from './settled-rounds.repo.ts';
import { insertEntry, lockWallet, setBalance } from './wallets.repo.ts';

/** Another win than was paid; or void, which returns the stake. */
export type Amendment = { kind: 'win'; win: Amount } | { kind: 'void' };

export type AmendOutcome = 'amended' | 'unchanged' | 'no_round' | 'not_enough';

type Needs = { pool: Pool; now: () => number; newUuid: () => string };

/**
 * Changes the result of a round of a vendor's own wallets, together with the player's balance: all or nothing. Operators find the
 * round again in the settled-round feed, with its next revision.
 */
export async function amendRound(
  { pool, now, newUuid }: Needs,
  roundId: string,
  amendment: Amendment,
): Promise<AmendOutcome> {
  return await transaction(pool, async (client) => {
    const round = await lockSettled(client, roundId);
    const wallet = round && (await lockWallet(client, round));
    if (!round || !wallet) return 'no_round';
    const next = after(round, amendment);
    if (next.state === round.state && next.win === round.win) return 'unchanged';
    const amount = keptOf(next) - keptOf(round);
    if (wallet.balance + amount < 0n) return 'not_enough';
    const at = new Date(now());
    await setBalance(client, wallet.id, wallet.balance + amount);
    await insertEntry(
      client,
      wallet.id,
      { transactionUuid: newUuid(), roundId: round.roundId, kind: 'amend', amount },
      at,
    );
    await updateSettled(client, next, at);
    return 'amended';
  });
}

function after(round: SettledRound, amendment: Amendment): SettledRound {
  if (amendment.kind === 'void') return { ...round, state: 'void', win: 0n };
  return { ...round, state: 'settled', win: amendment.win };
}

/** What the player has from a round: a voided round returned the stake. */
function keptOf({ state, stake, win }: SettledRound): Amount {
  return state === 'void' ? 0n : win - stake;
}
