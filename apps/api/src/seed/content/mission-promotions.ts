import type { ContentImportInput } from '../../modules/content/index.ts';
import { article, say } from './texts.ts';

type Promotion = NonNullable<ContentImportInput['promotions']>[number];

/** The promotions that lead to the demo's event of missions, for as long as it runs (`missions.seed.ts`). */
export function demoMissionPromotions(now: Temporal.Instant): Promotion[] {
  const today = now.toZonedDateTimeISO('Asia/Vientiane').startOfDay();
  return [
    {
      key: 'night-garden',
      title: say('ສວນກາງຄືນຂອງຈຳປາ', 'Champa night garden', '占芭夜花园'),
      content: article(
        [
          'ຈູດໂຄມ ເກັບດອກ ແລະ ແຂ່ງໃນກະດານຂອງກິດຈະກຳ.',
          'ພາລະກິດສາມຢ່າງ: ເຂົ້າສູ່ລະບົບ 7 ວັນ, ຫຼິ້ນ 300 ຮອບ, ຍອດເດີມພັນ ₭5.000.000',
          'ອັນດັບ 1 ຮັບ ₭2.000.000 ອັນດັບ 2 ຫາ 20 ກໍມີລາງວັນ',
          'ຄະແນນເທົ່າກັນແບ່ງລາງວັນເທົ່າກັນ',
          'ຮັບລາງວັນໃນໜ້າພາລະກິດ',
        ],
        [
          'Light lanterns, pick blossoms, and race on the board of the event.',
          'Three missions: sign in on 7 days, play 300 rounds, stake ₭5,000,000',
          'Place 1 wins ₭2,000,000, and places 2 to 20 win too',
          'Who has the same points shares the prizes in equal parts',
          'Claim your rewards on the missions page',
        ],
        [
          '点灯、采花，在活动榜单上一较高下。',
          '三项任务：登录 7 天、游玩 300 局、有效投注 ₭5,000,000',
          '第 1 名获 ₭2,000,000，第 2 至 20 名同样有奖',
          '同分者平分奖品',
          '请在任务页领取奖励',
        ],
      ),
      promotionType: 'MISSIONS',
      cardPicture: 'promotion-slots-card',
      dialogPicture: 'promotion-slots-wide',
      startsAt: today.subtract({ days: 3 }).toInstant().toString(),
      endsAt: today.add({ days: 12 }).toInstant().toString(),
      visitorAction: 'REGISTER',
      memberAction: 'MISSIONS',
      categories: ['events'],
    },
  ];
}
