import { maximum, parseAmount } from '@champa/money';
import type { WithdrawalSettings } from './withdrawals.settings.ts';
import type { Rules } from './domain/terms.ts';

/** What a member's rank allows; null: what all members are allowed. Decimals. */
export type OwnLimits = {
  max: string | null;
  dayAmount: string | null;
  dayCount: number | null;
  freePerDay: number | null;
};

/** The brand's settings, with their amounts read. A rank allows more, never less. */
export function rulesOf(
  { min, max, presets, perDay, fee, ...settings }: WithdrawalSettings,
  own: OwnLimits | null,
): Rules {
  return {
    isOffered: settings.isOffered,
    min: parseAmount(min),
    max: maximum(parseAmount(max), parseAmount(own?.max ?? '0')),
    presets: presets.map(parseAmount),
    perDay: {
      count: Math.max(perDay.count, own?.dayCount ?? 0),
      amount: maximum(parseAmount(perDay.amount), parseAmount(own?.dayAmount ?? '0')),
    },
    fee: { ...fee, flat: parseAmount(fee.flat), freePerDay: Math.max(fee.freePerDay, own?.freePerDay ?? 0) },
    openAtOnce: settings.openAtOnce,
    minutesBetween: settings.minutesBetween,
  };
}
