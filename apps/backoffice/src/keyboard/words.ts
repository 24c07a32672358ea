import { inLanguages } from '../words/in-languages.ts';

export const words = inLanguages({
  en: {
    search: 'Search everything',
    search_hint: 'A member’s name, a number, a setting or a screen',
    nothing: 'Nothing found',
    found: {
      screens: 'Screens',
      members: 'Members',
      deposits: 'Deposits',
      withdrawals: 'Withdrawals',
      settings: 'Settings',
    },
    numbered: 'No. %{id}',
    keys: 'Keys',
    keys_help: 'This list',
    close: 'Close',
  },
  lo: {
    search: 'ຄົ້ນຫາທຸກຢ່າງ',
    search_hint: 'ຊື່ສະມາຊິກ, ເລກທີ, ການຕັ້ງຄ່າ ຫຼື ໜ້າຈໍ',
    nothing: 'ບໍ່ພົບຫຍັງ',
    found: {
      screens: 'ໜ້າຈໍ',
      members: 'ສະມາຊິກ',
      deposits: 'ການຝາກ',
      withdrawals: 'ການຖອນ',
      settings: 'ການຕັ້ງຄ່າ',
    },
    numbered: 'ເລກທີ %{id}',
    keys: 'ປຸ່ມລັດ',
    keys_help: 'ລາຍການນີ້',
    close: 'ປິດ',
  },
  cn: {
    search: '全局搜索',
    search_hint: '会员名称、编号、设置或页面',
    nothing: '没有找到',
    found: { screens: '页面', members: '会员', deposits: '存款', withdrawals: '取款', settings: '设置' },
    numbered: '编号 %{id}',
    keys: '快捷键',
    keys_help: '本列表',
    close: '关闭',
  },
});
