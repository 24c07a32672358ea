import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { laoResult } from '../../testing/games.ts';
import { createResultFeed, type ResultFeed } from './result-feed.ts';

let server: Server;
let feed: ResultFeed;
let answer: { status: number; text: string };
let asked: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    asked = request.url!;
    response.writeHead(answer.status).end(answer.text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  feed = createResultFeed(`http://127.0.0.1:${(server.address() as AddressInfo).port}/lottery/alpha/`);
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const find = () => feed.find({ family: 'lao', station: 'lao', day: '2026-01-05' });

test('a source is queried for a draw by family, station and day, and its answer is read as a result', async () => {
  answer = { status: 200, text: JSON.stringify({ ...laoResult('123456'), extra: 'dropped' }) };
  expect(await find()).toEqual(laoResult('123456'));
  expect(asked).toBe('/lottery/alpha/results/lao/lao/2026-01-05');
  expect(feed.name).toBe('alpha');
});

test.each([
  ['none yet', 404, ''],
  ['an error', 500, JSON.stringify(laoResult('123456'))],
  ['broken', 200, '{"top": 12'],
  ['not a result', 200, JSON.stringify(laoResult('12'))],
  ['too much', 200, JSON.stringify({ ...laoResult('123456'), more: 'x'.repeat(30_000) })],
])('%s: there is no result', async (_name, status, text) => {
  answer = { status, text };
  expect(await find()).toBeNull();
});

test('an unreachable source has no result', async () => {
  expect(
    await createResultFeed('http://127.0.0.1:9/lottery/beta').find({
      family: 'lao',
      station: 'lao',
      day: '2026-01-05',
    }),
  ).toBeNull();
});
