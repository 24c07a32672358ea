export { balanceQuery, receiveBalance } from './balance.ts';
