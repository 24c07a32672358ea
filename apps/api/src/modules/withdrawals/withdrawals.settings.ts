import { isDecimal, parseAmount } from '@champa/money';
import * as z from 'zod/mini';
import type { Upgrade } from '../../platform/stored.ts';
import { closing, defineSetting, unchanged } from '../settings/index.ts';

/** Reasons for reviewing a withdrawal before it is paid; each that holds adds its points to the score. */
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
  /** From 0 (does not count) to 100. */
  points: Record<RiskReason, number>;
  /** How long a payee, a device, a password or an account counts as new. */
  newForHours: number;
  /** A device is shared with the members who used it within so many days. */
  sharedDeviceDays: number;
  /** Percentage of the highest earlier withdrawal from which an amount is high. */
  highPercent: number;
  /** Percentage of a week's deposits below which the week's stakes are little. */
  littlePlayPercent: number;
  /** More withdrawals than this within a week count as many. */
  manyPerWeek: number;
};

/** Amounts are decimals in the brand's currency. */
export type WithdrawalSettings = {
  isOffered: boolean;
  min: string;
  max: string;
  presets: string[];
  /** By the brand's day. */
  perDay: { count: number; amount: string };
  /** A fixed amount each, and thousandths of the withdrawal; the first ones of a day are free. */
  fee: { flat: string; perMille: number; freePerDay: number };
  /** How many may be under way at once, and how long a member waits between two. */
  openAtOnce: number;
  minutesBetween: number;
  /** Whether a member may take back a withdrawal that no employee has claimed. */
  memberMayCancel: boolean;
  /** Approved by rule: below this amount, with at most this score. An amount of 0: nothing is. */
  automatic: { below: string; maxScore: number };
  /** The provider that pays approved withdrawals out at once; null: staff pays. */
  payoutProvider: string | null;
  /** A paid withdrawal counts as received after so many minutes. */
  receiptMinutes: number;
  risk: RiskSettings;
};

export type TurnoverSettings = {
  /** Percent of a deposit: 100 is all of it, once. */
  factorPercent: number;
  /** With less than this balance left, earlier deposits have no requirement any more. */
  nearNothing: string;
};

const defaults: WithdrawalSettings = {
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

const amount = z.string().check(z.refine((text) => isDecimal(text) && parseAmount(text) >= 0n));
const count = z.int().check(z.minimum(0), z.maximum(1_000_000));

const schema = z.object({
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

/** One for each change of the schema: makes of a value stored before it one of after (`platform/stored.ts`). */
const upgrades: readonly Upgrade[] = [];

/** Withdrawals of a brand. */
export const withdrawalSetting = defineSetting<WithdrawalSettings>({
  key: 'withdrawals',
  group: 'money',
  schema,
  upgrades,
  default: defaults,
  closed: leftToStaff,
});

/** What must be staked before money leaves. While nobody knows how much, withdrawals wait for staff. */
export const turnoverSetting = defineSetting<TurnoverSettings>({
  key: 'turnover',
  group: 'money',
  schema: z.object({ factorPercent: count, nearNothing: amount }),
  default: { factorPercent: 100, nearNothing: '1000' },
  closed: unchanged,
  closes: [closing(withdrawalSetting, leftToStaff)],
});

export const withdrawalSettings = { withdrawals: withdrawalSetting, turnover: turnoverSetting };

function leftToStaff(settings: WithdrawalSettings): WithdrawalSettings {
  return { ...settings, automatic: { below: '0', maxScore: 0 }, payoutProvider: null };
}
