import * as z from 'zod/mini';
import { Bonus } from '../bonus.ts';
import { Decimal, Id, Instant } from '../common.ts';
import { AdminDeposit } from './deposits.ts';
import { operation } from '../operation.ts';
import { AccountMovement, BettingRound } from '../records.ts';
import { Balance } from '../wallet.ts';
import { cursor, cursorListOf, placeCursor, reason } from './lists.ts';
import { AdminWithdrawal } from './withdrawals.ts';

const ofMember = { params: z.object({ id: Id }) };

export const adminMemberBalances = operation({
  id: 'adminMemberBalances',
  method: 'GET',
  path: '/api/admin/members/{id}/balances',
  access: 'staff',
  permission: 'members.view',
  summary: 'A member’s money by what it is for: cash, bonus money, what is set aside, what is in vendors’ wallets',
  ...ofMember,
  value: z.object({
    list: z.array(z.object({ id: z.string(), purpose: z.string(), currency: z.string(), balance: Decimal })),
  }),
});

export const adminMovements = operation({
  id: 'adminMovements',
  method: 'GET',
  path: '/api/admin/members/{id}/movements',
  access: 'staff',
  permission: 'members.view',
  summary: 'The movements of a member’s cash, newest first',
  ...ofMember,
  query: z.object(placeCursor),
  value: cursorListOf(AccountMovement),
});

export const adminRounds = operation({
  id: 'adminRounds',
  method: 'GET',
  path: '/api/admin/members/{id}/rounds',
  access: 'staff',
  permission: 'members.view',
  summary: 'The rounds a member played, newest first',
  ...ofMember,
  query: z.object(placeCursor),
  value: cursorListOf(BettingRound),
});

export const adminRoundReplay = operation({
  id: 'adminRoundReplay',
  method: 'POST',
  path: '/api/admin/members/{id}/rounds/{round}/replay',
  access: 'staff',
  permission: 'members.view',
  summary: 'Where the vendor shows one of the member’s rounds as it was; the address holds for a while',
  params: z.object({ id: Id, round: Id }),
  value: z.object({ url: z.string() }),
  errors: ['NOT_FOUND', 'REPLAY_UNAVAILABLE'],
});

export const adminMemberDeposits = operation({
  id: 'adminMemberDeposits',
  method: 'GET',
  path: '/api/admin/members/{id}/deposits',
  access: 'staff',
  permission: 'payments.view',
  summary: 'A member’s deposits, newest first',
  ...ofMember,
  query: z.object(cursor),
  value: cursorListOf(AdminDeposit),
});

export const adminMemberWithdrawals = operation({
  id: 'adminMemberWithdrawals',
  method: 'GET',
  path: '/api/admin/members/{id}/withdrawals',
  access: 'staff',
  permission: 'payments.view',
  summary: 'A member’s withdrawals, newest first',
  ...ofMember,
  query: z.object(cursor),
  value: cursorListOf(AdminWithdrawal),
});

export const adminMemberTurnover = operation({
  id: 'adminMemberTurnover',
  method: 'GET',
  path: '/api/admin/members/{id}/turnover',
  access: 'staff',
  permission: 'members.view',
  summary: 'What a member must still stake before they can withdraw, the oldest requirement first',
  ...ofMember,
  value: z.object({
    required: Decimal,
    done: Decimal,
    remaining: Decimal,
    list: z.array(
      z.object({ id: Id, cause: z.string(), required: Decimal, done: Decimal, remaining: Decimal, since: Instant }),
    ),
  }),
});

export const adminMemberBonuses = operation({
  id: 'adminMemberBonuses',
  method: 'GET',
  path: '/api/admin/members/{id}/bonuses',
  access: 'staff',
  permission: 'members.view',
  summary: 'A member’s bonuses, newest first',
  ...ofMember,
  query: z.object(cursor),
  value: cursorListOf(Bonus),
});

export const adminBonusOffers = operation({
  id: 'adminBonusOffers',
  method: 'GET',
  path: '/api/admin/bonus-offers',
  access: 'staff',
  permission: 'promotions.view',
  summary: 'The offers that bonuses are granted by, with what is left of each budget',
  value: z.object({
    list: z.array(z.object({ id: z.string(), name: z.string(), currency: z.string(), left: Decimal })),
  }),
});

export const adminMemberBonus = operation({
  id: 'adminMemberBonus',
  method: 'POST',
  path: '/api/admin/members/{id}/bonuses',
  access: 'staff',
  permission: 'promotions.edit',
  summary: 'Grants a member a bonus on the conditions of an offer, out of its budget; the same key grants once',
  ...ofMember,
  body: z.object({
    offer: z.string().check(z.maxLength(60)),
    amount: Decimal,
    reason,
    idempotencyKey: z.uuid(),
  }),
  value: z.object({ id: Id }),
  errors: [
    'NOT_FOUND',
    'VALIDATION',
    'REWARDS_USED_UP',
    'NOT_POSSIBLE',
    'IDEMPOTENCY_CONFLICT',
    'WAITS_FOR_APPROVAL',
    'APPROVAL_PENDING',
  ],
});

export const adminMemberCorrection = operation({
  id: 'adminMemberCorrection',
  method: 'POST',
  path: '/api/admin/members/{id}/corrections',
  access: 'staff',
  permission: 'payments.edit',
  summary:
    'Corrects a member’s cash by a signed amount against the house’s account for corrections, never below zero; the member reads the reason. The same key corrects once',
  ...ofMember,
  body: z.object({ amount: Decimal, reason, idempotencyKey: z.uuid() }),
  value: Balance,
  errors: [
    'NOT_FOUND',
    'VALIDATION',
    'BALANCE_TOO_LOW',
    'IDEMPOTENCY_CONFLICT',
    'WAITS_FOR_APPROVAL',
    'APPROVAL_PENDING',
  ],
});
