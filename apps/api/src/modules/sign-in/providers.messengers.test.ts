import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../platform/database.ts';
import { allSettings } from '../../composition/settings.ts';
import { createAccountsApp, type AccountsApp } from '../../testing/accounts-app.ts';
import { byTest } from '../../testing/by-test.ts';
import { createSend } from '../../testing/client.ts';
import { CLIENT_SECRET, createBrowser, startMekong } from '../../testing/identity-provider.ts';

// Zalo and Line of the sandbox: issuers of their own on one host, as messengers that members bind.

const PASSWORD = 'night-Garden-7';
const SITE = 'http://localhost:8080';
const brands = [
  { id: 'zalo', kind: 'ZALO', label: 'Zalo' },
  { id: 'line', kind: 'LINE', label: 'Line' },
] as const;

let world: AccountsApp;
let sandbox: Awaited<ReturnType<typeof startMekong>>;
const send = createSend(() => world.app);

beforeAll(async () => {
  world = await createAccountsApp();
  sandbox = await startMekong(SITE, world.clock);
  const offered = brands.map((brand) => ({
    ...brand,
    enabled: true,
    issuer: `${sandbox.url}/${brand.id}`,
    endpoints: null,
    clientId: 'champa',
    sealedSecret: world.secrets.seal('sign-in-provider', CLIENT_SECRET),
    authentication: 'client_secret_basic' as const,
    algorithm: 'RS256' as const,
    scopes: ['profile', 'email'],
  }));
  await inTransaction(world.pool, (tx) => world.settings.set(tx, allSettings.signInProviders, offered, byTest));
});

afterAll(async () => {
  await sandbox.close();
  await world.close();
});

test('one browser binds Zalo and then Line; neither stands for the other', async () => {
  const username = 'Messenger01';
  const body = { username, password: PASSWORD, confirmPassword: PASSWORD, termsAccepted: true };
  const { token } = (await send('PUT', '/api/register', body)).value;
  const browser = createBrowser(SITE);
  for (const { id, label } of brands) {
    const asked = await send('POST', '/api/member/linked-accounts', { provider: id, password: PASSWORD }, { token });
    const { url, cookie } = await begin(id, { link: asked.value.link });
    expect(new URL(url).pathname).toBe(`/${id}/auth`);
    expect((await createBrowser(SITE).go(url)).page).toContain(`<span>${label}</span>`);
    const back = new URL(await browser.signIn(url, { name: 'Noy', email: 'noy.both@mekong.example' }));
    expect(back.pathname).toBe(`/api/session/providers/${id}/callback`);
    expect(await end(back, cookie)).toMatchObject({ value: { linked: { provider: label } } });
  }
  const { value } = await send('GET', '/api/member/linked-accounts', undefined, { token });
  expect(value.list.map(({ provider }: { provider: { id: string } }) => provider.id).toSorted()).toEqual([
    'line',
    'zalo',
  ]);
  expect(value.open).toEqual([]);
});

test('each sends back to its own address of the site only', async () => {
  const { url } = await begin('zalo', {});
  const elsewhere = new URL(url);
  elsewhere.searchParams.set('redirect_uri', `${SITE}/api/session/providers/line/callback`);
  expect((await createBrowser(SITE).go(elsewhere.href)).page).toContain('invalid_redirect_uri');
});

async function begin(id: string, payload: object): Promise<{ url: string; cookie: string }> {
  const answer = await world.app.inject({ method: 'POST', url: `/api/session/providers/${id}`, payload });
  return { url: answer.json().value?.url ?? '', cookie: String(answer.headers['set-cookie'] ?? '').split(';')[0]! };
}

async function end({ pathname, search }: URL, cookie: string): Promise<unknown> {
  const back = await world.app.inject({ method: 'GET', url: pathname + search, headers: { cookie } });
  const ticket = new URLSearchParams(back.headers.location!.split('#')[1]).get('ticket') ?? '';
  const headers = { cookie, 'x-language': 'en' };
  return (
    await world.app.inject({ method: 'POST', url: '/api/session/provider', headers, payload: { ticket } })
  ).json();
}
