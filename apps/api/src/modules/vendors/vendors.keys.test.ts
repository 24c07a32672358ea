import { createHmac } from 'node:crypto';
import { createDatabase } from '@champa/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemClock } from '../../platform/clock.ts';
import { createPool, type Pool } from '../../platform/database.ts';
import { createSecretBox } from '../../platform/secret-box.ts';
import { type KeyKind, sharedSecret } from '../../platform/keys.ts';
import { createRegistry } from './vendors.registry.ts';
import { createVendorService, VENDOR_KEY } from './vendors.service.ts';

let database: Awaited<ReturnType<typeof createDatabase>>;
let pool: Pool;

beforeAll(async () => {
  database = await createDatabase();
  pool = createPool(database.url, 2);
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const secrets = createSecretBox(Buffer.alloc(32, 1));
const kinds: Readonly<Record<string, KeyKind>> = { shared: sharedSecret };

/** The service and the registry of a program with one more dialect, which has a shared secret. */
function compose() {
  const service = createVendorService({
    pool,
    clock: systemClock,
    keyKindOf: (dialect: string) => kinds[dialect] ?? null,
    secrets,
    ensureVendor: async () => undefined,
  } as unknown as Parameters<typeof createVendorService>[0]);
  const registry = createRegistry(pool, systemClock, ({ dialect, credential }) =>
    dialect === 'shared' ? sharedSecret.read(secrets.open(VENDOR_KEY, credential)) : null,
  );
  return { service, registry };
}

const vendor = (code: string, key: string, dialect = 'shared') => ({
  code,
  dialect,
  key,
  launchUrl: null,
  displayName: null,
  gameType: null,
});

test('a secret shared with a vendor is kept sealed, and verifies its calls', async () => {
  const { service, registry } = compose();
  await service.add(vendor('SHARED', 'a secret of enough bytes\n'), false, 'staff:vilay');
  const { rows } = await pool.query<{ credential: string }>(
    `SELECT credential FROM vendors.vendor WHERE code = 'SHARED'`,
  );
  expect(rows[0]!.credential).not.toContain('secret');
  const [key] = (await registry.find('SHARED'))!.keys;
  const sign = (by: Parameters<typeof createHmac>[1]) => createHmac('sha256', by).update('a call').digest('hex');
  expect(sign(key!)).toBe(sign('a secret of enough bytes'));
});

test('a secret that is too short, and an unknown dialect, are refused', async () => {
  const { service, registry } = compose();
  await expect(service.add(vendor('SHORT', ' too short '), false, 'x')).rejects.toMatchObject({
    value: { fields: { key: expect.stringContaining('at least 16 bytes') as string } },
  });
  await expect(service.add(vendor('OTHER', 'whatever it is', 'unknown'), false, 'x')).rejects.toMatchObject({
    value: { fields: { dialect: expect.stringContaining('no dialect unknown') as string } },
  });
  expect(await registry.find('SHORT')).toBe(null);
});

test('the calls of a vendor with an unknown dialect are refused', async () => {
  const { service } = compose();
  await service.add(vendor('LATER', 'a secret of enough bytes'), false, 'x');
  expect(await createRegistry(pool, systemClock, () => null).find('LATER')).toBe(null);
});
