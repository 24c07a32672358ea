import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inTransaction } from '../../platform/database.ts';
import { createWorld, rate, type World } from './testing/world.ts';
import { LEAKED_PASSWORD } from '../../testing/leaked-password.ts';

let world: World;
let agent: string;
let names = 0;

beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

beforeEach(async () => {
  agent = await world.addMember();
});

const daily = (share: string) => ({ kind: 'daily', period: 'daily', terms: rate(share) });
const make = (more: object = {}, by = agent) =>
  world.call(`a${by}`, 'POST', '/api/agents/links', {
    makes: 'agent',
    domain: null,
    note: 'friends',
    validUntil: null,
    mostUses: null,
    contracts: [],
    idempotencyKey: randomUUID(),
    ...more,
  });
const links = async (by = agent) => (await world.call(`a${by}`, 'GET', '/api/agents/links')).value.list;
const stateOf = async (id: string) => (await links()).find((link: any) => link.id === id)?.state;
const recruits = async (query = '', by = agent) =>
  (await world.call(`a${by}`, 'GET', `/api/agents/recruits${query}`)).value.list;
const check = (code: string, domain = 'localhost') =>
  world.call('', 'GET', `/api/agents/affiliate?code=${code}&domain=${domain}`);

const PASSWORD = 'night-Garden-7';

/** Registers a visitor with what their address holds. */
function register(told: object) {
  names += 1;
  const username = `guest${names}x`;
  const person = { username, password: PASSWORD, confirmPassword: PASSWORD, termsAccepted: true };
  return world.call('', 'PUT', '/api/register', { ...person, domain: 'localhost', ...told });
}
const lastRegistered = async () => (await world.members.byName(world.pool, `guest${names}x`))!;

describe('a link', () => {
  test('puts a recruit below its agent with its account type and its contracts in force, and tells both', async () => {
    await world.sign(null, agent, 'daily', rate('3'));
    const { value: link } = await make({ contracts: [daily('2')], mostUses: 5 });
    expect(link).toMatchObject({ state: 'open', uses: 0, depositors: 0, makes: 'agent', mostUses: 5 });
    expect(link.code).toMatch(/^[A-HJ-NP-Z2-9]{8}$/);
    expect(link.url).toBe(`http://localhost:8080/register?affiliateCode=${link.code}`);
    expect((await check(link.code.toLowerCase())).status).toBe(200);
    expect(await register({ affiliateCode: ` ${link.code.toLowerCase()} ` })).toMatchObject({ status: 200 });
    const member = await lastRegistered();
    expect([member.type, await world.members.uplineOf(world.pool, member.id)]).toEqual([1, agent]);
    const own = await world.call(member.id, 'GET', '/api/contracts');
    expect(own.value.list).toMatchObject([{ kind: 'daily', state: 'signed', terms: { tiers: [{ share: '2' }] } }]);
    const { steps } = (await world.call(member.id, 'GET', `/api/contracts/${own.value.list[0].id}`)).value;
    expect(steps.map(({ step, by }: any) => `${step} ${by}`)).toEqual(['offer house', 'sign house']);
    expect(await world.told(member.id)).toEqual(['contract_begun']);
    expect(await world.told(agent)).toEqual(['contract_offered', 'contract_begun', 'downline_joined']);
    expect(await links()).toMatchObject([{ uses: 1 }]);
    expect(await recruits()).toMatchObject([{ memberId: member.id, isAgent: true, link: { code: link.code } }]);
  });

  test('is accepted as a referral code too, and makes players where it says so', async () => {
    const { value: link } = await make({ makes: 'player' });
    expect(await register({ referralCode: link.code })).toMatchObject({ status: 200 });
    const member = await lastRegistered();
    expect([member.type, await world.members.uplineOf(world.pool, member.id)]).toEqual([0, agent]);
    expect(await register({ referralCode: 'NOBODYS1' })).toMatchObject({ status: 200 });
    expect(await world.members.uplineOf(world.pool, (await lastRegistered()).id)).toBeNull();
  });

  test('is recognised among referral codes, a visit is counted, and one that admits nobody is refused', async () => {
    const { value: link } = await make({ mostUses: 1 });
    const kindOf = (code: string) => world.call('', 'GET', `/api/register/referral-code?code=${code}&domain=localhost`);
    expect(await kindOf(link.code.toLowerCase())).toMatchObject({ value: { kind: 'invitation' } });
    expect(await links()).toMatchObject([{ visits: 1 }]);
    expect(await kindOf('NOBODYS1')).toMatchObject({ status: 200, value: { kind: 'unknown' } });
    await register({ referralCode: link.code });
    expect(await kindOf(link.code)).toMatchObject({ code: 'INVITATION_USED_UP' });
  });

  test('works on its own domain alone, which is one of the brand’s', async () => {
    expect(await make({ domain: 'elsewhere.example' })).toMatchObject({
      status: 422,
      value: { fields: { domain: 'invalid' } },
    });
    const { value: link } = await make({ domain: 'champa.la' });
    expect(link.url).toBe(`https://champa.la/register?affiliateCode=${link.code}`);
    expect((await check(link.code)).code).toBe('INVITATION_DOMAIN');
    expect(await register({ affiliateCode: link.code })).toMatchObject({ code: 'INVITATION_DOMAIN' });
    expect(await register({ referralCode: link.code })).toMatchObject({ code: 'INVITATION_DOMAIN' });
    expect((await check(link.code, 'CHAMPA.la')).status).toBe(200);
    expect(await register({ affiliateCode: link.code, domain: 'champa.la' })).toMatchObject({ status: 200 });
  });

  test('that is paused, over, used up or deleted admits nobody, says why, and creates no account', async () => {
    const { value: link } = await make({ mostUses: 1, validUntil: world.now().add({ hours: 1 }).toString() });
    const { id, code } = link;
    const refused = async () => {
      const answer = await register({ affiliateCode: code });
      expect(answer.value.fields).toEqual({ affiliateCode: 'invitation_code' });
      expect(await world.members.byName(world.pool, `guest${names}x`)).toBeNull();
      expect((await check(code)).code).toBe(answer.code);
      return answer.code;
    };
    const process = (action: string) => world.call(`a${agent}`, 'POST', `/api/agents/links/${id}/process`, { action });
    expect((await process('pause')).value.state).toBe('paused');
    expect(await refused()).toBe('INVITATION_CLOSED');
    expect((await process('resume')).value.state).toBe('open');
    expect(await register({ affiliateCode: code })).toMatchObject({ status: 200 });
    expect([await stateOf(id), await refused()]).toEqual(['used_up', 'INVITATION_USED_UP']);
    world.setClock(world.now().add({ hours: 2 }));
    expect([await stateOf(id), await refused()]).toEqual(['expired', 'INVITATION_EXPIRED']);
    expect(await world.call(`a${agent}`, 'DELETE', `/api/agents/links/${id}`)).toMatchObject({ status: 200 });
    expect([await stateOf(id), await refused()]).toEqual([undefined, 'INVITATION_CODE_ERROR']);
    expect(await world.call(`a${agent}`, 'DELETE', `/api/agents/links/${id}`)).toMatchObject({ status: 404 });
    expect(await recruits()).toHaveLength(1);
  });

  test('never gives more than its agent has: not when it is made, nor when the agent’s own contract is lower or gone later', async () => {
    const first = await world.sign(null, agent, 'daily', rate('3'));
    expect(await make({ contracts: [daily('3.1')] })).toMatchObject({ code: 'CONTRACT_RATE_TOO_HIGH' });
    expect(await make({ contracts: [daily('0')] })).toMatchObject({ code: 'CONTRACT_TERMS' });
    expect(await make({ contracts: [daily('1'), daily('2')] })).toMatchObject({ status: 422, code: 'VALIDATION' });
    const { value: link } = await make({ contracts: [daily('2')] });
    await world.sign(null, agent, 'daily', rate('1'));
    expect(await stateOf(link.id)).toBe('terms');
    expect(await register({ affiliateCode: link.code })).toMatchObject({ code: 'INVITATION_CLOSED' });
    const again = await world.sign(null, agent, 'daily', rate('2'));
    expect(await stateOf(link.id)).toBe('open');
    world.setKind('daily', false);
    expect([await stateOf(link.id), (await check(link.code)).code]).toEqual(['terms', 'INVITATION_CLOSED']);
    expect(await make({ contracts: [daily('1')] })).toMatchObject({ code: 'CONTRACT_KIND_CLOSED' });
    world.setKind('daily', true);
    for (const action of ['request_termination', 'confirm_termination'] as const)
      await world.agents.contracts
        .processForBrand(again, action, { actor: 'test' })
        .catch(() => world.agents.contracts.process(agent, 'daily', again, action));
    expect([first !== again, await stateOf(link.id)]).toEqual([true, 'terms']);
    expect(await register({ affiliateCode: link.code })).toMatchObject({ code: 'INVITATION_CLOSED' });
  });

  test('of an agent without a contract of their own promises anything: the agent pays it', async () => {
    const { value: link } = await make({ contracts: [daily('40')] });
    expect(await register({ affiliateCode: link.code })).toMatchObject({ status: 200 });
    expect(await stateOf(link.id)).toBe('open');
  });

  test('with few uses left admits exactly as many of all who register at once', async () => {
    const { value: link } = await make({ mostUses: 3, contracts: [daily('1')] });
    const answers = await Promise.all(Array.from({ length: 9 }, () => register({ affiliateCode: link.code })));
    const refusals = answers.filter(({ status }) => status !== 200).map(({ code }) => code);
    expect([answers.length - refusals.length, ...new Set(refusals)]).toEqual([3, 'INVITATION_USED_UP']);
    expect(await recruits()).toHaveLength(3);
    expect(await links()).toMatchObject([{ uses: 3, state: 'used_up' }]);
    const [{ signed }] = await world.owner<any>(
      `SELECT count(*)::integer AS signed FROM agents.contract WHERE upline_id = $1 AND state = 'signed'`,
      [agent],
    );
    expect(signed).toBe(3);
  });

  test('is made once for a key, and an agent may have only so many', async () => {
    const idempotencyKey = randomUUID();
    const made = await Promise.all(Array.from({ length: 4 }, () => make({ idempotencyKey })));
    expect(new Set(made.map(({ value }) => value.code)).size).toBe(1);
    expect(await make({ idempotencyKey, note: 'others' })).toMatchObject({ code: 'IDEMPOTENCY_CONFLICT' });
    const past = world.now().subtract({ seconds: 1 }).toString();
    expect(await make({ validUntil: past })).toMatchObject({ value: { fields: { validUntil: 'invalid' } } });
    for (let n = 1; n < 50; n += 1) await make();
    expect(await make()).toMatchObject({ status: 409, code: 'TOO_MANY_LINKS', value: { most: 50 } });
    expect(await world.call(`a${agent}`, 'GET', '/api/agents/register-centre')).toMatchObject({
      value: { links: 50, mostLinks: 50, domains: [{ domain: 'localhost' }, { domain: 'champa.la' }] },
    });
  });

  test('is hidden from other agents, and recruits who left the team are no longer shown', async () => {
    const other = await world.addMember();
    const { value: link } = await make();
    await register({ affiliateCode: link.code });
    const { id } = await lastRegistered();
    expect([await links(other), await recruits('', other), await recruits(`?link=${link.id}`, other)]).toEqual([
      [],
      [],
      [],
    ]);
    for (const [method, path] of [
      ['POST', `/api/agents/links/${link.id}/process`],
      ['DELETE', `/api/agents/links/${link.id}`],
    ] as const)
      expect(await world.call(`a${other}`, method, path, { action: 'pause' })).toMatchObject({ status: 404 });
    expect(await world.call(id, 'GET', '/api/agents/links')).toMatchObject({ code: 'NON_AGENT' });
    expect(await recruits(`?link=${link.id}&way=link`)).toHaveLength(1);
    expect(await recruits('?way=opened')).toEqual([]);
    await world.owner('SELECT member.move($1, $2, now())', [id, other]);
    expect(await recruits()).toEqual([]);
    expect((await world.call(`a${agent}`, 'GET', '/api/agents/register-centre')).value).toMatchObject({ recruits: 0 });
  });
});

describe('visits of a link', () => {
  const look = (code: string, remoteAddress: string) =>
    world.app.inject({ url: `/api/agents/affiliate?code=${code}&domain=localhost`, remoteAddress });
  const visits = async () => (await links())[0].visits;

  test('are counted once a day for each address, in whatever case its code is written', async () => {
    const { value: link } = await make();
    expect(link.visits).toBe(0);
    const near = ['192.0.2.1', '::ffff:192.0.2.1', '192.0.2.1', '2001:db8::1', '2001:db8::2'];
    await Promise.all(near.map((address) => look(link.code, address)));
    await look(link.code.toLowerCase(), '192.0.2.1');
    expect(await visits()).toBe(2);
    await look(link.code, '192.0.2.2');
    expect(await visits()).toBe(3);
    world.setClock(world.now().add({ hours: 24 }));
    await look(link.code, '192.0.2.1');
    expect(await visits()).toBe(4);
  });

  test('are not counted where it admits nobody, nor for a code that is not its own', async () => {
    const { value: link } = await make({ domain: 'champa.la' });
    await look(link.code, '192.0.2.1');
    await look('NOBODYS1', '192.0.2.1');
    expect(await visits()).toBe(0);
  });

  test('store no address, and the marks of visitors are deleted when the day is over', async () => {
    const { value: link } = await make();
    await look(link.code, '192.0.2.1');
    const kept = async () =>
      (await world.owner<{ mark: string }>("SELECT encode(mark, 'escape') AS mark FROM agents.visit")).map(
        ({ mark }) => mark,
      );
    expect((await kept()).join()).not.toContain('192.0.2');
    world.setClock(world.now().add({ hours: 24 }));
    await look(link.code, '192.0.2.1');
    await world.agents.jobs!.find(({ name }) => name === 'agents_forget_visits')!.run({});
    expect([(await kept()).length, await visits()]).toEqual([1, 2]);
  });
});

test('first deposits of a link’s recruits are counted, each member once', async () => {
  const { value: link } = await make();
  await register({ affiliateCode: link.code });
  const { id } = await lastRegistered();
  const fact = { id: 1n, memberId: id, at: world.now(), kind: 'deposit_credited', data: {} } as never;
  for (let n = 0; n < 2; n += 1)
    await inTransaction(world.pool, (tx) => world.agents.recruits.deposits.handle(tx, [fact, fact]));
  expect(await links()).toMatchObject([{ uses: 1, depositors: 1 }]);
  expect(await recruits()).toMatchObject([{ hasDeposited: true }]);
});

describe('an account an agent opens', () => {
  const open = (more: object = {}) =>
    world.call(`a${agent}`, 'POST', '/api/agents/downlines', {
      username: `opened${(names += 1)}`,
      makes: 'player',
      contracts: [],
      termsAccepted: true,
      idempotencyKey: randomUUID(),
      ...more,
    });
  const signIn = (username: string, password: string) => world.call('', 'POST', '/api/session', { username, password });

  test('has a first password that is shown and must be changed, is below the agent, and has its contracts', async () => {
    await world.sign(null, agent, 'daily', rate('3'));
    const { value } = await open({ makes: 'agent', contracts: [daily('1')] });
    expect(await signIn(value.username, value.password)).toMatchObject({
      status: 200,
      value: { defaultPassword: true, firstTimeLogin: true },
    });
    expect(await world.members.uplineOf(world.pool, value.memberId)).toBe(agent);
    expect((await world.members.byId(world.pool, value.memberId))!.type).toBe(1);
    const contracts = await world.call(value.memberId, 'GET', '/api/contracts');
    expect(contracts.value.list).toMatchObject([{ state: 'signed' }]);
    expect(await recruits('?way=opened')).toMatchObject([{ memberId: value.memberId, link: null }]);
    const chosen = await open({ password: 'Their-first-1' });
    expect(chosen.value.password).toBeNull();
    expect(await signIn(chosen.value.username, 'Their-first-1')).toMatchObject({ value: { defaultPassword: true } });
  });

  test('is opened once for a key, also at once, with the same answer again', async () => {
    const wish = { username: 'onlyone01', idempotencyKey: randomUUID() };
    const answers = await Promise.all([open(wish), open(wish), open(wish)]);
    expect(new Set(answers.map(({ value }) => `${value.memberId} ${value.password}`)).size).toBe(1);
    expect((await open(wish)).value).toEqual(answers[0]!.value);
    expect(await open({ ...wish, username: 'onlyone02' })).toMatchObject({ code: 'IDEMPOTENCY_CONFLICT' });
    expect(await open({ username: 'OnlyOne01' })).toMatchObject({ status: 409, code: 'USERNAME_TAKEN' });
    const [{ password_hash: hash }] = await world.owner<any>(
      'SELECT password_hash FROM credentials.credential WHERE member_id = $1',
      [answers[0]!.value.memberId],
    );
    expect(hash).toMatch(/^\$argon2id\$/);
  });

  test('follows the brand’s rules, asks for the agent’s payment password where they have one, and cannot give more than they have', async () => {
    expect(await open({ username: '1bad' })).toMatchObject({
      code: 'VALIDATION',
      value: { fields: { username: 'pattern' } },
    });
    expect(await open({ password: 'password1' })).toMatchObject({ value: { fields: { password: 'common' } } });
    expect(await open({ password: LEAKED_PASSWORD })).toMatchObject({ value: { fields: { password: 'breached' } } });
    expect(await open({ termsAccepted: false })).toMatchObject({ status: 422 });
    await world.sign(null, agent, 'daily', rate('1'));
    const before = names;
    expect(await open({ username: 'toomuch01', contracts: [daily('2')] })).toMatchObject({
      code: 'CONTRACT_RATE_TOO_HIGH',
    });
    expect([before, await world.members.byName(world.pool, 'toomuch01')]).toEqual([before, null]);
    await world.owner(
      `INSERT INTO credentials.credential (member_id, changed_at, is_default) VALUES ($1, now(), false)`,
      [agent],
    );
    await world.credentials.setPaymentPassword(agent, '408261');
    expect(await open({ paymentPassword: '111111' })).toMatchObject({ code: 'WRONG_PAYMENT_PASSWORD' });
    expect(await open({ paymentPassword: '408261' })).toMatchObject({ status: 200 });
    expect((await world.call(`a${agent}`, 'GET', '/api/agents/register-centre')).value.needsPaymentPassword).toBe(true);
  });

  test('cannot be opened in masses', async () => {
    for (let n = 0; n < 20; n += 1) await open({ username: '1bad' });
    expect(await open()).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' });
  });
});
