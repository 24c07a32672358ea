import { randomInt } from 'node:crypto';

export type Answer = { success: boolean; code?: string; message?: string; value?: any; status: number };

/** One call of the API, as any client would make it. */
export async function call(
  siteUrl: string,
  method: string,
  path: string,
  body?: object,
  token?: string,
): Promise<Answer> {
  const answer = await fetch(`${siteUrl}${path}`, {
    method,
    headers: {
      'x-language': 'en',
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return { ...((await answer.json()) as Omit<Answer, 'status'>), status: answer.status };
}

/** A name nobody has. */
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
