import type * as contract from '@champa/contract';
import { call } from './call.ts';

/** Bonus money: offers, what was granted, and its play. */
export const bonusCalls = {
  bonusOffers: call<typeof contract.bonusOffers>({
    id: 'bonusOffers',
    method: 'GET',
    path: '/api/bonus/offers',
    access: 'member',
  }),
  bonuses: call<typeof contract.bonuses>({
    id: 'bonuses',
    method: 'GET',
    path: '/api/bonus',
    access: 'member',
  }),
  bonusMovements: call<typeof contract.bonusMovements>({
    id: 'bonusMovements',
    method: 'GET',
    path: '/api/bonus/{id}/movements',
    access: 'member',
  }),
  forfeitBonus: call<typeof contract.forfeitBonus>({
    id: 'forfeitBonus',
    method: 'POST',
    path: '/api/bonus/{id}/forfeit',
    access: 'member',
  }),
};
