import { createMaker, type Make, type Promotion, words } from './activity-maker.ts';
import { eventPromotions } from './event-promotions.ts';

/** Promotions of the demo that members take part in; seed/activities gives what they promise. */
export function demoActivityPromotions(now: Temporal.Instant): Promotion[] {
  const make = createMaker(now);
  return [...dailyPromotions(make), ...eventPromotions(make)];
}

function dailyPromotions(make: Make): Promotion[] {
  return [
    make(
      ['sign-in-days', 'SIGN_IN', 'tasks'],
      [-60, null],
      ['events'],
      [
        words(
          'ເຊັກອິນ 7 ວັນ',
          'ເຊັກອິນທຸກວັນ ຮັບຄະແນນທີ່ເພີ່ມຂຶ້ນເລື້ອຍໆ.',
          'ມື້ທີ 1 ຫາ 6: 10 ຫາ 60 ຄະແນນ',
          'ມື້ທີ 7: 200 ຄະແນນ, ຈາກນັ້ນເລີ່ມໃໝ່',
          'ຂາດໜຶ່ງມື້ ເລີ່ມນັບໃໝ່',
        ),
        words(
          'Seven sign-in days',
          'Sign in day by day, and each day brings more points.',
          'Days 1 to 6: 10 to 60 points',
          'Day 7: 200 points, then it begins anew',
          'A day that is missed begins the count anew',
        ),
        words(
          '七日签到',
          '每日签到，积分逐日递增。',
          '第 1 至 6 天：10 至 60 积分',
          '第 7 天：200 积分，之后重新开始',
          '漏签一天则重新计算',
        ),
      ],
    ),
    make(
      ['daily-tasks', 'TASKS', 'tasks'],
      [-40, null],
      ['events'],
      [
        words(
          'ພາລະກິດປະຈຳວັນ',
          'ສາມພາລະກິດໃໝ່ທຸກມື້, ແຕ່ລະຢ່າງມີລາງວັນ.',
          'ຝາກໜຶ່ງຄັ້ງ: ປີ້ວົງລໍ້ 1 ໃບ',
          'ສະລັອດ 20 ຮອບ: 20 ຄະແນນ; 100 ຮອບ: 100 ຄະແນນ',
          'ຍອດເດີມພັນທີ່ຖືກຕ້ອງ ₭500.000: ₭5.000',
        ),
        words(
          'Daily tasks',
          'Three tasks each day, each with a reward of its own.',
          'One deposit: a spin of the wheel',
          '20 rounds at slots: 20 points; 100 rounds: 100 points',
          'Valid bets of ₭500,000: ₭5,000',
        ),
        words(
          '每日任务',
          '每天三项任务，各有奖励。',
          '存款一次：转盘机会 1 次',
          '电子游戏 20 局：20 积分；100 局：100 积分',
          '有效投注 ₭500,000：₭5,000',
        ),
      ],
    ),
    make(
      ['wednesday-reload', 'DEPOSIT_BONUS', 'deposit'],
      [-30, null],
      ['deposits'],
      [
        words(
          'ວັນພຸດເຕີມເງິນ 30%',
          'ທຸກວັນພຸດ ການຝາກແຕ່ລະຄັ້ງໄດ້ເພີ່ມ 30%.',
          'ຝາກຢ່າງໜ້ອຍ ₭50.000, ໂບນັດສູງສຸດ ₭300.000',
          'ສູງສຸດສອງຄັ້ງຕໍ່ມື້',
          'ຍອດເດີມພັນໂບນັດ 8 ເທົ່າ ພາຍໃນ 7 ວັນ',
        ),
        words(
          'Wednesday reload: 30%',
          'On Wednesdays each deposit brings 30% more.',
          'From ₭50,000, up to ₭300,000 of bonus',
          'Twice a day at most',
          'Wagering: 8 times the bonus, within 7 days',
        ),
        words(
          '周三续存加赠 30%',
          '每周三每笔存款加赠 30%。',
          '存款 ₭50,000 起，奖金最高 ₭300,000',
          '每日最多两次',
          '奖金流水 8 倍，7 天内完成',
        ),
      ],
      'DEPOSIT',
    ),
    make(
      ['vip-upgrade', 'VIP', 'vip'],
      [-120, null],
      ['vip'],
      [
        words('ຂອງຂວັນເລື່ອນຂັ້ນ VIP', 'ທຸກຂັ້ນທີ່ທ່ານຂຶ້ນເຖິງ ມີຂອງຂວັນໜຶ່ງຄັ້ງ.', 'ຈຳປາ ₭5.000 ຫາ ພະຍານາກ ₭5.000.000', 'ຍອດເດີມພັນ 1 ເທົ່າ'),
        words(
          'VIP upgrade gift',
          'Each rank you reach brings a gift, once.',
          'From ₭5,000 at Champa to ₭5,000,000 at Naga',
          'Turnover: once',
        ),
        words('VIP 晋级礼金', '每晋升一级赠送一次礼金。', '占芭花 ₭5,000 至那伽 ₭5,000,000', '流水要求：1 倍'),
      ],
    ),
    make(
      ['vip-weekly', 'VIP', 'vip'],
      [-120, null],
      ['vip'],
      [
        words(
          'ໂບນັດ VIP ປະຈຳອາທິດ',
          'ສຳລັບສະມາຊິກຂັ້ນບົວຂຶ້ນໄປທີ່ຫຼິ້ນໃນອາທິດນັ້ນ.',
          '₭5.000 ຫາ ₭1.000.000 ຕາມຂັ້ນ',
          'ຍອດເດີມພັນທີ່ຖືກຕ້ອງຂອງອາທິດຢ່າງໜ້ອຍ ₭100.000',
          'ຮັບໄດ້ຕັ້ງແຕ່ວັນຈັນ ພາຍໃນ 7 ວັນ',
        ),
        words(
          'Weekly VIP bonus',
          'For members from Lotus on who have played in the week.',
          '₭5,000 to ₭1,000,000 by rank',
          'Valid bets of the week from ₭100,000',
          'To be claimed from Monday on, for 7 days',
        ),
        words(
          'VIP 周礼金',
          '莲花级及以上、当周有投注的会员。',
          '按等级 ₭5,000 至 ₭1,000,000',
          '当周有效投注至少 ₭100,000',
          '周一起可领取，7 天内有效',
        ),
      ],
    ),
    make(
      ['vip-monthly', 'VIP', 'vip'],
      [-120, null],
      ['vip'],
      [
        words(
          'ໂບນັດ VIP ປະຈຳເດືອນ',
          'ຂອບໃຈສຳລັບທຸກເດືອນທີ່ທ່ານຢູ່ກັບພວກເຮົາ.',
          '₭5.000 ຫາ ₭3.000.000 ຕາມຂັ້ນ',
          'ຍອດເດີມພັນທີ່ຖືກຕ້ອງຂອງເດືອນຢ່າງໜ້ອຍ ₭500.000',
          'ຈ່າຍເຂົ້າບັນຊີເອງໃນວັນທີ 1',
        ),
        words(
          'Monthly VIP bonus',
          'Thank you for each month with us.',
          '₭5,000 to ₭3,000,000 by rank',
          'Valid bets of the month from ₭500,000',
          'Paid by itself on the 1st',
        ),
        words(
          'VIP 月礼金',
          '感谢您每个月的陪伴。',
          '按等级 ₭5,000 至 ₭3,000,000',
          '当月有效投注至少 ₭500,000',
          '每月 1 日自动派发',
        ),
      ],
    ),
    make(
      ['invited', 'REFERRAL', 'friends'],
      [-45, null],
      ['new-members'],
      [
        words(
          'ຍິນດີຕ້ອນຮັບໝູ່',
          'ທ່ານມາດ້ວຍລິ້ງຂອງໝູ່: ມີ ₭50.000 ສຳລັບທ່ານ.',
          'ຝາກທັງໝົດ ₭100.000',
          'ຍອດເດີມພັນທີ່ຖືກຕ້ອງ ₭500.000',
          'ໜຶ່ງຄັ້ງ, ພາຍໃນ 14 ວັນທຳອິດ',
        ),
        words(
          'Welcome, friend',
          'You came by a friend’s link: ₭50,000 are waiting for you.',
          'Deposits of ₭100,000 in all',
          'Valid bets of ₭500,000',
          'Once, within your first 14 days',
        ),
        words(
          '好友欢迎礼',
          '您通过好友链接加入：₭50,000 等您领取。',
          '累计存款 ₭100,000',
          '有效投注 ₭500,000',
          '仅一次，注册后 14 天内',
        ),
      ],
      'DEPOSIT',
    ),
    make(
      ['bind-messenger', 'MESSENGER', 'gift'],
      [-25, null],
      ['new-members'],
      [
        words(
          'ຜູກ Zalo ຫຼື Line ຮັບເຖິງ 131K',
          'ຜູກບັນຊີ Zalo ຫຼື Line ໃນສູນຄວາມປອດໄພ ແລ້ວຮັບເງິນສຸ່ມ.',
          '₭5.000 ຫາ ₭131.000',
          'ໜຶ່ງຄັ້ງຕໍ່ສະມາຊິກ',
          'ຍອດເດີມພັນ 1 ເທົ່າ',
        ),
        words(
          'Bind Zalo or Line: up to 131K',
          'Link your Zalo or Line account in the security centre, and draw your gift.',
          '₭5,000 to ₭131,000',
          'Once a member',
          'Turnover: once',
        ),
        words(
          '绑定 Zalo 或 Line，最高 131K',
          '在安全中心绑定 Zalo 或 Line 账户，即可抽取礼金。',
          '₭5,000 至 ₭131,000',
          '每位会员一次',
          '流水要求：1 倍',
        ),
      ],
    ),
    make(
      ['rescue', 'RESCUE', 'cashback'],
      [-30, null],
      ['cashback'],
      [
        words(
          'ໂບນັດຊ່ວຍເຫຼືອປະຈຳວັນ',
          'ມື້ທີ່ໂຊກບໍ່ດີ ພວກເຮົາຊ່ວຍ 5%.',
          'ເມື່ອຍອດເສຍສຸດທິຂອງມື້ນັ້ນຮອດ ₭100.000 ແລະ ຍອດເງິນເຫຼືອບໍ່ເກີນ ₭5.000',
          'ສູງສຸດ ₭200.000, ໜຶ່ງຄັ້ງຕໍ່ມື້',
          'ຍອດເດີມພັນ 1 ເທົ່າ',
        ),
        words(
          'Rescue bonus',
          'On a day without luck 5% is for the asking.',
          'Once the day’s net losses reach ₭100,000 and ₭5,000 or less is left',
          'Up to ₭200,000, once a day',
          'Turnover: once',
        ),
        words(
          '救援金',
          '手气不佳的日子，可申领 5%。',
          '当日净输达 ₭100,000 且余额不高于 ₭5,000',
          '最高 ₭200,000，每日一次',
          '流水要求：1 倍',
        ),
      ],
    ),
    make(
      ['raffle', 'RAFFLE', 'lottery'],
      [-9, 50],
      ['events'],
      [
        words(
          'ຈັບສະຫຼາກປະຈຳອາທິດ',
          'ທຸກການຝາກ ₭100.000 ໄດ້ສະຫຼາກໜຶ່ງໃບ.',
          'ຮັບສະຫຼາກຂອງທ່ານຢູ່ບ່ອນນີ້ ກ່ອນການຈັບ',
          'ສູງສຸດ 50 ໃບຕໍ່ອາທິດ',
          'ລາງວັນ ແລະ ເວລາຈັບ ຢູ່ໜ້າສະຫຼາກ',
        ),
        words(
          'Weekly raffle',
          'Every ₭100,000 you deposit brings a ticket.',
          'Claim your tickets here before the draw',
          'Up to 50 tickets a week',
          'Prizes and the time of the draw stand on the raffle’s page',
        ),
        words('每周抽奖', '每存款 ₭100,000 得一张奖券。', '开奖前在此领取', '每周最多 50 张', '奖品与开奖时间见抽奖页'),
      ],
      'DEPOSIT',
    ),
  ];
}
