export {
  balanceQuery,
  configQuery,
  convert,
  goodsQuery,
  redeem,
  redemptionsQuery,
  transactionsQuery,
} from './points.ts';
