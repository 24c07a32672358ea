export {
  addProof,
  cancelWithdrawal,
  confirmReceipt,
  disputeWithdrawal,
  intentOf,
  requestWithdrawal,
  termsQuery,
  type WithdrawalIntent,
  withdrawalQuery,
  withdrawalsKey,
  withdrawalsQuery,
} from './withdrawals.ts';
export { withdrawalRefreshes } from './live.ts';
