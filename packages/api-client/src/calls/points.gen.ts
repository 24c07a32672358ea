// Written from packages/contract by `npm run generate -w @champa/api-client`.
import type * as contract from '@champa/contract';
import { call } from '../call.ts';

export const pointsCalls = {
  convertPoints: call<typeof contract.convertPoints>({ id: 'convertPoints', method: 'POST', path: '/api/points/conversions', access: 'member', encrypted: true }),
  pointsBalance: call<typeof contract.pointsBalance>({ id: 'pointsBalance', method: 'GET', path: '/api/points', access: 'member' }),
  pointsConfig: call<typeof contract.pointsConfig>({ id: 'pointsConfig', method: 'GET', path: '/api/points/config', access: 'public' }),
  pointsRewardList: call<typeof contract.pointsRewardList>({ id: 'pointsRewardList', method: 'GET', path: '/api/points/goods', access: 'public' }),
  pointsTransactions: call<typeof contract.pointsTransactions>({ id: 'pointsTransactions', method: 'GET', path: '/api/points/transactions', access: 'member' }),
  redeemList: call<typeof contract.redeemList>({ id: 'redeemList', method: 'GET', path: '/api/points/redemptions', access: 'member' }),
  redeemPoints: call<typeof contract.redeemPoints>({ id: 'redeemPoints', method: 'POST', path: '/api/points/redemptions', access: 'member', encrypted: true }),
} as const;
