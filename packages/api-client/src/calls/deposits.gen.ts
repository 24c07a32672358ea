// Written from packages/contract by `npm run generate -w @champa/api-client`.
import type * as contract from '@champa/contract';
import { call } from '../call.ts';

export const depositsCalls = {
  createDeposit: call<typeof contract.createDeposit>({ id: 'createDeposit', method: 'POST', path: '/api/wallet/deposits', access: 'member' }),
  depositMethods: call<typeof contract.depositMethods>({ id: 'depositMethods', method: 'GET', path: '/api/wallet/deposit-methods', access: 'member' }),
  depositStatus: call<typeof contract.depositStatus>({ id: 'depositStatus', method: 'GET', path: '/api/wallet/deposits/{id}', access: 'member' }),
  deposits: call<typeof contract.deposits>({ id: 'deposits', method: 'GET', path: '/api/wallet/deposits', access: 'member' }),
  uploadSlip: call<typeof contract.uploadSlip>({ id: 'uploadSlip', method: 'POST', path: '/api/wallet/deposits/{id}/slip', access: 'member', bodyType: 'picture' }),
} as const;
