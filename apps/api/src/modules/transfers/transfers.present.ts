import type { MemberTransfer as MemberTransferView, VendorWallet, WalletMove, WalletTotals } from '@champa/contract';
import { MAIN_WALLET } from '@champa/contract';
import { type Amount, formatDecimal, sum } from '@champa/money';
import type { MemberBalance } from '../ledger/index.ts';
import { maskName } from '../member/index.ts';
import type { Move } from './domain/move.ts';
import type { MemberTransfer } from './member-transfers.repo.ts';
import type { SeenWallet } from './use-cases/look-at-wallets.ts';

export function presentMove(move: Move, vendorName: string): WalletMove {
  const { vendor, direction } = move;
  return {
    id: String(move.id),
    vendor,
    vendorName,
    from: direction === 'in' ? MAIN_WALLET : vendor,
    to: direction === 'in' ? vendor : MAIN_WALLET,
    amount: formatDecimal(move.amount),
    currency: move.currency,
    state: move.state,
    reason: move.reason,
    cause: move.cause,
    at: move.createdAt.toString(),
  };
}

export function presentWallet({ code, name, state, balance, knownAt, isOpen }: SeenWallet): VendorWallet {
  return { vendor: code, name, state, balance: formatDecimal(balance), knownAt: knownAt?.toString() ?? null, isOpen };
}

/** All of a member's wallets. Money on its way is counted once: in what is held, or where our books still have it. */
export function presentTotals(
  accounts: readonly MemberBalance[],
  currency: string,
  wallets: readonly SeenWallet[],
): WalletTotals {
  const of = (purpose: MemberBalance['purpose']): Amount =>
    sum(
      accounts.filter((each) => each.purpose === purpose && each.currency === currency).map(({ balance }) => balance),
    );
  const parts = [of('cash'), of('bonus'), of('locked'), ...wallets.map(({ balance }) => balance)];
  return {
    currency,
    cash: formatDecimal(of('cash')),
    bonus: formatDecimal(of('bonus')),
    locked: formatDecimal(of('locked')),
    vendors: wallets.map(presentWallet),
    total: formatDecimal(sum(parts)),
    isCertain: wallets.every(({ state }) => state === 'known'),
  };
}

/**
 * A transfer as one of its two members sees it: the other by their masked name, and in full where they are the viewer's
 * downline.
 */
export function presentTransfer(
  { id, fromMember, toMember, amount, currency, at }: MemberTransfer,
  viewer: string,
  { names, below }: { names: ReadonlyMap<string, string>; below: ReadonlySet<string> },
): MemberTransferView {
  const isReceived = toMember === viewer;
  const other = isReceived ? fromMember : toMember;
  const username = names.get(other) ?? '';
  return {
    id: String(id),
    way: isReceived ? 'in' : 'out',
    maskedName: maskName(username),
    downline: below.has(other) ? { id: other, username } : null,
    amount: formatDecimal(amount),
    currency,
    at: at.toString(),
  };
}
