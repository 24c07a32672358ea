import type { Withdrawal } from '@champa/contract';

export { parseWithdrawSearch, type WithdrawSearch } from './model/withdraw-search.ts';

/** Shows what has become of a withdrawal. What that takes is loaded with the first: few visits see any. */
export async function receiveWithdrawal(withdrawal: Withdrawal): Promise<void> {
  const { showWithdrawal } = await import('./api/withdrawals.ts');
  showWithdrawal(withdrawal);
}
