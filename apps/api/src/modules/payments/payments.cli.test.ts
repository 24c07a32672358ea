import { ApiError } from '../../platform/http/api-error.ts';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Command } from 'commander';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { everybodyActs } from '../../testing/by-test.ts';
import { paymentsCommands } from './index.ts';
import { createWorld, SECRET, type World } from './testing/world.ts';

let world: World;
let folder: string;

beforeAll(async () => {
  world = await createWorld();
  folder = await mkdtemp(path.join(tmpdir(), 'champa-providers-'));
});

afterAll(async () => {
  await world.close();
  await rm(folder, { recursive: true });
});

async function champa(...words: string[]): Promise<string> {
  const written: string[] = [];
  const out = vi.spyOn(process.stdout, 'write').mockImplementation((text) => written.push(String(text)) > 0);
  const program = new Command('champa');
  const { pool, payments } = world;
  paymentsCommands(program, (work) => work({ payments, staff: everybodyActs }, { pool }));
  quiet(program);
  try {
    await program.parseAsync(['payments', ...words], { from: 'user' });
  } finally {
    out.mockRestore();
  }
  return written.join('');
}

function quiet(command: Command): void {
  command.exitOverride().configureOutput({ writeErr: () => undefined });
  for (const each of command.commands) quiet(each);
}

async function file(content: object | string, name = 'provider.json'): Promise<string> {
  const at = path.join(folder, name);
  await writeFile(at, typeof content === 'string' ? content : JSON.stringify(content));
  return at;
}

const why = ['--reason', 'a new contract', '--by', 'vilay'];
const ACME = {
  name: 'Acme Pay',
  adapter: 'sandpay',
  settings: { baseUrl: 'https://acme.example' },
  paysTo: ['BANK'],
};
const list = async () => JSON.parse(await champa('list', '--json')) as Record<string, unknown>[];
const show = async (code: string) => JSON.parse(await champa('show', code)) as Record<string, unknown>;
const key = () => file(`${SECRET}\n`, 'key');

describe('champa payments', () => {
  test('lists what each provider can do and is switched on for', async () => {
    expect(await list()).toEqual([
      {
        code: 'house-bank',
        name: 'The brand’s bank accounts',
        adapter: 'by_hand',
        can: 'by hand',
        deposits: 'on',
        payouts: 'off',
        paysTo: [],
        revision: expect.any(Number),
      },
      {
        code: 'sandpay',
        name: 'SandPay',
        adapter: 'sandpay',
        can: ['deposits', 'refunds', 'payouts', 'statements'],
        deposits: 'on',
        payouts: 'on',
        paysTo: ['BANK', 'E_WALLET', 'CRYPTO'],
        revision: expect.any(Number),
      },
    ]);
  });

  test('adds a provider switched off, and switches it; each change is kept, and its key is shown by nothing', async () => {
    expect(await champa('set', 'acme', await file(ACME), '--key', await key(), ...why)).toBe('provider acme added\n');
    expect(await show('acme')).toMatchObject({ deposits: 'off', payouts: 'off', paysTo: ['BANK'], key: 'kept' });
    expect(await world.payments.providers.pays(world.pool, 'acme', 'BANK')).toBe(false);

    await champa('switch', 'acme', '--payouts', 'on', ...why);
    expect(await world.payments.providers.pays(world.pool, 'acme', 'BANK')).toBe(true);
    expect(await world.payments.providers.pays(world.pool, 'acme', 'CRYPTO')).toBe(false);
    expect(await show('acme')).toMatchObject({
      deposits: 'off',
      payouts: 'on',
      changes: [
        { action: 'added', reason: 'a new contract', actor: 'staff:vilay', detail: { key: 'given' } },
        { action: 'switched', detail: { payouts: true } },
      ],
    });
    const { rows } = await world.pool.query(`SELECT p::text, c::text FROM payments.provider p, payments.change c`);
    expect(JSON.stringify(rows)).not.toContain(SECRET);
    expect(JSON.stringify(await show('acme'))).not.toContain(SECRET);
  });

  test('changes a provider; its key and its switches stay', async () => {
    const before = await world.payments.providers.find(world.pool, 'acme');
    const moved = { ...ACME, settings: { baseUrl: 'https://new.acme.example' } };
    expect(await champa('set', 'acme', await file(moved), ...why)).toBe('provider acme changed\n');
    expect(await show('acme')).toMatchObject({ payouts: 'on', settings: moved.settings, key: 'kept' });
    expect(await world.payments.providers.find(world.pool, 'acme')).not.toBe(before);
  });

  test('a provider whose key is in a file, as before decision 0049, goes on, until a key is given', async () => {
    const secretFile = await key();
    await world.pool.query(
      `INSERT INTO payments.provider (code, name, adapter, settings) VALUES ('filed', 'Filed', 'sandpay', $1)`,
      [JSON.stringify({ baseUrl: 'https://filed.example', secretFile })],
    );
    expect(await world.send('/callbacks/payments/filed', callback())).toBe('200 OK');
    await champa('set', 'filed', await file({ ...ACME, paysTo: [] }), '--key', secretFile, ...why);
    await rm(secretFile);
    expect(await world.send('/callbacks/payments/filed', callback())).toBe('200 OK');
  });

  test('a key that cannot be read is told of in the list', async () => {
    await world.pool.query(
      `INSERT INTO payments.provider (code, name, adapter, settings)
       VALUES ('lost', 'Lost', 'sandpay', '{"baseUrl": "https://lost.example", "secretFile": "/nowhere"}')`,
    );
    expect((await list()).find(({ code }) => code === 'lost')!['can']).toContain('no such file');
  });

  test.each([
    ['no key', 'acme-two', ACME, false],
    ['a code that is none', 'Acme Two', ACME, true],
    ['an adapter that is unknown', 'acme-two', { ...ACME, adapter: 'other' }, true],
    ['settings that the adapter cannot read', 'acme-two', { ...ACME, settings: { baseUrl: 'ftp://acme' } }, true],
    ['payouts by hand', 'acme-two', { name: 'Two', adapter: 'by_hand', paysTo: ['BANK'] }, false],
    ['a key of what is by hand', 'acme-two', { name: 'Two', adapter: 'by_hand' }, true],
    ['another adapter than it has', 'acme', { name: 'Acme', adapter: 'by_hand' }, false],
    ['words that nobody knows', 'acme-two', { ...ACME, enabled: true }, true],
  ])('refuses %s', async (_, code, written, hasKey) => {
    const given = hasKey ? ['--key', await key()] : [];
    await expect(champa('set', code, await file(written), ...given, ...why)).rejects.toBeInstanceOf(ApiError);
    expect((await list()).map((each) => each['code'])).not.toContain('acme-two');
  });

  test.each([
    [['switch', 'nobody', '--payouts', 'on', ...why]],
    [['switch', 'sandpay', ...why]],
    [['switch', 'sandpay', '--payouts', 'on', '--by', 'vilay']],
    [['switch', 'house-bank', '--payouts', 'on', ...why]],
    [['show', 'nobody']],
  ])('%j is refused', (words) => expect(champa(...words)).rejects.toThrow());
});

const callback = () => ({
  eventId: 'one',
  orderId: 'order',
  merchantRef: 'a-reference',
  amount: '1.00',
  currency: 'LAK',
  status: 'paid',
});
