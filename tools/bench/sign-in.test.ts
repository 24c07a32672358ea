import { generateKeyPairSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { deal, signInRequests } from './sign-in-requests.ts';
import { percentile, type Round, summarise } from './sign-in-summary.ts';

const load = (perSecond: number) => ({ perSecond, p50Ms: 300, p99Ms: 400 });
const hundred = (slowest: number): number[] => [...Array.from({ length: 98 }, () => 1), slowest, slowest];
const round = (hashesPerSecond: number, signIns: number, storm: number): Round => ({
  hashesPerSecond,
  signIns: load(signIns),
  quiet: { games: hundred(2), balance: hundred(5) },
  outbreak: { games: [60, 1], balance: [80, 1] },
  storm: { games: hundred(storm), balance: hundred(5) },
});

test('each round’s sign-ins are compared with its own hashes, and the median round counts', () => {
  const { ratio, detail } = summarise([round(100, 90, 3), round(50, 40, 3), round(200, 20, 3)]);
  expect(ratio).toBe(0.8);
  expect(detail).toMatchObject({ signInsPerSecond: 40, hashesPerSecond: 100 });
});

test('of the other calls, the one that suffers most from the storm is reported', () => {
  const { detail } = summarise([round(100, 90, 3), round(100, 90, 6), round(100, 90, 50)]);
  expect(detail.others).toMatchObject({
    ratio: 3,
    goal: 2,
    games: { ratio: 3, quietP99Ms: 2, stormP99Ms: 6, outbreakWorstMs: 60 },
    balance: { ratio: 1 },
  });
});

test('a share of the times stays within its percentile', () => {
  expect(percentile([5, 1, 4, 2, 3], 0.5)).toBe(3);
  expect(percentile([5, 1, 4, 2, 3], 0.99)).toBe(5);
  expect(percentile([7], 0.5)).toBe(7);
});

test('each connection gets every nth request', () => {
  expect(deal([1, 2, 3, 4, 5], 2)).toEqual([
    [1, 3, 5],
    [2, 4],
  ]);
});

test('sign-ins are complete requests, each with its own sealed body', async () => {
  const { x, y } = generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey.export({ format: 'jwk' });
  const key = { kid: 'a-key', kty: 'EC', crv: 'P-256', x: x!, y: y! } as const;
  const accounts = [{ username: 'bench0', password: 'night-Garden-7' }];
  const requests = await signInRequests(accounts, 2, { key, now: 1_700_000_000 });
  const [first, second] = requests.map((request) => request.toString().split('\r\n\r\n'));
  expect(first![0]).toMatch(/^POST \/api\/session HTTP\/1\.1\r\n/);
  expect(first![0]).toContain(`Content-Length: ${first![1]!.length}`);
  expect(first![1]).toMatch(/^[\w-]+\.\.[\w-]+\.[\w-]+\.[\w-]+$/);
  expect(first![1]).not.toBe(second![1]);
});
