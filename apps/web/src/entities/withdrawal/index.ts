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
