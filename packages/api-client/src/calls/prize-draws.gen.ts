// Written from packages/contract by `npm run generate -w @champa/api-client`.
import type * as contract from '@champa/contract';
import { call } from '../call.ts';

export const prizeDrawsCalls = {
  drawPrizeTicket: call<typeof contract.drawPrizeTicket>({ id: 'drawPrizeTicket', method: 'POST', path: '/api/prizes/games/{game}/draw', access: 'member' }),
  openRedEnvelope: call<typeof contract.openRedEnvelope>({ id: 'openRedEnvelope', method: 'POST', path: '/api/prizes/envelopes/{id}/open', access: 'member' }),
  prizeDraws: call<typeof contract.prizeDraws>({ id: 'prizeDraws', method: 'GET', path: '/api/prizes/draws', access: 'member' }),
  rotatePrizeSeed: call<typeof contract.rotatePrizeSeed>({ id: 'rotatePrizeSeed', method: 'POST', path: '/api/prizes/seed', access: 'member' }),
} as const;
