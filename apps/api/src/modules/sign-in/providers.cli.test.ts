import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Command } from 'commander';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createAccountsApp, type AccountsApp } from '../../testing/accounts-app.ts';
import { everybodyActs } from '../../testing/by-test.ts';
import { signInCommands } from './index.ts';

const SECRET = 'between us and them';

let world: AccountsApp;
let folder: string;

beforeAll(async () => {
  world = await createAccountsApp();
  folder = await mkdtemp(path.join(tmpdir(), 'champa-sign-in-'));
});

afterAll(async () => {
  await world.close();
  await rm(folder, { recursive: true });
});

async function champa(...words: string[]): Promise<string> {
  const written: string[] = [];
  const out = vi.spyOn(process.stdout, 'write').mockImplementation((text) => written.push(String(text)) > 0);
  const program = new Command('champa').exitOverride().configureOutput({ writeErr: () => undefined });
  const { signIn, pool } = world;
  signInCommands(program, (work) => work({ signIn, staff: everybodyActs }, { pool }));
  const options = words[0] === 'list' ? ['--json'] : ['--by', 'vilay', '--reason', 'a new party'];
  try {
    await program.parseAsync(['sign-in', ...words, ...options], { from: 'user' });
  } finally {
    out.mockRestore();
  }
  return written.join('');
}

const listed = async () => JSON.parse(await champa('list')) as { id: string }[];

async function file(content: unknown): Promise<string> {
  const name = path.join(folder, 'content');
  await writeFile(name, typeof content === 'string' ? content : JSON.stringify(content));
  return name;
}

async function secretFile(): Promise<string> {
  const name = path.join(folder, 'secret');
  await writeFile(name, `${SECRET}\n`);
  return name;
}

const providers = async () => (await world.signIn.admin.providers()).signInProviders;
const ids = async () => (await providers()).map(({ id }) => id);

const GOOGLE = {
  id: 'google',
  kind: 'GOOGLE',
  label: 'Google',
  enabled: true,
  issuer: 'https://accounts.google.com',
  clientId: 'champa',
  authentication: 'client_secret_basic',
  algorithm: 'RS256',
  scopes: ['openid', 'profile', 'email'],
};
const PHONE = {
  channel: 'firebase',
  url: 'https://phone.example/verify.html',
  issuer: 'https://securetoken.google.com/champa',
  audience: 'champa',
  keys: 'https://www.googleapis.com/keys',
  uses: ['login'],
};

test('a provider is added with its secret sealed, and changed under the same id without it', async () => {
  await champa('set', await file(GOOGLE), '--secret-file', await secretFile());
  const [added] = await providers();
  expect(added).toMatchObject({ id: 'google', label: 'Google', endpoints: null });
  expect(JSON.stringify(added)).not.toContain(SECRET);
  expect(world.secrets.open('sign-in-provider', added!.sealedSecret!)).toBe(SECRET);

  const { sealedSecret } = added!;
  await champa('set', await file({ ...GOOGLE, label: 'Google account', enabled: false }));
  expect(await providers()).toMatchObject([{ id: 'google', label: 'Google account', enabled: false, sealedSecret }]);
  expect(await listed()).toEqual([
    { id: 'google', state: 'off', label: 'Google account', issuer: 'https://accounts.google.com' },
  ]);
});

test.each<[string, unknown]>([
  ['no JSON', '{'],
  ['a kind nobody knows', { ...GOOGLE, id: 'other', kind: 'MYSPACE' }],
  ['an issuer that is no address', { ...GOOGLE, id: 'other', issuer: 'accounts' }],
  ['nothing but an id', { id: 'other' }],
])('%s is refused and changes nothing', async (_name, content) => {
  const before = await providers();
  await expect(champa('set', await file(content))).rejects.toThrow();
  expect(await providers()).toEqual(before);
});

test('a provider is taken out once; one that is not there is said so', async () => {
  await champa('set', await file({ ...GOOGLE, id: 'line', kind: 'LINE' }), '--secret-file', await secretFile());
  expect(await ids()).toContain('line');
  await champa('remove', 'line');
  expect(await ids()).not.toContain('line');
  await expect(champa('remove', 'line')).rejects.toMatchObject({ code: 'NOT_FOUND', value: { provider: 'line' } });
});

test('the phone sign-in provider is set and taken out', async () => {
  await champa('phone', await file(PHONE));
  expect((await listed()).at(-1)).toMatchObject({ id: 'phone', state: 'login', label: 'firebase' });
  await expect(champa('phone', await file({ ...PHONE, uses: ['everything'] }))).rejects.toThrow();
  await champa('phone', 'none');
  expect((await listed()).map(({ id }) => id)).not.toContain('phone');
});
