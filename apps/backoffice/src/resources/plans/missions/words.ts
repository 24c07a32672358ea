import { inLanguages } from '../../../words/in-languages.ts';
import { parts } from '../part-words/index.ts';
import { shared } from '../shared-words.ts';

export const words = inLanguages({
  en: {
    ...shared.en,
    name: 'Mission |||| Missions',
    groups: {
      daily: 'Daily',
      weekly: 'Weekly',
      event: 'Event',
    },
    of: {
      any: parts.en,
      kind_is: {
        daily: 'Daily',
        weekly: 'Weekly',
        event: 'Event',
      },
      goal: {
        kind_is: {
          valid_bet: 'Valid bets',
          net_win: 'Net win',
          rounds: 'Rounds',
          deposit_amount: 'Amount deposited',
          deposits: 'Number of deposits',
          sign_in_days: 'Days of signing in',
        },
        _: 'What is counted',
        games: 'Games (VENDOR/GAME)',
      },
    },
  },
  lo: {
    ...shared.lo,
    name: 'ພາລະກິດ',
    groups: {
      daily: 'ປະຈຳມື້',
      weekly: 'ປະຈຳອາທິດ',
      event: 'ກິດຈະກຳ',
    },
    of: {
      any: parts.lo,
      kind_is: {
        daily: 'ປະຈຳມື້',
        weekly: 'ປະຈຳອາທິດ',
        event: 'ກິດຈະກຳ',
      },
      goal: {
        kind_is: {
          valid_bet: 'ຍອດເດີມພັນທີ່ຖືກຕ້ອງ',
          net_win: 'ກຳໄລສຸດທິ',
          rounds: 'ຮອບ',
          deposit_amount: 'ຍອດເງິນຝາກ',
          deposits: 'ຈຳນວນຄັ້ງຝາກ',
          sign_in_days: 'ມື້ທີ່ເຂົ້າສູ່ລະບົບ',
        },
        _: 'ສິ່ງທີ່ນັບ',
        games: 'ເກມ (ຄ່າຍ/ເກມ)',
      },
    },
  },
  cn: {
    ...shared.cn,
    name: '任务',
    groups: {
      daily: '每日',
      weekly: '每周',
      event: '活动',
    },
    of: {
      any: parts.cn,
      kind_is: {
        daily: '每日',
        weekly: '每周',
        event: '活动',
      },
      goal: {
        kind_is: {
          valid_bet: '有效投注',
          net_win: '净赢',
          rounds: '局数',
          deposit_amount: '存款金额',
          deposits: '存款次数',
          sign_in_days: '登录天数',
        },
        _: '统计内容',
        games: '游戏（厂商/游戏）',
      },
    },
  },
});
