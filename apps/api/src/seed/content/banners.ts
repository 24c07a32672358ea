import type { ContentImportInput } from '../../modules/content/index.ts';
import { say } from './texts.ts';

type Banners = NonNullable<ContentImportInput['banners']>;

/** The demo's banners, in their display order. */
export const demoBanners: Banners = [
  {
    key: 'home-welcome',
    groupName: 'w_home',
    audience: 'visitors',
    picture: 'home-1',
    title: say('ຍິນດີຕ້ອນຮັບສູ່ ຈຳປາ', 'Welcome to Champa', '欢迎来到占芭'),
    text: say(
      'ສະໝັກໃນໜຶ່ງນາທີ ແລ້ວຮັບຂອງຂວັນຝາກຄັ້ງທຳອິດ',
      'Sign up in a minute and see what awaits your first deposit',
      '一分钟注册，首存好礼等着您',
    ),
    linkageType: 'PROMOTION',
    linkage: 'first-deposit',
  },
  {
    key: 'home-return',
    groupName: 'w_home',
    audience: 'members',
    picture: 'home-1',
    title: say('ຍິນດີທີ່ທ່ານກັບມາ', 'Good to see you again', '欢迎回来'),
    text: say('ພາລະກິດ ແລະ ລາງວັນຂອງມື້ນີ້ລໍທ່ານຢູ່', 'Today’s missions and rewards are waiting', '今日任务与奖励等您领取'),
    linkageType: 'ROUTE',
    linkage: '/missions',
  },
  {
    key: 'home-slots',
    groupName: 'w_home',
    picture: 'home-2',
    title: say('ສະລັອດກວ່າ 8.000 ເກມ', 'More than 8,000 slots', '八千多款电子游戏'),
    text: say(
      'ລອງຫຼິ້ນຟຣີກ່ອນ ແລ້ວຈຶ່ງຫຼິ້ນດ້ວຍເງິນແທ້',
      'Try them for free first, play for real when you like',
      '先免费试玩，喜欢再真钱上阵',
    ),
    linkageType: 'ROUTE',
    linkage: '/rng',
  },
  {
    key: 'home-live',
    groupName: 'w_home',
    picture: 'home-3',
    title: say('ໂຕະສົດ ຕະຫຼອດ 24 ຊົ່ວໂມງ', 'Live tables around the clock', '真人荷官，全天候开台'),
    text: say(
      'ບາຄາຣາ ຣູເລັດ ເສືອມັງກອນ ແລະ ອື່ນໆ',
      'Baccarat, roulette, dragon tiger and more',
      '百家乐、轮盘、龙虎等您入座',
    ),
    linkageType: 'ROUTE',
    linkage: '/live',
  },
  {
    key: 'home-sports',
    groupName: 'w_home',
    picture: 'home-4',
    title: say('ທຸກນັດສຳຄັນ ຢູ່ບ່ອນດຽວ', 'Every big match in one place', '重要赛事，一站看尽'),
    text: say('ບານເຕະ ບານບ້ວງ ເທນນິສ ແລະ ອີສະປອດ', 'Football, basketball, tennis and e-sports', '足球、篮球、网球与电竞'),
    linkageType: 'ROUTE',
    linkage: '/sports',
  },
  {
    key: 'menu-promotions',
    groupName: 'w_leftmenu',
    picture: 'leftmenu-1',
    title: say('ໂປຣໂມຊັນມື້ນີ້', 'Today’s promotions', '今日优惠'),
    linkageType: 'ROUTE',
    linkage: '/promotions',
  },
  {
    key: 'promotions-gifts',
    groupName: 'w_promotion',
    picture: 'promotion-1',
    title: say('ຂອງຂວັນສຳລັບທຸກຄົນ', 'Something for everybody', '人人有礼'),
    text: say(
      'ອ່ານເງື່ອນໄຂໃຫ້ຄົບ ກ່ອນເຂົ້າຮ່ວມ',
      'Every offer with its conditions, in plain words',
      '每项优惠的条件都写得清清楚楚',
    ),
  },
  {
    key: 'promotions-cashback',
    groupName: 'w_promotion',
    picture: 'promotion-2',
    title: say('ຄືນຍອດເສຍທຸກອາທິດ', 'Cashback every week', '每周返现'),
    text: say('ຄິດໄລ່ທຸກວັນຈັນ ບໍ່ມີເງື່ອນໄຂຍອດເດີມພັນ', 'Worked out each Monday, no turnover attached', '每周一结算，无流水要求'),
    linkageType: 'PROMOTION',
    linkage: 'weekly-cashback',
  },
  {
    key: 'promotions-vip',
    groupName: 'w_promotion',
    picture: 'promotion-3',
    title: say('ສິດທິພິເສດ VIP', 'VIP privileges', 'VIP 礼遇'),
    text: say('ຍິ່ງຫຼິ້ນ ຍິ່ງຂຶ້ນຂັ້ນ', 'The more you play, the higher you stand', '越玩越高'),
    linkageType: 'PROMOTION',
    linkage: 'vip-ranks',
  },
  { key: 'licence', groupName: 'w_license', picture: 'licence' },
];
