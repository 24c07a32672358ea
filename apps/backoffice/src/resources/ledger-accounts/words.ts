import { inLanguages } from '../../words/in-languages.ts';

export const words = inLanguages({
  en: {
    name: 'Account |||| Accounts',
    fields: {
      id: 'No.',
      owner: 'Kind of owner',
      ownerId: 'Owner',
      purpose: 'Purpose',
      balance: 'Balance',
      currency: 'Currency',
      openedAt: 'Opened',
    },
    search: 'Username, code, ID or number',
  },
  lo: {
    name: 'ບັນຊີຍ່ອຍ',
    fields: {
      id: 'ເລກທີ',
      owner: 'ປະເພດເຈົ້າຂອງ',
      ownerId: 'ເຈົ້າຂອງ',
      purpose: 'ຈຸດປະສົງ',
      balance: 'ຍອດເງິນ',
      currency: 'ສະກຸນເງິນ',
      openedAt: 'ເປີດເມື່ອ',
    },
    search: 'ຊື່ຜູ້ໃຊ້, ລະຫັດ, ID ຫຼື ເລກທີ',
  },
  cn: {
    name: '分类账户',
    fields: {
      id: '编号',
      owner: '所属类型',
      ownerId: '所属',
      purpose: '用途',
      balance: '余额',
      currency: '币种',
      openedAt: '开户时间',
    },
    search: '用户名、代码、ID 或编号',
  },
});

export const lineWords = inLanguages({
  en: {
    name: 'Movement |||| Movements',
    fields: {
      id: 'No.',
      at: 'Time',
      kind: 'Kind',
      amount: 'Amount',
      balance: 'Balance after',
      other: 'Other side',
      cause: 'Caused by',
      actor: 'Made by',
    },
    until: 'Before',
  },
  lo: {
    name: 'ການເຄື່ອນໄຫວ',
    fields: {
      id: 'ເລກທີ',
      at: 'ເວລາ',
      kind: 'ປະເພດ',
      amount: 'ຈຳນວນ',
      balance: 'ຍອດຫຼັງຈາກນັ້ນ',
      other: 'ອີກຝ່າຍ',
      cause: 'ສາເຫດ',
      actor: 'ເຮັດໂດຍ',
    },
    until: 'ກ່ອນເວລາ',
  },
  cn: {
    name: '资金流水',
    fields: {
      id: '编号',
      at: '时间',
      kind: '类型',
      amount: '金额',
      balance: '变动后余额',
      other: '对方账户',
      cause: '起因',
      actor: '操作者',
    },
    until: '早于',
  },
});
