import type { Balance } from '@champa/contract';
import { formatDecimal } from '@champa/money';
import { ApiError } from '../../platform/http/api-error.ts';
import type { MemberBalance } from '../ledger/index.ts';

/**
 * The cash and bonus of one member as one balance. Its version is the sum of both accounts' versions: each grows with each
 * movement and never falls, so the sum orders balances as well.
 *
 * @throws ApiError NOT_FOUND for a member without a wallet
 */
export function presentBalance(accounts: readonly MemberBalance[]): Balance {
  const cash = accounts.find(({ purpose }) => purpose === 'cash');
  if (!cash) throw new ApiError('NOT_FOUND');
  const bonus = accounts.find(({ purpose, currency }) => purpose === 'bonus' && currency === cash.currency);
  return {
    balance: formatDecimal(cash.balance),
    bonus: formatDecimal(bonus?.balance ?? 0n),
    currency: cash.currency,
    version: String(cash.version + (bonus?.version ?? 0n)),
  };
}
