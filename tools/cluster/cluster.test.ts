import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readEnvironmentFile } from './env-file.ts';
import { databaseNodes, DEPLOY, etcdEnvironment, patroniEnvironment, proxyEnvironment } from './layout.ts';
import { longestGap } from './wallet-load.ts';

const sample = async (name: string): Promise<string[]> =>
  Object.keys(readEnvironmentFile(await readFile(path.join(DEPLOY, 'env', `${name}.env`), 'utf8')));
const node = databaseNodes[0]!;

test('the files that a brand fills in have each variable that is filled in here, and the proxy’s configuration has no other', async () => {
  expect(await sample('haproxy')).toEqual(expect.arrayContaining(Object.keys(proxyEnvironment())));
  expect(await sample('etcd')).toEqual(expect.arrayContaining(Object.keys(etcdEnvironment(node, 'data'))));
  expect(await sample('patroni')).toEqual(
    expect.arrayContaining(Object.keys(patroniEnvironment(node, 'db1', 'secret'))),
  );
  const asked = (await readFile(path.join(DEPLOY, 'haproxy/haproxy.cfg'), 'utf8')).matchAll(/"\$\{(\w+)\}"/g);
  expect(new Set(Array.from(asked, ([, name]) => name))).toEqual(new Set(await sample('haproxy')));
});

test('the time without service is the longest between two acknowledgements, the moment of the kill included', () => {
  expect(longestGap([1000, 2000, 2100, 9000, 9100], 2050)).toBe(6.9);
  expect(longestGap([1000, 9000, 9100], 2000)).toBe(7);
  expect(longestGap([1000], 2000)).toBe(0);
});
