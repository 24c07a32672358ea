import type { Turnover, WithdrawalTerms } from '@champa/contract';
import { type Amount, feeOn, formatDecimal, minimum, parseAmount, shownAmount, ZERO } from '@champa/money';

/** The fee of a withdrawal, and the amount received. */
export function sumsOf(amount: Amount, { fee }: Pick<WithdrawalTerms, 'fee'>): { fee: Amount; arrives: Amount } {
  const cost = fee.freeLeft > 0 ? ZERO : feeOn(amount, { flat: parseAmount(fee.flat), perMille: fee.perMille });
  return { fee: cost, arrives: amount - cost };
}

const CENT = parseAmount('0.01');

/** The maximum that can be requested: the balance or the brand's limit, in the hundredths that banks transfer. */
export function mostOf(balance: Amount, { max }: Pick<WithdrawalTerms, 'max'>): Amount {
  const most = minimum(balance, parseAmount(max));
  return most - (most % CENT);
}

type Requirement = Pick<Turnover, 'required' | 'done' | 'remaining'>;

/** A requirement as it is shown: what is done and what remains add up to it, and something remains as long as it is not met. */
export function shownTurnover({ required, done, remaining }: Requirement): Requirement {
  if (parseAmount(remaining) === ZERO) return { required, done, remaining };
  const whole = shownAmount(parseAmount(required) + CENT - 1n);
  const part = shownAmount(parseAmount(done));
  return { required: formatDecimal(whole), done: formatDecimal(part), remaining: formatDecimal(whole - part) };
}

/** The progress of the requirement in whole percent, rounded down: 100 only where nothing is left. */
export function turnoverPercent({ required, done }: Pick<Turnover, 'required' | 'done'>): number {
  const [part, whole] = [parseAmount(done), parseAmount(required)];
  return part >= whole ? 100 : Number((part * 100n) / whole);
}
