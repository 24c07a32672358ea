import { afterAll, beforeAll, expect, test } from 'vitest';
import { errorMessage } from '@champa/i18n/server';
import { type AppParts, buildApp, buildOperations } from './app.ts';
import { createBrand, type TestBrand } from './seed/testing/brand.ts';

let brand: TestBrand;
let parts: AppParts;

beforeAll(async () => {
  brand = await createBrand();
  const { deps } = brand;
  const server = { message: errorMessage, defaultLanguage: 'lo' } as const;
  parts = { deps, ...brand.compose(deps), readiness: () => 'ready', server };
});

afterAll(() => brand.close());

test('metrics are read on the operator’s port, never on the players’', async () => {
  const site = await buildApp(parts);
  expect((await site.inject('/metrics')).statusCode).toBe(404);
  expect((await site.inject('/health/ready')).json()).toEqual({ status: 'ready' });
  const operations = buildOperations(parts);
  const metrics = await operations.inject('/metrics');
  expect(metrics.statusCode).toBe(200);
  expect(metrics.body).toContain('champa_http_request_seconds');
  expect((await operations.inject('/health/ready')).json()).toEqual({ status: 'ready' });
  await Promise.all([site.close(), operations.close()]);
});
