// Written from packages/contract by `npm run generate -w @champa/api-client`.
import type * as contract from '@champa/contract';
import { call } from '../call.ts';

export const lotterySlipsCalls = {
  cancelTicket: call<typeof contract.cancelTicket>({ id: 'cancelTicket', method: 'POST', path: '/api/lottery/tickets/{id}/cancel', access: 'member' }),
  lotteryTicket: call<typeof contract.lotteryTicket>({ id: 'lotteryTicket', method: 'GET', path: '/api/lottery/tickets/{id}', access: 'member' }),
  lotteryTickets: call<typeof contract.lotteryTickets>({ id: 'lotteryTickets', method: 'GET', path: '/api/lottery/tickets', access: 'member' }),
  placeSlip: call<typeof contract.placeSlip>({ id: 'placeSlip', method: 'POST', path: '/api/lottery/slips', access: 'member' }),
} as const;
