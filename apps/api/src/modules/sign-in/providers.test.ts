import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inTransaction } from '../../platform/database.ts';
import { type AllSettings, allSettings } from '../../composition/settings.ts';
import { createAccountsApp, type AccountsApp } from '../../testing/accounts-app.ts';
import { byTest } from '../../testing/by-test.ts';
import { createSend } from '../../testing/client.ts';
import {
  CLIENT_SECRET,
  createBrowser,
  type Crooked,
  startCrooked,
  startMekong,
} from '../../testing/identity-provider.ts';

const PASSWORD = 'night-Garden-7';
const SITE = 'http://localhost:8080';
type Setting = AllSettings['signInProviders'][number];

let world: AccountsApp;
let mekong: Awaited<ReturnType<typeof startMekong>>;
let crook: Awaited<ReturnType<typeof startCrooked>>;
let offered: Setting[];
let made = 0;
const send = createSend(() => world.app);

beforeAll(async () => {
  world = await createAccountsApp();
  mekong = await startMekong(SITE, world.clock);
  crook = await startCrooked('champa');
  const shared = {
    kind: 'OTHER',
    enabled: true,
    endpoints: null,
    clientId: 'champa',
    sealedSecret: world.secrets.seal('sign-in-provider', CLIENT_SECRET),
    authentication: 'client_secret_basic',
    algorithm: 'RS256',
    scopes: ['profile', 'email'],
  } as const;
  offered = [
    { ...shared, id: 'mekong-id', label: 'Mekong ID', issuer: `${mekong.url}/id`, scopes: ['profile', 'email'] },
    { ...shared, id: 'crook', label: 'Crook', issuer: crook.url, scopes: [] },
    { ...shared, id: 'by-secret', label: 'By secret', issuer: crook.url, algorithm: 'HS256', scopes: [] },
    { ...shared, id: 'switched-off', label: 'Off', issuer: crook.url, enabled: false, scopes: [] },
  ];
  await inTransaction(world.pool, (tx) => world.settings.set(tx, allSettings.signInProviders, offered, byTest));
});

afterAll(async () => {
  await mekong.close();
  crook.close();
  await world.close();
});

beforeEach(() => world.clock.forward({ minutes: 2 }));

/** A visit to a provider, by the page's own calls. */
async function begin(id = 'mekong-id', body: object = {}) {
  const answer = await world.app.inject({ method: 'POST', url: `/api/session/providers/${id}`, payload: body });
  const cookie = String(answer.headers['set-cookie'] ?? '').split(';')[0]!;
  return { ...answer.json(), url: answer.json().value?.url as string, cookie, header: answer.headers['set-cookie'] };
}

/** @returns what stands behind the # of our page */
async function comeBack(address: string, cookie: string): Promise<string> {
  const { pathname, search } = new URL(address);
  const answer = await world.app.inject({ method: 'GET', url: pathname + search, headers: { cookie } });
  expect(answer.statusCode).toBe(303);
  const [page, outcome] = answer.headers.location!.split('#');
  expect(page).toBe('/login/provider');
  return outcome!;
}

async function end(outcome: string, cookie: string, given: object = {}) {
  const ticket = new URLSearchParams(outcome).get('ticket') ?? '';
  const answer = await world.app.inject({
    method: 'POST',
    url: '/api/session/provider',
    headers: { cookie, 'x-language': 'en' },
    payload: { ticket, ...given },
  });
  return answer.json();
}

const somebody = () => {
  made += 1;
  return { name: `Noy Number ${made}`, email: `noy.number${made}@mekong.example` };
};

/** The whole way out and back, as one browser goes it. */
async function visit(person: { name: string; email: string }, body: object = {}) {
  const { url, cookie } = await begin('mekong-id', body);
  const back = await createBrowser(SITE).signIn(url, person);
  return { ...(await end(await comeBack(back, cookie), cookie)), cookie };
}

const registration = (ticket: string, username: string, more: object = {}) =>
  send('PUT', '/api/register/provider', { ticket, username, termsAccepted: true, ...more });

async function newcomer() {
  const person = somebody();
  const { value } = await visit(person);
  const username = `Comer${String(made).padStart(3, '0')}`;
  const { value: signedIn } = await registration(value.newcomer.ticket, username);
  return { person, username, token: signedIn.token as string };
}

async function member() {
  made += 1;
  const username = `Linker${String(made).padStart(3, '0')}`;
  const body = { username, password: PASSWORD, confirmPassword: PASSWORD, termsAccepted: true };
  const { value } = await send('PUT', '/api/register', body);
  return { username, token: value.token as string, id: (await world.members.byName(world.pool, username))!.id };
}

describe('what is offered', () => {
  test('shows nothing secret, and nothing that is switched off', async () => {
    const { value } = await send('GET', '/api/session/ways');
    expect(value.host).toBe('localhost');
    expect(value.providers).toEqual([
      { id: 'mekong-id', kind: 'OTHER', label: 'Mekong ID' },
      { id: 'crook', kind: 'OTHER', label: 'Crook' },
      { id: 'by-secret', kind: 'OTHER', label: 'By secret' },
    ]);
    expect(JSON.stringify(value)).not.toMatch(/sealedSecret|issuer|clientId/);
  });

  test('is all that can be begun', async () => {
    expect(await begin('switched-off')).toMatchObject({ code: 'LOGIN_METHOD_CLOSED' });
    expect(await begin('nobody')).toMatchObject({ code: 'LOGIN_METHOD_CLOSED' });
  });
});

describe('somebody new', () => {
  test('is sent away with all that binds the visit, and asked for what the brand asks when back', async () => {
    const { url, header } = await begin();
    const { searchParams } = new URL(url);
    expect(Object.fromEntries(searchParams)).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      redirect_uri: `${SITE}/api/session/providers/mekong-id/callback`,
      scope: 'openid profile email',
    });
    for (const name of ['state', 'nonce', 'code_challenge']) expect(searchParams.get(name)!.length).toBeGreaterThan(40);
    expect(header).toMatch(/^provider-visit=[\w-]{43}; Path=\/; Max-Age=900; HttpOnly; SameSite=Lax$/);

    const person = somebody();
    const { value } = await visit(person);
    expect(value).toMatchObject({
      signedIn: null,
      linked: null,
      newcomer: { provider: 'Mekong ID', username: `noynumber${made}`, email: person.email, fullName: person.name },
    });
    const { ticket } = value.newcomer;
    expect(await send('PUT', '/api/register/provider', { ticket, username: 'Newcomer1' })).toMatchObject({
      code: 'VALIDATION',
      value: { fields: { termsAccepted: expect.anything() } },
    });
    expect(await registration(ticket, 'x')).toMatchObject({ value: { fields: { username: 'length' } } });
    const answer = await registration(ticket, 'Newcomer1');
    expect(answer).toMatchObject({
      success: true,
      value: { firstTimeLogin: true, defaultPassword: false, passwordExpired: false },
    });
    const { value: info } = await send('GET', '/api/member', undefined, { token: answer.value.token });
    expect(info).toMatchObject({ account: 'Newcomer1', type: 0 });
    expect(await registration(ticket, 'Newcomer2')).toMatchObject({ code: 'PROVIDER_LOGIN_FAILED' });
  });

  test('comes in at once the next time; the change of a password is not forced, an authenticator is asked', async () => {
    const { person, username } = await newcomer();
    const again = await visit(person);
    expect(again.value).toMatchObject({
      newcomer: null,
      signedIn: { token: expect.any(String), passwordExpired: false, defaultPassword: false },
    });
    const { value } = await send('GET', '/api/member/sessions', undefined, { token: again.value.signedIn.token });
    expect(value.list[0].method).toBe('provider');

    const { id } = (await world.members.byName(world.pool, username))!;
    await world.pool.query(
      `INSERT INTO credentials.authenticator (member_id, sealed_secret, confirmed_at) VALUES ($1, 'x', now())`,
      [id],
    );
    expect(await visit(person)).toMatchObject({
      code: 'EXTRA_VERIFICATION_REQUIRED',
      value: { methods: [{ method: 'authenticator' }] },
    });
  });

  test('is never taken for the member who has their e-mail address', async () => {
    const { id } = await member();
    const person = somebody();
    await world.pool.query('UPDATE member.profile SET email = $2, email_verified_at = now() WHERE member_id = $1', [
      id,
      person.email,
    ]);
    const { value } = await visit(person);
    expect(value).toMatchObject({ signedIn: null, linked: null, newcomer: { email: person.email } });
  });

  test('gives what the brand asks of all; a ticket that lay too long is refused', async () => {
    await world.configure('registration', {
      fields: (await world.settings.get(allSettings.registration)).fields.map((field) =>
        field.name === 'fullName' ? { ...field, enabled: true, required: true } : field,
      ),
    });
    world.clock.forward({ seconds: 2 });
    const { value } = await visit(somebody());
    const { ticket } = value.newcomer;
    expect(await registration(ticket, 'Asked01')).toMatchObject({ value: { fields: { fullName: 'required' } } });
    world.clock.forward({ minutes: 30, seconds: 1 });
    expect(await registration(ticket, 'Asked01', { fullName: 'Noy Vongsa' })).toMatchObject({
      code: 'PROVIDER_LOGIN_FAILED',
    });
    const second = await visit(somebody());
    const answer = await registration(second.value.newcomer.ticket, 'Asked01', { fullName: 'Noy Vongsa' });
    expect(answer).toMatchObject({ success: true });
    await world.configure('registration', {
      fields: (await world.settings.get(allSettings.registration)).fields.map((field) =>
        field.name === 'fullName' ? { ...field, enabled: false, required: false } : field,
      ),
    });
    world.clock.forward({ seconds: 2 });
  });

  test('finds registration closed where it is, and a known member does not', async () => {
    const { person } = await newcomer();
    await world.configure('whitelabel', { USERNAMEREG3: false });
    world.clock.forward({ seconds: 2 });
    expect(await visit(somebody())).toMatchObject({ code: 'REGISTRATION_CLOSED' });
    expect((await visit(person)).value.signedIn).not.toBeNull();
    await world.configure('whitelabel', { USERNAMEREG3: true });
    world.clock.forward({ seconds: 2 });
  });
});

describe('what comes back counts', () => {
  test('once', async () => {
    const { url, cookie } = await begin();
    const back = await createBrowser(SITE).signIn(url, somebody());
    const outcome = await comeBack(back, cookie);
    expect(await comeBack(back, cookie)).toBe('failed');
    expect(await end(outcome, cookie)).toMatchObject({ success: true });
    expect(await end(outcome, cookie)).toMatchObject({
      code: 'PROVIDER_LOGIN_FAILED',
      message: 'Login failure, try again.',
    });
  });

  test('in the browser that went', async () => {
    const [mine, theirs] = [await begin(), await begin()];
    const back = await createBrowser(SITE).signIn(mine.url, somebody());
    expect(await comeBack(back, theirs.cookie)).toBe('failed');
    expect(await comeBack(back, '')).toBe('failed');

    const second = await begin();
    const outcome = await comeBack(await createBrowser(SITE).signIn(second.url, somebody()), second.cookie);
    expect(await end(outcome, theirs.cookie)).toMatchObject({ code: 'PROVIDER_LOGIN_FAILED' });
  });

  test('in time', async () => {
    const { url, cookie } = await begin();
    const back = await createBrowser(SITE).signIn(url, somebody());
    world.clock.forward({ minutes: 10, seconds: 1 });
    expect(await comeBack(back, cookie)).toBe('failed');

    const second = await begin();
    const outcome = await comeBack(await createBrowser(SITE).signIn(second.url, somebody()), second.cookie);
    world.clock.forward({ minutes: 2, seconds: 1 });
    expect(await end(outcome, second.cookie)).toMatchObject({ code: 'PROVIDER_LOGIN_FAILED' });
  });

  test('from the provider it went to', async () => {
    const { url, cookie } = await begin();
    const back = await createBrowser(SITE).signIn(url, somebody());
    expect(await comeBack(back.replace('/mekong-id/', '/crook/'), cookie)).toBe('failed');
  });

  test('with the code it was given', async () => {
    const { url, cookie } = await begin();
    const back = new URL(await createBrowser(SITE).signIn(url, somebody()));
    back.searchParams.set('code', 'invented');
    expect(await comeBack(back.href, cookie)).toBe('failed');
  });

  test('and nothing does where it was broken off', async () => {
    const { url, cookie } = await begin();
    const browser = createBrowser(SITE);
    const choice = await browser.go(url);
    const { url: back } = await browser.go(`${choice.url}/cancel`, {});
    expect(new URL(back).searchParams.get('error')).toBe('access_denied');
    expect(await comeBack(back, cookie)).toBe('failed');
  });

  test('whatever stands in the address, our page is shown', async () => {
    for (const search of ['', '?state=x', '?code=%00', '?error=%3Cscript%3E', '?state[]=1&state=2']) {
      expect(await comeBack(`${SITE}/api/session/providers/mekong-id/callback${search}`, 'provider-visit=x')).toBe(
        'failed',
      );
    }
  });
});

describe('refused answers of a provider', () => {
  async function crookedVisit(id: string, how: Crooked): Promise<string> {
    const { url, cookie } = await begin(id);
    const { searchParams } = new URL(url);
    crook.answer(how, searchParams.get('nonce')!);
    const back = `${SITE}/api/session/providers/${id}/callback?code=any&state=${searchParams.get('state')}`;
    return comeBack(back, cookie);
  }
  const seconds = (): number => Math.floor(Date.now() / 1000);

  test.each<[string, Crooked]>([
    ['the wrong nonce', { claims: { nonce: 'another' } }],
    ['another client’s token', { claims: { aud: 'somebody-else' } }],
    ['another issuer’s token', { claims: { iss: 'https://evil.example' } }],
    ['a token that has ended', { claims: { exp: seconds() - 60, iat: seconds() - 600 } }],
    ['a token by another key', { isForged: true }],
    ['a token by nobody', { isUnsigned: true }],
    ['a token by the client’s secret, where keys are agreed', { secret: CLIENT_SECRET }],
    ['nobody’s token', { claims: { sub: undefined } as never }],
  ])('%s', async (_what, how) => {
    expect(await crookedVisit('crook', how)).toBe('failed');
    expect(world.logged.at(-1)).not.toContain(CLIENT_SECRET);
  });

  test('a right answer is accepted', async () => {
    expect(await crookedVisit('crook', {})).toMatch(/^ticket=/);
  });

  test('where secrets sign: what another secret signed, or a key', async () => {
    expect(await crookedVisit('by-secret', { secret: CLIENT_SECRET })).toMatch(/^ticket=/);
    expect(await crookedVisit('by-secret', { secret: 'another secret that is long enough to sign with' })).toBe(
      'failed',
    );
    expect(await crookedVisit('by-secret', {})).toBe('failed');
  });
});

describe('a member', () => {
  const link = (token: string, given: object = { password: PASSWORD }) =>
    send('POST', '/api/member/linked-accounts', { provider: 'mekong-id', ...given }, { token });
  const linked = async (token: string) =>
    (await send('GET', '/api/member/linked-accounts', undefined, { token })).value;
  const unlink = (token: string, given: object = {}) =>
    send('POST', '/api/member/linked-accounts/mekong-id/remove', given, { token });

  test('links an account with their password, signs in by it, and removes it again', async () => {
    const { token, username } = await member();
    expect(await linked(token)).toMatchObject({ list: [], proof: 'password', open: [{ id: 'mekong-id' }, {}, {}] });
    expect(await link(token, {})).toMatchObject({ code: 'WRONG_PASSWORD' });
    const person = somebody();
    const { value } = await link(token);
    expect((await visit(person, { link: value.link })).value).toMatchObject({ linked: { provider: 'Mekong ID' } });
    expect((await linked(token)).list).toMatchObject([
      { provider: { id: 'mekong-id' }, name: 'n***@mekong.example', usedAt: null },
    ]);
    const inbox = await send('GET', '/api/inbox', undefined, { token });
    expect(inbox.value.list[0].kind).toBe('link_changed');

    const { value: again } = await visit(person);
    const info = await send('GET', '/api/member', undefined, { token: again.signedIn.token });
    expect(info.value.account).toBe(username);
    expect(await link(token)).toMatchObject({ code: 'ACCOUNT_LINKED' });

    expect(await unlink(token)).toMatchObject({ code: 'WRONG_PASSWORD' });
    expect(await unlink(token, { password: PASSWORD })).toMatchObject({ success: true });
    expect(await unlink(token, { password: PASSWORD })).toMatchObject({ code: 'NOT_FOUND' });
    expect((await visit(person)).value.newcomer).not.toBeNull();
  });

  test('cannot link what is somebody else’s', async () => {
    const { person } = await newcomer();
    const { token } = await member();
    const { value } = await link(token);
    expect(await visit(person, { link: value.link })).toMatchObject({ code: 'ACCOUNT_LINKED' });
    expect((await linked(token)).list).toEqual([]);
  });

  test('links with a token of their own, once, for that provider, in five minutes', async () => {
    const { token } = await member();
    const { value } = await link(token);
    expect(await begin('crook', { link: value.link })).toMatchObject({ code: 'VERIFICATION_REQUIRED' });
    expect(await begin('mekong-id', { link: value.link })).toMatchObject({ code: 'VERIFICATION_REQUIRED' });
    const late = (await link(token)).value.link;
    world.clock.forward({ minutes: 5, seconds: 1 });
    expect(await begin('mekong-id', { link: late })).toMatchObject({ code: 'VERIFICATION_REQUIRED' });
  });

  test('keeps their last way in', async () => {
    const { token } = await newcomer();
    expect(await unlink(token)).toMatchObject({ code: 'LAST_WAY_IN' });
    expect((await linked(token)).list).toHaveLength(1);
  });
});

test('one who begins visits all the time is slowed down', async () => {
  const answers = [];
  for (let tries = 0; tries < 31; tries += 1) answers.push((await begin()).code);
  expect(answers.at(-1)).toBe('TOO_MANY_REQUESTS');
});
