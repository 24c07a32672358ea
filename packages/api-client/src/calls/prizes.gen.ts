// Written from packages/contract by `npm run generate -w @champa/api-client`.
import type * as contract from '@champa/contract';
import { call } from '../call.ts';

export const prizesCalls = {
  myPrizes: call<typeof contract.myPrizes>({ id: 'myPrizes', method: 'GET', path: '/api/prizes/mine', access: 'member' }),
  prizeGames: call<typeof contract.prizeGames>({ id: 'prizeGames', method: 'GET', path: '/api/prizes', access: 'public' }),
} as const;
