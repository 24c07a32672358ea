import type { GameType, PointsBalance, PointsConfig } from '@champa/contract';
import { type Amount, formatDecimal, parseAmount } from '@champa/money';
import { dayAround } from '../../platform/brand-calendar.ts';
import type { Clock } from '../../platform/clock.ts';
import { inTransaction, type Pool, type WriteHandle } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { type PageWish, presentPage, readPage } from '../../platform/paging.ts';
import type { BrandSettings } from '../site/index.ts';
import type { Journal } from './journal.service.ts';
import * as mall from './mall.repo.ts';
import { inEveryLanguage, type PayOut, payOrRefuse } from './payout.ts';
import { presentBalance, presentMovement, wholeOf } from './points.present.ts';
import type { PointsSettings } from './points.settings.ts';
import * as repo from './points.repo.ts';

export type PointsNeeds = {
  pool: Pool;
  clock: Clock;
  journal: Journal;
  settings: () => Promise<{ brand: BrandSettings; points: PointsSettings }>;
  requirePaymentPassword: (memberId: string, given: string) => Promise<void>;
  payOut: PayOut;
};

export type ConvertWish = { memberId: string; points: number; paymentPassword: string; idempotencyKey: string };

export type PointsService = ReturnType<typeof createPointsService>;

/** A member's points: balance, movements, and their worth in money. */
export function createPointsService(needs: PointsNeeds) {
  const { pool, clock, journal, settings } = needs;

  /** The lock of the account serializes concurrent conversions. */
  async function convert(tx: WriteHandle, wish: ConvertWish): Promise<mall.Conversion> {
    const { memberId, idempotencyKey } = wish;
    const account = await journal.lock(tx, memberId);
    const points = BigInt(wish.points);
    const known = await mall.selectConversionByKey(tx, memberId, idempotencyKey);
    if (known && known.points !== points) throw new ApiError('IDEMPOTENCY_CONFLICT');
    if (known) return known;
    const { brand, points: rules } = await settings();
    await requireConvertible(tx, memberId, points, { brand, rules });
    if (account.balance < points) throw new ApiError('POINTS_TOO_LOW', { balance: wholeOf(account.balance) });
    const amount = worthOf(points, rules.convert);
    const { currency } = brand;
    const made = await mall.insertConversion(tx, {
      memberId,
      idempotencyKey,
      points,
      amount,
      currency,
      at: clock.now(),
    });
    const cause = `convert:${made.id}`;
    await journal.move(tx, {
      memberId,
      kind: 'convert',
      points: -points,
      cause,
      reference: '',
      actor: `member:${memberId}`,
    });
    const title = inEveryLanguage('points_converted');
    const { turnoverFactor } = rules.convert;
    await payOrRefuse(needs.payOut, tx, { memberId, cause, title, amount, currency, turnoverFactor });
    return made;
  }

  async function requireConvertible(
    tx: WriteHandle,
    memberId: string,
    points: bigint,
    { brand, rules }: { brand: BrandSettings; rules: PointsSettings },
  ): Promise<void> {
    const { convert: terms } = rules;
    if (points < BigInt(terms.least) || points % BigInt(terms.points) !== 0n) {
      throw new ApiError('VALIDATION', { fields: { points: 'points' } });
    }
    const today = dayAround(clock.now(), brand.timeZone).from;
    const left = BigInt(terms.mostPerDay) - (await mall.sumConverted(tx, memberId, today));
    if (points > left) throw new ApiError('POINTS_LIMIT_REACHED', { left: wholeOf(left > 0n ? left : 0n) });
  }

  return {
    balance: async (memberId: string): Promise<PointsBalance> =>
      presentBalance(await repo.selectAccount(pool, memberId)),

    async config(): Promise<PointsConfig> {
      const { brand, points } = await settings();
      const { turnover, deposit, convert: terms, isOffered } = points;
      const rules = Object.entries(turnover) as [GameType, NonNullable<(typeof turnover)[GameType]>][];
      return {
        isOffered,
        currency: brand.currency,
        turnover: rules.map(([area, rule]) => ({ area, ...rule, per: decimal(rule.per) })),
        deposit: deposit && { ...deposit, per: decimal(deposit.per) },
        convert: { ...terms, isOffered: isOffered && terms.isOffered, amount: decimal(terms.amount) },
      };
    },

    async transactions(memberId: string, { before, pageSize }: PageWish) {
      const read = (limit: number) => repo.selectMovements(pool, memberId, { before, limit });
      return presentPage(await readPage(pageSize, read, ({ version }) => String(version)), presentMovement);
    },

    /** Converts points into money of the budget; once for a key. */
    async convert(wish: ConvertWish) {
      const { points: rules } = await settings();
      if (!rules.isOffered || !rules.convert.isOffered) throw new ApiError('POINTS_CLOSED');
      await needs.requirePaymentPassword(wish.memberId, wish.paymentPassword);
      const { points, amount, currency } = await inTransaction(pool, (tx) => convert(tx, wish));
      const { balance } = presentBalance(await repo.selectAccount(pool, wish.memberId));
      return { points: wholeOf(points), amount: formatDecimal(amount), currency, balance };
    },
  };
}

/** The worth of whole lots of points in money. */
function worthOf(points: bigint, terms: PointsSettings['convert']): Amount {
  return (points / BigInt(terms.points)) * parseAmount(terms.amount);
}

function decimal(text: string): string {
  return formatDecimal(parseAmount(text));
}
