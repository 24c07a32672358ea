// Written from packages/contract by `npm run generate -w @champa/api-client`.
import type * as contract from '@champa/contract';
import { call } from '../call.ts';

export const liveCalls = {
  liveTicket: call<typeof contract.liveTicket>({ id: 'liveTicket', method: 'POST', path: '/api/live/ticket', access: 'member' }),
} as const;
