import type { GoodsKind, LocalText, RedemptionState } from '@champa/contract';
import type { Amount } from '@champa/money';

export type Goods = {
  id: bigint;
  code: string;
  kind: GoodsKind;
  names: LocalText;
  details: LocalText;
  picture: string;
  price: bigint;
  stock: number;
  vipLevel: number;
  perMember: number | null;
  amount: Amount | null;
  isAtOnce: boolean;
  isEnabled: boolean;
  sort: number;
};

export type PictureFacts = { url: string; widths: number[]; width: number; height: number; placeholder: string };

export type Redemption = {
  id: bigint;
  reference: string;
  memberId: string;
  goodsId: bigint;
  kind: GoodsKind;
  names: LocalText;
  picture: string;
  quantity: number;
  points: bigint;
  amount: Amount | null;
  currency: string | null;
  sealed: string | null;
  state: RedemptionState;
  remark: string;
  tracking: string;
  wish: string;
  appliedAt: Temporal.Instant;
  decidedAt: Temporal.Instant | null;
};

/** Why goods cannot be taken; null where they can. The reason the member can do least about comes first. */
export type Hindrance =
  | { code: 'VIP_LEVEL_REQUIRED'; level: number }
  | { code: 'OUT_OF_STOCK'; left: number }
  | { code: 'GOODS_LIMIT_REACHED'; left: number };

export function hindranceOf(
  { vipLevel, stock, perMember }: Pick<Goods, 'vipLevel' | 'stock' | 'perMember'>,
  wish: { quantity: number; level: number; taken: number },
): Hindrance | null {
  if (wish.level < vipLevel) return { code: 'VIP_LEVEL_REQUIRED', level: vipLevel };
  if (wish.quantity > stock) return { code: 'OUT_OF_STOCK', left: stock };
  const left = perMember === null ? wish.quantity : Math.max(perMember - wish.taken, 0);
  return wish.quantity > left ? { code: 'GOODS_LIMIT_REACHED', left } : null;
}
