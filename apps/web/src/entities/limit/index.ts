export { depositPause, depositRoom, type DepositPause, type DepositRoom } from './deposit-room.ts';
export { RefusalLink, wayOf, wayOfStake } from './limit-refusal.tsx';
export {
  excludeSelf,
  keepLimit,
  keepSession,
  type LimitChange,
  limitsQuery,
  type MoneyLimitName,
  removeLimit,
  removeSession,
  sessionPlayQuery,
  setLimit,
  setRealityCheck,
  setSession,
  takeTimeOut,
  useLimitChange,
} from './limits.ts';
