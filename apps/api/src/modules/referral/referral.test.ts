import type { Referral, ReferredMember } from '@champa/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAccountsApp, type AccountsApp } from '../../testing/accounts-app.ts';
import { createSend } from '../../testing/client.ts';

let world: AccountsApp;
const send = createSend(() => world.app);

const PASSWORD = 'night-Garden-7';
let registered = 0;

/** Registers a member, with or without a code. @returns their token */
async function register(username: string, referralCode?: string): Promise<string> {
  registered += 1;
  const body = { username, password: PASSWORD, confirmPassword: PASSWORD, termsAccepted: true, referralCode };
  const answer = await send('PUT', '/api/register', body, { ip: `203.0.113.${registered % 250}` });
  expect(answer).toMatchObject({ success: true });
  return answer.value.token;
}

// After a while without a call a session has ended.
const signIn = async (username: string): Promise<string> =>
  (await send('POST', '/api/session', { username, password: PASSWORD })).value.token;

const overview = async (token: string): Promise<Referral> =>
  (await send('GET', '/api/referral', undefined, { token })).value;
type Page = { list: ReferredMember[]; next: string | null };
const listOf = async (token: string, query = ''): Promise<Page> =>
  (await send('GET', `/api/referral/members${query}`, undefined, { token })).value;

beforeAll(async () => {
  world = await createAccountsApp();
  await world.configure('whitelabel', { REFERRAL: true, FREEPLAY: true });
});

afterAll(() => world.close());

describe('a member’s code', () => {
  test('is the member’s alone, stays the same, and is part of their link', async () => {
    const [keo, noy] = [await register('KeoCode01'), await register('NoyCode01')];
    const { code, link } = await overview(keo);
    expect(code).toMatch(/^[A-HJ-NP-Z2-9]{8}$/);
    expect(link).toBe(`http://localhost:8080/register?referralCode=${code}`);
    expect((await overview(keo)).code).toBe(code);
    expect((await overview(noy)).code).not.toBe(code);
  });

  test('first requested by many screens at once is one', async () => {
    const token = await register('Hurried01');
    const codes = await Promise.all(Array.from({ length: 12 }, async () => (await overview(token)).code));
    expect(new Set(codes).size).toBe(1);
  });
});

describe('a registration', () => {
  test('with a code counts for the code’s member, in upper or lower case; the name is masked', async () => {
    const token = await register('Bringer01');
    const { code } = await overview(token);
    await register('somphone', code);
    await register('bounmy', ` ${code.toLowerCase()} `);
    expect(await listOf(token)).toMatchObject({ list: [{ name: 'b****y' }, { name: 'so****ne' }], next: null });
    expect(await overview(token)).toMatchObject({ total: 2, thisMonth: 2 });
  });

  test('without a code, or with an unknown one, counts for nobody, and succeeds', async () => {
    const token = await register('Lonely001');
    const { code } = await overview(token);
    await register('Stranger1');
    await register('Stranger2', '');
    await register('Stranger3', 'NOBODYS1');
    await register('Stranger4', `${code}X`);
    expect(await listOf(token)).toEqual({ list: [], next: null });
  });

  test('that is refused counts for nobody', async () => {
    const token = await register('Careful01');
    const { code } = await overview(token);
    await register('TakenName', code);
    const again = { username: 'TakenName', password: PASSWORD, confirmPassword: PASSWORD, termsAccepted: true };
    const refused = await send('PUT', '/api/register', { ...again, referralCode: code });
    expect(refused).toMatchObject({ success: false, code: 'USERNAME_TAKEN' });
    expect((await overview(token)).total).toBe(1);
  });
});

test('the list is paged by a cursor, latest first, each once, while more come', async () => {
  const token = await register('Popular01');
  const { code } = await overview(token);
  for (let n = 1; n <= 7; n += 1) await register(`Guest${n}xx`, code);
  const seen: ReferredMember[] = [];
  let next: string | null = null;
  let late = 0;
  do {
    const page: Page = await listOf(token, `?pageSize=3${next ? `&before=${next}` : ''}`);
    seen.push(...page.list);
    next = page.next;
    await register(`Late${(late += 1)}guest`, code);
  } while (next);
  expect(seen).toHaveLength(7);
  expect(new Set(seen.map(({ id }) => id)).size).toBe(7);
  const times = seen.map(({ joinedAt }) => joinedAt);
  expect(times).toEqual(times.toSorted().toReversed());
});

test('a visitor’s referral code is known in any case, or said to be nobody’s', async () => {
  const { code } = await overview(await register('Known0001'));
  const kindOf = async (given: string) => (await send('GET', `/api/register/referral-code?code=${given}`)).value;
  expect(await kindOf(code)).toEqual({ kind: 'referral' });
  expect(await kindOf(`%20${code.toLowerCase()}`)).toEqual({ kind: 'referral' });
  expect(await kindOf('NOBODYS1')).toEqual({ kind: 'unknown' });
  expect(await kindOf('')).toEqual({ kind: 'unknown' });
});

test('no member sees whom another brought', async () => {
  const [token, other] = [await register('Private01'), await register('Nosy00001')];
  await register('Brought01', (await overview(token)).code);
  expect(await listOf(other)).toEqual({ list: [], next: null });
  expect(await overview(other)).toMatchObject({ total: 0, thisMonth: 0 });
});

test('the month is the brand’s: it begins at midnight in Vientiane', async () => {
  const token = await register('Monthly01');
  const { code } = await overview(token);
  await register('InJune001', code);
  // To half an hour before July there, then to half an hour after: in UTC it is the last day of June in both cases.
  const now = world.clock.now();
  world.clock.forward(Temporal.Instant.from('2026-06-30T16:30:00Z').since(now));
  await register('LateJune1', code);
  expect(await overview(await signIn('Monthly01'))).toMatchObject({ total: 2, thisMonth: 2 });
  world.clock.forward({ hours: 1 });
  expect(await overview(await signIn('Monthly01'))).toMatchObject({ total: 2, thisMonth: 0 });
});

test.each(['/api/referral', '/api/referral/members'])(
  '%s is for true accounts, while the brand offers it',
  async (path) => {
    const trial = (await send('POST', '/api/session/trial', { os: 'Linux', platform: 'W' })).value.token;
    expect(await send('GET', path, undefined, { token: trial })).toMatchObject({ code: 'TRUE_ACCOUNT_REQUIRED' });
    const token = await register(`Offered${path.length}`);
    await world.configure('whitelabel', { REFERRAL: false });
    expect(await send('GET', path, undefined, { token })).toMatchObject({ status: 403, code: 'REFERRAL_CLOSED' });
    await world.configure('whitelabel', { REFERRAL: true });
    expect(await send('GET', path, undefined, { token })).toMatchObject({ status: 200 });
    expect(await send('GET', path)).toMatchObject({ status: 401, code: 'NOT_LOGGED_IN' });
  },
);
