export { parseWithdrawSearch, type WithdrawSearch } from './model/withdraw-search.ts';
