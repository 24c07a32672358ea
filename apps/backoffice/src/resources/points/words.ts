import { inLanguages } from '../../words/in-languages.ts';

export const words = inLanguages({
  en: {
    name: 'Goods |||| Points mall',
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
    kinds: { parcel: 'Parcel', account: 'Account', cash: 'Cash' },
  },
  lo: {
    name: 'ຮ້ານແລກຄະແນນ',
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
    kinds: { parcel: 'ຂອງຂວັນ', account: 'ເຕີມບັນຊີ', cash: 'ເງິນສົດ' },
  },
  cn: {
    name: '积分商城',
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
    kinds: { parcel: '实物', account: '充值', cash: '现金' },
  },
});
