import { type Make, type Promotion, words } from './activity-maker.ts';

/** Events of the demo: running, coming, and over. */
export function eventPromotions(make: Make): Promotion[] {
  return [
    make(
      ['golden-eggs', 'EGG', 'jackpot'],
      [-6, 24],
      ['events'],
      [
        words('ທຸບໄຂ່ທອງ', 'ຍອດເດີມພັນທີ່ຖືກຕ້ອງທຸກ ₭300.000 ໄດ້ຄ້ອນໜຶ່ງອັນ.', 'ສູງສຸດ 5 ອັນຕໍ່ມື້', 'ໂອກາດຂອງລາງວັນສະແດງຢູ່ກັບໄຂ່'),
        words(
          'Golden eggs',
          'Every ₭300,000 of valid bets brings a hammer.',
          'Up to 5 a day',
          'The odds of the prizes stand beside the eggs',
        ),
        words('砸金蛋', '每 ₭300,000 有效投注得一把锤子。', '每日最多 5 把', '奖品概率标于金蛋旁'),
      ],
    ),
    make(
      ['share-your-win', 'FREE_FORM', 'slots'],
      [-15, 45],
      ['events'],
      [
        words(
          'ອວດໄຊຊະນະ',
          'ສົ່ງຮູບໄຊຊະນະໃຫຍ່ສຸດຂອງທ່ານ ແລ້ວຮັບ ₭20.000.',
          'ຄຳເຫັນບໍ່ເກີນ 140 ຕົວອັກສອນ ແລະ ຮູບ png ຫຼື jpg ເຖິງສາມຮູບ',
          'ພະນັກງານກວດພາຍໃນໜຶ່ງວັນ',
          'ໜຶ່ງຄັ້ງຕໍ່ອາທິດ',
        ),
        words(
          'Show your win',
          'Send us your biggest win, and get ₭20,000.',
          'A comment of up to 140 characters and up to three pictures, png or jpg',
          'Staff looks at it within a day',
          'Once a week',
        ),
        words(
          '晒出您的赢奖',
          '发送您的最大赢奖截图，即得 ₭20,000。',
          '留言最多 140 字，图片最多三张（png 或 jpg）',
          '一天内审核',
          '每周一次',
        ),
      ],
    ),
    make(
      ['long-friend', 'FREE_FORM', 'friends'],
      [-80, null],
      ['vip'],
      [
        words(
          'ເລື່ອງຂອງທ່ານກັບຈຳປາ',
          'ເລົ່າເລື່ອງຂອງທ່ານກັບພວກເຮົາ; ເລື່ອງທີ່ດີໄດ້ 500 ຄະແນນ.',
          'ຄຳເຫັນບໍ່ເກີນ 140 ຕົວອັກສອນ',
          'ຮູບຕື່ມໄດ້ຖ້າຕ້ອງການ',
        ),
        words(
          'Your story with Champa',
          'Tell us your story; a good one brings 500 points.',
          'Up to 140 characters',
          'Pictures if you like',
        ),
        words('您与占芭的故事', '写下您的故事，优秀者得 500 积分。', '最多 140 字', '可附图片'),
      ],
    ),
    make(
      ['slot-marathon', 'TASKS', 'slots'],
      [-2, 12],
      ['events'],
      [
        words(
          'ມາຣາທອນສະລັອດ',
          'ກົດເຂົ້າຮ່ວມ, ແລ້ວຫຼິ້ນສະລັອດ 200 ຮອບ.',
          '200 ຮອບ: ₭10.000; 1.000 ຮອບ: ₭60.000',
          'ນັບຈາກເວລາທີ່ເຂົ້າຮ່ວມ',
        ),
        words(
          'Slot marathon',
          'Join, then play slots.',
          '200 rounds: ₭10,000; 1,000 rounds: ₭60,000',
          'Rounds count from when you join',
        ),
        words('电子马拉松', '参加后畅玩电子游戏。', '200 局：₭10,000；1,000 局：₭60,000', '自参加时起计算'),
      ],
    ),
    make(
      ['boat-race', 'TASKS', 'fishing'],
      [5, 12],
      ['events'],
      [
        words(
          'ບຸນຊ່ວງເຮືອ',
          'ເທດສະການຊ່ວງເຮືອກຳລັງຈະມາ: ຍິງປາຮັບໄຂ່ທອງ.',
          'ຍອດເດີມພັນທີ່ຖືກຕ້ອງໃນເກມຍິງປາທຸກ ₭100.000 ໄດ້ຄ້ອນໜຶ່ງອັນ',
          'ສູງສຸດ 10 ອັນຕໍ່ມື້',
        ),
        words(
          'Boat race festival',
          'The boat races are coming: fish for golden eggs.',
          'Every ₭100,000 of valid bets at fishing games brings a hammer',
          'Up to 10 a day',
        ),
        words('龙舟节', '龙舟节将至：捕鱼赢金蛋。', '捕鱼游戏每 ₭100,000 有效投注得一把锤子', '每日最多 10 把'),
      ],
    ),
    make(
      ['night-cup', 'EVENT', 'live'],
      [4, 6],
      ['events'],
      [
        words('ຖ້ວຍໂຕະກາງຄືນ', 'ລົງທະບຽນກ່ອນ, ແລ້ວຫຼິ້ນໂຕະສົດສອງຄືນ.', 'ຍອດເດີມພັນທີ່ຖືກຕ້ອງ ₭1.000.000: ₭30.000', 'ສະເພາະຜູ້ທີ່ລົງທະບຽນ'),
        words(
          'Night table cup',
          'Sign up first, then play live tables for two nights.',
          'Valid bets of ₭1,000,000: ₭30,000',
          'For those who have signed up',
        ),
        words('夜场真人杯', '先报名，再畅玩两夜真人桌台。', '有效投注 ₭1,000,000：₭30,000', '仅限已报名会员'),
      ],
    ),
    make(
      ['market-night', 'EVENT', 'envelope'],
      [2, 4],
      ['events'],
      [
        words('ຄືນຕະຫຼາດ', 'ລົງທະບຽນປິດແລ້ວ: ຜູ້ທີ່ລົງທະບຽນໄດ້ຊອງແດງຈາກການຝາກ.', 'ແຕ່ລະການຝາກ ₭100.000 ໄດ້ໜຶ່ງຊອງ', 'ສູງສຸດ 3 ຊອງ'),
        words(
          'Night market',
          'Registration has closed: who signed up gets red envelopes for deposits.',
          'Each deposit of ₭100,000 brings one',
          'Up to 3',
        ),
        words('夜市之约', '报名已截止：已报名会员存款得红包。', '每笔存款 ₭100,000 得一个', '最多 3 个'),
      ],
    ),
    make(
      ['naga-table', 'VIP', 'vip'],
      [-10, null],
      ['vip'],
      [
        words('ໂຕະພະຍານາກ', 'ສຳລັບຂັ້ນເພັດຂຶ້ນໄປ: ທຸກການຝາກໄດ້ 1% ທັນທີ.', 'ຝາກຢ່າງໜ້ອຍ ₭5.000.000', 'ສູງສຸດ ₭1.000.000 ຕໍ່ຄັ້ງ'),
        words(
          'Naga table',
          'From Diamond on: each deposit brings 1% at once.',
          'From ₭5,000,000',
          'Up to ₭1,000,000 each time',
        ),
        words('那伽贵宾席', '钻石级及以上：每笔存款即返 1%。', '存款 ₭5,000,000 起', '每次最高 ₭1,000,000'),
      ],
      'DEPOSIT',
    ),
    make(
      ['rainy-season', 'EVENT', 'cashback'],
      [-50, null],
      ['events'],
      [
        words('ລະດູຝົນ', 'ຄືນເງິນພິເສດໃນລະດູຝົນ; ປິດຊົ່ວຄາວ ແລ້ວຈະກັບມາໃນປີໜ້າ.', 'ສະລັອດ 500 ຮອບຕໍ່ອາທິດ: ₭25.000'),
        words(
          'Rainy season',
          'A reward for the rainy season; it is closed now and comes back next year.',
          '500 rounds at slots in a week: ₭25,000',
        ),
        words('雨季回馈', '雨季特别奖励；现已关闭，明年再来。', '每周电子 500 局：₭25,000'),
      ],
    ),
  ];
}
