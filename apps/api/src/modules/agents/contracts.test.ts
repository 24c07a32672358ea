import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createWorld, rate, type World } from './testing/world.ts';

let world: World;
let top: string;
let middle: string;
let low: string;

beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

beforeEach(async () => {
  top = await world.addMember();
  middle = await world.addMember(top);
  low = await world.addMember(middle);
});

const wish = (downlineId: string, share: string, more: object = {}) => ({
  kind: 'daily',
  period: 'daily',
  downlineId,
  terms: rate(share),
  ...more,
});
const process = (token: string, contractId: string, action: string, path = 'daily-salary') =>
  world.call(token, 'POST', `/api/contracts/${path}/process`, { contractId, action });
const waiting = async (member: string) => (await world.call(member, 'GET', '/api/contracts/consolidated')).value;
const stateOf = async (member: string, id: string) =>
  (await world.call(member, 'GET', `/api/contracts/${id}`)).value.contract.state;

test('an offer waits for the downline, who signs it; each step is recorded with its party, time and terms', async () => {
  const offered = await world.call(`a${top}`, 'POST', '/api/contracts', wish(middle, '1.5'));
  expect(offered).toMatchObject({ status: 200, value: { state: 'offered', side: 'upline', partner: { id: middle } } });
  expect(await world.told(middle)).toEqual(['contract_offered']);
  expect(await waiting(middle)).toMatchObject({
    dailysalreqtype: 'new',
    divtypereq: 'none',
    list: [{ side: 'downline' }],
  });
  const { id } = offered.value;
  expect(await process(top, id, 'sign')).toMatchObject({ status: 409, code: 'CONTRACT_STATE' });
  expect(await process(low, id, 'sign')).toMatchObject({ status: 404 });
  expect(await process(middle, id, 'sign', 'dividend')).toMatchObject({ status: 404 });
  expect((await process(middle, id, 'sign')).value).toMatchObject({ state: 'signed', endsAt: null });
  expect(await process(middle, id, 'reject')).toMatchObject({ status: 409, value: { state: 'signed' } });
  expect(await world.told(top)).toEqual(['contract_signed']);
  const { contract, steps } = (await world.call(top, 'GET', `/api/contracts/${id}`)).value;
  expect(contract.terms).toMatchObject({ tiers: [{ share: '1.5' }] });
  expect(steps.map(({ step, by }: any) => `${step} ${by}`)).toEqual(['offer upline', 'sign downline']);
  expect(await waiting(middle)).toMatchObject({ dailysalreqtype: 'none', list: [] });
});

test('a termination is confirmed by the other side, or concluded by the period’s end', async () => {
  const [first, second] = [
    await world.sign(null, top, 'daily', rate('3')),
    await world.sign(top, middle, 'daily', rate('2')),
  ];
  expect((await process(middle, second, 'request_termination')).value).toMatchObject({ requestedBy: 'downline' });
  expect(await waiting(top)).toMatchObject({ dailysalreqtype: 'termination' });
  expect(await process(middle, second, 'confirm_termination')).toMatchObject({ code: 'CONTRACT_STATE' });
  expect((await process(top, second, 'confirm_termination')).value).toMatchObject({ state: 'terminated' });
  await process(top, first, 'request_termination');
  world.setClock(world.now().add({ hours: 30 }));
  await world.run();
  expect(await stateOf(top, first)).toBe('terminated');
  expect(await world.told(top)).toContain('contract_ended');
});

test('no agent gives a downline more than they have themselves, at any tier, in any way', async () => {
  await world.sign(null, top, 'daily', rate(['0', '1'], ['5000', '2']));
  for (const terms of [rate('1.1'), rate(['0', '1'], ['4999', '2']), rate(['0', '0.5'], ['9000', '2.1'])])
    expect(await world.call(`a${top}`, 'POST', '/api/contracts', { ...wish(middle, '1'), terms })).toMatchObject({
      status: 409,
      code: 'CONTRACT_RATE_TOO_HIGH',
      value: { tier: terms.tiers.length - 1 },
    });
  const offer = await world.offer(top, middle, 'daily', rate(['0', '1'], ['5000', '2']));
  // The offer was possible when it was made and is not when it is signed.
  await world.sign(null, top, 'daily', rate('0.5'));
  expect(await process(middle, offer, 'sign')).toMatchObject({ code: 'CONTRACT_RATE_TOO_HIGH' });
});

test.each([
  ['dividend', 'monthly', 'dividend'],
  ['daily', 'daily', 'daily-salary'],
  ['hourly', 'hour', 'hour-salary'],
  ['realtime', 'slot', 'realtime-salary'],
] as const)(
  'a downline reads what a lower %s offer has ended, and what signing it ends',
  async (kind, period, path) => {
    await world.sign(null, top, kind, rate('5'));
    const own = await world.sign(top, middle, kind, rate('3'));
    const below = await world.sign(middle, low, kind, rate('2'));
    const offer = async (share: string) =>
      (await world.call(`a${top}`, 'POST', '/api/contracts', wish(middle, share, { kind, period, proceed: true })))
        .value.id;
    const endingsOf = async (member: string) =>
      (await waiting(member)).endings.map(({ offerId, contract, by }: any) => [
        offerId,
        contract.id,
        contract.side,
        by,
      ]);

    const lower = await offer('1.5');
    const ended = (id: string) => [
      [id, own, 'downline', 'offer'],
      [id, below, 'upline', 'offer'],
    ];
    expect(await endingsOf(middle)).toEqual(ended(lower));
    // The offer that takes its place says the same; both are read where the contract is shown, too.
    const lowest = await offer('1');
    expect(await endingsOf(middle)).toEqual(ended(lowest));
    const { endings } = (await world.call(middle, 'GET', `/api/contracts/${lowest}`)).value;
    expect(endings).toMatchObject([{ contract: { id: own, state: 'terminated' } }, { contract: { id: below } }]);
    expect((await world.call(top, 'GET', `/api/contracts/${lowest}`)).value.endings).toEqual([]);

    await process(middle, lowest, 'reject', path);
    expect(await endingsOf(middle)).toEqual([]);
    expect(await stateOf(middle, own)).toBe('terminated');
  },
);

test('a better offer names the contract that it replaces once signed', async () => {
  await world.sign(null, top, 'daily', rate('5'));
  const own = await world.sign(top, middle, 'daily', rate('1'));
  const better = await world.offer(top, middle, 'daily', rate('2'));
  const { endings } = await waiting(middle);
  expect(endings).toMatchObject([{ offerId: better, contract: { id: own, state: 'signed' }, by: 'signature' }]);
});

test('offering a lower contract warns of those below that give more, and ends them if the agent proceeds', async () => {
  await world.sign(null, top, 'daily', rate('5'));
  const upper = await world.sign(top, middle, 'daily', rate('3'));
  const lower = await world.sign(middle, low, 'daily', rate('2'));
  const refused = await world.call(`a${top}`, 'POST', '/api/contracts', wish(middle, '1'));
  expect(refused).toMatchObject({ status: 409, code: 'CONTRACT_LOWER_RATE', value: { ends: [upper, lower] } });
  const name = async (id: string) => (await world.members.byId(world.pool, id))!.username;
  expect(refused.value.contracts[1]).toEqual({ id: lower, upline: await name(middle), downline: await name(low) });
  expect(await stateOf(low, lower)).toBe('signed');
  const offered = await world.call(`a${top}`, 'POST', '/api/contracts', wish(middle, '1', { proceed: true }));
  expect([offered.status, await stateOf(middle, upper), await stateOf(low, lower)]).toEqual([
    200,
    'terminated',
    'terminated',
  ]);
  expect(await world.told(low)).toEqual(['contract_offered', 'contract_ended']);
  // A better contract replaces the one in force, and leaves those below.
  await process(middle, offered.value.id, 'sign');
  const below = await world.sign(middle, low, 'daily', rate('0.5'));
  const better = await world.sign(top, middle, 'daily', rate('4'));
  expect([await stateOf(middle, offered.value.id), await stateOf(low, below), await stateOf(middle, better)]).toEqual([
    'superseded',
    'signed',
    'signed',
  ]);
});

test('a kind the brand has closed is neither offered nor signed; contracts in force go on, and can be ended', async () => {
  const inForce = await world.sign(top, middle, 'daily', rate('1'));
  const offer = await world.offer(top, middle, 'daily', rate('2'));
  world.setKind('daily', false);
  try {
    const refused = { status: 403, code: 'CONTRACT_KIND_CLOSED' };
    expect(await world.call(`a${top}`, 'POST', '/api/contracts', wish(low, '1'))).toMatchObject(refused);
    expect(await process(middle, offer, 'sign')).toMatchObject(refused);
    expect((await process(middle, offer, 'reject')).value).toMatchObject({ state: 'rejected' });
    expect((await process(middle, inForce, 'request_termination')).status).toBe(200);
  } finally {
    world.setKind('daily', true);
  }
});

test('an offer is shown beside the contract in force; contracts are filtered by state and by partner', async () => {
  const other = await world.addMember(top);
  const first = await world.sign(top, middle, 'daily', rate('1'));
  const second = await world.sign(top, middle, 'daily', rate('2'));
  const [offered, theirs] = [
    await world.offer(top, middle, 'daily', rate('3')),
    await world.sign(top, other, 'hourly', rate('1')),
  ];
  expect(await waiting(middle)).toMatchObject({
    list: [{ id: offered }],
    endings: [{ offerId: offered, contract: { id: second, state: 'signed' }, by: 'signature' }],
  });
  const ids = async (query: string, token = top) =>
    (await world.call(token, 'GET', `/api/contracts?${query}`)).value.list.map(({ id }: any) => id);
  expect(await ids('side=upline')).toEqual([theirs, offered, second, first]);
  expect(await ids('side=upline&standing=in_force')).toEqual([theirs, second]);
  expect(await ids('side=upline&standing=over')).toEqual([first]);
  expect(await ids(`side=upline&partnerId=${middle}&standing=offered`)).toEqual([offered]);
  const name = (await world.members.byId(world.pool, other))!.username;
  expect(await ids(`side=upline&search=${name.slice(0, 9).toUpperCase()}`)).toEqual([theirs]);
  expect(await ids(`side=downline&partnerId=${top}`, middle)).toEqual([offered, second, first]);
  expect(await ids(`side=downline&partnerId=${low}`, middle)).toEqual([]);
});

test('each step tells the open screens of both sides how many contracts wait', async () => {
  const told = async (memberId: string) => {
    await world.work();
    return world.published.findLast((event) => event.memberId === memberId && event.name === 'contracts')?.data;
  };
  const id = await world.offer(top, middle, 'daily', rate('1'));
  expect([await told(middle), await told(top)]).toEqual([{ waiting: 1 }, { waiting: 0 }]);
  await process(middle, id, 'sign');
  expect(await told(middle)).toEqual({ waiting: 0 });
  await process(middle, id, 'request_termination');
  expect([await told(middle), await told(top)]).toEqual([{ waiting: 0 }, { waiting: 1 }]);
});

test('only an agent offers, only to a direct downline, only valid terms', async () => {
  const offer = (token: string, body: object) => world.call(token, 'POST', '/api/contracts', body);
  expect(await offer(top, wish(middle, '1'))).toMatchObject({ status: 403, code: 'NON_AGENT' });
  expect(await offer(`t${top}`, wish(middle, '1'))).toMatchObject({ code: 'TRUE_ACCOUNT_REQUIRED' });
  expect(await offer(`a${top}`, wish(low, '1'))).toMatchObject({ status: 404 });
  expect(await offer(`a${low}`, wish(top, '1'))).toMatchObject({ status: 404 });
  expect(await offer(`a${top}`, wish(middle, '101'))).toMatchObject({
    code: 'CONTRACT_TERMS',
    value: { reason: 'rate', tier: 0 },
  });
  const uneven = rate(['0', '1'], ['5000', '2'], ['4000', '3']);
  expect(await offer(`a${top}`, { ...wish(middle, '1'), terms: uneven })).toMatchObject({
    value: { reason: 'order', tier: 2 },
  });
  expect(await offer(`a${top}`, wish(middle, 'x'))).toMatchObject({ status: 422, code: 'VALIDATION' });
  expect(await offer(`a${top}`, wish(middle, '1', { period: 'weekly' }))).toMatchObject({
    value: { reason: 'period' },
  });
});

test('of many steps at once one contract of a kind comes into force', async () => {
  const offers = await Promise.allSettled(
    Array.from({ length: 8 }, (_, n) => world.sign(top, middle, 'daily', rate(`1.${n}`))),
  );
  expect(offers.some(({ status }) => status === 'fulfilled')).toBe(true);
  const inForce = await world.owner(
    `SELECT id FROM agents.contract WHERE downline_id = $1 AND state IN ('signed', 'termination_requested')`,
    [middle],
  );
  expect(inForce).toHaveLength(1);
});

test('a member applies to be an agent, and staff decides', async () => {
  const member = await world.addMember(null, { type: 0 });
  const wanted = { name: 'Bounmy', contact: '+856 20 5555 1234', plan: 'Friends of mine in Pakse, and my page.' };
  const applied = await world.call(member, 'POST', '/api/agents/application', wanted);
  expect(applied).toMatchObject({ status: 200, value: { state: 'waiting' } });
  await world.call(member, 'POST', '/api/agents/application', { ...wanted, name: 'Again' });
  const [waits] = await world.agents.team.waiting();
  expect(waits).toMatchObject({ name: 'Bounmy', memberId: member });
  await world.agents.team.decide(String(waits!.id), true, { actor: 'staff:vilay', reason: 'known' });
  expect(await world.told(member)).toEqual(['agent_approved']);
  expect((await world.members.byId(world.pool, member))!.type).toBe(1);
  expect(await world.call(member, 'POST', '/api/agents/application', wanted)).toMatchObject({ status: 403 });
  await expect(world.agents.team.decide(String(waits!.id), false, { actor: 'staff:x', reason: '' })).rejects.toThrow();
});
