import { inLanguages } from '../../words/in-languages.ts';

export const words = inLanguages({
  en: {
    name: 'Vendor |||| Vendors',
    fields: {
      vassalage: 'Code',
      displayName: 'Name',
      gameType: 'Area',
      dialect: 'Dialect',
      games: 'Games',
      enabled: 'Enabled',
    },
    no_wire: 'None',
    switch_off: 'Switch off',
    switch_off_effect: 'Players can no longer open games of %{name}.',
    switch_on: 'Switch on',
    switch_on_effect: 'Players can open games of %{name} again.',
  },
  lo: {
    name: 'ຄ່າຍເກມ',
    fields: {
      vassalage: 'ລະຫັດ',
      displayName: 'ຊື່',
      gameType: 'ໝວດ',
      dialect: 'ແບບການເຊື່ອມຕໍ່',
      games: 'ຈຳນວນເກມ',
      enabled: 'ເປີດໃຊ້',
    },
    no_wire: 'ບໍ່ມີ',
    switch_off: 'ປິດ',
    switch_off_effect: 'ຜູ້ຫຼິ້ນຈະເປີດເກມຂອງ %{name} ບໍ່ໄດ້ອີກ.',
    switch_on: 'ເປີດ',
    switch_on_effect: 'ຜູ້ຫຼິ້ນຈະເປີດເກມຂອງ %{name} ໄດ້ຄືນ.',
  },
  cn: {
    name: '厂商',
    fields: {
      vassalage: '代码',
      displayName: '名称',
      gameType: '分类',
      dialect: '接口协议',
      games: '游戏数',
      enabled: '启用',
    },
    no_wire: '无',
    switch_off: '停用',
    switch_off_effect: '玩家将无法打开 %{name} 的游戏。',
    switch_on: '启用',
    switch_on_effect: '玩家可以重新打开 %{name} 的游戏。',
  },
});
