import { inLanguages } from '../../../words/in-languages.ts';
import { parts } from '../part-words/index.ts';
import { shared } from '../shared-words.ts';

export const words = inLanguages({
  en: {
    ...shared.en,
    name: 'Board |||| Boards',
    groups: {
      daily: 'Daily',
      weekly: 'Weekly',
      event: 'Event',
      monthly: 'Monthly',
    },
    of: {
      any: parts.en,
      period_is: {
        daily: 'Daily',
        weekly: 'Weekly',
        event: 'Event',
        monthly: 'Monthly',
      },
      score: {
        kind_is: {
          valid_bet: 'Valid bets',
          net_win: 'Net win',
          rounds: 'Rounds',
          deposit_amount: 'Amount deposited',
          deposits: 'Number of deposits',
          sign_in_days: 'Days of signing in',
          stars: 'Stars of missions',
        },
        _: 'What gives points',
        games: 'Games (VENDOR/GAME)',
      },
      prizes: {
        from: 'From place',
        to: 'To place',
        _: 'Prizes',
      },
    },
  },
  lo: {
    ...shared.lo,
    name: 'ກະດານອັນດັບ',
    groups: {
      daily: 'ປະຈຳມື້',
      weekly: 'ປະຈຳອາທິດ',
      event: 'ກິດຈະກຳ',
      monthly: 'ປະຈຳເດືອນ',
    },
    of: {
      any: parts.lo,
      period_is: {
        daily: 'ປະຈຳມື້',
        weekly: 'ປະຈຳອາທິດ',
        event: 'ກິດຈະກຳ',
        monthly: 'ປະຈຳເດືອນ',
      },
      score: {
        kind_is: {
          valid_bet: 'ຍອດເດີມພັນທີ່ຖືກຕ້ອງ',
          net_win: 'ກຳໄລສຸດທິ',
          rounds: 'ຮອບ',
          deposit_amount: 'ຍອດເງິນຝາກ',
          deposits: 'ຈຳນວນຄັ້ງຝາກ',
          sign_in_days: 'ມື້ທີ່ເຂົ້າສູ່ລະບົບ',
          stars: 'ດາວຂອງພາລະກິດ',
        },
        _: 'ສິ່ງທີ່ໃຫ້ຄະແນນ',
        games: 'ເກມ (ຄ່າຍ/ເກມ)',
      },
      prizes: {
        from: 'ຈາກອັນດັບ',
        to: 'ຮອດອັນດັບ',
        _: 'ລາງວັນ',
      },
    },
  },
  cn: {
    ...shared.cn,
    name: '排行榜',
    groups: {
      daily: '每日',
      weekly: '每周',
      event: '活动',
      monthly: '每月',
    },
    of: {
      any: parts.cn,
      period_is: {
        daily: '每日',
        weekly: '每周',
        event: '活动',
        monthly: '每月',
      },
      score: {
        kind_is: {
          valid_bet: '有效投注',
          net_win: '净赢',
          rounds: '局数',
          deposit_amount: '存款金额',
          deposits: '存款次数',
          sign_in_days: '登录天数',
          stars: '任务星数',
        },
        _: '计分方式',
        games: '游戏（厂商/游戏）',
      },
      prizes: {
        from: '起始名次',
        to: '结束名次',
        _: '奖品',
      },
    },
  },
});
