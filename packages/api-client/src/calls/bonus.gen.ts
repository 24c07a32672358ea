// Written from packages/contract by `npm run generate -w @champa/api-client`.
import type * as contract from '@champa/contract';
import { call } from '../call.ts';

export const bonusCalls = {
  bonusMovements: call<typeof contract.bonusMovements>({ id: 'bonusMovements', method: 'GET', path: '/api/bonus/{id}/movements', access: 'member' }),
  bonusOffers: call<typeof contract.bonusOffers>({ id: 'bonusOffers', method: 'GET', path: '/api/bonus/offers', access: 'member' }),
  bonuses: call<typeof contract.bonuses>({ id: 'bonuses', method: 'GET', path: '/api/bonus', access: 'member' }),
  forfeitBonus: call<typeof contract.forfeitBonus>({ id: 'forfeitBonus', method: 'POST', path: '/api/bonus/{id}/forfeit', access: 'member' }),
} as const;
