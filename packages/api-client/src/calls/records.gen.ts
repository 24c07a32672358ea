// Written from packages/contract by `npm run generate -w @champa/api-client`.
import type * as contract from '@champa/contract';
import { call } from '../call.ts';

export const recordsCalls = {
  accountRecord: call<typeof contract.accountRecord>({ id: 'accountRecord', method: 'GET', path: '/api/records/account', access: 'member' }),
  bettingFilters: call<typeof contract.bettingFilters>({ id: 'bettingFilters', method: 'GET', path: '/api/records/bets/filters', access: 'member' }),
  bettingRecord: call<typeof contract.bettingRecord>({ id: 'bettingRecord', method: 'GET', path: '/api/records/bets', access: 'member' }),
  bettingRound: call<typeof contract.bettingRound>({ id: 'bettingRound', method: 'GET', path: '/api/records/bets/{id}', access: 'member' }),
  personalProfit: call<typeof contract.personalProfit>({ id: 'personalProfit', method: 'GET', path: '/api/records/profit', access: 'member' }),
  roundReplay: call<typeof contract.roundReplay>({ id: 'roundReplay', method: 'POST', path: '/api/records/bets/{id}/replay', access: 'member' }),
} as const;
