import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { Permission } from '@champa/contract';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createLog } from '../log.ts';
import { serveSite } from './site-files.ts';
import { answerInProcess, createSitePages } from './site-pages.ts';

let folder: string;
let app: FastifyInstance;
let now: number;
let permission: Permission;
let frameSources: string[];
let imageSources: string[];

const template = `<!doctype html><html lang="lo-LA" dir="ltr" data-theme="dark"><head><!--head--><script>early()</script>
<script type="module" src="/assets/main.js"></script></head><body><div id="root"><!--page--></div><i><!--missing--></i><!--data--><script>begin()</script></body></html>`;

/** Stands in for the site's build for the server: it shows what it was given, and fails on request. */
const drawer = `
let drawn = 0;
const parts = ({ language }, markup) => ({ tag: language, direction: 'ltr', head: '<title>T</title>', markup, missing: 'reload in ' + language, state: { language } });
export const drawnPath = (pathname) => (pathname === '/home' ? '/' : ['/', '/rng', '/fails'].includes(pathname) ? pathname : undefined);
export const headOnly = async (wanted) => ({ ...parts(wanted, ''), state: null });
export const drawOffline = async (wanted) => parts(wanted, '<p>offline in ' + wanted.language + '</p>');
export async function draw(wanted) {
  if (wanted.pathname === '/fails') throw new Error('cannot be drawn');
  const games = await (await wanted.fetch('/api/games', { headers: { 'X-Language': wanted.language } })).json();
  drawn += 1;
  return parts(wanted, '<h1>' + games.name + ' ' + drawn + '</h1> for ' + wanted.device);
}`;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'champa-pages-'));
  await mkdir(path.join(folder, 'server'));
  await writeFile(path.join(folder, 'index.html'), template);
  await writeFile(path.join(folder, 'server/entry-server.js'), drawer);
  now = 0;
  frameSources = [`'self'`];
  imageSources = [];
  permission = {
    info: { brand: { name: 'Champa', languages: ['lo', 'en'], defaultLanguage: 'lo' } },
    location: { ip: '203.0.113.9' },
    maintenance: null,
    regionRestriction: false,
  } as unknown as Permission;
  app = fastify();
  app.get('/api/games', (request, reply) => reply.send({ name: `games in ${String(request.headers['x-language'])}` }));
  const pages = createSitePages({
    folder,
    answer: answerInProcess(app),
    log: createLog('silent', 'test'),
    now: () => now,
  });
  await serveSite(app, {
    folder,
    made: { pages, boot: async () => permission },
    frameSources: async () => frameSources,
    imageSources: async () => imageSources,
  });
  app.setNotFoundHandler((request, reply) => app.sendPage!(request, reply));
});

afterEach(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const visit = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

test('a page is sent with its games drawn, in the language of the visitor’s cookie, else in the brand’s', async () => {
  const own = await visit('/', { cookie: 'a=b; lang=en' });
  expect(own.body).toContain('<html lang="en"');
  expect(own.body).toContain('<h1>games in en 1</h1>');
  expect(own.body).toContain('reload in en');
  expect((await visit('/')).body).toContain('games in lo');
  expect((await visit('/', { cookie: 'lang=cn' })).body).toContain('games in lo');
  expect((await visit('/', { cookie: 'lang=xx' })).body).toContain('games in lo');
});

test('a phone gets a page of its own', async () => {
  const phone = 'Mozilla/5.0 (Linux; Android 14) Chrome/140.0 Mobile Safari/537.36';
  const desktop = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 Safari/537.36';
  expect((await visit('/', { 'user-agent': phone })).body).toContain('for phone');
  expect((await visit('/', { 'user-agent': desktop })).body).toContain('for wide');
  expect((await visit('/', { 'user-agent': desktop, 'sec-ch-ua-mobile': '?1' })).body).toContain('for phone');
  expect((await visit('/')).headers['vary']).toContain('user-agent');
});

test('one drawing serves many visits; an outdated one serves while the next is drawn', async () => {
  expect((await visit('/')).body).toContain('games in lo 1');
  now = 4_999;
  expect((await visit('/home')).body).toContain('games in lo 1');
  now = 5_001;
  expect((await visit('/')).body).toContain('games in lo 1');
  await expect.poll(async () => (await visit('/')).body).toContain('games in lo 2');
  now = 70_000;
  expect((await visit('/')).body).toContain('games in lo 3');
});

test('a changed setting is seen at once', async () => {
  await visit('/');
  permission = { ...permission, info: { ...permission.info, analytics: { gtagId: 'G-1' } } };
  const { body } = await visit('/');
  expect(body).toContain('games in lo 2');
  expect(body).toContain('G-1');
});

test('a shared page contains no visitor’s address or token', async () => {
  const { body } = await visit('/?token=secret-token&referralCode=R1');
  expect(body).toContain('<h1>');
  expect(body).not.toContain('203.0.113.9');
  expect(body).not.toContain('secret-token');
});

test('what a page with a token in its address loads learns nothing of the address', async () => {
  expect((await visit('/wallet?token=secret-token')).headers['referrer-policy']).toBe('no-referrer');
  expect((await visit('/?token=')).headers['referrer-policy']).toBe('no-referrer');
});

test('a page that cannot or must not be drawn is sent empty for the browser to draw', async () => {
  for (const url of ['/fails', '/wallet/deposit', '/?category=RNG', '/?q=x']) {
    const { statusCode, body } = await visit(url);
    expect([url, statusCode]).toEqual([url, 200]);
    expect(body).toContain('<div id="root"></div>');
    expect(body).toContain('<title>T</title>');
    expect(body).toContain('reload in lo');
    expect(body).toContain('id="boot"');
    expect(body).not.toContain('id="state"');
  }
});

// The program may run while the end of the page is still arriving.
test('the data of the program comes before the script that loads it', async () => {
  for (const url of ['/', '/wallet/deposit']) {
    const { body } = await visit(url);
    expect(body.lastIndexOf('</script><script>begin()')).toBeGreaterThan(body.lastIndexOf('application/json'));
  }
});

test('without the build for the server the site is still sent', async () => {
  await rm(path.join(folder, 'server'), { recursive: true });
  const { statusCode, body } = await visit('/');
  expect(statusCode).toBe(200);
  expect(body).toContain('<div id="root"></div>');
});

test('a closed site is not drawn: its page names the visitor’s address', async () => {
  permission = { ...permission, regionRestriction: true };
  const { body } = await visit('/');
  expect(body).toContain('<div id="root"></div>');
  expect(body).toContain('203.0.113.9');
});

test('a page is sent compressed, and not at all to clients that have it', async () => {
  const { headers, rawPayload } = await visit('/', { 'accept-encoding': 'gzip, br' });
  expect(headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(rawPayload).toString()).toContain('games in lo 1');
  const again = await visit('/', { 'if-none-match': headers.etag as string });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test('data in the page cannot end its element, and the policy allows no inline code', async () => {
  permission = { ...permission, info: { ...permission.info, mainDomain: '</script><script>alert(1)</script>' } };
  const { body, headers } = await visit('/');
  expect(body).not.toContain('<script>alert');
  expect(headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-[^']+'(?:;| 'sha)/);
  expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe-inline/);
});

// A member sees the picture they chose before it is sent: the browser shows it by a blob address.
test('the policy lets the page show a picture of the visitor’s device', async () => {
  const { headers } = await visit('/');
  expect(headers['content-security-policy']).toMatch(/img-src [^;]*\bblob:/);
  expect(headers['content-security-policy']).not.toMatch(/(?:default|script)-src[^;]*blob:/);
});

test('the offline page is in the visitor’s language and loads no code', async () => {
  const { body } = await visit('/offline', { cookie: 'lang=en' });
  expect(body).toContain('offline in en');
  expect(body).toContain('data-offline');
  expect(body).not.toContain('type="module"');
  expect(body).not.toContain('application/json');
  expect(body).not.toContain('begin()');
  expect(body).toContain('early()');
});

test('the code that draws pages is not served', async () => {
  expect((await visit('/server/entry-server.js')).body).not.toContain('drawnPath');
});

test('frames may be where the vendors’ games are now, and nowhere else', async () => {
  const framesOf = async () =>
    /frame-src ([^;]*)/.exec(String((await visit('/')).headers['content-security-policy']))?.[1];
  expect(await framesOf()).toBe(`'self'`);
  frameSources.push('https://play.example');
  expect(await framesOf()).toBe(`'self' https://play.example`);
});

test('pictures may be at the brand’s networks and lines without TLS', async () => {
  imageSources.push('http://127.0.0.1:8080');
  const policy = String((await visit('/')).headers['content-security-policy']);
  expect(policy).toContain(`img-src 'self' data: blob: https: http://127.0.0.1:8080;`);
});

test('a page with a place for a nonce gets a fresh one each time, and allows no other inline style', async () => {
  const plain = await mkdtemp(path.join(tmpdir(), 'champa-plain-'));
  await writeFile(path.join(plain, 'index.html'), '<head><meta property="csp-nonce" nonce="__CSP_NONCE__"></head>');
  const backoffice = fastify();
  await serveSite(backoffice, { folder: plain, frameSources: async () => [`'none'`] });
  const nonces = [];
  for (const { body, headers } of [await backoffice.inject('/'), await backoffice.inject('/')]) {
    const [, nonce] = /nonce="([^"]{24})"/.exec(body)!;
    nonces.push(nonce);
    expect(headers['content-security-policy']).toContain(`style-src 'self' 'nonce-${nonce}';`);
    expect(headers['content-security-policy']).not.toContain('unsafe-inline');
  }
  expect(new Set(nonces).size).toBe(2);
  await backoffice.close();
  await rm(plain, { recursive: true });
});
