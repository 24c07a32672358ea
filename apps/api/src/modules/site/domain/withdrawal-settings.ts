import { isDecimal, parseAmount } from '@champa/money';
import * as z from 'zod/mini';

/** Reasons to review a withdrawal before it is paid; each reason found adds its points to the score. */
export const riskReasons = [
  'first_withdrawal',
  'new_payee',
  'shared_payee',
  'new_device',
  'new_country',
  'shared_device',
  'password_changed',
  'payment_password_changed',
  'high_amount',
  'little_play',
  'many_lately',
  'new_account',
] as const;
export type RiskReason = (typeof riskReasons)[number];

export type RiskSettings = {
  /** From 0 (ignored) to 100. */
  points: Record<RiskReason, number>;
  /** How long a payee, a device, a password or an account counts as new. */
  newForHours: number;
  /** A device is shared with members who used it within so many days. */
  sharedDeviceDays: number;
  /** So many per cent of the highest earlier withdrawal count as high. */
  highPercent: number;
  /** Stakes below so many per cent of the week's deposits count as little play. */
  littlePlayPercent: number;
  /** More withdrawals than this within a week count as many. */
  manyPerWeek: number;
};

/** Withdrawals of a brand. Amounts are decimals in its currency. */
export type WithdrawalSettings = {
  isOffered: boolean;
  min: string;
  max: string;
  presets: string[];
  /** By the brand's day. */
  perDay: { count: number; amount: string };
  /** A fixed amount each, and so many thousandths; the first ones of a day are free. */
  fee: { flat: string; perMille: number; freePerDay: number };
  /** How many may be under way at once, and how long a member waits between two. */
  openAtOnce: number;
  minutesBetween: number;
  /** Whether a member may cancel a withdrawal that nobody has reviewed yet. */
  memberMayCancel: boolean;
  /** What is approved by rule: below this amount, with at most this score. An amount of 0: nothing. */
  automatic: { below: string; maxScore: number };
  /** The provider that pays approved withdrawals automatically; null: staff pays. */
  payoutProvider: string | null;
  /** A paid withdrawal counts as received after so many minutes. */
  receiptMinutes: number;
  risk: RiskSettings;
};

/** The wagering requirement before money leaves. */
export type TurnoverSettings = {
  /** Percent of a deposit: 100 is all of it, once. */
  factorPercent: number;
  /** With less than this balance left, earlier deposits have no requirement any more. */
  nearNothing: string;
};

export const defaultWithdrawals: WithdrawalSettings = {
  isOffered: true,
  min: '50000',
  max: '20000000',
  presets: ['100000', '200000', '500000', '1000000', '5000000'],
  perDay: { count: 5, amount: '50000000' },
  fee: { flat: '2000', perMille: 5, freePerDay: 1 },
  openAtOnce: 2,
  minutesBetween: 1,
  memberMayCancel: true,
  automatic: { below: '1000000', maxScore: 30 },
  payoutProvider: null,
  receiptMinutes: 24 * 60,
  risk: {
    points: {
      first_withdrawal: 10,
      new_payee: 20,
      shared_payee: 60,
      new_device: 20,
      new_country: 40,
      shared_device: 30,
      password_changed: 30,
      payment_password_changed: 30,
      high_amount: 20,
      little_play: 40,
      many_lately: 15,
      new_account: 15,
    },
    newForHours: 48,
    sharedDeviceDays: 30,
    highPercent: 200,
    littlePlayPercent: 50,
    manyPerWeek: 10,
  },
};

export const defaultTurnover: TurnoverSettings = { factorPercent: 100, nearNothing: '1000' };

const amount = z.string().check(z.refine((text) => isDecimal(text) && parseAmount(text) >= 0n));
const count = z.int().check(z.minimum(0), z.maximum(1_000_000));

export const withdrawalSettings = z.object({
  isOffered: z.boolean(),
  min: amount,
  max: amount,
  presets: z.array(amount),
  perDay: z.object({ count, amount }),
  fee: z.object({ flat: amount, perMille: z.int().check(z.minimum(0), z.maximum(1000)), freePerDay: count }),
  openAtOnce: count,
  minutesBetween: count,
  memberMayCancel: z.boolean(),
  automatic: z.object({ below: amount, maxScore: count }),
  payoutProvider: z.nullable(z.string()),
  receiptMinutes: z.int().check(z.minimum(1), z.maximum(1_000_000)),
  risk: z.object({
    points: z.record(z.enum(riskReasons), z.int().check(z.minimum(0), z.maximum(100))),
    newForHours: count,
    sharedDeviceDays: count,
    highPercent: count,
    littlePlayPercent: count,
    manyPerWeek: count,
  }),
});

/** For each change of the schema, an upgrade of values stored before it (`platform/stored.ts`). */
export const withdrawalUpgrades: readonly ((stored: never) => unknown)[] = [];

export const turnoverSettings = z.object({ factorPercent: count, nearNothing: amount });
