import type * as contract from '@champa/contract';
import { call } from './call.ts';

/** Money: balance, deposits, records, and where withdrawals may go. */
export const moneyCalls = {
  balance: call<typeof contract.balance>({
    id: 'balance',
    method: 'GET',
    path: '/api/wallet/balance',
    access: 'member',
  }),
  depositMethods: call<typeof contract.depositMethods>({
    id: 'depositMethods',
    method: 'GET',
    path: '/api/wallet/deposit-methods',
    access: 'member',
  }),
  createDeposit: call<typeof contract.createDeposit>({
    id: 'createDeposit',
    method: 'POST',
    path: '/api/wallet/deposits',
    access: 'member',
  }),
  deposits: call<typeof contract.deposits>({
    id: 'deposits',
    method: 'GET',
    path: '/api/wallet/deposits',
    access: 'member',
  }),
  depositStatus: call<typeof contract.depositStatus>({
    id: 'depositStatus',
    method: 'GET',
    path: '/api/wallet/deposits/{id}',
    access: 'member',
  }),
  uploadSlip: call<typeof contract.uploadSlip>({
    id: 'uploadSlip',
    method: 'POST',
    path: '/api/wallet/deposits/{id}/slip',
    access: 'member',
    bodyType: 'picture',
  }),
  bettingRecord: call<typeof contract.bettingRecord>({
    id: 'bettingRecord',
    method: 'GET',
    path: '/api/records/bets',
    access: 'member',
  }),
  accountRecord: call<typeof contract.accountRecord>({
    id: 'accountRecord',
    method: 'GET',
    path: '/api/records/account',
    access: 'member',
  }),
  payees: call<typeof contract.payees>({
    id: 'payees',
    method: 'GET',
    path: '/api/payees',
    access: 'member',
  }),
  addPayee: call<typeof contract.addPayee>({
    id: 'addPayee',
    method: 'POST',
    path: '/api/payees',
    access: 'member',
    encrypted: true,
  }),
  removePayee: call<typeof contract.removePayee>({
    id: 'removePayee',
    method: 'POST',
    path: '/api/payees/{id}/remove',
    access: 'member',
    encrypted: true,
  }),
  setDefaultPayee: call<typeof contract.setDefaultPayee>({
    id: 'setDefaultPayee',
    method: 'PUT',
    path: '/api/payees/{id}/default',
    access: 'member',
  }),
} as const;
