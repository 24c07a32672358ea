// Written from packages/contract by `npm run generate -w @champa/api-client`.
import type * as contract from '@champa/contract';
import { call } from '../call.ts';

export const walletCalls = {
  balance: call<typeof contract.balance>({ id: 'balance', method: 'GET', path: '/api/wallet/balance', access: 'member' }),
} as const;
