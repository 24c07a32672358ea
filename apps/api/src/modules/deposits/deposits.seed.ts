import { parseAmount } from '@champa/money';
import { inTransaction, type Pool } from '../../platform/database.ts';
import { DEMO_BANK, DEMO_PROVIDER } from '../payments/index.ts';
import { insertMethod, type NewMethod } from './methods.repo.ts';

const kip = {
  currency: 'LAK',
  min: parseAmount('10000'),
  max: parseAmount('50000000'),
  presets: ['50000', '100000', '200000', '500000', '1000000', '5000000'].map(parseAmount),
};
const baht = {
  currency: 'THB',
  min: parseAmount('20'),
  max: parseAmount('50000'),
  presets: ['100', '300', '500', '1000', '3000', '10000'].map(parseAmount),
};
const dong = {
  currency: 'VND',
  min: parseAmount('20000'),
  max: parseAmount('100000000'),
  presets: ['50000', '100000', '200000', '500000', '1000000', '5000000'].map(parseAmount),
};
const free = { flat: 0n, perMille: 0, bearer: 'brand' } as const;

// Members are offered the methods of their own currency: those in baht and dong wait for brands of that currency.
const methods: Omit<NewMethod, 'sort'>[] = [
  {
    ...kip,
    code: 'card',
    provider: DEMO_PROVIDER,
    kind: 'hosted',
    channel: 'card',
    names: { lo: 'ບັດທະນາຄານ', en: 'Bank card', cn: '银行卡' },
    details: {},
    fee: { flat: 0n, perMille: 15, bearer: 'brand' },
  },
  {
    ...kip,
    code: 'laoqr',
    provider: DEMO_PROVIDER,
    kind: 'qr',
    channel: 'laoqr',
    names: { lo: 'LAO QR', en: 'LAO QR', cn: 'LAO QR 扫码' },
    details: { scheme: 'laoqr' },
    fee: free,
  },
  {
    ...kip,
    code: 'transfer',
    provider: DEMO_BANK,
    kind: 'bank_transfer',
    channel: 'transfer',
    names: { lo: 'ໂອນຜ່ານທະນາຄານ', en: 'Bank transfer', cn: '银行转账' },
    details: {
      accounts: [
        { bank: 'BCEL', holder: 'CHAMPA SOLE CO LTD', number: '010120004242424001' },
        { bank: 'LDB', holder: 'CHAMPA SOLE CO LTD', number: '0302000010042424' },
      ],
    },
    fee: free,
  },
  {
    ...kip,
    code: 'ewallet',
    provider: DEMO_PROVIDER,
    kind: 'hosted',
    channel: 'wallet',
    names: { lo: 'ກະເປົາເງິນເອເລັກໂຕຣນິກ', en: 'E-wallet', cn: '电子钱包' },
    details: {},
    fee: free,
  },
  {
    ...kip,
    code: 'usdt',
    provider: DEMO_PROVIDER,
    kind: 'crypto',
    channel: 'usdt-trc20',
    names: { lo: 'USDT (ເຄືອຂ່າຍ TRON)', en: 'USDT (TRON network)', cn: 'USDT（波场网络）' },
    details: {},
    min: parseAmount('100000'),
    presets: kip.presets.filter((amount) => amount >= parseAmount('100000')),
    fee: { flat: parseAmount('5000'), perMille: 5, bearer: 'member' },
  },
  {
    ...baht,
    code: 'promptpay',
    provider: DEMO_PROVIDER,
    kind: 'qr',
    channel: 'promptpay',
    names: { lo: 'PromptPay (ໄທ)', en: 'PromptPay', cn: 'PromptPay（泰国扫码）' },
    details: { scheme: 'promptpay' },
    fee: free,
  },
  {
    ...dong,
    code: 'vietqr',
    provider: DEMO_PROVIDER,
    kind: 'qr',
    channel: 'vietqr',
    names: { lo: 'VietQR (ຫວຽດນາມ)', en: 'VietQR', cn: 'VietQR（越南扫码）' },
    details: { scheme: 'vietqr' },
    fee: free,
  },
];

/** The methods of the demo's providers. Runs at every start: methods stay as the operator has them. */
export async function seedDemoMethods(pool: Pool): Promise<void> {
  await inTransaction(pool, async (tx) => {
    for (const [sort, method] of methods.entries()) await insertMethod(tx, { ...method, sort });
  });
}
