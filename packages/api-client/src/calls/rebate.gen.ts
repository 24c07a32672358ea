// Written from packages/contract by `npm run generate -w @champa/api-client`.
import type * as contract from '@champa/contract';
import { call } from '../call.ts';

export const rebateCalls = {
  claimRebate: call<typeof contract.claimRebate>({ id: 'claimRebate', method: 'POST', path: '/api/rebate/claim', access: 'member' }),
  rebate: call<typeof contract.rebate>({ id: 'rebate', method: 'GET', path: '/api/rebate', access: 'member' }),
  rebateClaims: call<typeof contract.rebateClaims>({ id: 'rebateClaims', method: 'GET', path: '/api/rebate/claims', access: 'member' }),
} as const;
