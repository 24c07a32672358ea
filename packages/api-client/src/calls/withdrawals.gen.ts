// Written from packages/contract by `npm run generate -w @champa/api-client`.
import type * as contract from '@champa/contract';
import { call } from '../call.ts';

export const withdrawalsCalls = {
  addWithdrawalProof: call<typeof contract.addWithdrawalProof>({ id: 'addWithdrawalProof', method: 'POST', path: '/api/withdrawals/{id}/proofs', access: 'member', bodyType: 'picture' }),
  cancelWithdrawal: call<typeof contract.cancelWithdrawal>({ id: 'cancelWithdrawal', method: 'POST', path: '/api/withdrawals/{id}/cancel', access: 'member' }),
  disputeWithdrawal: call<typeof contract.disputeWithdrawal>({ id: 'disputeWithdrawal', method: 'POST', path: '/api/withdrawals/{id}/dispute', access: 'member' }),
  receiveWithdrawal: call<typeof contract.receiveWithdrawal>({ id: 'receiveWithdrawal', method: 'POST', path: '/api/withdrawals/{id}/receive', access: 'member' }),
  requestWithdrawal: call<typeof contract.requestWithdrawal>({ id: 'requestWithdrawal', method: 'POST', path: '/api/withdrawals', access: 'member', encrypted: true }),
  withdrawalStatus: call<typeof contract.withdrawalStatus>({ id: 'withdrawalStatus', method: 'GET', path: '/api/withdrawals/{id}', access: 'member' }),
  withdrawalTerms: call<typeof contract.withdrawalTerms>({ id: 'withdrawalTerms', method: 'GET', path: '/api/withdrawals/terms', access: 'member' }),
  withdrawals: call<typeof contract.withdrawals>({ id: 'withdrawals', method: 'GET', path: '/api/withdrawals', access: 'member' }),
} as const;
