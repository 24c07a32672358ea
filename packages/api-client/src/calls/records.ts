import type * as contract from '@champa/contract';
import { call } from './call.ts';

/** Records and rebates: for pages that come later than the first, and apart from its calls. */
export const recordsCalls = {
  bettingFilters: call<typeof contract.bettingFilters>({
    id: 'bettingFilters',
    method: 'GET',
    path: '/api/records/bets/filters',
    access: 'member',
  }),
  bettingRound: call<typeof contract.bettingRound>({
    id: 'bettingRound',
    method: 'GET',
    path: '/api/records/bets/{id}',
    access: 'member',
  }),
  roundReplay: call<typeof contract.roundReplay>({
    id: 'roundReplay',
    method: 'POST',
    path: '/api/records/bets/{id}/replay',
    access: 'member',
  }),
  personalProfit: call<typeof contract.personalProfit>({
    id: 'personalProfit',
    method: 'GET',
    path: '/api/records/profit',
    access: 'member',
  }),
  createExport: call<typeof contract.createExport>({
    id: 'createExport',
    method: 'POST',
    path: '/api/records/exports',
    access: 'member',
  }),
  recordExport: call<typeof contract.recordExport>({
    id: 'recordExport',
    method: 'GET',
    path: '/api/records/exports/{id}',
    access: 'member',
  }),
  rebate: call<typeof contract.rebate>({
    id: 'rebate',
    method: 'GET',
    path: '/api/rebate',
    access: 'member',
  }),
  claimRebate: call<typeof contract.claimRebate>({
    id: 'claimRebate',
    method: 'POST',
    path: '/api/rebate/claim',
    access: 'member',
  }),
  rebateClaims: call<typeof contract.rebateClaims>({
    id: 'rebateClaims',
    method: 'GET',
    path: '/api/rebate/claims',
    access: 'member',
  }),
} as const;
