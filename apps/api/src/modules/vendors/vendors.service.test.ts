import { generateKeyPairSync, type KeyObject, randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Command } from 'commander';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { errorText } from '../../platform/command-line.ts';
import { readPublicKey } from '../../platform/public-key.ts';
import { accessLog, everybodyActs, vilay } from '../../testing/by-test.ts';
import { signBody } from './adapters/hub88/signature.ts';
import { asOwner } from '../catalogue/testing/catalogue.ts';
import { GAMES, VENDOR } from './testing/games.ts';
import type { Player } from './testing/player.ts';
import { betOf, createVendor, send } from './testing/hub88-vendor.ts';
import { createWorld, operatorKeys, vendorKeys, type World } from './testing/world.ts';
import { vendorCommands } from './vendors.cli.ts';

let world: World;
let folder: string;
let keyFile: string;

beforeAll(async () => {
  vi.stubEnv('CHAMPA_STAFF', 'vilay');
  world = await createWorld();
  folder = await mkdtemp(path.join(tmpdir(), 'champa-vendors-'));
  keyFile = path.join(folder, 'vendor.pem');
  await writeFile(keyFile, vendorKeys.publicKey.export({ type: 'spki', format: 'pem' }));
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
  await world.close();
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** Runs `champa vendor …`; rejects with the message for the operator. */
async function champa(...words: string[]): Promise<string> {
  const lines: string[] = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => lines.push(String(text)) > 0);
  const program = new Command('champa').exitOverride();
  vendorCommands(program, (work) => work({ ...world, staff: everybodyActs }, world));
  for (const command of program.commands[0]!.commands)
    command.exitOverride().configureOutput({ writeErr: () => undefined });
  await program.parseAsync(['vendor', ...words], { from: 'user' }).catch((error: unknown) => {
    throw new Error(errorText(error), { cause: error });
  });
  return lines.join('').trimEnd();
}

const ADD = ['add', '--dialect', 'hub88', '--key'];

test('a vendor is added once, listed, and changed only when told to', async () => {
  const launch = ['--launch-url', 'https://games.example/api'];
  expect(await champa(...ADD, keyFile, '--code', 'LOTUS')).toBe('vendor LOTUS added');
  await expect(champa(...ADD, keyFile, '--code', 'LOTUS')).rejects.toThrow(
    'vendor LOTUS exists already; --replace changes it',
  );
  expect(await champa(...ADD, keyFile, '--code', 'LOTUS', ...launch, '--replace')).toBe('vendor LOTUS replaced');
  expect(await champa('list')).toMatch(/^LOTUS +hub88 +enabled +https:\/\/games.example\/api/m);
});

test('a wrong key, code, dialect and address are named plainly, and nothing is added', async () => {
  const write = async (text: string) => {
    const file = path.join(folder, 'other.pem');
    await writeFile(file, text);
    return file;
  };
  const small = generateKeyPairSync('rsa', { modulusLength: 1024 })
    .publicKey.export({ type: 'spki', format: 'pem' })
    .toString();
  await expect(champa(...ADD, '/no/such/file', '--code', 'BAD')).rejects.toThrow(
    '/no/such/file cannot be read: ENOENT',
  );
  await expect(champa(...ADD, await write('hello'), '--code', 'BAD')).rejects.toThrow('no public key in PEM form');
  await expect(champa(...ADD, await write(small), '--code', 'BAD')).rejects.toThrow(
    'at least 2048 bits are needed, this key has 1024',
  );
  await expect(champa(...ADD, keyFile, '--code', 'bad code')).rejects.toThrow('1 to 40 letters');
  await expect(champa(...ADD, keyFile, '--code', 'BAD', '--launch-url', 'ftp://x')).rejects.toThrow(
    'http:// or https://',
  );
  await expect(champa('add', '--dialect', 'other', '--key', keyFile, '--code', 'BAD')).rejects.toThrow(
    'Allowed choices are hub88',
  );
  expect(await champa('list')).not.toContain('BAD');
});

test('a private key and an elliptic one are refused as keys of a vendor', () => {
  const elliptic = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    .publicKey.export({ type: 'spki', format: 'pem' })
    .toString();
  expect(readPublicKey(elliptic)).toEqual({ reason: 'an RSA key is needed, this is ec' });
  const secret = operatorKeys.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  expect(readPublicKey(secret)).toMatchObject({ reason: expect.stringContaining('private key') });
  const old = vendorKeys.publicKey.export({ type: 'pkcs1', format: 'pem' }).toString();
  expect(readPublicKey(old)).toEqual({ pem: expect.stringContaining('BEGIN PUBLIC KEY') });
});

test('a vendor is switched off and on with a reason, which is recorded', async () => {
  await champa(...ADD, keyFile, '--code', 'SWITCHED');
  expect(await champa('disable', 'SWITCHED', '--reason', 'suspicious wins')).toBe('vendor SWITCHED disabled');
  expect(await champa('list')).toMatch(/^SWITCHED +hub88 +disabled/m);
  expect(await champa('enable', 'SWITCHED', '--reason', 'cleared')).toBe('vendor SWITCHED enabled');
  await expect(champa('disable', 'SWITCHED', '--reason', ' ')).rejects.toThrow('A reason is needed');
  await expect(champa('disable', 'NOBODY', '--reason', 'x')).rejects.toThrow('vendor: NOBODY');
  const { rows } = await world.pool.query(
    `SELECT action, reason, actor FROM vendors.change JOIN vendors.vendor ON vendor.id = vendor_id
     WHERE code = 'SWITCHED' ORDER BY change.id`,
  );
  expect(rows).toEqual([
    { action: 'added', reason: '', actor: 'staff:vilay' },
    { action: 'disabled', reason: 'suspicious wins', actor: 'staff:vilay' },
    { action: 'enabled', reason: 'cleared', actor: 'staff:vilay' },
  ]);
  expect((await accessLog(world.pool)).filter(({ action }) => action === 'vendor_switched')).toEqual([
    {
      staffId: 7n,
      action: 'vendor_switched',
      detail: { vendor: 'SWITCHED' },
      before: { enabled: true },
      after: { enabled: false },
    },
    {
      staffId: 7n,
      action: 'vendor_switched',
      detail: { vendor: 'SWITCHED' },
      before: { enabled: false },
      after: { enabled: true },
    },
  ]);
});

test('the operator’s public key is printed for vendors', async () => {
  expect(await champa('key')).toBe(operatorKeys.publicKey.export({ type: 'spki', format: 'pem' }).toString().trimEnd());
});

test('a certification session is printed with everything a vendor’s calls need, and works', async () => {
  const player = await world.addPlayer();
  const { rows } = await world.pool.query<{ username: string }>('SELECT username FROM member.member WHERE id = $1', [
    player.memberId,
  ]);
  const session = ['session', '--code', 'NAGASPIN', '--member', rows[0]!.username.toUpperCase(), '--game'];
  const printed = JSON.parse(await champa(...session, 'naga-gold'));
  expect(printed).toEqual({
    token: expect.any(String),
    user: player.memberId,
    currency: 'LAK',
    game_code: 'naga-gold',
  });
  expect((await createVendor(world.app).bet({ ...player, token: printed.token })).status).toBe('RS_OK');
  await expect(champa(...session, 'of-nobody')).rejects.toThrow('game: of-nobody');
  expect((await accessLog(world.pool)).slice(-1)).toMatchObject([
    { staffId: 7n, action: 'vendor_test_session', detail: { code: 'NAGASPIN', gameCode: 'naga-gold' } },
  ]);
});

test('a maintenance window refuses bets and pays wins; it ends by itself', async () => {
  const player = await world.addPlayer();
  const vendor = createVendor(world.app);
  const bet = { transaction_uuid: randomUUID(), round: randomUUID() };
  expect(await vendor.bet(player, bet)).toMatchObject({ status: 'RS_OK' });
  await world.pool.query(
    `INSERT INTO catalogue.vendor (vassalage, display_name, game_type, account_type_name, launch_mode, sort, enabled)
     VALUES ($1, $1, 'RNG', $1, 'frame', 0, true)`,
    [VENDOR],
  );
  await world.pool.query(
    `INSERT INTO catalogue.maintenance_window (vassalage, starts_at, ends_at, reason, planned_by, planned_at)
     VALUES ($1, now() - interval '1 hour', now() + interval '1 hour', 'a test', 'noy', now())`,
    [VENDOR],
  );
  expect((await vendor.bet(player)).status).toBe('RS_ERROR_INVALID_PARTNER');
  const win = { reference_transaction_uuid: bet.transaction_uuid, round: bet.round };
  expect((await vendor.win(player, win)).status).toBe('RS_OK');
  world.passTime({ hours: 2 });
  expect((await vendor.bet(player)).status).toBe('RS_OK');
});

const keyOf = ({ publicKey }: { publicKey: KeyObject }) => publicKey.export({ type: 'spki', format: 'pem' }).toString();

test('after a key is replaced, calls signed by either are believed until the old one ends', async () => {
  const next = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const key = keyOf(next);
  const player = await world.addPlayer();
  const answerTo = async (signer: KeyObject) => {
    const body = JSON.stringify(betOf(player));
    const signature = signBody(Buffer.from(body), signer);
    return (await send(world.app, '/transaction/bet', body, { signature })).answer.status;
  };
  const { admin } = world.vendors;
  const oldKey = async () => (await admin.facts(VENDOR))!.oldKey;
  await admin.changeKey(vilay, { code: VENDOR, key, oldHours: 2 });
  expect(await oldKey()).toMatchObject({ kind: 'public' });
  await expect.poll(() => answerTo(next.privateKey)).toBe('RS_OK');
  expect(await answerTo(vendorKeys.privateKey)).toBe('RS_OK');
  world.passTime({ hours: 2 });
  await expect.poll(() => answerTo(vendorKeys.privateKey), { timeout: 5000 }).toBe('RS_ERROR_INVALID_SIGNATURE');
  expect(await oldKey()).toBe(null);

  await admin.changeKey(vilay, { code: VENDOR, key: keyOf(vendorKeys), oldHours: 2 });
  await admin.endOldKey(vilay, VENDOR);
  await expect.poll(() => answerTo(vendorKeys.privateKey), { timeout: 5000 }).toBe('RS_OK');
  expect(await answerTo(next.privateKey)).toBe('RS_ERROR_INVALID_SIGNATURE');
  expect((await accessLog(world.pool)).at(-1)).toMatchObject({
    action: 'vendor_old_key_ended',
    before: { oldKeyUntil: expect.any(String) as string },
    after: { oldKeyUntil: null },
  });
});

test('a game’s highest stake goes by the member’s rank, and their screen is told', async () => {
  await world.pool.query(
    `INSERT INTO catalogue.game (vassalage, game_code, name, game_type, sort, created_at, stake_limits)
     VALUES ($1, $2, 'Gold', 'RNG', 0, now(), '[{"fromLevel": 0, "most": "100000"}, {"fromLevel": 2, "most": "300000"}]')`,
    [VENDOR, GAMES[0]],
  );
  const [player, ranked] = [await world.addPlayer(), await world.addPlayer()];
  await asOwner(
    world.databaseUrl,
    `INSERT INTO vip.member (member_id, level, since, earned_since) VALUES (${ranked.memberId}, 3, now(), now())`,
  );
  const vendor = createVendor(world.app);
  const statusOf = async (who: Player, amount: number) => (await vendor.bet(who, { amount })).status;
  expect([await statusOf(player, 100_000), await statusOf(player, 100_001)]).toEqual([
    'RS_OK',
    'RS_ERROR_LIMIT_REACHED',
  ]);
  await expect.poll(() => world.refused).toEqual([{ limit: 'game', period: null, most: '1.00' }]);
  expect([await statusOf(ranked, 300_000), await statusOf(ranked, 300_001)]).toEqual([
    'RS_OK',
    'RS_ERROR_LIMIT_REACHED',
  ]);
  expect((await vendor.bet(player, { amount: 900_000, game_code: GAMES[1] })).status).toBe('RS_OK');
});
