import { expect } from 'vitest';
import { call } from './api.ts';
import { thisPlatform } from './this-platform.ts';

/** An address that signs a session's member in once, as the path that leads there. */
export async function handOverPath(token: string, pathname = '/'): Promise<string> {
  const { siteUrl } = thisPlatform();
  const wish = { address: new URL(pathname, siteUrl).href };
  const { success, value } = await call(siteUrl, 'POST', '/api/session/hand-over/ticket', wish, token);
  expect(success).toBe(true);
  return (value.address as string).slice(siteUrl.length);
}
