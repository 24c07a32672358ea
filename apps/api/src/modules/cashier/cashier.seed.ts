import { parseAmount } from '@champa/money';
import { inTransaction, type Pool } from '../../platform/database.ts';
import { insertMethod, upsertProvider } from './methods.repo.ts';

export type DemoProvider = { baseUrl: string; secretFile: string };

const PROVIDER = 'sandpay';
const limits = { min: parseAmount('10000'), max: parseAmount('50000000') };
const presets = ['50000', '100000', '200000', '500000', '1000000', '5000000'].map(parseAmount);

const methods = [
  { code: 'laoqr', channel: 'qr', names: { lo: 'LAO QR', en: 'LAO QR', cn: 'LAO QR 扫码' } },
  { code: 'card', channel: 'card', names: { lo: 'ບັດທະນາຄານ', en: 'Bank card', cn: '银行卡' } },
  { code: 'bank', channel: 'bank', names: { lo: 'ໂອນຜ່ານທະນາຄານ', en: 'Bank transfer', cn: '银行转账' } },
] as const;

/** The demo's provider and its methods. Runs at every start: the provider's address may have changed, methods stay. */
export async function seedDemoCashier(pool: Pool, { baseUrl, secretFile }: DemoProvider): Promise<void> {
  await inTransaction(pool, async (tx) => {
    await upsertProvider(tx, PROVIDER, 'sandpay', { baseUrl, secretFile });
    for (const [sort, method] of methods.entries()) {
      await insertMethod(tx, {
        ...method,
        ...limits,
        presets,
        provider: PROVIDER,
        kind: 'hosted',
        currency: 'LAK',
        sort,
      });
    }
  });
}
