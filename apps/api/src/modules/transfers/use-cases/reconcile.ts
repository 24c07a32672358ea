import type { Amount } from '@champa/money';
import type { Pool } from '../../../platform/database.ts';
import { feedNet, VendorUnreachable } from '../../vendors/index.ts';
import { type BookedWallet, selectBooked } from '../reconcile.repo.ts';
import type { FindWallet } from './carry-out-move.ts';

/**
 * The result of a member's rounds at a vendor (`rounds`) against that of the books (`booked`, by moves) and what the
 * vendor has beyond it (`unbooked`). `unknown`: a move is under way, or the vendor did not answer.
 */
export type Reconciled =
  | { memberId: string; kind: 'equal' | 'different'; rounds: Amount; booked: Amount; unbooked: Amount }
  | { memberId: string; kind: 'unknown' };

export type Reconcile = (vendor: string) => AsyncGenerator<Reconciled>;

const AT_A_TIME = 200;

/**
 * Compares, for each member with a wallet at a vendor, the two sources of the results of play. The vendor is queried
 * for each, one after another. Play that goes on meanwhile, or that was not pulled yet, is a difference that is gone
 * the next time.
 */
export function createReconcile({ pool, findWallet }: { pool: Pool; findWallet: FindWallet }): Reconcile {
  return async function* reconcile(vendor) {
    let after = '0';
    for (;;) {
      const wallets = await selectBooked(pool, vendor, after, AT_A_TIME);
      for (const wallet of wallets) yield await compare(vendor, wallet);
      if (wallets.length < AT_A_TIME) return;
      after = wallets.at(-1)!.memberId;
    }
  };

  async function compare(vendor: string, wallet: BookedWallet): Promise<Reconciled> {
    const { memberId, booked } = wallet;
    const balance = wallet.isMoving ? null : await balanceAt(vendor, wallet);
    if (balance === null) return { memberId, kind: 'unknown' };
    const rounds = (await feedNet(pool, vendor, [memberId])).get(memberId) ?? 0n;
    const unbooked = balance - wallet.placed;
    return { memberId, kind: rounds === booked + unbooked ? 'equal' : 'different', rounds, booked, unbooked };
  }

  async function balanceAt(vendor: string, { memberId, currency }: BookedWallet): Promise<Amount | null> {
    try {
      return (await (await findWallet(vendor))?.wallet.balance({ player: memberId, currency })) ?? null;
    } catch (error) {
      if (error instanceof VendorUnreachable) return null;
      throw error;
    }
  }
}
