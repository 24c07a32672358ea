import { randomUUID } from 'node:crypto';
import { createDatabase } from '@champa/testkit';
import { Command } from 'commander';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { systemClock } from '../../platform/clock.ts';
import { createPool, inTransaction, type Pool } from '../../platform/database.ts';
import { LiveHub } from '../../platform/live.ts';
import { createLog } from '../../platform/log.ts';
import { everybodyActs, recordByHand, unguarded } from '../../testing/by-test.ts';
import { createLedger } from '../ledger/index.ts';
import { createMembers } from '../member/index.ts';
import { type Corrections, createCorrections, createWallet, type Wallet, walletCommands } from './index.ts';

const members = createMembers(systemClock);
let database: Awaited<ReturnType<typeof createDatabase>>;
let pool: Pool;
let wallet: Wallet;
let corrections: Corrections;
let member: string;
let name: string;

beforeAll(async () => {
  database = await createDatabase();
  pool = createPool(database.url, 4);
  const ledger = createLedger({ pool, clock: systemClock });
  const live = new LiveHub(pool, database.url, createLog('silent', 'test'));
  wallet = createWallet({ ledger });
  corrections = createCorrections(
    { pool, clock: systemClock, live },
    { ledger, guard: unguarded(pool), balanceOf: wallet.balanceOf, record: recordByHand },
  );
});

beforeEach(async () => {
  name = `m${randomUUID().slice(0, 12)}`;
  const details = { type: 0, currency: 'LAK', country: 'LA', language: 'lo', registerUrl: '', referralCode: '' };
  member = await inTransaction(pool, async (tx) => {
    const { id } = (await members.create(tx, { username: name, ...details, affiliateCode: '' }))!;
    await wallet.open(tx, id, 'LAK');
    return id;
  });
});

afterAll(async () => {
  await pool.end();
  await database.drop();
});

async function champa(...words: string[]): Promise<any> {
  const written: string[] = [];
  const out = vi.spyOn(process.stdout, 'write').mockImplementation((text) => written.push(String(text)) > 0);
  const program = new Command('champa');
  walletCommands(program, (work) => work({ corrections, members, staff: everybodyActs }, { pool }));
  quiet(program);
  try {
    await program.parseAsync(words, { from: 'user' });
  } finally {
    out.mockRestore();
  }
  return JSON.parse(written.join(''));
}

function quiet(command: Command): void {
  command.exitOverride().configureOutput({ writeErr: () => undefined });
  for (const each of command.commands) quiet(each);
}

const by = ['--by', 'vilay'];

describe('champa correct', () => {
  const reason = ['--reason', 'Game result settled wrongly'];

  test('adds and takes, once for a key, and never below zero', async () => {
    const key = randomUUID();
    for (let count = 0; count < 3; count++)
      expect(await champa('correct', ...reason, ...by, '--key', key, name, '1000')).toMatchObject({
        balance: '1000.00',
      });
    expect(await champa('correct', ...reason, ...by, '--', name, '-400.50')).toMatchObject({ balance: '599.50' });
    await expect(champa('correct', ...reason, ...by, '--', name, '-599.51')).rejects.toMatchObject({
      code: 'BALANCE_TOO_LOW',
    });
    expect((await wallet.balanceOf(member)).balance).toBe('599.50');
    await expect(champa('correct', ...reason, ...by, '--key', key, name, '1001')).rejects.toMatchObject({
      code: 'IDEMPOTENCY_CONFLICT',
    });
  });

  test('writes down why, for the member to read', async () => {
    await champa('correct', ...reason, ...by, name, '1000');
    const { rows } = await pool.query<{ reference_id: string }>(
      `SELECT j.reference_id FROM ledger.journal j JOIN ledger.accounts a ON a.id = j.credit
        WHERE j.kind = 'correction' AND a.owner_id = $1`,
      [member],
    );
    const ids = rows.map(({ reference_id: id }) => id);
    expect([...(await corrections.describe(ids)).values()]).toEqual(['Game result settled wrongly']);
  });

  test.each(['0', '1000.001', '1e3', 'all', '9999999999999'])('by %s is refused', (amount) =>
    expect(champa('correct', ...reason, ...by, name, amount)).rejects.toThrow(),
  );

  test('of an unknown member is refused', () =>
    expect(champa('correct', ...reason, ...by, 'nobody-of-this-name', '5')).rejects.toMatchObject({
      code: 'NOT_FOUND',
      value: { member: 'nobody-of-this-name' },
    }));
});
