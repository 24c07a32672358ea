export {
  type DepositIntent,
  depositIntent,
  depositMethodsQuery,
  depositQuery,
  depositsQuery,
  type DepositWish,
  isSettled,
  latestDepositQuery,
  openDepositsQuery,
  sendSlip,
  startDeposit,
} from './deposits.ts';
export { depositRefreshes } from './live.ts';
