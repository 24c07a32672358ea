import type * as contract from '@champa/contract';
import { call } from './call.ts';

/** Points and their mall, VIP ranks. */
export const pointsCalls = {
  pointsBalance: call<typeof contract.pointsBalance>({
    id: 'pointsBalance',
    method: 'GET',
    path: '/api/points',
    access: 'member',
  }),
  pointsConfig: call<typeof contract.pointsConfig>({
    id: 'pointsConfig',
    method: 'GET',
    path: '/api/points/config',
    access: 'public',
  }),
  pointsRewardList: call<typeof contract.pointsRewardList>({
    id: 'pointsRewardList',
    method: 'GET',
    path: '/api/points/goods',
    access: 'public',
  }),
  redeemPoints: call<typeof contract.redeemPoints>({
    id: 'redeemPoints',
    method: 'POST',
    path: '/api/points/redemptions',
    access: 'member',
    encrypted: true,
  }),
  redeemList: call<typeof contract.redeemList>({
    id: 'redeemList',
    method: 'GET',
    path: '/api/points/redemptions',
    access: 'member',
  }),
  pointsTransactions: call<typeof contract.pointsTransactions>({
    id: 'pointsTransactions',
    method: 'GET',
    path: '/api/points/transactions',
    access: 'member',
  }),
  convertPoints: call<typeof contract.convertPoints>({
    id: 'convertPoints',
    method: 'POST',
    path: '/api/points/conversions',
    access: 'member',
    encrypted: true,
  }),
  vipRanks: call<typeof contract.vipRanks>({
    id: 'vipRanks',
    method: 'GET',
    path: '/api/vip/ranks',
    access: 'public',
  }),
  vipStanding: call<typeof contract.vipStanding>({
    id: 'vipStanding',
    method: 'GET',
    path: '/api/vip',
    access: 'member',
  }),
  vipHistory: call<typeof contract.vipHistory>({
    id: 'vipHistory',
    method: 'GET',
    path: '/api/vip/history',
    access: 'member',
  }),
};
