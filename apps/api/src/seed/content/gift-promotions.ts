import type { Promotion } from './activity-maker.ts';
import { article, say } from './texts.ts';

/** Prize games, friends, birthdays, ranks, and the app. */
export function giftPromotions(now: Temporal.Instant): Promotion[] {
  const at = (hours: number): string => now.add({ hours }).toString();
  const day = 24;
  return [
    {
      key: 'lucky-wheel',
      title: say('ວົງລໍ້ນຳໂຊກທ້າຍອາທິດ', 'Weekend lucky wheel', '周末幸运转盘'),
      content: article(
        [
          'ຍອດເດີມພັນທີ່ຖືກຕ້ອງທຸກ ₭200.000 ໃນວັນເສົາ ແລະ ວັນອາທິດ ນັບເປັນໜຶ່ງຮອບໝຸນ.',
          'ສູງສຸດ 10 ຮອບໝຸນຕໍ່ມື້',
          'ໂອກາດຂອງແຕ່ລະຊ່ອງສະແດງຢູ່ເທິງວົງລໍ້',
          'ຮັບ ແລະ ໃຊ້ຮອບໝຸນພາຍໃນສອງມື້',
        ],
        [
          'On Saturdays and Sundays every ₭200,000 of valid bets counts as one spin of the wheel.',
          'At most 10 spins a day',
          'The odds of every field stand on the wheel',
          'A spin is to be claimed and used within two days',
        ],
        [
          '周六、周日每 ₭200,000 有效投注计一次转盘机会。',
          '每日最多 10 次',
          '各格概率标于转盘之上',
          '机会须于两天内领取并使用',
        ],
      ),
      promotionType: 'WHEEL',
      cardPicture: 'promotion-wheel-card',
      dialogPicture: 'promotion-wheel-wide',
      startsAt: at(-2 * day),
      endsAt: at(5 * day + 7),
      visitorAction: 'REGISTER',
      categories: ['events'],
    },
    {
      key: 'red-envelopes',
      title: say('ຊອງແດງຊົ່ວໂມງທອງ', 'Golden hour red envelopes', '黄金时段红包雨'),
      content: article(
        [
          'ການຝາກຄັ້ງທຳອິດຂອງແຕ່ລະວັນໄດ້ຊອງແດງໜຶ່ງຊອງ ແລະ ທຸກຄ່ຳມີຝົນຊອງແດງ.',
          'ຝາກຢ່າງໜ້ອຍ ₭50.000 ໃນຄັ້ງດຽວ',
          'ຊອງເຂົ້າບັນຊີຂອງທ່ານເອງ',
          'ສິ່ງທີ່ຢູ່ໃນຊອງ ແລະ ໂອກາດ ສະແດງຢູ່ໜ້າຊອງແດງ',
        ],
        [
          'The first deposit of each day brings a red envelope, and in the evening it rains more of them.',
          'Deposit at least ₭50,000 in one go',
          'The envelope comes by itself',
          'What is inside, and how likely, stands on the page of the envelopes',
        ],
        ['每日首笔存款得一个红包，晚间还有红包雨。', '单笔存款至少 ₭50,000', '红包自动派发', '红包内容与概率见红包页'],
      ),
      promotionType: 'RED_ENVELOPE',
      cardPicture: 'promotion-envelope-card',
      dialogPicture: 'promotion-envelope-wide',
      startsAt: at(-3 * day),
      endsAt: at(30 * day + 9),
      visitorAction: 'REGISTER',
      memberAction: 'DEPOSIT',
      categories: ['events'],
    },
    {
      key: 'vip-ranks',
      title: say('ຂັ້ນ VIP ຈາກຈຳປາຫາພະຍານາກ', 'VIP ranks from Champa to Naga', 'VIP 等级：占芭花至那伽'),
      content: article(
        [
          'ຝາກ ແລະ ຫຼິ້ນ ແລ້ວເຕີບໂຕຂຶ້ນທຸກມື້: ຝາກທຸກ ₭10.000 ຫຼື ຍອດເດີມພັນທີ່ຖືກຕ້ອງທຸກ ₭50.000 ແມ່ນການເຕີບໂຕ 1.',
          'ຈຳປາເລີ່ມທີ່ 50, ບົວ 250, ເງິນ 1.000, ຄຳ 4.000 ແລະ ພະຍານາກ 200.000',
          'ຂັ້ນສູງຂຶ້ນ ຄືນເງິນຫຼາຍຂຶ້ນ ແລະ ຖອນໄດ້ຫຼາຍຂຶ້ນ',
          'ຜູ້ດູແລສ່ວນຕົວຕັ້ງແຕ່ຂັ້ນເງິນ',
          'ຂັ້ນຂອງທ່ານ, ສິ່ງທີ່ຍັງຂາດ ແລະ ສິດທິທັງໝົດ ຢູ່ໜ້າ VIP',
        ],
        [
          'Deposit and play, and grow with each day: every ₭10,000 paid in, or ₭50,000 of valid bets, is 1 of growth.',
          'Champa from 50, Lotus 250, Silver 1,000, Gold 4,000, and Naga from 200,000',
          'With each rank more rebate, and larger withdrawals',
          'A personal manager from Silver on',
          'Your rank, what is missing to the next, and all privileges stand on the VIP page',
        ],
        [
          '存款与投注都能成长：每存款 ₭10,000 或有效投注 ₭50,000 计 1 成长值。',
          '占芭花 50 起，莲花 250，白银 1,000，黄金 4,000，那伽 200,000',
          '等级越高，返水越多，取款额度越大',
          '白银级起配专属经理',
          '您的等级、进度与全部特权，见 VIP 页面',
        ],
      ),
      promotionType: 'VIP',
      cardPicture: 'promotion-vip-card',
      dialogPicture: 'promotion-vip-wide',
      startsAt: at(-120 * day),
      visitorAction: 'REGISTER',
      memberAction: 'VIP',
      categories: ['vip'],
    },
    {
      key: 'friends',
      title: say('ຊວນໝູ່ ໄດ້ທັງສອງ', 'Bring a friend', '邀请好友，双方得礼'),
      content: article(
        [
          'ໝູ່ທີ່ສະໝັກດ້ວຍລິ້ງຂອງທ່ານ ແລະ ຝາກ ₭100.000: ທ່ານທັງສອງໄດ້ ₭50.000.',
          'ໝູ່ຕ້ອງມີຍອດເດີມພັນທີ່ຖືກຕ້ອງ ₭500.000 ພາຍໃນ 14 ວັນ',
          'ຄົບ 3, 5 ແລະ 10 ຄົນ: ເພີ່ມ ₭100.000, ₭200.000 ແລະ ₭500.000',
          'ຄົວເຮືອນ ຫຼື ອຸປະກອນດຽວກັນບໍ່ນັບ',
        ],
        [
          'When a friend signs up by your link and deposits ₭100,000, each of you gets ₭50,000.',
          'Your friend’s valid bets reach ₭500,000 within 14 days',
          'With 3, 5 and 10 friends: ₭100,000, ₭200,000 and ₭500,000 more',
          'Not for the same household or device',
        ],
        [
          '好友通过您的链接注册并存款 ₭100,000，双方各得 ₭50,000。',
          '好友须在 14 天内完成 ₭500,000 有效投注',
          '满 3、5、10 位好友：另加 ₭100,000、₭200,000、₭500,000',
          '同一住户或设备不计',
        ],
      ),
      promotionType: 'REFERRAL',
      cardPicture: 'promotion-friends-card',
      dialogPicture: 'promotion-friends-wide',
      startsAt: at(-45 * day),
      visitorAction: 'REGISTER',
      categories: ['new-members'],
    },
    {
      key: 'birthday',
      title: say('ຂອງຂວັນວັນເກີດ', 'Birthday gift', '生日礼金'),
      content: article(
        [
          'ໃນວັນເກີດຂອງທ່ານ ມີຂອງຂວັນຕາມຂັ້ນ VIP.',
          'ຈຳປາ ₭50.000; ເງິນ ₭200.000; ຄຳ ₭1.000.000; ພະຍານາກ ₭5.000.000',
          'ຕ້ອງເປັນສະມາຊິກຢ່າງໜ້ອຍ 90 ວັນ',
          'ຍອດເດີມພັນ 1 ເທົ່າ',
        ],
        [
          'On your birthday there is a gift by your VIP rank.',
          'Champa ₭50,000, Silver ₭200,000, Gold ₭1,000,000, Naga ₭5,000,000',
          'A member for 90 days at least',
          'Turnover: once',
        ],
        [
          '生日当天按 VIP 等级赠送礼金。',
          '占芭花 ₭50,000，白银 ₭200,000，黄金 ₭1,000,000，那伽 ₭5,000,000',
          '入会满 90 天',
          '流水要求：1 倍',
        ],
      ),
      promotionType: 'VIP',
      cardPicture: 'promotion-birthday-card',
      dialogPicture: 'promotion-birthday-wide',
      startsAt: at(-200 * day),
      visitorAction: 'LOGIN',
      categories: ['vip'],
    },
    {
      key: 'app-install',
      title: say('ຕິດຕັ້ງແອັບ ຫຼິ້ນໄດ້ໄວກວ່າ', 'Install the app, play faster', '安装应用，玩得更顺'),
      content: article(
        [
          'ເພີ່ມ ຈຳປາ ໃສ່ໜ້າຈໍໂທລະສັບ: ເປີດໄວກວ່າ, ເຕັມຈໍ, ແລະ ບໍ່ຕ້ອງພິມທີ່ຢູ່ອີກ.',
          'Android: ເມນູຂອງບຣາວເຊີ → “ຕິດຕັ້ງແອັບ”',
          'iPhone: ປຸ່ມແບ່ງປັນ → “ເພີ່ມໃສ່ໜ້າຈໍຫຼັກ”',
          'ເປີດແອັບຄັ້ງທຳອິດ ຮັບ ₭10.000',
        ],
        [
          'Put Champa on your phone’s home screen: it opens faster, fills the screen and needs no typing.',
          'Android: browser menu → “Install app”',
          'iPhone: share button → “Add to Home Screen”',
          'Its first use brings ₭10,000',
        ],
        [
          '把占芭添加到手机主屏幕：打开更快、全屏显示、无需再输网址。',
          'Android：浏览器菜单 →“安装应用”',
          'iPhone：分享按钮 →“添加到主屏幕”',
          '首次使用即得 ₭10,000',
        ],
      ),
      promotionType: 'APP',
      cardPicture: 'promotion-tasks-card',
      dialogPicture: 'promotion-tasks-wide',
      startsAt: at(-10 * day),
      visitorAction: 'DOWN',
      memberAction: 'DOWN',
      categories: ['new-members'],
    },
  ];
}
