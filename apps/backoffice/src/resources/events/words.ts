import { inLanguages } from '../../words/in-languages.ts';

export const words = inLanguages({
  en: {
    name: 'Event |||| Significant events',
    empty: 'Nothing of the kind has happened.',
    fields: {
      source: 'Which',
      at: 'When',
      kind: 'What',
      username: 'Member',
      amount: 'Amount',
      by: 'By',
      detail: 'Details',
    },
    sources: { transactions: 'Large transactions', safety: 'Pauses and exclusions', staff: 'Of employees' },
    kinds: { deposit: 'Large deposit', withdrawal: 'Large withdrawal', stake: 'Large stake', win: 'Large win', time_out: 'Time-out', exclusion: 'Exclusion' },
  },
  lo: {
    name: 'ເຫດການສຳຄັນ',
    empty: 'ບໍ່ມີເຫດການແບບນີ້.',
    fields: {
      source: 'ເຫດການໃດ',
      at: 'ເວລາ',
      kind: 'ເລື່ອງ',
      username: 'ສະມາຊິກ',
      amount: 'ຈຳນວນ',
      by: 'ໂດຍ',
      detail: 'ລາຍລະອຽດ',
    },
    sources: { transactions: 'ທຸລະກຳຈຳນວນຫຼາຍ', safety: 'ການພັກ ແລະ ງົດຫຼິ້ນ', staff: 'ຂອງພະນັກງານ' },
    kinds: { deposit: 'ເງິນຝາກຈຳນວນຫຼາຍ', withdrawal: 'ເງິນຖອນຈຳນວນຫຼາຍ', stake: 'ເດີມພັນຈຳນວນຫຼາຍ', win: 'ເງິນຊະນະຈຳນວນຫຼາຍ', time_out: 'ພັກ', exclusion: 'ງົດຫຼິ້ນ' },
  },
  cn: {
    name: '重大事件',
    empty: '没有此类事件。',
    fields: {
      source: '类别',
      at: '时间',
      kind: '事件',
      username: '会员',
      amount: '金额',
      by: '操作人',
      detail: '详情',
    },
    sources: { transactions: '大额交易', safety: '暂停与排除', staff: '员工操作' },
    kinds: { deposit: '大额存款', withdrawal: '大额提款', stake: '大额投注', win: '大额派彩', time_out: '暂停', exclusion: '排除' },
  },
});
