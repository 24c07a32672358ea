import type { ContentImportInput } from '../../modules/content/index.ts';
import type { Promotion } from './activity-maker.ts';
import { demoActivityPromotions } from './activity-promotions.ts';
import { giftPromotions } from './gift-promotions.ts';
import { demoMissionPromotions } from './mission-promotions.ts';
import { moneyPromotions } from './money-promotions.ts';
import { racePromotions } from './race-promotions.ts';
import { say } from './texts.ts';

export const demoCategories: ContentImportInput['categories'] = [
  { key: 'new-members', title: say('ສະມາຊິກໃໝ່', 'New members', '新会员') },
  { key: 'deposits', title: say('ຝາກເງິນ', 'Deposits', '存款') },
  { key: 'cashback', title: say('ຄືນເງິນ', 'Cashback', '返现') },
  { key: 'events', title: say('ກິດຈະກຳ', 'Events', '活动') },
  { key: 'vip', title: say('VIP', 'VIP', 'VIP') },
  // Not tabs of the promotions page: their kinds are hidden there.
  { key: 'games', title: say('ໃນເກມ', 'In the games', '游戏内'), type: 'gaming' },
  { key: 'lottery', title: say('ຫວຍ', 'Lottery', '彩票'), type: 'lotto_promo' },
];

/**
 * All the demo's promotions: running, about to begin, about to end, and long-term. Their rewards are in seed/activities
 * and in its boards.
 */
export function demoPromotions(now: Temporal.Instant): Promotion[] {
  return [
    ...moneyPromotions(now),
    ...giftPromotions(now),
    ...racePromotions(now),
    ...demoActivityPromotions(now),
    ...demoMissionPromotions(now),
  ];
}
