import {
  type Language,
  languages,
  type Recipient,
  type Redemption as RedemptionView,
  type RedemptionState,
} from '@champa/contract';
import * as z from 'zod/mini';
import { dayAt } from '../../platform/brand-calendar.ts';
import type { Clock } from '../../platform/clock.ts';
import { inTransaction, type Pool, type ReadHandle, type WriteHandle } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { byId, type PageWish, presentPage, readPage } from '../../platform/paging.ts';
import type { SecretBox } from '../../platform/secret-box.ts';
import type { BrandSettings } from '../site/index.ts';
import { type Goods, hindranceOf, type PictureFacts, type Redemption } from './domain/goods.ts';
import { checkRecipient, plainRecipient } from './domain/recipient.ts';
import type { Journal } from './journal.service.ts';
import * as repo from './mall.repo.ts';
import { type PayOut, payOrRefuse } from './payout.ts';
import { presentGoods, presentRedemption, wholeOf } from './points.present.ts';
import type { PointsSettings } from './points.settings.ts';

/** The purpose for which addresses and accounts are sealed. */
const RECIPIENT_SEAL = 'points-recipient';
const WISH_MAC = 'points-wish';
const Sealed = z.object({ name: z.string(), phone: z.string(), address: z.string(), account: z.string() });

export type MallNeeds = {
  pool: Pool;
  clock: Clock;
  journal: Journal;
  secrets: SecretBox;
  settings: () => Promise<{ brand: BrandSettings; points: PointsSettings }>;
  requirePaymentPassword: (memberId: string, given: string) => Promise<void>;
  /** The member's VIP rank. */
  levelOf: (db: ReadHandle, memberId: string) => Promise<number>;
  /** Null where the brand has no picture of that name. */
  pictureOf: (name: string) => PictureFacts | null;
  payOut: PayOut;
};

export type RedeemWish = {
  memberId: string;
  goodsId: string;
  quantity: number;
  recipient: Recipient | null;
  paymentPassword: string;
  idempotencyKey: string;
};

export type MallService = ReturnType<typeof createMallService>;

/** The mall: its goods, and redemptions. Locks the member's account, then the goods. */
export function createMallService(needs: MallNeeds) {
  const { pool, clock, journal, secrets, settings, pictureOf } = needs;

  const recipientOf = ({ sealed }: Redemption): Recipient | null =>
    sealed === null ? null : Sealed.parse(JSON.parse(secrets.open(RECIPIENT_SEAL, sealed)));

  const present = (redemption: Redemption): RedemptionView =>
    presentRedemption(redemption, recipientOf(redemption), pictureOf(redemption.picture));

  async function take(tx: WriteHandle, wish: RedeemWish): Promise<Redemption> {
    const { memberId, goodsId, quantity } = wish;
    const account = await journal.lock(tx, memberId);
    const asked = secrets.mac(WISH_MAC, JSON.stringify([goodsId, quantity, wish.recipient])).toString('hex');
    const known = await repo.selectByKey(tx, memberId, wish.idempotencyKey);
    if (known && known.wish !== asked) throw new ApiError('IDEMPOTENCY_CONFLICT');
    if (known) return known;
    const goods = await repo.lockGoods(tx, goodsId);
    if (!goods?.isEnabled) throw new ApiError('NOT_FOUND');
    await requireTakeable(tx, goods, wish);
    const recipient = plainRecipient(goods.kind, wish.recipient);
    requireRecipient(goods, recipient);
    const points = goods.price * BigInt(quantity);
    if (account.balance < points) throw new ApiError('POINTS_TOO_LOW', { balance: wholeOf(account.balance) });
    await repo.addStock(tx, goods.id, -quantity);
    const { brand } = await settings();
    const made = await repo.insertRedemption(tx, {
      memberId,
      idempotencyKey: wish.idempotencyKey,
      wish: asked,
      goodsId: goods.id,
      kind: goods.kind,
      names: goods.names,
      picture: goods.picture,
      quantity,
      points,
      amount: goods.amount === null ? null : goods.amount * BigInt(quantity),
      currency: goods.amount === null ? null : brand.currency,
      sealed: recipient && secrets.seal(RECIPIENT_SEAL, JSON.stringify(recipient)),
      appliedAt: clock.now(),
      day: dayAt(clock.now(), brand.timeZone).toString().replaceAll('-', '').slice(2),
    });
    await journal.move(tx, {
      memberId,
      kind: 'redeem',
      points: -points,
      cause: `redeem:${made.id}`,
      reference: made.reference,
      actor: `member:${memberId}`,
    });
    return goods.isAtOnce ? approve(tx, made, { remark: '', tracking: made.reference, by: 'system' }) : made;
  }

  async function requireTakeable(tx: WriteHandle, goods: Goods, { memberId, quantity }: RedeemWish): Promise<void> {
    const level = goods.vipLevel === 0 ? 0 : await needs.levelOf(tx, memberId);
    const taken = goods.perMember === null ? 0 : await repo.countTaken(tx, memberId, goods.id);
    const hindrance = hindranceOf(goods, { quantity, level, taken });
    if (!hindrance) return;
    const { code, ...value } = hindrance;
    throw new ApiError(code, value);
  }

  /** Approves by staff, or automatically: cash is paid out of the budget, in the same transaction. */
  async function approve(
    tx: WriteHandle,
    redemption: Redemption,
    { remark, tracking, by }: { remark: string; tracking: string; by: string },
  ): Promise<Redemption> {
    const { id, memberId, amount, currency, names } = redemption;
    const decided = await repo.decide(tx, id, { state: 'approved', remark, tracking, at: clock.now(), by });
    if (amount === null || currency === null) return decided;
    const cause = `redemption:${id}`;
    const title = titleOf(names);
    const { turnoverFactor } = (await settings()).points.convert;
    await payOrRefuse(needs.payOut, tx, { memberId, cause, title, amount, currency, turnoverFactor });
    return decided;
  }

  return {
    /** In the caller's transaction; the caller has checked that the member may. */
    take,
    approve,
    recipientOf,

    async goods() {
      const { points } = await settings();
      const found = points.isOffered ? await repo.selectGoods(pool, true) : [];
      return { list: found.map((each) => presentGoods(each, pictureOf(each.picture))) };
    },

    /** Takes goods for points; the same key takes them once, however often and concurrently it is sent. */
    async redeem(wish: RedeemWish): Promise<RedemptionView> {
      if (!(await settings()).points.isOffered) throw new ApiError('POINTS_CLOSED');
      await needs.requirePaymentPassword(wish.memberId, wish.paymentPassword);
      const made = await inTransaction(pool, (tx) => take(tx, wish));
      return present(made);
    },

    async list(memberId: string, { status, before, pageSize }: PageWish & { status: RedemptionState | null }) {
      const read = (limit: number) => repo.selectRedemptions(pool, memberId, { state: status, before, limit });
      return presentPage(await readPage(pageSize, read, byId), present);
    },
  };
}

function requireRecipient({ kind }: Goods, recipient: Recipient | null): void {
  const failures = Object.entries(checkRecipient(kind, recipient));
  if (failures.length === 0) return;
  throw new ApiError('VALIDATION', {
    fields: Object.fromEntries(failures.map(([field, failure]) => [`recipient.${field}`, failure])),
  });
}

/** A name in every language: where one is missing, another language's. */
function titleOf(names: Goods['names']): Record<Language, string> {
  const any = Object.values(names)[0] ?? '';
  return Object.fromEntries(languages.map((language) => [language, names[language] ?? any])) as Record<
    Language,
    string
  >;
}
