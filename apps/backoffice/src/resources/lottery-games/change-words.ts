import { inLanguages } from '../../words/in-languages.ts';

/** Of the changes of a game and of a draw. */
export const changeWords = inLanguages({
  en: {
    name: 'Change |||| Changes',
    empty: 'Nobody has changed anything yet.',
    fields: { at: 'When', what: 'What', details: 'Change', by: 'By', reason: 'Reason' },
  },
  lo: {
    name: 'ປະຫວັດການປ່ຽນແປງ',
    empty: 'ຍັງບໍ່ມີໃຜປ່ຽນຫຍັງ.',
    fields: { at: 'ເວລາ', what: 'ເລື່ອງ', details: 'ການປ່ຽນແປງ', by: 'ໂດຍ', reason: 'ເຫດຜົນ' },
  },
  cn: {
    name: '变更记录',
    empty: '尚无变更。',
    fields: { at: '时间', what: '事项', details: '变更内容', by: '操作人', reason: '原因' },
  },
});
