import { generateKeyPair, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

export type KeyFiles = {
  operatorPrivate: string;
  operatorPublic: string;
  studioPrivate: string;
  studioPublic: string;
  merchantSecret: string;
  smsSecret: string;
  secretsKey: string;
  /** A folder with the secret shared with each sign-in provider, by its ID. */
  signInSecrets: string;
};

const generate = promisify(generateKeyPair);

/** The demo's secrets, generated on the first start and readable by this user only. */
export async function ensureKeys(dataDir: string): Promise<KeyFiles> {
  const folder = path.join(dataDir, 'keys');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = (name: string): string => path.join(folder, name);
  const files = {
    operatorPrivate: file('operator.pem'),
    operatorPublic: file('operator.pub.pem'),
    studioPrivate: file('studio.pem'),
    studioPublic: file('studio.pub.pem'),
    merchantSecret: file('merchant.secret'),
    smsSecret: file('sms.secret'),
    secretsKey: file('secrets.key'),
    signInSecrets: file('sign-in'),
  };
  await mkdir(files.signInSecrets, { recursive: true, mode: 0o700 });
  await Promise.all([
    ensurePair(files.operatorPrivate, files.operatorPublic),
    ensurePair(files.studioPrivate, files.studioPublic),
    ensureSecret(files.merchantSecret),
    ensureSecret(files.smsSecret),
    ensureSecret(files.secretsKey),
    ensureSecret(path.join(files.signInSecrets, 'mekong-id')),
  ]);
  // The sandbox is one program with three names.
  for (const id of ['zalo', 'line'])
    await ensureCopy(path.join(files.signInSecrets, 'mekong-id'), path.join(files.signInSecrets, id));
  return files;
}

async function ensurePair(privateFile: string, publicFile: string): Promise<void> {
  if (existsSync(privateFile) && existsSync(publicFile)) return;
  const { privateKey, publicKey } = await generate('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  await writeFile(publicFile, publicKey);
  await writeFile(privateFile, privateKey, { mode: 0o600 });
}

async function ensureCopy(file: string, copy: string): Promise<void> {
  if (!existsSync(copy)) await copyFile(file, copy);
}

async function ensureSecret(file: string): Promise<void> {
  if (!existsSync(file)) await writeFile(file, randomBytes(32).toString('hex'), { mode: 0o600 });
}
