// Written from packages/contract by `npm run generate -w @champa/api-client`.
import type * as contract from '@champa/contract';
import { call } from '../call.ts';

export const siteRevisionCalls = {
  siteRevision: call<typeof contract.siteRevision>({ id: 'siteRevision', method: 'GET', path: '/api/system/revision', access: 'public' }),
} as const;
