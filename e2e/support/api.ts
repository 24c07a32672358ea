import { randomInt } from 'node:crypto';
import { type Call, createClient, identityCalls } from '@champa/api-client';
import * as groups from '../../packages/api-client/src/calls/index.gen.ts';
import { DEMO_FROM, from } from './address.ts';

export type Answer = { success: boolean; code?: string; message?: string; value?: any; status: number };

const sealedCalls = new Map<string, Call>(
  Object.values(groups)
    .flatMap((group): Call[] => Object.values(group))
    .filter(({ encrypted }) => encrypted)
    .map((sealed) => [`${sealed.method} ${sealed.path}`, sealed]),
);

/** A body like that of the site's own client: sealed if the server accepts no other. */
async function wireBody(siteUrl: string, operation: string, body: object): Promise<{ type: string; content: string }> {
  const sealed = sealedCalls.get(operation);
  if (!sealed) return { type: 'application/json', content: JSON.stringify(body) };
  return { type: 'application/jose', content: await seal(siteUrl, sealed, body) };
}

function seal(siteUrl: string, sealed: Call, body: object): Promise<string> {
  const client = createClient({
    token: () => null,
    language: () => 'en',
    onSignedOut: () => undefined,
    fetch: (path, init) => fetch(`${siteUrl}${String(path)}`, init),
  });
  return client.seal(sealed, body);
}

/** One call of the API, like any client; `headers` describe the client. */
export async function call(
  siteUrl: string,
  method: string,
  path: string,
  body?: object,
  token?: string,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const sent = body && (await wireBody(siteUrl, `${method} ${path}`, body));
  const answer = await fetch(`${siteUrl}${path}`, {
    method,
    headers: {
      'x-language': 'en',
      ...from(),
      ...(sent && { 'content-type': sent.type }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(sent && { body: sent.content }),
    signal: AbortSignal.timeout(60_000),
  });
  return { ...((await answer.json()) as Omit<Answer, 'status'>), status: answer.status };
}

/** An unused name. */
export function newUsername(): string {
  return `e2e${randomInt(1e9).toString(36)}x${randomInt(1e6).toString(36)}`;
}

export const PASSWORD = 'night-Garden-7';

/** Registers a new member. */
export async function register(siteUrl: string): Promise<{ username: string; password: string; token: string }> {
  const username = newUsername();
  const body = { username, password: PASSWORD, confirmPassword: PASSWORD, termsAccepted: true };
  const { value } = await call(siteUrl, 'PUT', '/api/register', body);
  return { username, password: PASSWORD, token: value.token };
}

/** Opens a trial account, which plays with its own currency. @returns its token */
export async function playFree(siteUrl: string): Promise<string> {
  const token = await seal(siteUrl, identityCalls.freePlay, {});
  const { value } = await call(siteUrl, 'POST', '/api/session/trial', { token });
  return value.token;
}

/** Signs in to one of the demo accounts of the README. @returns its token */
export async function signInDemo(siteUrl: string, username: 'somphone' | 'khamla'): Promise<string> {
  const body = { username, password: 'Champa-2026' };
  const { value, code } = await call(siteUrl, 'POST', '/api/session', body, undefined, DEMO_FROM);
  if (!value?.token) throw new Error(`${username} cannot sign in: ${code}`);
  return value.token;
}
