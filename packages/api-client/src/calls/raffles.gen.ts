// Written from packages/contract by `npm run generate -w @champa/api-client`.
import type * as contract from '@champa/contract';
import { call } from '../call.ts';

export const rafflesCalls = {
  claimRafflePromotion: call<typeof contract.claimRafflePromotion>({ id: 'claimRafflePromotion', method: 'POST', path: '/api/prizes/raffles/claim', access: 'member' }),
  raffleRound: call<typeof contract.raffleRound>({ id: 'raffleRound', method: 'GET', path: '/api/prizes/raffles/{id}', access: 'public' }),
  raffleTickets: call<typeof contract.raffleTickets>({ id: 'raffleTickets', method: 'GET', path: '/api/prizes/raffles/{id}/tickets', access: 'public' }),
} as const;
