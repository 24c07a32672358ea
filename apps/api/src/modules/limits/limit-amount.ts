import { type Amount, parseAmount, SCALE } from '@champa/money';
import { ApiError } from '../../platform/http/api-error.ts';

const SMALLEST_STEP = SCALE / 100n;
const HIGHEST = 1_000_000_000_000n * SCALE;

/** The amount of a limit. @throws ApiError VALIDATION */
export function limitAmountOf(text: string): Amount {
  const amount = parseAmount(text);
  const isAmount = amount > 0n && amount <= HIGHEST && amount % SMALLEST_STEP === 0n;
  if (!isAmount) throw new ApiError('VALIDATION', { fields: { amount: 'amount_format' } });
  return amount;
}
