import { inLanguages } from '../../words/in-languages.ts';
import { parts, shared } from '../plans/words.ts';

export const words = inLanguages({
  en: {
    ...shared.en,
    name: 'Goods |||| Points mall',
    groups: {
      parcel: 'Parcel',
      account: 'Account',
      cash: 'Cash',
    },
    of: {
      any: parts.en,
      kind_is: {
        parcel: 'Parcel',
        account: 'Account',
        cash: 'Cash',
      },
      amount: 'Cash of one piece',
      perMember: 'At most for a member',
    },
    empty: 'No goods yet.',
    fields: {
      id: 'Code',
      names: 'Name',
      kind: 'Kind',
      price: 'Points',
      stock: 'Stock',
      vipLevel: 'From rank',
      enabled: 'Shown',
      change: 'Change of the stock, such as 20 or -5',
    },
    stock_act: 'Change the stock',
    stock_effect: '%{name}: members can take so many more, or fewer, at once.',
    kinds: {
      parcel: 'Parcel',
      account: 'Account',
      cash: 'Cash',
    },
  },
  lo: {
    ...shared.lo,
    name: 'ຮ້ານແລກຄະແນນ',
    groups: {
      parcel: 'ຂອງຂວັນ',
      account: 'ເຕີມບັນຊີ',
      cash: 'ເງິນສົດ',
    },
    of: {
      any: parts.lo,
      kind_is: {
        parcel: 'ຂອງຂວັນ',
        account: 'ເຕີມບັນຊີ',
        cash: 'ເງິນສົດ',
      },
      amount: 'ເງິນສົດຕໍ່ອັນ',
      perMember: 'ຫຼາຍສຸດຕໍ່ສະມາຊິກ',
    },
    empty: 'ຍັງບໍ່ມີຂອງລາງວັນ.',
    fields: {
      id: 'ລະຫັດ',
      names: 'ຊື່',
      kind: 'ປະເພດ',
      price: 'ຄະແນນ',
      stock: 'ຈຳນວນໃນສາງ',
      vipLevel: 'ຕັ້ງແຕ່ລະດັບ',
      enabled: 'ສະແດງ',
      change: 'ປ່ຽນຈຳນວນໃນສາງ ເຊັ່ນ 20 ຫຼື -5',
    },
    stock_act: 'ປ່ຽນຈຳນວນໃນສາງ',
    stock_effect: '%{name}: ສະມາຊິກແລກໄດ້ຫຼາຍຂຶ້ນ ຫຼື ໜ້ອຍລົງທັນທີ.',
    kinds: {
      parcel: 'ຂອງຂວັນ',
      account: 'ເຕີມບັນຊີ',
      cash: 'ເງິນສົດ',
    },
  },
  cn: {
    ...shared.cn,
    name: '积分商城',
    groups: {
      parcel: '实物',
      account: '充值',
      cash: '现金',
    },
    of: {
      any: parts.cn,
      kind_is: {
        parcel: '实物',
        account: '充值',
        cash: '现金',
      },
      amount: '每件现金金额',
      perMember: '每位会员最多',
    },
    empty: '暂无商品。',
    fields: {
      id: '代码',
      names: '名称',
      kind: '类型',
      price: '积分',
      stock: '库存',
      vipLevel: '最低等级',
      enabled: '上架',
      change: '库存变动，例如 20 或 -5',
    },
    stock_act: '调整库存',
    stock_effect: '%{name}：会员可兑换的数量立即增加或减少。',
    kinds: {
      parcel: '实物',
      account: '充值',
      cash: '现金',
    },
  },
});
