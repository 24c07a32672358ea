import type { Promotion } from './activity-maker.ts';
import { article, say } from './texts.ts';

/** Promotions of deposits, losses and stakes. */
export function moneyPromotions(now: Temporal.Instant): Promotion[] {
  const at = (hours: number): string => now.add({ hours }).toString();
  const day = 24;
  return [
    {
      key: 'first-deposit',
      title: say('ຂອງຂວັນຝາກຄັ້ງທຳອິດ 100%', 'First deposit gift: 100%', '首存礼：100%'),
      content: article(
        [
          'ຝາກຄັ້ງທຳອິດ ແລ້ວຮັບໂບນັດເທົ່າຈຳນວນຝາກ ສູງສຸດ ₭500.000.',
          'ຝາກຢ່າງໜ້ອຍ ₭50.000 ໃນຄັ້ງດຽວ',
          'ຍອດເດີມພັນ: 10 ເທົ່າຂອງຍອດຝາກລວມໂບນັດ ພາຍໃນ 30 ວັນ',
          'ໜຶ່ງຄັ້ງຕໍ່ໜຶ່ງສະມາຊິກ ແລະ ໜຶ່ງຄົວເຮືອນ',
          'ບໍ່ໃຊ້ໄດ້ກັບບັນຊີທົດລອງ',
        ],
        [
          'Your first deposit is matched by a bonus of the same amount, up to ₭500,000.',
          'Deposit at least ₭50,000 in one go',
          'Turnover: 10 times deposit and bonus together, within 30 days',
          'Once for each member and household',
          'Not for trial accounts',
        ],
        [
          '首次存款获赠等额奖金，最高 ₭500,000。',
          '单笔存款至少 ₭50,000',
          '流水要求：30 天内完成存款加奖金的 10 倍',
          '每位会员、每户限一次',
          '试玩账户不参加',
        ],
      ),
      promotionType: 'DEPOSIT_BONUS',
      cardPicture: 'promotion-gift-card',
      dialogPicture: 'promotion-gift-wide',
      startsAt: at(-30 * day),
      visitorAction: 'REGISTER',
      memberAction: 'DEPOSIT',
      categories: ['new-members', 'deposits'],
    },
    {
      key: 'weekly-cashback',
      title: say('ຄືນຍອດເສຍ 8% ທຸກອາທິດ', '8% weekly cashback', '每周返现 8%'),
      content: article(
        [
          'ຍອດເສຍສຸດທິຂອງອາທິດ (ວັນຈັນຫາວັນອາທິດ ຕາມເວລາວຽງຈັນ) ຄືນ 8% ໃນວັນຈັນຖັດໄປ.',
          'ເລີ່ມຈາກຍອດເສຍ ₭100.000 ສູງສຸດ ₭5.000.000 ຕໍ່ອາທິດ',
          'ບໍ່ມີເງື່ອນໄຂຍອດເດີມພັນ: ຖອນໄດ້ທັນທີ',
          'ລວມທຸກເກມ ຍົກເວັ້ນຫວຍ',
        ],
        [
          'Of a week’s net losses (Monday to Sunday, Vientiane time), 8% comes back the next Monday.',
          'From ₭100,000 of losses, up to ₭5,000,000 a week',
          'No turnover: it can be withdrawn at once',
          'All games count but the lottery',
        ],
        [
          '每周（万象时间周一至周日）净输额，次周一返还 8%。',
          '净输 ₭100,000 起，每周最高 ₭5,000,000',
          '无流水要求，可立即取款',
          '除彩票外所有游戏均计入',
        ],
      ),
      promotionType: 'CASHBACK',
      cardPicture: 'promotion-cashback-card',
      dialogPicture: 'promotion-cashback-wide',
      startsAt: at(-90 * day),
      visitorAction: 'LOGIN',
      categories: ['cashback'],
    },
    {
      key: 'daily-reload',
      title: say('ຝາກທຸກວັນ ຮັບ 20%', 'Daily reload: 20%', '每日续存 20%'),
      content: article(
        [
          'ຕັ້ງແຕ່ການຝາກຄັ້ງທີສອງຂອງທ່ານ: ການຝາກຄັ້ງທຳອິດຂອງແຕ່ລະວັນ ຮັບໂບນັດ 20% ສູງສຸດ ₭200.000.',
          'ຝາກຢ່າງໜ້ອຍ ₭100.000',
          'ຍອດເດີມພັນ 8 ເທົ່າ ພາຍໃນ 7 ວັນ',
          'ວັນໃໝ່ເລີ່ມ 00:00 ຕາມເວລາວຽງຈັນ',
        ],
        [
          'From your second deposit on: the first of each day brings a 20% bonus, up to ₭200,000.',
          'Deposit at least ₭100,000',
          'Turnover: 8 times, within 7 days',
          'A day begins at 00:00 Vientiane time',
        ],
        [
          '自第二笔存款起：每日首笔获赠 20% 奖金，最高 ₭200,000。',
          '存款至少 ₭100,000',
          '流水要求：7 天内 8 倍',
          '每日以万象时间 00:00 起算',
        ],
      ),
      promotionType: 'DEPOSIT_BONUS',
      cardPicture: 'promotion-deposit-card',
      dialogPicture: 'promotion-deposit-wide',
      startsAt: at(-20 * day),
      endsAt: at(40 * day),
      visitorAction: 'LOGIN',
      memberAction: 'DEPOSIT',
      categories: ['deposits'],
    },
    {
      key: 'live-cashback',
      title: say('ຄືນ 0.8% ໂຕະສົດ ທຸກວັນ', 'Live tables: 0.8% back daily', '真人桌台每日返水 0.8%'),
      content: article(
        [
          'ຍອດເດີມພັນທີ່ຖືກຕ້ອງໃນໂຕະສົດ ຄືນ 0.8% ທຸກມື້ ບໍ່ວ່າຊະນະຫຼືເສຍ.',
          'ບໍ່ຈຳກັດຈຳນວນ',
          'ຈ່າຍເຂົ້າບັນຊີເອງຫຼັງທ່ຽງຄືນ ສຳລັບມື້ກ່ອນ',
          'ການເດີມພັນທັງສອງຝ່າຍໃນຮອບດຽວກັນບໍ່ນັບ',
        ],
        [
          'Of your valid bets at live tables 0.8% comes back every day, won or lost.',
          'No upper limit',
          'Paid by itself after midnight for the day before',
          'Bets on both sides of one round do not count',
        ],
        ['真人桌台有效投注，不论输赢，每日返 0.8%。', '上不封顶', '午夜后自动派发前一日返水', '同局对押不计'],
      ),
      promotionType: 'REBATE',
      cardPicture: 'promotion-live-card',
      dialogPicture: 'promotion-live-wide',
      startsAt: at(-60 * day),
      visitorAction: 'LOGIN',
      categories: ['cashback', 'vip'],
    },
    {
      key: 'jackpot-week',
      title: say('ອາທິດຮອບຟຣີ', 'Free rounds week', '免费局狂欢周'),
      content: article(
        [
          'ຝາກ ₭50.000 ຂຶ້ນໄປ ຮັບ 10 ຮອບຟຣີ ເກມ ອານາຈັກຟ້ອນ ມື້ລະຄັ້ງ.',
          'ຮອບລະ ₭2.000 ບໍ່ໃຊ້ເງິນຂອງທ່ານ; ຊະນະເທົ່າໃດໄດ້ເທົ່ານັ້ນ',
          'ຮັບທີ່ສູນລາງວັນ ແລະ ຫຼິ້ນພາຍໃນ 14 ວັນ',
        ],
        [
          'Deposit ₭50,000 or more and play 10 free rounds of Dancing Kingdom, once a day.',
          'Each round is worth ₭2,000 and costs you nothing; what it wins is yours, with nothing to wager',
          'Take them in the reward centre and play them within 14 days',
        ],
        [
          '单笔存款 ₭50,000 及以上，每日可领《起舞王国》10 个免费局。',
          '每局价值 ₭2,000，不动用您的余额；赢得即归您，无需流水',
          '在奖励中心领取，14 天内有效',
        ],
      ),
      promotionType: 'JACKPOT',
      cardPicture: 'promotion-jackpot-card',
      dialogPicture: 'promotion-jackpot-wide',
      startsAt: at(-day),
      endsAt: at(6 * day),
      categories: ['games'],
    },
  ];
}
