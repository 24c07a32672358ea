import type {
  AdminPointsMovement,
  AdminRedemption,
  Goods as GoodsView,
  PointsBalance,
  PointsTransaction,
  Recipient,
  Redemption as RedemptionView,
} from '@champa/contract';
import { type Amount, formatDecimal } from '@champa/money';
import type { Goods, PictureFacts, Redemption } from './domain/goods.ts';
import type { Account, Movement } from './points.repo.ts';

/** Points fit easily into a number of JSON. */
export const wholeOf = (points: bigint): number => Number(points);

export function presentBalance(account: Account | null): PointsBalance {
  return { balance: wholeOf(account?.balance ?? 0n), version: wholeOf(account?.version ?? 0n) };
}

export function presentMovement({ version, kind, points, balanceAfter, reference, at }: Movement): PointsTransaction {
  return {
    id: String(version),
    kind,
    changed: wholeOf(points),
    balance: wholeOf(balanceAfter),
    reference,
    at: at.toString(),
  };
}

/** The same for staff, with who did it and why. */
export function presentMovementForStaff(movement: Movement): AdminPointsMovement {
  return { ...presentMovement(movement), reason: movement.reason, by: movement.actor };
}

export function presentGoods(goods: Goods, picture: PictureFacts | null): GoodsView {
  const { id, kind, names, details, price, stock, vipLevel, perMember, amount } = goods;
  return {
    id: String(id),
    kind,
    name: names,
    details,
    picture,
    price: wholeOf(price),
    stock,
    vipLevel,
    perMember,
    amount: decimalOf(amount),
  };
}

/** A redemption as its member sees it: of an account only the end. */
export function presentRedemption(
  redemption: Redemption,
  recipient: Recipient | null,
  picture: PictureFacts | null,
): RedemptionView {
  const { id, reference, kind, names, quantity, points, amount, currency, state, remark, tracking } = redemption;
  return {
    id: String(id),
    reference,
    kind,
    name: names,
    picture,
    quantity,
    points: wholeOf(points),
    amount: decimalOf(amount),
    currency,
    status: state,
    remark,
    transactionReference: tracking,
    receivingAddress: kind === 'parcel' && recipient ? addressOf(recipient) : '',
    paidAccount: kind === 'account' && recipient ? `****${recipient.account.slice(-4)} · ${recipient.name}` : '',
    applyTime: redemption.appliedAt.toString(),
    time: redemption.decidedAt?.toString() ?? null,
  };
}

/** A redemption for staff, its recipient masked. */
export function presentRedemptionForStaff(redemption: Redemption, username: string): AdminRedemption {
  const { id, reference, memberId, kind, names, quantity, points, amount, currency, state } = redemption;
  return {
    id: String(id),
    reference,
    memberId,
    username,
    kind,
    names,
    quantity,
    points: wholeOf(points),
    amount: decimalOf(amount),
    currency,
    state,
    appliedAt: redemption.appliedAt.toString(),
    decidedAt: redemption.decidedAt?.toString() ?? null,
  };
}

export function maskedRecipient({ kind }: Pick<Redemption, 'kind'>, recipient: Recipient | null): string | null {
  if (!recipient) return null;
  return kind === 'parcel' ? `${recipient.name} · …` : `****${recipient.account.slice(-4)} · ${recipient.name}`;
}

export function addressOf({ name, phone, address }: Recipient): string {
  return [name, phone, address].join(' · ');
}

function decimalOf(amount: Amount | null): string | null {
  return amount === null ? null : formatDecimal(amount);
}
