// Written from packages/contract by `npm run generate -w @champa/api-client`.
import type * as contract from '@champa/contract';
import { call } from '../call.ts';

export const siteCalls = {
  permission: call<typeof contract.permission>({ id: 'permission', method: 'GET', path: '/api/permission', access: 'public' }),
  systemStatus: call<typeof contract.systemStatus>({ id: 'systemStatus', method: 'GET', path: '/api/system/status', access: 'public' }),
} as const;
