import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { createLog } from '../../../../platform/log.ts';
import { createBreachedRange } from './breached-range.ts';

// SHA-1 of `password`, as everybody can check.
const PREFIX = '5BAA6';
const REST = '1E4C9B93F3F0682250B6CF8331B7EE68FD8';

const closings: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closings.splice(0)) await close();
});

/** Looks `password` up in a list that answers so. @returns what was found, what was asked, and what was logged */
async function lookUp(answer: RequestListener) {
  const asked: { path: string; padding: unknown }[] = [];
  const logged: string[] = [];
  const server = createServer((request, response) => {
    asked.push({ path: request.url!, padding: request.headers['add-padding'] });
    answer(request, response);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  closings.push(() => new Promise((resolve) => server.close(resolve)));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const log = createLog('debug', 'test', { write: (line) => void logged.push(line) });
  return { found: await createBreachedRange({ url, log })('password'), asked, logged };
}

const answering = (text: string) => lookUp((_request, response) => void response.end(text));

test('a password whose hash is in the range has leaked; only five digits of the hash are sent', async () => {
  const { found, asked } = await answering(`003D68EB55068C33ACE09247EE4C639306B:3\r\n${REST}:10434004\r\n`);
  expect(found).toBe(true);
  expect(asked).toEqual([{ path: `/range/${PREFIX}`, padding: 'true' }]);
});

test('one that is not there, or only pads, has not', async () => {
  expect((await answering('003D68EB55068C33ACE09247EE4C639306B:3')).found).toBe(false);
  expect((await answering(`${REST}:0`)).found).toBe(false);
  expect((await answering('')).found).toBe(false);
});

test.each<[string, RequestListener]>([
  ['refuses', (_request, response) => void response.writeHead(503).end()],
  ['breaks off', (request) => void request.socket.destroy()],
])('a list that %s holds up nobody, and the log tells it without the password', async (_what, answer) => {
  const { found, logged } = await lookUp(answer);
  expect(found).toBe(false);
  expect(logged.join('')).toContain('leaked passwords could not be looked up');
  expect(logged.join('')).not.toContain(REST);
});
