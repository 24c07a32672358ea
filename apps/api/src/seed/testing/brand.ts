import { generateKeyPairSync } from 'node:crypto';
import { parseAmount } from '@champa/money';
import { createDatabase } from '@champa/testkit';
import { demoVendors } from '@champa/titles';
import type { Deps } from '../../module.ts';
import { type Composed, composeModules } from '../../modules.ts';
import { vendorWith } from '../../modules/vendors/testing/compose.ts';
import { systemClock } from '../../platform/clock.ts';
import { readConfig } from '../../platform/config.ts';
import { createPool, type Pool, type WriteHandle } from '../../platform/database.ts';
import { createLog } from '../../platform/log.ts';
import { createMetrics } from '../../platform/metrics.ts';

/** An empty brand, to be seeded. */
export type TestBrand = {
  pool: Pool;
  deps: Deps;
  /** Composes the platform anew, as the demo's seeds do for past days. */
  compose: (given: Deps) => Composed;
  /** The public key of the demo's vendors, as PEM. */
  publicKey: string;
  close: () => Promise<void>;
};

export async function createBrand(): Promise<TestBrand> {
  const database = await createDatabase();
  const brand = brandOn(database.url);
  return {
    ...brand,
    async close() {
      await brand.close();
      await database.drop();
    },
  };
}

/** A brand on a database that is there already: a second server of it. */
export function brandOn(databaseUrl: string): TestBrand {
  const pool = createPool(databaseUrl, 6);
  const config = readConfig({
    NODE_ENV: 'test',
    DATABASE_URL: databaseUrl,
    PUBLIC_URL: 'http://localhost',
    CACHE_DIR: '/nowhere',
    OPERATOR_PRIVATE_KEY_FILE: 'none',
    SECRETS_KEY_FILE: 'none',
    SANDPAY_URL: 'http://localhost:1',
  });
  const live = { publish: () => undefined } as unknown as Deps['live'];
  const pem = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const operatorKey = pem.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  return {
    pool,
    deps: { config, pool, clock: systemClock, log: createLog('silent', 'test'), metrics: createMetrics(), live },
    compose: (given) => composeModules(given, { operatorKey, secretsKey: Buffer.alloc(32) }),
    publicKey: pem.publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    close: () => pool.end(),
  };
}

/** Every vendor of the demo. */
export async function addVendors({ deps, compose, publicKey }: TestBrand): Promise<void> {
  const { vendors } = compose(deps);
  for (const { vassalage } of demoVendors)
    await vendors.service.add(vendorWith(vassalage, publicKey, null), false, 'test');
}

/** Puts cash into a member's wallet, as the demo opens its accounts. */
export async function openWith(
  tx: WriteHandle,
  { ledger }: Pick<Composed, 'ledger'>,
  memberId: string,
  cash: string,
): Promise<void> {
  const currency = 'LAK';
  await ledger.post(tx, {
    source: 'demo',
    key: `opening:${memberId}`,
    kind: 'adjustment',
    debit: await ledger.openAccount(tx, { owner: { type: 'house', id: 'demo' }, purpose: 'opening', currency }),
    credit: await ledger.openAccount(tx, { owner: { type: 'member', id: memberId }, purpose: 'cash', currency }),
    amount: parseAmount(cash),
    reference: { type: 'seed', id: 'demo' },
    actor: 'system',
  });
}
