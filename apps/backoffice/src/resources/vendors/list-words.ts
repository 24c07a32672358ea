import { inLanguages } from '../../words/in-languages.ts';

export const openRounds = inLanguages({
  en: {
    name: 'Open round |||| Open rounds',
    empty: 'No round has been open for so long.',
    fields: {
      startedAt: 'Began',
      username: 'Member',
      gameName: 'Game',
      ref: 'The vendor’s number',
      stake: 'Stake',
      currency: 'Currency',
    },
  },
  lo: {
    name: 'ຮອບທີ່ຍັງບໍ່ຈົບ',
    empty: 'ບໍ່ມີຮອບທີ່ຄ້າງດົນປານນີ້.',
    fields: {
      startedAt: 'ເລີ່ມເມື່ອ',
      username: 'ສະມາຊິກ',
      gameName: 'ເກມ',
      ref: 'ເລກຂອງຄ່າຍເກມ',
      stake: 'ເງິນເດີມພັນ',
      currency: 'ສະກຸນເງິນ',
    },
  },
  cn: {
    name: '未结束的局',
    empty: '没有未结束这么久的局。',
    fields: {
      startedAt: '开始时间',
      username: '会员',
      gameName: '游戏',
      ref: '厂商局号',
      stake: '投注',
      currency: '币种',
    },
  },
});

export const wins = inLanguages({
  en: {
    name: 'Big win |||| Biggest wins',
    empty: 'Nobody won anything here in these days.',
    fields: {
      at: 'When',
      username: 'Member',
      gameName: 'Game',
      ref: 'The vendor’s number',
      stake: 'Stake',
      win: 'Win',
      currency: 'Currency',
    },
  },
  lo: {
    name: 'ລາງວັນໃຫຍ່ສຸດ',
    empty: 'ໃນມື້ເຫຼົ່ານີ້ບໍ່ມີໃຜຊະນະຢູ່ຄ່າຍນີ້.',
    fields: {
      at: 'ເມື່ອ',
      username: 'ສະມາຊິກ',
      gameName: 'ເກມ',
      ref: 'ເລກຂອງຄ່າຍເກມ',
      stake: 'ເງິນເດີມພັນ',
      win: 'ເງິນຊະນະ',
      currency: 'ສະກຸນເງິນ',
    },
  },
  cn: {
    name: '最大赢奖',
    empty: '这几天没有人在此赢奖。',
    fields: {
      at: '时间',
      username: '会员',
      gameName: '游戏',
      ref: '厂商局号',
      stake: '投注',
      win: '赢得',
      currency: '币种',
    },
  },
});

export const changes = inLanguages({
  en: {
    name: 'Change |||| Changes',
    empty: 'Nothing was changed.',
    fields: { at: 'When', action: 'What', by: 'By', reason: 'Why' },
  },
  lo: {
    name: 'ການປ່ຽນແປງ',
    empty: 'ຍັງບໍ່ມີການປ່ຽນແປງ.',
    fields: { at: 'ເມື່ອ', action: 'ສິ່ງທີ່ປ່ຽນ', by: 'ຜູ້ປ່ຽນ', reason: 'ເຫດຜົນ' },
  },
  cn: {
    name: '变更记录',
    empty: '没有任何变更。',
    fields: { at: '时间', action: '事项', by: '操作人', reason: '原因' },
  },
});

export const gameLists = inLanguages({
  en: {
    name: 'List of games |||| Lists of games',
    empty: 'No list was fetched or given yet.',
    fields: { madeAt: 'When', source: 'From', games: 'Games', bad: 'Rows not read', madeBy: 'By' },
    sources: { vendor: 'The vendor', file: 'A file' },
  },
  lo: {
    name: 'ລາຍຊື່ເກມ',
    empty: 'ຍັງບໍ່ໄດ້ດຶງ ຫຼື ໃສ່ລາຍຊື່.',
    fields: { madeAt: 'ເມື່ອ', source: 'ຈາກ', games: 'ເກມ', bad: 'ແຖວທີ່ອ່ານບໍ່ໄດ້', madeBy: 'ໂດຍ' },
    sources: { vendor: 'ຄ່າຍເກມ', file: 'ໄຟລ໌' },
  },
  cn: {
    name: '游戏列表',
    empty: '尚未获取或提供列表。',
    fields: { madeAt: '时间', source: '来源', games: '游戏数', bad: '未能读取的行', madeBy: '操作人' },
    sources: { vendor: '厂商', file: '文件' },
  },
});
