import type { Amount } from '@champa/money';
import type { Clock } from '../../../platform/clock.ts';
import { inTransaction, type Pool } from '../../../platform/database.ts';
import { createGate, type Gate } from '../../../platform/gate.ts';
import { VendorUnreachable } from '../../vendors/index.ts';
import { selectUnderWay } from '../moves.repo.ts';
import { noteTold, selectWallets } from '../wallets.repo.ts';
import type { FindWallet } from './carry-out-move.ts';

/** A transfer-wallet vendor, as members know it. */
export type BalanceVendor = { code: string; name: string; isOpen: boolean };

/**
 * A member's wallet at a vendor: answered just now, or (`unreachable`) earlier, or (`moving`) according to our books.
 */
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
  pace?: AskingPace;
};

/**
 * How intensely vendors are queried: so many at once for one member, and one vendor for so many members. A vendor
 * without an answer after this time, queueing included, counts as silent.
 */
export type AskingPace = { vendorsAtOnce: number; membersAtOnce: number; withinMs: number };

const PACE: AskingPace = { vendorsAtOnce: 6, membersAtOnce: 24, withinMs: 3000 };

export type LookAtWallets = ReturnType<typeof createLookAtWallets>;

/** Members' balances at vendors. Each vendor is queried at that moment, some at once, outside any transaction. */
export function createLookAtWallets({ pool, clock, findWallet, listVendors, pace = PACE }: Needs) {
  // A gate for each vendor: one that hangs does not block the others.
  const gates = new Map<string, Gate>();

  function gateOf(vendor: string): Gate {
    const gate = gates.get(vendor) ?? createGate(pace.membersAtOnce);
    gates.set(vendor, gate);
    return gate;
  }
  /** The vendor's present balance, stored; null where it gives no answer. */
  async function ask({ memberId, currency }: Holder, vendor: string): Promise<Amount | null> {
    const told = await inTime((isLate) =>
      gateOf(vendor)(async () => (isLate() ? null : await tellOf(memberId, currency, vendor))),
    );
    if (told === null) return null;
    await inTransaction(pool, (tx) => noteTold(tx, { memberId, vendor, currency }, told, clock.now()));
    return told;
  }

  /** The result if it comes in time; null otherwise. A query whose turn comes too late is not made any more. */
  async function inTime(work: (isLate: () => boolean) => Promise<Amount | null>): Promise<Amount | null> {
    let isLate = false;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<null>((resolve) => {
      timer = setTimeout(() => {
        isLate = true;
        resolve(null);
      }, pace.withinMs);
    });
    try {
      return await Promise.race([work(() => isLate), late]);
    } finally {
      clearTimeout(timer);
    }
  }

  async function tellOf(player: string, currency: string, vendor: string): Promise<Amount | null> {
    try {
      return (await (await findWallet(vendor))?.wallet.balance({ player, currency })) ?? null;
    } catch (error) {
      if (error instanceof VendorUnreachable) return null;
      throw error;
    }
  }

  /** The wallets at these vendors; one where the member never had anything is not queried. */
  async function lookAt(holder: Holder, vendors: readonly BalanceVendor[]): Promise<SeenWallet[]> {
    const [wallets, moves] = await Promise.all([
      selectWallets(pool, holder.memberId),
      selectUnderWay(pool, holder.memberId),
    ]);
    const known = new Map(
      wallets.filter(({ currency }) => currency === holder.currency).map((wallet) => [wallet.vendor, wallet]),
    );
    const moving = new Set(moves.map(({ vendor }) => vendor));
    const turn = createGate(pace.vendorsAtOnce);
    return Promise.all(
      vendors.map(async (vendor): Promise<SeenWallet> => {
        const wallet = known.get(vendor.code);
        // While money moves, the vendor's balance may count it twice, or not at all; our books never do.
        if (moving.has(vendor.code))
          return { ...vendor, state: 'moving', balance: wallet?.placed ?? 0n, knownAt: wallet?.toldAt ?? null };
        if (!wallet) return { ...vendor, state: 'known', balance: 0n, knownAt: null };
        const told = await turn(() => ask(holder, vendor.code));
        if (told !== null) return { ...vendor, state: 'known', balance: told, knownAt: clock.now() };
        return { ...vendor, state: 'unreachable', balance: wallet.told ?? wallet.placed, knownAt: wallet.toldAt };
      }),
    );
  }

  return {
    ask,
    all: async (holder: Holder): Promise<SeenWallet[]> => lookAt(holder, await listVendors()),
    /** Null where no transfer-wallet vendor has this code. */
    one: async (holder: Holder, code: string): Promise<SeenWallet | null> => {
      const vendor = (await listVendors()).find((each) => each.code === code);
      return vendor ? (await lookAt(holder, [vendor]))[0]! : null;
    },
  };
}
