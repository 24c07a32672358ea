import { randomUUID } from 'node:crypto';
import { createDatabase as create, dropDatabase } from '@champa/db';
import { inject } from 'vitest';
import { TEMPLATE } from './server.ts';

export type TestDatabase = {
  /** A connection address with the owner's rights. */
  url: string;
  drop: () => Promise<void>;
};

/** A new database for a test, migrated (`'empty'`: without any table). Drop it in `afterAll`. */
export async function createDatabase(content: 'migrated' | 'empty' = 'migrated'): Promise<TestDatabase> {
  const adminUrl = inject('testServerUrls')[Number(process.env['VITEST_POOL_ID']) - 1]!;
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await create(adminUrl, name, content === 'migrated' ? TEMPLATE : undefined);
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => dropDatabase(adminUrl, name) };
}
