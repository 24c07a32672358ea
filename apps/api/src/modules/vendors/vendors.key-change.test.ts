import { generateKeyPairSync } from 'node:crypto';
import { createDatabase, type TestDatabase } from '@champa/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemClock } from '../../platform/clock.ts';
import type { ByStaff } from '../../platform/command-line.ts';
import { createPool, inTransaction, type Pool } from '../../platform/database.ts';
import { type KeyKind, rsaPublicKey, sharedSecret } from '../../platform/keys.ts';
import { createSecretBox } from '../../platform/secret-box.ts';
import { accessLog, recordByHand } from '../../testing/by-test.ts';
import type { Approvals } from '../approvals/index.ts';
import { approvalsFor, employeeAtConsole, waits } from '../approvals/testing/second-person.ts';
import { createKeyChange, createKeyMarks } from './vendors.key-change.ts';
import { insertVendor, selectVendor } from './vendors.repo.ts';
import { VENDOR_KEY } from './vendors.service.ts';

let database: TestDatabase;
let pool: Pool;
let approvals: Approvals;
let change: ReturnType<typeof createKeyChange>['change'];
let atOnce: ReturnType<typeof createKeyChange>['change'];
let lead: ByStaff;
let owner: ByStaff;

const secrets = createSecretBox(Buffer.alloc(32, 1));
const kinds: Readonly<Record<string, KeyKind>> = { hub88: rsaPublicKey, spribe: sharedSecret };
const keyKindOf = (dialect: string) => kinds[dialect] ?? null;
const SECRET = 'a secret of enough bytes';

beforeAll(async () => {
  database = await createDatabase();
  pool = createPool(database.url, 4);
  approvals = approvalsFor(pool, [{ kind: 'vendor_keys' }]);
  const needs = { pool, clock: systemClock, secrets, record: recordByHand, keyKindOf };
  change = createKeyChange({ ...needs, guard: approvals.guard }).change;
  atOnce = createKeyChange({ ...needs, guard: approvalsFor(pool, []).guard }).change;
  lead = await employeeAtConsole(pool, 'keo', 'shift_lead');
  owner = await employeeAtConsole(pool, 'vilay', 'owner');
  await add('hub88', 'HUB', publicKey());
  await add('spribe', 'SPRIBE', secrets.seal(VENDOR_KEY, 'the secret of before'));
});

afterAll(async () => {
  await pool.end();
  await database.drop();
});

const add = (dialect: string, code: string, credential: string) =>
  inTransaction(pool, (tx) =>
    insertVendor(
      tx,
      { code, dialect, credential, launchUrl: null, launchOrigins: [], wallet: 'seamless' },
      systemClock.now(),
    ),
  );

function publicKey(): string {
  const { publicKey: key } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return key.export({ type: 'spki', format: 'pem' }).toString();
}

const credentialOf = async (code: string) => (await selectVendor(pool, code))!.credential;

test('a key is replaced at once where nobody else is wanted, with the reason kept and no key in the audit log', async () => {
  const [before, key] = [await credentialOf('HUB'), publicKey()];
  await atOnce(lead, { code: 'HUB', key });
  expect(await credentialOf('HUB')).toBe(key);
  const markOf = createKeyMarks({ keyKindOf });
  expect((await accessLog(pool)).at(-1)).toMatchObject({
    action: 'vendor_key_replaced',
    detail: { vendor: 'HUB' },
    before: { key: markOf({ dialect: 'hub88', credential: before })!.mark },
    after: { key: markOf({ dialect: 'hub88', credential: key })!.mark, oldKeyUntil: null },
  });
  const { rows } = await pool.query('SELECT action, reason, actor FROM vendors.change ORDER BY id DESC LIMIT 1');
  expect(rows).toEqual([{ action: 'replaced', reason: 'a case', actor: 'staff:keo' }]);
});

test('a secret waits for a second person sealed, shows marks only, and counts once it is approved', async () => {
  const before = await credentialOf('SPRIBE');
  const approval = await waits(change(lead, { code: 'SPRIBE', key: SECRET }));
  expect(await credentialOf('SPRIBE')).toBe(before);
  const viewer = { staffId: owner.staffId, kinds: ['vendor_keys'] as const };
  const open = await approvals.admin.open(approval, viewer);
  expect(open).toMatchObject({
    subject: { type: 'vendor', id: 'SPRIBE' },
    before: { key: expect.any(String) as string },
  });
  const { rows } = await pool.query<{ kept: string }>('SELECT r::text AS kept FROM approvals.request AS r');
  expect(rows.map(({ kept }) => kept).join()).not.toContain(SECRET);
  await approvals.admin.approve(owner, approval);
  expect(secrets.open(VENDOR_KEY, await credentialOf('SPRIBE'))).toBe(SECRET);
});

test('a request is stale once the vendor got another key meanwhile', async () => {
  const approval = await waits(change(lead, { code: 'HUB', key: publicKey() }));
  const key = publicKey();
  await atOnce(owner, { code: 'HUB', key });
  await expect(approvals.admin.approve(owner, approval)).rejects.toMatchObject({ code: 'APPROVAL_STALE' });
  expect(await credentialOf('HUB')).toBe(key);
});

test('a key that cannot be, and a vendor that is not, are refused at once', async () => {
  await expect(change(lead, { code: 'SPRIBE', key: 'short' })).rejects.toMatchObject({ code: 'VALIDATION' });
  await expect(change(lead, { code: 'HUB', key: 'no PEM' })).rejects.toMatchObject({ code: 'VALIDATION' });
  await expect(change(lead, { code: 'NOBODY', key: SECRET })).rejects.toMatchObject({ code: 'NOT_FOUND' });
});
