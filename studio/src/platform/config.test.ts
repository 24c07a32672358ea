import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readConfig } from './config.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'studio-config-'));
const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const privateFile = path.join(folder, 'vendor.pem');
const publicFile = path.join(folder, 'operator.pem');
writeFileSync(privateFile, privateKey.export({ type: 'pkcs8', format: 'pem' }));
writeFileSync(publicFile, publicKey.export({ type: 'spki', format: 'pem' }));

const environment = {
  DATABASE_URL: 'postgres://studio@127.0.0.1/studio',
  WALLET_URL: 'http://127.0.0.1:8080/wallet/',
  PUBLIC_URL: 'http://127.0.0.1:8082',
  VENDOR_PRIVATE_KEY_FILE: privateFile,
  OPERATOR_PUBLIC_KEY_FILE: publicFile,
};

afterAll(() => rmSync(folder, { recursive: true }));

test('missing settings have the documented defaults', () => {
  expect(readConfig(environment)).toMatchObject({
    port: 8082,
    walletUrl: 'http://127.0.0.1:8080/wallet',
    cycleMs: { slot: 2_500, roulette: 5_000 },
    frameAncestors: [],
  });
});

test('settings are parsed as numbers and lists', () => {
  const config = readConfig({
    ...environment,
    PORT: '0',
    SLOT_CYCLE_MS: '3000',
    ALLOWED_FRAME_ANCESTORS: 'https://a.test, https://b.test',
  });
  expect(config).toMatchObject({
    port: 0,
    cycleMs: { slot: 3_000 },
    frameAncestors: ['https://a.test', 'https://b.test'],
  });
});

test('one error names every missing or invalid setting', () => {
  const wrong = { ...environment, DATABASE_URL: undefined, PUBLIC_URL: 'nowhere', PORT: 'eighty' };
  expect(() => readConfig(wrong)).toThrow(/PORT[\s\S]*DATABASE_URL[\s\S]*PUBLIC_URL|DATABASE_URL[\s\S]*PUBLIC_URL/);
});
