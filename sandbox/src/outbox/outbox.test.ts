import { createConnection } from 'node:net';
import { pino } from 'pino';
import { createDatabase, type TestDatabase } from '@champa/testkit';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildSandbox } from '../app.ts';
import { createPool, migrate, type Pool } from '../database.ts';
import { createMailServer, type MailServer } from './mail-server.ts';

const SECRET = 'the SMS account’s secret, of a good length';
const PORT_BY_SYSTEM = 0;
let database: TestDatabase;
let pool: Pool;
let app: FastifyInstance;

beforeAll(async () => {
  database = await createDatabase('empty');
  await migrate(database.url);
  pool = createPool(database.url);
  pool.on('error', () => undefined);
  const deps = { pool, log: pino({ level: 'silent' }), now: () => Temporal.Now.instant() };
  app = buildSandbox({
    ...deps,
    secret: SECRET,
    smsSecret: SECRET,
    siteUrl: 'http://x',
    signInSecret: SECRET,
    merchantName: 'Champa',
    publicUrl: 'http://x',
  });
});

afterAll(async () => {
  await app.close();
  await pool.end();
  await database.drop();
});

function sms(fields: Record<string, string>, secret = SECRET) {
  return app.inject({
    method: 'POST',
    url: '/2010-04-01/Accounts/champa/Messages.json',
    headers: {
      authorization: `Basic ${Buffer.from(`champa:${secret}`).toString('base64')}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: new URLSearchParams(fields).toString(),
  });
}

const sentTo = async (to: string) =>
  (await app.inject({ url: '/outbox/messages.json', query: { to } })).json() as { text: string; subject: string }[];

describe('SMS', () => {
  test('an accepted message is in the outbox, for programs and for people', async () => {
    const answer = await sms({ To: '+8562055512345', From: 'Champa', Body: 'ລະຫັດ <b>123456</b>' });
    expect(answer.statusCode).toBe(201);
    expect(await sentTo('+8562055512345')).toMatchObject([{ channel: 'sms', text: 'ລະຫັດ <b>123456</b>' }]);
    const page = (await app.inject('/outbox')).body;
    expect(page).toContain('&lt;b&gt;123456&lt;/b&gt;');
  });

  test.each([
    ['another secret', 401, { To: '+8562055512346' }, 'wrong'],
    ['no number', 400, { To: 'somphone' }, SECRET],
    ['a number refused for good', 400, { To: '+15005550001' }, SECRET],
    ['a number that is busy', 429, { To: '+15005550009' }, SECRET],
  ] as const)('%s is answered with %i and not stored', async (_what, status, fields, secret) => {
    expect((await sms({ From: 'Champa', Body: 'x', ...fields }, secret)).statusCode).toBe(status);
    expect(await sentTo(fields.To)).toEqual([]);
  });
});

describe('e-mail', () => {
  let mail: MailServer;

  beforeAll(async () => {
    mail = createMailServer({ pool, log: pino({ level: 'silent' }), now: () => Temporal.Now.instant() });
    await mail.listen(PORT_BY_SYSTEM, '127.0.0.1');
  });

  afterAll(() => mail.close());

  test('is parsed as it came over the wire', async () => {
    const subject = `=?utf-8?B?${Buffer.from('ລະຫັດຂອງທ່ານ').toString('base64')}?=`;
    const text = `From: a@champa.la\r\nTo: keo@x.la\r\nSubject: ${subject}\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: base64\r\n\r\n${Buffer.from('ລະຫັດ 123456').toString('base64')}\r\n.`;
    const said = await converse(mail.port(), ['EHLO x', 'MAIL FROM:<a@champa.la>', 'RCPT TO:<keo@x.la>', 'DATA', text]);
    expect(said.at(-1)).toMatch(/^250/);
    expect(await sentTo('keo@x.la')).toMatchObject([{ channel: 'email', subject: 'ລະຫັດຂອງທ່ານ', text: 'ລະຫັດ 123456' }]);
  });

  test('to a mailbox that does not exist is refused for good', async () => {
    const said = await converse(mail.port(), ['EHLO x', 'MAIL FROM:<a@champa.la>', 'RCPT TO:<nobody@x.la>']);
    expect(said.at(-1)).toMatch(/^550/);
  });
});

/** Sends lines to an SMTP server, each after the previous answer. @returns the answers */
async function converse(port: number, lines: readonly string[]): Promise<string[]> {
  const socket = createConnection({ port, host: '127.0.0.1' });
  const answers: string[] = [];
  let rest = '';
  await new Promise<void>((resolve, reject) => {
    socket.on('error', reject);
    socket.on('data', (data) => {
      rest += data.toString();
      // A reply's last line has a space after its number; the lines before have a dash.
      if (!/^\d{3} .*\r\n$/m.test(rest)) return;
      answers.push(rest.trim().split('\r\n').at(-1)!);
      rest = '';
      const next = lines[answers.length - 1];
      if (next === undefined) {
        socket.end('QUIT\r\n');
        resolve();
      } else socket.write(`${next}\r\n`);
    });
  });
  return answers;
}
