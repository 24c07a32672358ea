import { inLanguages } from '../../words/in-languages.ts';

export const words = inLanguages({
  en: {
    name: 'Large transaction |||| Large transactions',
    empty: 'None has reached the amount set in the settings.',
    fields: { at: 'When', kind: 'What', username: 'Member', amount: 'Amount', by: 'By', detail: 'No. and amount set' },
  },
  lo: {
    name: 'ທຸລະກຳຈຳນວນຫຼາຍ',
    empty: 'ຍັງບໍ່ມີທຸລະກຳຮອດຈຳນວນທີ່ຕັ້ງໄວ້.',
    fields: { at: 'ເວລາ', kind: 'ເລື່ອງ', username: 'ສະມາຊິກ', amount: 'ຈຳນວນ', by: 'ໂດຍ', detail: 'ເລກທີ ແລະ ຈຳນວນທີ່ຕັ້ງ' },
  },
  cn: {
    name: '大额交易',
    empty: '没有达到设定金额的交易。',
    fields: { at: '时间', kind: '事件', username: '会员', amount: '金额', by: '操作人', detail: '编号与设定金额' },
  },
});
