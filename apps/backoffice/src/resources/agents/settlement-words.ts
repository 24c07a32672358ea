import { inLanguages } from '../../words/in-languages.ts';

export const settlementWords = inLanguages({
  en: {
    name: 'Settlement |||| Settlements',
    empty: 'Nothing was settled by a contract of this kind.',
    fields: {
      id: 'No.',
      downline: 'To',
      startsAt: 'From',
      endsAt: 'Until',
      base: 'Base',
      tier: 'Tier',
      gross: 'Earned',
      adjusted: 'Corrections',
      due: 'Paid or to pay',
      state: 'State',
    },
  },
  lo: {
    name: 'ການຄິດໄລ່',
    empty: 'ຍັງບໍ່ມີການຄິດໄລ່ຕາມສັນຍາປະເພດນີ້.',
    fields: {
      id: 'ເລກທີ',
      downline: 'ໃຫ້',
      startsAt: 'ຕັ້ງແຕ່',
      endsAt: 'ຈົນເຖິງ',
      base: 'ຖານ',
      tier: 'ຂັ້ນ',
      gross: 'ໄດ້',
      adjusted: 'ການປັບ',
      due: 'ຈ່າຍແລ້ວ ຫຼື ຕ້ອງຈ່າຍ',
      state: 'ສະຖານະ',
    },
  },
  cn: {
    name: '结算',
    empty: '该类合约没有结算。',
    fields: {
      id: '编号',
      downline: '收款人',
      startsAt: '起',
      endsAt: '止',
      base: '基数',
      tier: '档位',
      gross: '应得',
      adjusted: '调整',
      due: '已付或应付',
      state: '状态',
    },
  },
});
