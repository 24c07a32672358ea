import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Activity } from '@champa/contract';
import { SCALE } from '@champa/money';
import { Command } from 'commander';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { everybodyActs } from '../../testing/by-test.ts';
import { errorText } from '../../platform/command-line.ts';
import { createMembers } from '../member/index.ts';
import type { Settings } from '../settings/index.ts';
import type { Player } from '../vendors/testing/player.ts';
import { promotionCommands } from './index.ts';
import { cash, createWorld, words, type World } from './testing/world.ts';

let world: World;
let player: Player;
let id: string;
let picture: Buffer;

beforeAll(async () => {
  world = await createWorld();
  const background = { r: 200, g: 30, b: 30 };
  picture = await sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .png()
    .toBuffer();
});
afterAll(() => world.close());

beforeEach(async () => {
  player = await world.addPlayer({ balance: 0n });
  id = await world.add(
    { span: 'week', rules: [{ code: 'win', title: words, trigger: { on: 'application' }, reward: cash('20') }] },
    50n * SCALE,
  );
});

async function champa(...said: string[]): Promise<string> {
  const written: string[] = [];
  const out = vi.spyOn(process.stdout, 'write').mockImplementation((text) => written.push(String(text)) > 0);
  const program = new Command('champa').exitOverride().configureOutput({ writeErr: () => undefined });
  const { pool, promotions } = world;
  const members = createMembers({ now: world.now });
  const settings = { get: async () => ({ currency: 'LAK' }) } as unknown as Pick<Settings, 'get'>;
  promotionCommands(program, (work) => work({ promotions, members, settings, staff: everybodyActs }, { pool }));
  try {
    await program.parseAsync(['promotion', ...said], { from: 'user' });
  } finally {
    out.mockRestore();
  }
  return written.join('').trimEnd();
}

async function send(bytes: Uint8Array, type = 'image/png') {
  world.signIn({ kind: 'member', memberId: player.memberId, sessionId: '1', type: 0, isTrial: false, isAgent: false });
  const headers = { authorization: 'Bearer any', 'x-language': 'en', 'content-type': type };
  const url = `/api/activities/${id}/pictures`;
  const answer = await world.app.inject({ method: 'POST', url, headers, payload: Buffer.from(bytes) });
  return { status: answer.statusCode, ...(answer.json() as { code?: string; value: { id: string } }) };
}

const apply = (body: object) =>
  world.call<Activity>(player, 'POST', `/api/activities/${id}/apply`, { idempotencyKey: randomUUID(), ...body });

test('pictures are recognised by their content, three at most, and encoded again', async () => {
  expect(await send(Buffer.from('GIF89a not one at all'))).toMatchObject({ status: 422, code: 'PICTURE_UNREADABLE' });
  expect(await send(Buffer.concat([picture.subarray(0, 60), Buffer.alloc(40)]))).toMatchObject({ status: 422 });
  const webp = await sharp(picture).webp().toBuffer();
  expect(await send(webp)).toMatchObject({ status: 422, code: 'PICTURE_UNREADABLE' });
  expect(await send(Buffer.alloc(5 * 1024 * 1024 + 1), 'image/png')).toMatchObject({ status: 413 });
  const kept = [await send(picture), await send(await sharp(picture).jpeg().toBuffer()), await send(picture)];
  expect(kept.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await send(picture)).toMatchObject({ status: 409, code: 'TOO_MANY_PICTURES' });
  const sent = await apply({ comment: '  A fine win  ', pictures: kept.map(({ value }) => value.id) });
  expect(sent.value).toMatchObject({
    state: 'applying',
    action: null,
    application: { comment: 'A fine win', pictures: 3 },
  });
  const folder = await mkdtemp(path.join(tmpdir(), 'champa-'));
  await champa('applications', 'show', sent.value.application!.id, '--pictures', folder);
  expect(await readdir(folder)).toHaveLength(3);
});

test('a comment has 1 to 140 characters, and pictures are the member’s own', async () => {
  expect((await apply({ comment: ' ' })).status).toBe(422);
  expect((await apply({ comment: 'x'.repeat(141) })).status).toBe(422);
  expect((await apply({ comment: 'x', pictures: ['1', '2', '3', '4'] })).status).toBe(422);
  expect(await apply({ comment: 'x', pictures: ['999999'] })).toMatchObject({ status: 422, code: 'VALIDATION' });
  const mine = player;
  const { value } = await send(picture);
  player = await world.addPlayer({ balance: 0n });
  expect((await apply({ comment: 'x', pictures: [value.id] })).status).toBe(422);
  player = mine;
  expect((await apply({ comment: 'x'.repeat(140), pictures: [value.id] })).status).toBe(200);
  expect(await apply({ comment: 'again' })).toMatchObject({ status: 409, code: 'ACTIVITY_NOT_POSSIBLE' });
  expect(await send(picture)).toMatchObject({ status: 409 });
});

test('the same key applies once, however often', async () => {
  const body = { comment: 'once', idempotencyKey: randomUUID() };
  await apply(body);
  expect((await apply(body)).status).toBe(200);
  const { value } = await world.call<{ list: unknown[] }>(player, 'GET', '/api/activity-applications');
  expect(value.list).toHaveLength(1);
});

test('staff approves a reward that is then claimed, or rejects with a reason that the member reads', async () => {
  const first = await apply({ comment: 'mine' });
  const number = first.value.application!.id;
  expect(await champa('applications', 'list')).toContain('mine');
  const by = ['--by', 'vilay', '--reason', 'a blurred picture'];
  await champa('applications', 'reject', number, ...by);
  await expect(champa('applications', 'approve', number, ...by)).rejects.toMatchObject({
    code: 'NOT_POSSIBLE',
    value: { why: `application ${number} was decided already` },
  });
  expect(await world.view(player, id)).toMatchObject({
    state: 'rejected',
    action: 'apply',
    reason: { code: 'application_rejected', text: 'a blurred picture' },
  });
  expect(world.messages.at(-1)).toMatchObject({ kind: 'activity_rejected', memberId: player.memberId });
  const second = await apply({ comment: 'mine, sharper' });
  await champa('applications', 'approve', second.value.application!.id, '--by', 'vilay', '--reason', 'seen');
  expect(await world.view(player, id)).toMatchObject({ state: 'claim', given: { times: 1 } });
  await world.claim(player, id);
  expect(await world.cashOf(player)).toBe(20n * SCALE);
  const { value } = await world.call<{ list: { state: string }[]; next: string | null }>(
    player,
    'GET',
    '/api/activity-applications?pageSize=1',
  );
  expect(value).toMatchObject({ list: [{ state: 'approved' }], next: expect.any(String) });
});

test('an approval that cannot be paid leaves the application unchanged', async () => {
  const [a, b, c] = [player, await world.addPlayer({ balance: 0n }), await world.addPlayer({ balance: 0n })];
  const numbers: string[] = [];
  for (player of [a!, b, c]) numbers.push((await apply({ comment: 'mine' })).value.application!.id);
  const by = ['--by', 'vilay', '--reason', 'seen'];
  await champa('applications', 'approve', numbers[0]!, ...by);
  await champa('applications', 'approve', numbers[1]!, ...by);
  await expect(champa('applications', 'approve', numbers[2]!, ...by)).rejects.toMatchObject({
    code: 'NOT_POSSIBLE',
    value: { why: expect.stringContaining('the budget does not cover it') as string },
  });
  expect(await world.view(c, id)).toMatchObject({ state: 'applying' });
  await champa('fund', world.keyOf(id), '--amount', '10', ...by);
  await champa('applications', 'approve', numbers[2]!, ...by);
  const [report] = JSON.parse(await champa('report', world.keyOf(id), '--json'));
  expect(report).toMatchObject({
    given: '60.00',
    left: '0.00',
    awards: 3,
  });
  expect(await world.broken()).toEqual([]);
});

test('rewards with review are given or refused by staff, and a refusal frees the cap', async () => {
  const rules = [{ code: 'main', title: words, trigger: { on: 'deposit' as const }, reward: cash('2') }];
  const review = await world.add({ approval: 'review', caps: { perMember: 1 }, rules }, 10n * SCALE);
  const key = world.keyOf(review);
  await world.tell(world.deposit(player, '10'), world.deposit(player, '10'));
  expect(await world.view(player, review)).toMatchObject({ state: 'applying', given: { times: 0 } });
  const waiting = async () => JSON.parse(await champa('rewards', 'list', key, '--json')) as { id: string }[];
  const [first, ...others] = await waiting();
  expect(others).toEqual([]);
  const by = ['--by', 'vilay', '--reason', 'too soon'];
  await champa('rewards', 'reject', first!.id, ...by);
  expect(await world.view(player, review)).toMatchObject({ state: 'rejected' });
  await world.tell(world.deposit(player, '10'));
  await champa('rewards', 'approve', (await waiting())[0]!.id, ...by);
  await world.claim(player, review);
  expect(await world.cashOf(player)).toBe(2n * SCALE);
});

test('a promotion is created, changed, paused and shown from the command line, with clear errors', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'champa-'));
  const file = path.join(folder, 'promotion.json');
  const by = ['--by', 'vilay', '--reason', 'the season'];
  const create = async (given: unknown) => {
    await writeFile(file, typeof given === 'string' ? given : JSON.stringify(given));
    return champa('create', file, ...by);
  };
  await expect(create('{')).rejects.toThrow('is not JSON');
  expect(await create({ key: 'x', kind: 'nothing', rules: [] }).catch(errorText)).toMatch(
    /This is not a valid promotion:\n {2}kind: .*\n {2}rules: /s,
  );
  const reward = { kind: 'free_rounds', vassalage: 'V', gameCode: 'g', rounds: 5, stake: '1' };
  const rule = { code: 'main', title: words, trigger: { on: 'registered' } };
  const key = world.keyOf(id);
  world.settings.whyNoFreeRounds = 'there is no such game';
  await expect(create({ key, kind: 'app', rules: [{ ...rule, reward }] })).rejects.toMatchObject({
    code: 'NOT_POSSIBLE',
    value: { why: 'V/g cannot give free rounds: there is no such game' },
  });
  await expect(create({ key: 'unknown', kind: 'app', rules: [{ ...rule, reward: cash('1') }] })).rejects.toMatchObject({
    code: 'NOT_POSSIBLE',
    value: { why: expect.stringContaining('content has no promotion') as string },
  });
  expect(await create({ key, kind: 'app', rules: [{ ...rule, reward: cash('1') }] })).toBe('changed');
  await champa('pause', key, ...by);
  await expect(champa('pause', key, ...by)).rejects.toMatchObject({
    code: 'NOT_POSSIBLE',
    value: { why: `${key} is already paused` },
  });
  expect(JSON.parse(await champa('list', '--json'))).toContainEqual(
    expect.objectContaining({ key, kind: 'app', state: 'paused' }),
  );
  const shown = JSON.parse(await champa('show', key)) as { changes: string[] };
  expect(shown.changes[0]).toContain('paused staff:vilay: the season');
  await champa('resume', key, ...by);
});

test('trial members are told to open a true account', async () => {
  world.signIn({ kind: 'member', memberId: player.memberId, sessionId: '1', type: 4, isTrial: true, isAgent: false });
  const headers = { authorization: 'Bearer any', 'x-language': 'en' };
  const answer = await world.app.inject({ method: 'GET', url: '/api/activities', headers });
  expect(answer.json()).toMatchObject({ code: 'TRUE_ACCOUNT_REQUIRED' });
});
