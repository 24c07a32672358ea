import { parseAmount } from '@champa/money';
import type { WithdrawalSettings } from '../site/index.ts';
import type { Rules } from './domain/terms.ts';

/** The brand's settings, with their amounts read. */
export function rulesOf({ min, max, presets, perDay, fee, ...settings }: WithdrawalSettings): Rules {
  return {
    isOffered: settings.isOffered,
    min: parseAmount(min),
    max: parseAmount(max),
    presets: presets.map(parseAmount),
    perDay: { count: perDay.count, amount: parseAmount(perDay.amount) },
    fee: { ...fee, flat: parseAmount(fee.flat) },
    openAtOnce: settings.openAtOnce,
    minutesBetween: settings.minutesBetween,
  };
}
