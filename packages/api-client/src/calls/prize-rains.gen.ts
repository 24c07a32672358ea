// Written from packages/contract by `npm run generate -w @champa/api-client`.
import type * as contract from '@champa/contract';
import { call } from '../call.ts';

export const prizeRainsCalls = {
  grabRain: call<typeof contract.grabRain>({ id: 'grabRain', method: 'POST', path: '/api/prizes/rains/{id}/grab', access: 'member' }),
  prizeRain: call<typeof contract.prizeRain>({ id: 'prizeRain', method: 'GET', path: '/api/prizes/rains/{id}', access: 'public' }),
} as const;
