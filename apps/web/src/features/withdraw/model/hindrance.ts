import type { Bonus, WithdrawalTerms } from '@champa/contract';
import { type Amount, formatDecimal, maximum, parseAmount, ZERO } from '@champa/money';
import { shownTurnover } from './sums.ts';

/** Why no withdrawal can be requested now. */
export type Hindrance =
  /** A bonus is being wagered: `left` is still to be staked, and forfeiting it costs its money, `cost`. */
  | { by: 'bonus'; name: string; left: string; cost: string }
  | { by: 'turnover'; left: string }
  | { by: 'open'; most: number }
  | { by: 'day'; endsAt: string }
  | { by: 'wait'; until: string };

/** @param bonuses undefined until loaded */
export function hindranceOf(terms: WithdrawalTerms, bonuses: readonly Bonus[] | undefined): Hindrance | null {
  const { turnover, today, min, max, open, openAtOnce, nextAt } = terms;
  const bonus = bonuses?.find(({ state }) => state === 'active');
  if (bonus) {
    const left = maximum(parseAmount(bonus.required) - parseAmount(bonus.wagered), ZERO);
    return { by: 'bonus', name: bonus.name, left: formatDecimal(left), cost: bonus.balance };
  }
  if (parseAmount(turnover.remaining) > ZERO) return { by: 'turnover', left: shownTurnover(turnover).remaining };
  if (open >= openAtOnce) return { by: 'open', most: openAtOnce };
  if (today.countLeft === 0 || parseAmount(max) < parseAmount(min)) return { by: 'day', endsAt: today.endsAt };
  return nextAt === null ? null : { by: 'wait', until: nextAt };
}

/** What the form offers: nothing while anything hinders. */
export function offeredMost(most: Amount, hindrance: Hindrance | null): Amount | null {
  return hindrance === null ? most : null;
}
