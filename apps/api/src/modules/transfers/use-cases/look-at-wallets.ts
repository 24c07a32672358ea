import type { Amount } from '@champa/money';
import type { Clock } from '../../../platform/clock.ts';
import { inTransaction, type Pool } from '../../../platform/database.ts';
import { VendorUnreachable } from '../../vendors/index.ts';
import { selectUnderWay } from '../moves.repo.ts';
import { noteTold, selectWallets } from '../wallets.repo.ts';
import type { FindWallet } from './carry-out-move.ts';

/** A vendor that keeps balances, as members know it. */
export type BalanceVendor = { code: string; name: string; isOpen: boolean };

/** A member's wallet at a vendor: told just now, or (`unreachable`) before, or (`moving`) as our books have it. */
export type SeenWallet = BalanceVendor & {
  state: 'known' | 'unreachable' | 'moving';
  balance: Amount;
  knownAt: Temporal.Instant | null;
};

export type Holder = { memberId: string; currency: string };

type Needs = {
  pool: Pool;
  clock: Clock;
  findWallet: FindWallet;
  listVendors: () => Promise<readonly BalanceVendor[]>;
};

export type LookAtWallets = ReturnType<typeof createLookAtWallets>;

/** What members have at vendors. Each vendor is asked at that moment, all at once, outside any transaction. */
export function createLookAtWallets({ pool, clock, findWallet, listVendors }: Needs) {
  /** What the vendor tells now, noted down; null where it gives no answer. */
  async function ask({ memberId, currency }: Holder, vendor: string): Promise<Amount | null> {
    const told = await tellOf(memberId, currency, vendor);
    if (told === null) return null;
    await inTransaction(pool, (tx) => noteTold(tx, { memberId, vendor, currency }, told, clock.now()));
    return told;
  }

  async function tellOf(player: string, currency: string, vendor: string): Promise<Amount | null> {
    try {
      return (await (await findWallet(vendor))?.wallet.balance({ player, currency })) ?? null;
    } catch (error) {
      if (error instanceof VendorUnreachable) return null;
      throw error;
    }
  }

  /** Of these vendors; one where the member never had anything is not bothered. */
  async function lookAt(holder: Holder, vendors: readonly BalanceVendor[]): Promise<SeenWallet[]> {
    const [wallets, moves] = await Promise.all([
      selectWallets(pool, holder.memberId),
      selectUnderWay(pool, holder.memberId),
    ]);
    const known = new Map(
      wallets.filter(({ currency }) => currency === holder.currency).map((wallet) => [wallet.vendor, wallet]),
    );
    const moving = new Set(moves.map(({ vendor }) => vendor));
    return Promise.all(
      vendors.map(async (vendor): Promise<SeenWallet> => {
        const wallet = known.get(vendor.code);
        // While money moves, the vendor's word may count it twice, or not at all; our books never do.
        if (moving.has(vendor.code))
          return { ...vendor, state: 'moving', balance: wallet?.placed ?? 0n, knownAt: wallet?.toldAt ?? null };
        if (!wallet) return { ...vendor, state: 'known', balance: 0n, knownAt: null };
        const told = await ask(holder, vendor.code);
        if (told !== null) return { ...vendor, state: 'known', balance: told, knownAt: clock.now() };
        return { ...vendor, state: 'unreachable', balance: wallet.told ?? wallet.placed, knownAt: wallet.toldAt };
      }),
    );
  }

  return {
    ask,
    all: async (holder: Holder): Promise<SeenWallet[]> => lookAt(holder, await listVendors()),
    /** Null where no vendor of this code keeps balances. */
    one: async (holder: Holder, code: string): Promise<SeenWallet | null> => {
      const vendor = (await listVendors()).find((each) => each.code === code);
      return vendor ? (await lookAt(holder, [vendor]))[0]! : null;
    },
  };
}
