import type { Promotion } from './activity-maker.ts';
import { article, say } from './texts.ts';

/**
 * Events of sports, lotteries, fishing games and cockfights. Their rewards: seed/activities, and boards of the same
 * code (missions.seed-races.ts).
 */
export function racePromotions(now: Temporal.Instant): Promotion[] {
  const at = (days: number): string => now.add({ hours: 24 * days }).toString();
  const today = now.toZonedDateTimeISO('Asia/Vientiane').startOfDay();
  const dayFrom = (days: number): string => today.add({ days }).toInstant().toString();
  return [
    {
      key: 'football-combo',
      title: say('ອາທິດບານເຕະ ຮັບເຖິງ ₭210.000', 'Football week: up to ₭210,000', '足球周：最高 ₭210,000'),
      content: article(
        [
          'ຍອດເດີມພັນກິລາທີ່ຖືກຕ້ອງຂອງທ່ານ ຈາກວັນຈັນຫາວັນອາທິດ ຮັບເງິນເປັນຂັ້ນໆ.',
          '₭500.000 ຮັບ ₭10.000; ₭2.000.000 ຮັບອີກ ₭50.000; ₭5.000.000 ຮັບອີກ ₭150.000',
          'ນັບທຸກກິລາ ທັງບານດ່ຽວ ແລະ ຊຸດ, ເມື່ອການເດີມພັນຕັດສິນແລ້ວ',
          'ຍອດເດີມພັນ 1 ເທົ່າ, ຮັບພາຍໃນ 7 ວັນ',
        ],
        [
          'Your valid bets on sports from Monday to Sunday bring cash, step by step.',
          '₭500,000 bring ₭10,000, ₭2,000,000 another ₭50,000, ₭5,000,000 another ₭150,000',
          'All sports count, singles and combos, once a bet is settled',
          'Turnover: once. To be claimed within 7 days',
        ],
        [
          '周一至周日的体育有效投注，逐级领取现金。',
          '满 ₭500,000 得 ₭10,000，满 ₭2,000,000 再得 ₭50,000，满 ₭5,000,000 再得 ₭150,000',
          '所有体育项目、单关与串关，结算后计入',
          '流水要求：1 倍，7 天内领取',
        ],
      ),
      promotionType: 'SPORTS',
      cardPicture: 'promotion-football-card',
      dialogPicture: 'promotion-football-wide',
      startsAt: at(-6),
      endsAt: at(24),
      visitorAction: 'LOGIN',
      categories: ['events'],
    },
    {
      key: 'lottery-evening',
      title: say('ຄ່ຳຄືນຫວຍ', 'Lottery evening', '彩票之夜'),
      content: article(
        [
          'ທຸກວັນພຸດ ແລະ ວັນສຸກ ການແທງຫວຍນຳໄປສູ່ການຈັບສະຫຼາກປະຈຳອາທິດ.',
          'ຍອດເດີມພັນຫວຍທີ່ຖືກຕ້ອງທຸກ ₭50.000 ໄດ້ສະຫຼາກໜຶ່ງໃບ',
          'ສູງສຸດ 10 ໃບຕໍ່ມື້, ຮັບພາຍໃນສາມມື້',
          'ນັບເມື່ອງວດອອກແລ້ວ',
        ],
        [
          'On Wednesdays and Fridays your lottery bets lead on to the weekly raffle.',
          'Every ₭50,000 of valid bets on lotteries brings a ticket',
          'Up to 10 a day, to be claimed within three days',
          'Bets count when their draw is settled',
        ],
        [
          '每周三、周五，彩票投注可换每周抽奖的奖券。',
          '彩票有效投注每 ₭50,000 得一张奖券',
          '每日最多 10 张，三天内领取',
          '开奖结算后计入',
        ],
      ),
      promotionType: 'LOTTERY',
      cardPicture: 'promotion-lottery-card',
      dialogPicture: 'promotion-lottery-wide',
      startsAt: at(-15),
      endsAt: at(60),
      categories: ['lottery'],
    },
    {
      key: 'slot-race',
      title: say('ແຂ່ງສະລັອດ 48 ຊົ່ວໂມງ', '48-hour slot race', '48 小时电子竞速赛'),
      content: article(
        [
          'ສອງມື້, ທຸກຮອບສະລັອດແມ່ນໜຶ່ງຄະແນນ. ບໍ່ກ່ຽວກັບຂະໜາດເດີມພັນ.',
          '50 ຄົນທຳອິດແບ່ງ ₭20.000.000; ອັນດັບ 1: ₭5.000.000',
          'ນັບທຸກເກມສະລັອດ',
          'ຄະແນນເທົ່າກັນແບ່ງລາງວັນເທົ່າກັນ. ຍອດເດີມພັນ 1 ເທົ່າ',
        ],
        [
          'For two days each round at slots is a point. How much you stake does not matter.',
          'The best 50 share ₭20,000,000; the first wins ₭5,000,000',
          'All slots count',
          'Who has the same points shares the prizes in equal parts. Turnover: once',
        ],
        [
          '两天之内，电子游戏每局计 1 分，与投注额大小无关。',
          '前 50 名瓜分 ₭20,000,000，冠军 ₭5,000,000',
          '所有电子游戏均计入',
          '同分者平分奖品。流水要求：1 倍',
        ],
      ),
      promotionType: 'TOURNAMENT',
      cardPicture: 'promotion-slots-card',
      dialogPicture: 'promotion-slots-wide',
      startsAt: dayFrom(0),
      endsAt: dayFrom(2),
      visitorAction: 'REGISTER',
      memberAction: 'MISSIONS',
      categories: ['events'],
    },
    {
      key: 'fishing-cup',
      title: say('ຖ້ວຍນັກຍິງປາ ແມ່ນ້ຳຂອງ', 'Mekong fishing cup', '湄公河捕鱼杯'),
      content: article(
        [
          'ຍອດເດີມພັນທີ່ຖືກຕ້ອງໃນເກມຍິງປາທຸກ ₭1.000 ແມ່ນໜຶ່ງຄະແນນ. 100 ຄົນທຳອິດແບ່ງ ₭50.000.000.',
          'ອັນດັບ 1: ₭10.000.000; ອັນດັບ 2: ₭6.000.000; ອັນດັບ 3: ₭4.000.000',
          'ຕາຕະລາງເຄື່ອນໄຫວສົດ ຢູ່ໜ້າພາລະກິດ',
          'ຄະແນນເທົ່າກັນແບ່ງລາງວັນເທົ່າກັນ. ຍອດເດີມພັນ 1 ເທົ່າ',
        ],
        [
          'Each ₭1,000 of valid bets at fishing games is a point. The best 100 share ₭50,000,000.',
          'First ₭10,000,000, second ₭6,000,000, third ₭4,000,000',
          'The table moves live, on the missions page',
          'Who has the same points shares the prizes in equal parts. Turnover: once',
        ],
        [
          '捕鱼游戏每 ₭1,000 有效投注计 1 分，前 100 名瓜分 ₭50,000,000。',
          '冠军 ₭10,000,000，亚军 ₭6,000,000，季军 ₭4,000,000',
          '排行榜实时更新，见任务页',
          '同分者平分奖品。流水要求：1 倍',
        ],
      ),
      promotionType: 'TOURNAMENT',
      cardPicture: 'promotion-fishing-card',
      dialogPicture: 'promotion-fishing-wide',
      startsAt: dayFrom(3),
      endsAt: dayFrom(17),
      visitorAction: 'REGISTER',
      memberAction: 'MISSIONS',
      categories: ['events'],
    },
    {
      key: 'cockfight-derby',
      title: say('ດາບີ້ຕີໄກ່', 'Cockfight derby', '斗鸡大赛'),
      content: article(
        [
          'ໜຶ່ງມື້ເຕັມ: ຜູ້ທີ່ຊະນະສຸດທິຫຼາຍສຸດໃນການຕີໄກ່ ແບ່ງ ₭15.000.000.',
          'ທຸກ ₭1.000 ຂອງເງິນຊະນະລົບເງິນເດີມພັນ ແມ່ນໜຶ່ງຄະແນນ',
          '20 ຄົນທຳອິດມີລາງວັນ; ອັນດັບ 1: ₭5.000.000',
          'ຄະແນນເທົ່າກັນແບ່ງລາງວັນເທົ່າກັນ. ຍອດເດີມພັນ 1 ເທົ່າ',
        ],
        [
          'For one day: who wins most at cockfighting, stakes taken off, shares ₭15,000,000.',
          'Each ₭1,000 of wins less stakes is a point',
          'The best 20 have a prize; the first wins ₭5,000,000',
          'Who has the same points shares the prizes in equal parts. Turnover: once',
        ],
        [
          '为期一天：斗鸡净赢最多者瓜分 ₭15,000,000。',
          '派彩减投注，每 ₭1,000 计 1 分',
          '前 20 名有奖，冠军 ₭5,000,000',
          '同分者平分奖品。流水要求：1 倍',
        ],
      ),
      promotionType: 'TOURNAMENT',
      cardPicture: 'promotion-cockfight-card',
      dialogPicture: 'promotion-cockfight-wide',
      startsAt: dayFrom(8),
      endsAt: dayFrom(9),
      visitorAction: 'LOGIN',
      memberAction: 'MISSIONS',
      categories: ['events'],
    },
  ];
}
