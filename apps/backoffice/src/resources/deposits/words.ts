import { inLanguages } from '../../words/in-languages.ts';

export const words = inLanguages({
  en: {
    name: 'Deposit |||| Deposits',
    empty: 'No deposits yet.',
    fields: {
      id: 'No.',
      username: 'Member',
      method: 'Method',
      amount: 'Amount',
      currency: 'Currency',
      state: 'State',
      createdAt: 'Begun',
      creditedAt: 'Credited',
    },
    /** The ways to pay in. */
    kinds: { hosted: 'Payment page', qr: 'QR code', bank_transfer: 'Bank transfer', crypto: 'Crypto' },
  },
  lo: {
    name: 'ການຝາກເງິນ',
    empty: 'ຍັງບໍ່ມີການຝາກເງິນ.',
    fields: {
      id: 'ເລກທີ',
      username: 'ສະມາຊິກ',
      method: 'ວິທີຊຳລະ',
      amount: 'ຈຳນວນເງິນ',
      currency: 'ສະກຸນເງິນ',
      state: 'ສະຖານະ',
      createdAt: 'ເລີ່ມເມື່ອ',
      creditedAt: 'ເຂົ້າເມື່ອ',
    },
    kinds: { hosted: 'ໜ້າຊຳລະເງິນ', qr: 'ລະຫັດ QR', bank_transfer: 'ໂອນຜ່ານທະນາຄານ', crypto: 'ຄຣິບໂຕ' },
  },
  cn: {
    name: '存款',
    empty: '暂无存款。',
    fields: {
      id: '单号',
      username: '会员',
      method: '支付方式',
      amount: '金额',
      currency: '币种',
      state: '状态',
      createdAt: '开始时间',
      creditedAt: '到账时间',
    },
    kinds: { hosted: '支付页面', qr: '二维码', bank_transfer: '银行转账', crypto: '加密货币' },
  },
});
