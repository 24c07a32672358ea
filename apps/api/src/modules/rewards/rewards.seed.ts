import { randomUUID } from 'node:crypto';
import { parseAmount } from '@champa/money';
import type { Clock } from '../../platform/clock.ts';
import { inTransaction, type Pool } from '../../platform/database.ts';
import type { Budgets } from './budgets.service.ts';
import type { GivenGift, NewGift } from './domain/gift.ts';
import type { Gifts } from './gifts.service.ts';

const BUDGET = 'demo';
const CURRENCY = 'LAK';

type Present = Pick<NewGift, 'source' | 'sourceId' | 'title' | 'reward'> & Partial<Pick<NewGift, 'how'>>;
/** In days from now: when it can be claimed, and when it expires. */
type Days = { from?: number; until?: number };

const cash = (amount: string, turnoverFactor: number) =>
  ({ kind: 'cash', amount: parseAmount(amount), currency: CURRENCY, turnoverFactor }) as const;

const weekly: Present = {
  source: 'vip',
  sourceId: 'weekly',
  title: { lo: 'ໂບນັດ VIP ປະຈຳອາທິດ', en: 'Weekly VIP bonus', cn: 'VIP 周礼金' },
  reward: cash('25000', 1),
};
const birthday: Present = {
  source: 'promotion',
  sourceId: 'birthday',
  title: { lo: 'ຂອງຂວັນວັນເກີດ', en: 'Birthday gift', cn: '生日礼金' },
  reward: { kind: 'bonus', amount: parseAmount('50000'), currency: CURRENCY, offer: 'birthday', base: 0n },
};
const thanks: Present = {
  source: 'staff',
  sourceId: 'thanks',
  title: { lo: 'ຂອບໃຈທີ່ຢູ່ກັບພວກເຮົາ', en: 'Thank you for staying with us', cn: '感谢您的支持' },
  reward: cash('10000', 0),
};
const boatRace: Present = {
  source: 'promotion',
  sourceId: 'boat-race',
  title: { lo: 'ບຸນຊ່ວງເຮືອ', en: 'Boat racing festival', cn: '龙舟节礼金' },
  reward: cash('40000', 2),
};
const daily: Present = {
  source: 'mission',
  sourceId: 'daily',
  title: { lo: 'ພາລະກິດປະຈຳວັນ', en: 'Daily tasks', cn: '每日任务' },
  reward: cash('5000', 1),
};

export type RewardsSeed = { pool: Pool; clock: Clock; gifts: Gifts; budgets: Budgets };

/** Gifts of a demo member in every state. Runs at every start; each is given once. */
export async function seedDemoGifts({ pool, clock, gifts, budgets }: RewardsSeed, memberId: string): Promise<void> {
  if ((await budgets.budgetOf(pool, BUDGET)).length > 0) return;
  const now = clock.now();
  const inDays = (days: number) => now.add({ hours: 24 * days });
  const give = (present: Present, { from, until }: Days = {}, cause = 'demo'): Promise<GivenGift> =>
    inTransaction(pool, (tx) =>
      gifts.give(tx, {
        memberId,
        how: 'claim',
        ...present,
        cause,
        budget: BUDGET,
        expiresAt: until === undefined ? null : inDays(until),
        ...(from !== undefined && { claimableFrom: inDays(from) }),
      }),
    );

  await inTransaction(pool, (tx) =>
    budgets.fund(tx, BUDGET, parseAmount('10000000'), CURRENCY, 'for the demo', 'seed'),
  );
  await give(weekly, { until: 7 });
  await give(birthday, { until: 14 });
  await give(thanks);
  await give(boatRace, { from: 3, until: 10 });
  await give(weekly, { from: 7, until: 14 }, 'demo next week');
  await give({ ...daily, how: 'credit' });
  await give(daily, { from: -2, until: -1 }, 'demo missed');
  await gifts.expire();
  const claimed = await give(thanks, {}, 'demo claimed');
  if ('giftId' in claimed) await gifts.claim(memberId, claimed.giftId, randomUUID());
  const mistaken = await give(boatRace, {}, 'demo mistaken');
  if ('giftId' in mistaken)
    await inTransaction(pool, (tx) => gifts.takeBack(tx, mistaken.giftId, 'given twice', 'seed'));
}
