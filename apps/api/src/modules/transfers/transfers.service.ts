import {
  MAIN_WALLET,
  type MemberTransfer as MemberTransferView,
  type VendorWallet,
  type WalletMove,
  type WalletTotals,
} from '@champa/contract';
import { type Amount, formatDecimal } from '@champa/money';
import type { Pool } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Ledger } from '../ledger/index.ts';
import type { Members } from '../member/index.ts';
import type { Move } from './domain/move.ts';
import { type MemberTransfer, selectTransfers, type TransfersAsked } from './member-transfers.repo.ts';
import { selectMove, selectMoves } from './moves.repo.ts';
import { presentMove, presentTotals, presentTransfer, presentWallet } from './transfers.present.ts';
import type { BeginMove } from './use-cases/begin-move.ts';
import type { BringBack } from './use-cases/bring-back.ts';
import type { CarryOutMove } from './use-cases/carry-out-move.ts';
import type { BalanceVendor, Holder, LookAtWallets } from './use-cases/look-at-wallets.ts';
import type { MemberTransfers, TransferWish } from './use-cases/transfer-to-member.ts';

type Paging = { pageNo: number; pageSize: number };
type MoveWish = { from: string; to: string; amount: Amount; idempotencyKey: string };

type Needs = {
  pool: Pool;
  ledger: Pick<Ledger, 'balances'>;
  members: Pick<Members, 'byId' | 'usernames' | 'belowOf'>;
  listVendors: () => Promise<readonly BalanceVendor[]>;
  look: LookAtWallets;
  begin: BeginMove;
  carryOut: CarryOutMove;
  bringBack: BringBack;
  memberTransfers: MemberTransfers;
};

export type TransfersService = ReturnType<typeof createTransfersService>;

/** Members' wallets and transfers. */
export function createTransfersService(needs: Needs) {
  const { pool, ledger, members, listVendors, look, begin, carryOut, bringBack, memberTransfers } = needs;

  async function holderOf(memberId: string): Promise<Holder> {
    const member = await members.byId(pool, memberId);
    if (!member) throw new ApiError('NOT_FOUND');
    return { memberId, currency: member.currency };
  }

  async function present(move: Move): Promise<WalletMove> {
    return presentMove(move, await nameOf(move.vendor));
  }

  async function presentTransfers(found: readonly MemberTransfer[], viewer: string): Promise<MemberTransferView[]> {
    const others = found.map(({ fromMember, toMember }) => (toMember === viewer ? fromMember : toMember));
    const [names, below] = await Promise.all([members.usernames(pool, others), members.belowOf(pool, others, viewer)]);
    return found.map((transfer) => presentTransfer(transfer, viewer, { names, below }));
  }

  async function nameOf(code: string): Promise<string> {
    return (await listVendors()).find((vendor) => vendor.code === code)?.name ?? code;
  }

  return {
    present,

    async totals(memberId: string): Promise<WalletTotals> {
      const holder = await holderOf(memberId);
      // Vendors first: what comes back meanwhile is in the accounts that are read after them.
      const wallets = await look.all(holder);
      return presentTotals(await ledger.balances(memberId), holder.currency, wallets);
    },

    /** The wallet at one vendor, or (null) all. */
    async wallets(memberId: string, vendor: string | null): Promise<VendorWallet[]> {
      const holder = await holderOf(memberId);
      if (vendor === null) return (await look.all(holder)).map(presentWallet);
      const wallet = await look.one(holder, vendor);
      if (!wallet) throw new ApiError('NOT_FOUND');
      return [presentWallet(wallet)];
    },

    async move(memberId: string, { from, to, amount, idempotencyKey }: MoveWish): Promise<WalletMove> {
      const vendors = [from, to].filter((wallet) => wallet !== MAIN_WALLET);
      // One side is always the main wallet.
      if (vendors.length !== 1) throw new ApiError('VALIDATION', { fields: { to: 'wallet' } });
      const vendor = (await listVendors()).find(({ code }) => code === vendors[0]);
      const direction = to === MAIN_WALLET ? 'out' : 'in';
      if (!vendor || (direction === 'in' && !vendor.isOpen)) throw new ApiError('VENDOR_WALLET_UNAVAILABLE');
      const holder = await holderOf(memberId);
      const wish = { ...holder, vendor: vendor.code, direction, amount, cause: 'member', idempotencyKey } as const;
      return present(await carryOut(await begin(wish)));
    },

    /** Recalls everything: each vendor by itself, all at once; a failure does not block the others. */
    async recall(memberId: string, { vendor, idempotencyKey }: { vendor: string | null; idempotencyKey: string }) {
      const holder = await holderOf(memberId);
      const vendors = (await listVendors()).filter(({ code }) => vendor === null || code === vendor);
      if (vendor !== null && vendors.length === 0) throw new ApiError('NOT_FOUND');
      const list = await Promise.all(
        vendors.map(async ({ code, name }) => {
          const wish = { cause: 'recall', idempotencyKey: `${idempotencyKey}:${code}` } as const;
          const { outcome, amount } = await bringBack(holder, code, wish);
          return { vendor: code, name, outcome, amount: formatDecimal(amount) };
        }),
      );
      return { list };
    },

    async moves(memberId: string, { pageNo, pageSize }: Paging) {
      const { moves, total } = await selectMoves(pool, memberId, pageOf(pageNo, pageSize));
      const names = new Map((await listVendors()).map(({ code, name }) => [code, name]));
      const list = moves.map((move) => presentMove(move, names.get(move.vendor) ?? move.vendor));
      return { list, total, totalPages: Math.ceil(total / pageSize) };
    },

    async moveById(memberId: string, id: string): Promise<WalletMove> {
      const move = await selectMove(pool, BigInt(id));
      if (move?.memberId !== memberId) throw new ApiError('NOT_FOUND');
      return present(move);
    },

    options: memberTransfers.options,
    recipient: memberTransfers.recipient,

    async transfer(wish: TransferWish): Promise<MemberTransferView> {
      const transfer = await memberTransfers.transfer(wish);
      return (await presentTransfers([transfer], wish.from))[0]!;
    },

    async transfers(memberId: string, { pageNo, pageSize, ...asked }: Paging & TransfersAsked) {
      const page = { ...pageOf(pageNo, pageSize), ...asked };
      const { transfers, total } = await selectTransfers(pool, memberId, page);
      const list = await presentTransfers(transfers, memberId);
      return { list, total, totalPages: Math.ceil(total / pageSize) };
    },

    holderOf,
  };
}

function pageOf(pageNo: number, pageSize: number): { limit: number; offset: number } {
  return { limit: pageSize, offset: (pageNo - 1) * pageSize };
}
