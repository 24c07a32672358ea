import type { Turnover, WithdrawalTerms } from '@champa/contract';
import { type Amount, feeOn, minimum, parseAmount, ZERO } from '@champa/money';

/** What a withdrawal of so much costs, and what arrives. */
export function sumsOf(amount: Amount, { fee }: Pick<WithdrawalTerms, 'fee'>): { fee: Amount; arrives: Amount } {
  const cost = fee.freeLeft > 0 ? ZERO : feeOn(amount, { flat: parseAmount(fee.flat), perMille: fee.perMille });
  return { fee: cost, arrives: amount - cost };
}

const CENT = parseAmount('0.01');

/** The most that can be asked for: of what there is, and of what the brand pays; no more than banks move. */
export function mostOf(balance: Amount, { max }: Pick<WithdrawalTerms, 'max'>): Amount {
  const most = minimum(balance, parseAmount(max));
  return most - (most % CENT);
}

/** How far the stakes are, in whole hundredths, rounded down: it is 100 only where nothing is left to do. */
export function turnoverPercent({ required, done }: Pick<Turnover, 'required' | 'done'>): number {
  const [part, whole] = [parseAmount(done), parseAmount(required)];
  return part >= whole ? 100 : Number((part * 100n) / whole);
}
