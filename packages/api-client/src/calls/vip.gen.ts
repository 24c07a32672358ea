// Written from packages/contract by `npm run generate -w @champa/api-client`.
import type * as contract from '@champa/contract';
import { call } from '../call.ts';

export const vipCalls = {
  vipHistory: call<typeof contract.vipHistory>({ id: 'vipHistory', method: 'GET', path: '/api/vip/history', access: 'member' }),
  vipRanks: call<typeof contract.vipRanks>({ id: 'vipRanks', method: 'GET', path: '/api/vip/ranks', access: 'public' }),
  vipStanding: call<typeof contract.vipStanding>({ id: 'vipStanding', method: 'GET', path: '/api/vip', access: 'member' }),
} as const;
