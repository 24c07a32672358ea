import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buildSandbox, createMailServer, createPool, type MailServer, migrate } from '@champa/sandbox';
import { createDatabase, type TestDatabase } from '@champa/testkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLog } from '../../platform/log.ts';
import { createSmsHttp } from './adapters/sms-http/sms-http.ts';
import { createSmtp } from './adapters/smtp/smtp.ts';
import { MessageRefused } from './domain/messages.ts';

const secret = randomBytes(32).toString('hex');
let database: TestDatabase;
let pool: ReturnType<typeof createPool>;
let app: ReturnType<typeof buildSandbox>;
let mail: MailServer;
let baseUrl: string;

beforeAll(async () => {
  database = await createDatabase('empty');
  await migrate(database.url);
  pool = createPool(database.url);
  pool.on('error', () => undefined);
  const deps = { pool, log: createLog('silent', 'sandbox'), now: () => Temporal.Now.instant() };
  app = buildSandbox({
    ...deps,
    secret,
    smsSecret: secret,
    siteUrl: 'http://x',
    signInSecret: secret,
    merchantName: 'Champa',
    publicUrl: 'http://x',
  });
  baseUrl = await app.listen({ host: '127.0.0.1', port: 0 });
  mail = createMailServer(deps);
  await mail.listen(0, '127.0.0.1');
});

afterAll(async () => {
  await mail.close();
  await app.close();
  await pool.end();
  await database.drop();
});

const outbox = async (to: string): Promise<unknown> =>
  (await fetch(`${baseUrl}/outbox/messages.json?to=${encodeURIComponent(to)}`)).json();

describe('SMS', () => {
  const sms = (given: Partial<Parameters<typeof createSmsHttp>[0]> = {}) =>
    createSmsHttp({ baseUrl, account: 'champa', secret, from: 'Champa', ...given });

  test('reaches the provider as it was written', async () => {
    await sms()({ to: '+8562055540001', text: 'ລະຫັດ: 123456 & more' });
    expect(await outbox('+8562055540001')).toMatchObject([{ sender: 'Champa', text: 'ລະຫັດ: 123456 & more' }]);
  });

  test('that is refused for good is distinguished from one to be tried again', async () => {
    await expect(sms()({ to: '+15005550001', text: 'x' })).rejects.toThrow(MessageRefused);
    await expect(sms({ secret: 'wrong' })({ to: '+8562055540002', text: 'x' })).rejects.toThrow(MessageRefused);
    await expect(sms()({ to: '+15005550009', text: 'x' })).rejects.not.toThrow(MessageRefused);
    await expect(sms({ baseUrl: await nowhere() })({ to: '+8562055540003', text: 'x' })).rejects.not.toThrow(
      MessageRefused,
    );
  });

  test('errors tell neither the text nor the secret', async () => {
    const error = await sms({ secret: 'the-secret' })({ to: '+8562055540004', text: 'the-text' }).catch(String);
    expect(error).not.toMatch(/the-secret|the-text/);
  });
});

describe('e-mail', () => {
  const smtp = (port = mail.port()) =>
    createSmtp({ url: `smtp://127.0.0.1:${port}`, from: 'Champa <no-reply@champa.example>' });

  test('reaches the mailbox as it was written', async () => {
    await smtp()({ to: 'keo@champa.la', subject: 'ລະຫັດຂອງທ່ານ', text: 'ລະຫັດ: 123456\nສະບາຍດີ' });
    expect(await outbox('keo@champa.la')).toMatchObject([
      { sender: 'no-reply@champa.example', subject: 'ລະຫັດຂອງທ່ານ', text: 'ລະຫັດ: 123456\nສະບາຍດີ' },
    ]);
  });

  test('an address with a line break in it names nobody else', async () => {
    await smtp()({ to: 'a@champa.la\r\nRCPT TO:<b@champa.la>', subject: 'x', text: 'x' }).catch(() => undefined);
    expect(await outbox('b@champa.la')).toEqual([]);
  });

  test('that is refused for good is distinguished from one to be tried again', async () => {
    const message = { subject: 'x', text: 'x' };
    await expect(smtp()({ ...message, to: 'nobody@champa.la' })).rejects.toThrow(MessageRefused);
    const closed = Number(new URL(await nowhere()).port);
    await expect(smtp(closed)({ ...message, to: 'keo@champa.la' })).rejects.not.toThrow(MessageRefused);
  });
});

/** An address where nobody listens. */
async function nowhere(): Promise<string> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return `http://127.0.0.1:${port}`;
}
