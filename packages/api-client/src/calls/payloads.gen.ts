// Written from packages/contract by `npm run generate -w @champa/api-client`.
import type * as contract from '@champa/contract';
import { call } from '../call.ts';

export const payloadsCalls = {
  payloadKey: call<typeof contract.payloadKey>({ id: 'payloadKey', method: 'GET', path: '/api/payload-key', access: 'public' }),
} as const;
