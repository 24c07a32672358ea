// Written from packages/contract by `npm run generate -w @champa/api-client`.
import type * as contract from '@champa/contract';
import { call } from '../call.ts';

export const payeesCalls = {
  addPayee: call<typeof contract.addPayee>({ id: 'addPayee', method: 'POST', path: '/api/payees', access: 'member', encrypted: true }),
  payees: call<typeof contract.payees>({ id: 'payees', method: 'GET', path: '/api/payees', access: 'member' }),
  removePayee: call<typeof contract.removePayee>({ id: 'removePayee', method: 'POST', path: '/api/payees/{id}/remove', access: 'member', encrypted: true }),
  setDefaultPayee: call<typeof contract.setDefaultPayee>({ id: 'setDefaultPayee', method: 'PUT', path: '/api/payees/{id}/default', access: 'member' }),
} as const;
