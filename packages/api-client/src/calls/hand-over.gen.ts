// Written from packages/contract by `npm run generate -w @champa/api-client`.
import type * as contract from '@champa/contract';
import { call } from '../call.ts';

export const handOverCalls = {
  handOver: call<typeof contract.handOver>({ id: 'handOver', method: 'POST', path: '/api/session/hand-over', access: 'public' }),
  handOverAccount: call<typeof contract.handOverAccount>({ id: 'handOverAccount', method: 'POST', path: '/api/session/hand-over/account', access: 'public' }),
  handOverTicket: call<typeof contract.handOverTicket>({ id: 'handOverTicket', method: 'POST', path: '/api/session/hand-over/ticket', access: 'member' }),
} as const;
