import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accessLog } from '../../testing/by-test.ts';
import { openBackoffice, type TestBackoffice } from '../../testing/backoffice.ts';
import { createWorld, rate, type World } from './testing/world.ts';

let world: World;
let backoffice: TestBackoffice;
let top: string;
let middle: string;
let player: string;

const read = async (path: string): Promise<any> => (await backoffice.send('GET', path)).value;
const send = (method: 'POST' | 'PUT' | 'DELETE', path: string, body: object) =>
  backoffice.send(method, path, { body: { reason: 'a test', ...body } });
const idsOf = ({ list }: { list: { id: string }[] }): string[] => list.map(({ id }) => id);
const nameOf = async (id: string): Promise<string> => (await world.members.byId(world.pool, id))!.username;

beforeAll(async () => {
  world = await createWorld();
  backoffice = openBackoffice((app) => void world.agents.adminRoutes!(app));
  top = await world.addMember(null, { type: 1, cash: '0' });
  middle = await world.addMember(top, { type: 1, cash: '0' });
  player = await world.addMember(middle, { type: 0, cash: '1000000' });
});
afterAll(async () => {
  await backoffice.close();
  await world.close();
});

describe('the tree', () => {
  test('is read a level at a time; its top are agents whom nobody brought', async () => {
    const nobodys = await world.addMember(null, { type: 0 });
    const first = idsOf(await read('/agents'));
    expect(first).toContain(top);
    expect(first).not.toContain(nobodys);
    expect(first).not.toContain(middle);
    const level = await read(`/agents?of=${top}`);
    expect(level.list).toMatchObject([{ id: middle, downlines: 1, path: [{ id: top, username: await nameOf(top) }] }]);
    expect(await read(`/agents/${player}`)).toMatchObject({ path: [{ id: top }, { id: middle }], move: null });
  });

  test('a search finds anybody by ID or the beginning of a name, page by page, with their place', async () => {
    const beginning = (await nameOf(top)).slice(0, -1).toUpperCase();
    const found: string[] = [];
    let next: string | null = null;
    do {
      const page = await read(`/agents?search=${beginning}&pageSize=2${next ? `&after=${next}` : ''}`);
      found.push(...idsOf(page));
      ({ next } = page);
    } while (next);
    expect(new Set(found).size).toBe(found.length);
    expect(found).toEqual(expect.arrayContaining([top]));
    expect((await read(`/agents?search=${player}`)).list[0]).toMatchObject({ id: player, path: [{}, { id: middle }] });
  });
});

describe('a settlement', () => {
  test('shows how each figure came to be, whose play it was, and that the rounds come to the same', async () => {
    await world.sign(null, top, 'daily', rate(['0', '1'], ['200000', '2']));
    await world.sign(top, middle, 'daily', rate(['0', '0.5']));
    await world.run();
    const day = world.now().add({ hours: 24 });
    await world.play(player, day.add({ hours: 1 }), '150000', '0');
    world.setClock(day.add({ hours: 49 }));
    await world.run();

    const list = await read(`/agents/${top}/settlements?kind=daily`);
    const one = list.list.find(({ base }: { base: string }) => base === '150000.00');
    expect(one).toMatchObject({ upline: null, downline: { id: top }, tier: 1, gross: '1500.00', state: 'paid' });
    expect(await read(`/settlements/${one.id}`)).toMatchObject({
      settled: { validBet: '150000.00', base: '150000.00', tier: 1, gross: '1500.00' },
      share: '1.00',
      units: null,
      missing: { validBet: '50000.00' },
      due: '1500.00',
      carriedOut: '0.00',
      paidDown: '750.00',
      net: '750.00',
    });
    expect((await read(`/settlements/${one.id}/members`)).list).toMatchObject([{ id: player, validBet: '150000.00' }]);
    expect(await read(`/settlements/${one.id}/check`)).toMatchObject({ isSame: true, stored: '1500.00' });
    const paid = await read(`/agents/${top}/settlements?kind=daily&side=upline&pageSize=1`);
    expect(paid.list).toMatchObject([{ downline: { id: middle }, due: '750.00' }]);
  });

  test('what an upline’s wallet does not cover is among what is owed, until it is paid', async () => {
    const poor = await world.addMember(null, { type: 1, cash: '0' });
    const below = await world.addMember(poor, { type: 0, cash: '1000000' });
    await world.sign(poor, below, 'daily', rate('1'));
    await world.run();
    const day = world.now().add({ hours: 24 });
    await world.play(below, day.add({ hours: 1 }), '10000', '0');
    world.setClock(day.add({ hours: 49 }));
    await world.run();
    const { list } = await read('/settlements/owed?kind=daily');
    expect(list).toMatchObject([{ upline: { id: poor }, downline: { id: below }, due: '100.00', state: 'owed' }]);
    await world.give(poor, '1000', 'gift');
    await world.run();
    expect((await read('/settlements/owed')).list).toEqual([]);
  });
});

describe('a contract of the brand', () => {
  test('is offered, and its end asked for, with the reason in its history; the brand has no say in others', async () => {
    const agent = await world.addMember(null, { type: 1 });
    const offer = { kind: 'hourly', terms: rate('1') };
    const { value } = (await send('POST', `/agents/${agent}/contracts`, offer)) as { value: { id: string } };
    expect(value).toMatchObject({ upline: null, state: 'offered', can: [] });
    await world.call(agent, 'POST', '/api/contracts/hour-salary/process', { contractId: value.id, action: 'sign' });
    const ending = { act: 'request_termination' };
    expect(await send('POST', `/contracts/${value.id}/termination`, ending)).toMatchObject({
      value: { state: 'termination_requested', requestedBy: 'upline', can: [] },
    });
    const { steps } = await read(`/contracts/${value.id}`);
    expect(steps.at(-1)).toMatchObject({ step: 'request_termination', by: 'staff:noy', reason: 'a test' });

    const [others] = (await read(`/agents/${middle}/contracts`)).list;
    expect(await read(`/contracts/${others.id}`)).toMatchObject({ can: [] });
    expect(await send('POST', `/contracts/${others.id}/termination`, ending)).toMatchObject({ code: 'NOT_FOUND' });
    const wrong = { kind: 'daily', terms: rate(['10', '2'], ['20', '1']) };
    expect(await send('POST', `/agents/${agent}/contracts`, wrong)).toMatchObject({ code: 'CONTRACT_TERMS' });
  });
});

describe('a move', () => {
  test('holds from the next day, can be stopped until then, and never leads below one’s own team', async () => {
    const upline = { upline: await nameOf(player) };
    expect(await send('POST', `/agents/${middle}/move`, upline)).toMatchObject({ code: 'NOT_POSSIBLE' });
    expect(await send('POST', `/agents/${middle}/move`, { upline: 'nobody-at-all' })).toMatchObject({
      code: 'VALIDATION',
      value: { fields: { upline: 'unknown_member' } },
    });
    expect(await send('POST', `/agents/${player}/move`, { upline: '' })).toMatchObject({ value: {} });
    const { move } = await read(`/agents/${player}`);
    expect(move).toMatchObject({ to: null, state: 'approved' });
    expect((await read('/agents/moves')).list[0]).toMatchObject({
      member: { id: player },
      from: { id: middle },
      to: null,
      requestedBy: 'staff:noy',
    });
    await send('DELETE', `/agents/moves/${move.id}`, {});
    expect(await read(`/agents/${player}`)).toMatchObject({ move: null });
    expect(await send('DELETE', `/agents/moves/${move.id}`, {})).toMatchObject({ code: 'NOT_POSSIBLE' });
  });
});

describe('an applicant', () => {
  test('is masked until revealed, which is recorded; approving makes an agent once', async () => {
    const applicant = await world.addMember(null, { type: 0 });
    const application = { name: 'Bounmy', contact: 'bounmy@champa.la', plan: 'Friends of mine in Pakse, and my page.' };
    await world.call(applicant, 'POST', '/api/agents/application', application);
    const [one] = (await read('/agents/applications')).list;
    expect(one).toMatchObject({ member: { id: applicant }, name: 'B****', contact: 'b****@champa.la' });
    expect(await send('POST', `/agents/applications/${one.id}/reveal`, {})).toMatchObject({
      value: { name: 'Bounmy', contact: 'bounmy@champa.la' },
    });
    expect((await accessLog(world.pool)).at(-1)).toMatchObject({ action: 'application_revealed' });
    const decide = () => send('PUT', `/agents/applications/${one.id}/decision`, { act: 'approve' });
    expect(await decide()).toMatchObject({ value: {} });
    expect(await decide()).toMatchObject({ code: 'NOT_FOUND' });
    expect(await read(`/agents/${applicant}`)).toMatchObject({ type: 1 });
    expect((await read('/agents/applications?queue=decided')).list[0]).toMatchObject({ decidedBy: 'staff:noy' });
  });
});

test('a link is paused and opened by an employee', async () => {
  const link = {
    makes: 'player',
    domain: null,
    note: '',
    validUntil: null,
    mostUses: null,
    contracts: [],
    idempotencyKey: '3d0b7f7e-5c0a-4e6f-9a3a-0f5b8f6f0a11',
  };
  const made = await world.call(`a${top}`, 'POST', '/api/agents/links', link);
  const path = `/agents/${top}/links/${made.value.id}/pause`;
  expect(await send('PUT', path, { paused: true })).toMatchObject({ value: { state: 'paused' } });
  expect((await read(`/agents/${top}/links`)).list).toMatchObject([{ state: 'paused', visits: 0 }]);
  expect(await send('PUT', path, { paused: false })).toMatchObject({ value: { state: 'open' } });
});
