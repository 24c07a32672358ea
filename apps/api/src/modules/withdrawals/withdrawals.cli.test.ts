import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Command } from 'commander';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { everybodyActs } from '../../testing/by-test.ts';
import { withdrawalsCommands } from './index.ts';
import { createWorld, type Payee, type World } from './testing/world.ts';

let world: World;
let payee: Payee;

beforeAll(async () => {
  world = await createWorld();
});

afterAll(async () => {
  expect(await world.broken()).toEqual([]);
  await world.close();
});

beforeEach(async () => {
  payee = await world.member();
});

const WHO = ['--by', 'vilay', '--reason', 'checked the account'];

async function champa(...words: string[]): Promise<string> {
  const written: string[] = [];
  const out = vi.spyOn(process.stdout, 'write').mockImplementation((text) => written.push(String(text)) > 0);
  const program = new Command('champa').exitOverride().configureOutput({ writeErr: () => undefined });
  const silent = (command: Command): void => {
    command.exitOverride().configureOutput({ writeErr: () => undefined });
    command.commands.forEach(silent);
  };
  withdrawalsCommands(program, (work) => work({ ...world, staff: everybodyActs }, world));
  silent(program);
  try {
    await program.parseAsync(['withdrawals', ...words], { from: 'user' });
  } finally {
    out.mockRestore();
  }
  return written.join('');
}

const listed = async (...words: string[]) => JSON.parse(await champa('list', ...words, '--json')) as { id: string }[];
const shown = async (id: string) => JSON.parse(await champa('show', id)) as Record<string, any>;

test('the queue shows what waits, with where it goes and how it was judged, and nothing that has ended', async () => {
  const { id } = await world.asked(payee);
  const ended = await world.asked(payee);
  await world.send('POST', `/api/withdrawals/${ended.id}/cancel`, undefined, { token: payee.token });
  const waiting = await listed();
  expect(waiting).toContainEqual(
    expect.objectContaining({
      id,
      state: 'requested',
      amount: '500000.00',
      currency: 'LAK',
      memberId: payee.id,
      to: `BCEL ****${payee.number.slice(-4)}`,
    }),
  );
  expect(waiting.some((one) => one.id === ended.id)).toBe(false);
  expect(await listed('--state', 'cancelled')).toContainEqual(
    expect.objectContaining({ id: ended.id, state: 'cancelled' }),
  );
});

test('one is claimed, approved, paid in parts and shown with every step and who did it', async () => {
  const { id } = await world.asked(payee);
  await expect(champa('approve', id, ...WHO)).rejects.toMatchObject({
    code: 'NOT_POSSIBLE',
    value: { why: `claim withdrawal ${id} first` },
  });
  await champa('claim', id, ...WHO);
  await expect(champa('approve', id, '--by', 'khamla', '--reason', 'r')).rejects.toMatchObject({
    code: 'NOT_POSSIBLE',
    value: { why: expect.stringContaining('staff:vilay has claimed') as string },
  });
  await champa('approve', id, ...WHO);
  await champa('pay', id, ...WHO, '--by-hand', 'BCEL 771', '--part', '200000', '--part', '100000.50');
  await champa('pay', id, ...WHO, '--by-hand', 'BCEL 772');
  expect((await world.status(payee, id)).state).toBe('paid');
  const one = await shown(id);
  expect(one).toMatchObject({
    payee: { hidden: `****${payee.number.slice(-4)}` },
    parts: [
      { amount: '200000.00', note: 'BCEL 771' },
      { amount: '100000.50', note: 'BCEL 771' },
      { amount: '199999.50', note: 'BCEL 772' },
    ],
    reasons: expect.arrayContaining([{ reason: 'first_withdrawal', points: 10 }]) as unknown,
  });
  const steps = (one['steps'] as { step: string; actor: string; reason: string }[]).map(
    ({ step, actor }) => `${step} ${actor}`,
  );
  expect(steps).toEqual(expect.arrayContaining(['claim staff:vilay', 'approve staff:vilay', 'pay staff:vilay']));
  expect(steps[0]).toBe(`request member:${payee.id}`);
  expect(JSON.parse(await champa('payee', id, ...WHO))).toMatchObject({
    number: payee.number,
    holderName: 'Keo Sengdara',
  });
});

test('one is rejected: the money returns, the member reads why', async () => {
  const { id } = await world.asked(payee);
  await champa('claim', id, ...WHO);
  await champa('reject', id, '--by', 'vilay', '--reason', 'The name is not yours.');
  expect(await world.status(payee, id)).toMatchObject({ state: 'rejected', reason: 'The name is not yours.' });
  expect(await world.balance(payee.id)).toEqual({ cash: '2000000.00', locked: '0.00' });
  expect(await world.messages(payee)).toContain('withdrawal_rejected');
  await expect(champa('reject', id, ...WHO)).rejects.toMatchObject({
    code: 'WITHDRAWAL_CLOSED',
    value: { state: 'rejected' },
  });
});

test('one is put back for another, who takes it', async () => {
  const { id } = await world.asked(payee);
  await champa('claim', id, ...WHO);
  await champa('release', id, ...WHO);
  expect(await world.status(payee, id)).toMatchObject({ state: 'requested', can: { cancel: true } });
  await champa('claim', id, '--by', 'khamla', '--reason', 'takes over');
  expect(await shown(id)).toMatchObject({ claimedBy: 'staff:khamla' });
});

describe('a dispute', () => {
  async function disputed(): Promise<string> {
    const { id } = await world.approved(payee);
    await champa('pay', id, ...WHO, '--by-hand', 'BCEL 9');
    const picture = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    const headers = { authorization: `Bearer ${payee.token}`, 'content-type': 'image/png' };
    await world.app.inject({ method: 'POST', url: `/api/withdrawals/${id}/proofs`, headers, payload: picture });
    await world.send('POST', `/api/withdrawals/${id}/dispute`, { part: null }, { token: payee.token });
    return id;
  }

  test('shows its pictures, and ends by a refund', async () => {
    const id = await disputed();
    const folder = await mkdtemp(path.join(tmpdir(), 'champa-proofs-'));
    await champa('show', id, '--proofs', folder);
    const [file] = await readdir(folder);
    expect(file).toBe(`withdrawal-${id}-1.jpg`);
    expect((await sharp(await readFile(path.join(folder, file!))).metadata()).format).toBe('jpeg');
    await rm(folder, { recursive: true });
    await champa('refund', id, ...WHO);
    expect(await world.balance(payee.id)).toMatchObject({ cash: '2000000.00' });
  });

  test('or by a forced receipt, which refunds nothing', async () => {
    const id = await disputed();
    await champa('force-receipt', id, ...WHO);
    expect(await world.balance(payee.id)).toMatchObject({ cash: '1500000.00' });
  });
});

test.each([
  ['nobody’s name', ['claim', '1', '--reason', 'r']],
  ['no reason', ['claim', '1', '--by', 'v']],
  ['no number', ['claim', 'x', ...WHO]],
  ['no such withdrawal', ['claim', '999999', ...WHO]],
  ['no way to pay', ['pay', '1', ...WHO]],
  ['two ways to pay', ['pay', '1', ...WHO, '--provider', 'sandpay', '--by-hand', 'x']],
  ['a negative part', ['pay', '1', ...WHO, '--by-hand', 'x', '--part', '-5']],
  ['a part with an exponent', ['pay', '1', ...WHO, '--by-hand', 'x', '--part', '1e3']],
  ['no such state', ['list', '--state', 'lost']],
])('%s is refused', async (_what, words) => {
  await expect(champa(...words)).rejects.toThrow();
});

test('a provider that does not pay this kind is refused', async () => {
  const { id } = await world.approved(payee);
  await world.ownerQuery(`UPDATE payments.provider SET payee_kinds = '{CRYPTO}'`);
  await expect(champa('pay', id, ...WHO, '--provider', 'sandpay')).rejects.toMatchObject({
    code: 'NOT_POSSIBLE',
    value: { why: expect.stringContaining('does not pay') as string },
  });
  await world.ownerQuery(`UPDATE payments.provider SET payee_kinds = '{BANK,E_WALLET,CRYPTO}', pays_out = false`);
  await expect(champa('pay', id, ...WHO, '--provider', 'sandpay')).rejects.toMatchObject({
    code: 'NOT_POSSIBLE',
    value: { why: expect.stringContaining('does not pay') as string },
  });
  await world.ownerQuery('UPDATE payments.provider SET pays_out = true');
});

test('the rules are shown and set, by somebody and for a reason', async () => {
  expect(JSON.parse(await champa('rules'))).toMatchObject({
    automatic: { below: '0', maxScore: 0 },
    payoutProvider: null,
  });
  await expect(champa('rules', '--approve-below', '600000', '--by', 'vilay')).rejects.toThrow('A reason');
  await champa('rules', '--approve-below', '600000', '--max-score', '100', '--pay-by', 'sandpay', ...WHO);
  world.clock.forward({ seconds: 2 });
  expect((await world.asked(payee)).state).toBe('paying');
  await champa('rules', '--approve-below', '0', '--pay-by', 'staff', ...WHO);
  expect(JSON.parse(await champa('rules'))).toMatchObject({
    automatic: { below: '0', maxScore: 100 },
    payoutProvider: null,
  });
});
