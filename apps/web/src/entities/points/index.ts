export {
  balanceQuery,
  configQuery,
  convert,
  goodsQuery,
  redeem,
  redemptionsQuery,
  transactionsQuery,
} from './points.ts';
export { pointsRefreshes } from './live.ts';
