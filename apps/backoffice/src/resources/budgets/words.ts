import { inLanguages } from '../../words/in-languages.ts';

export const words = inLanguages({
  en: {
    name: 'Budget |||| Budgets',
    fields: {
      id: 'Name',
      name: 'Name',
      currency: 'Currency',
      funded: 'Funded',
      given: 'Given',
      returned: 'Returned',
      left: 'Left',
    },
    fund: 'Add money',
    amount: 'Amount',
    fund_effect: 'Money of the house is added to the budget %{name}: so much more can be given to members.',
  },
  lo: {
    name: 'ງົບປະມານ',
    fields: {
      id: 'ຊື່',
      name: 'ຊື່',
      currency: 'ສະກຸນເງິນ',
      funded: 'ເຕີມແລ້ວ',
      given: 'ໃຫ້ແລ້ວ',
      returned: 'ກັບຄືນ',
      left: 'ເຫຼືອ',
    },
    fund: 'ເຕີມເງິນ',
    amount: 'ຈຳນວນເງິນ',
    fund_effect: 'ເງິນຂອງບໍລິສັດຈະເຕີມເຂົ້າງົບ %{name}: ຈະໃຫ້ສະມາຊິກໄດ້ຫຼາຍຂຶ້ນເທົ່ານີ້.',
  },
  cn: {
    name: '预算',
    fields: {
      id: '名称',
      name: '名称',
      currency: '货币',
      funded: '已拨入',
      given: '已发放',
      returned: '已退回',
      left: '剩余',
    },
    fund: '拨款',
    amount: '金额',
    fund_effect: '公司资金将拨入预算 %{name}：可向会员多发放这么多。',
  },
});

export const fundings = inLanguages({
  en: {
    name: 'Funding |||| Fundings',
    empty: 'Nothing was added yet.',
    fields: {
      at: 'Time',
      amount: 'Amount',
      currency: 'Currency',
      by: 'By',
      reason: 'Reason',
    },
  },
  lo: {
    name: 'ການເຕີມງົບ',
    empty: 'ຍັງບໍ່ເຄີຍເຕີມ.',
    fields: {
      at: 'ເວລາ',
      amount: 'ຈຳນວນເງິນ',
      currency: 'ສະກຸນເງິນ',
      by: 'ໂດຍ',
      reason: 'ເຫດຜົນ',
    },
  },
  cn: {
    name: '拨款记录',
    empty: '尚无拨款。',
    fields: {
      at: '时间',
      amount: '金额',
      currency: '货币',
      by: '操作人',
      reason: '原因',
    },
  },
});
