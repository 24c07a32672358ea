import { login, type OperationValue, PAYLOAD_TYPE, payloadKey } from '@champa/contract';
import { sealPayload } from '../../packages/api-client/src/payload.ts';

/** The key for sealed bodies, and the server's time. */
export type Published = Pick<OperationValue<typeof payloadKey>, 'key' | 'now'>;
export type Account = { username: string; password: string };

/** Requests the server's key for sealed bodies. */
export async function publishedKey(port: number): Promise<Published> {
  const answer = await fetch(`http://127.0.0.1:${port}${payloadKey.path}`);
  return ((await answer.json()) as { value: Published }).value;
}

/**
 * Sign-ins of members in turn, as complete HTTP requests with bodies sealed like those of the site: sending one is only writing
 * bytes. They are valid for two minutes and accepted once.
 */
export function signInRequests(accounts: readonly Account[], count: number, published: Published): Promise<Buffer[]> {
  return Promise.all(
    Array.from({ length: count }, async (_, index) =>
      requestOf(await seal(accounts[index % accounts.length]!, published)),
    ),
  );
}

/** Signs one member in. @returns the session's token */
export async function tokenOf(port: number, account: Account): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${port}${login.path}`, {
    method: login.method,
    headers: { 'content-type': PAYLOAD_TYPE },
    body: await seal(account, await publishedKey(port)),
  });
  return ((await answer.json()) as { value: { token: string } }).value.token;
}

/** Distributes requests evenly over connections, so that all end at the same time. */
export function deal<T>(requests: readonly T[], connections: number): T[][] {
  return Array.from({ length: connections }, (_, number) =>
    requests.filter((_request, index) => index % connections === number),
  );
}

function seal(account: Account, { key, now }: Published): Promise<string> {
  return sealPayload({ key, operationId: login.id, body: account, now });
}

function requestOf(sealed: string): Buffer {
  return Buffer.from(
    `${login.method} ${login.path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${PAYLOAD_TYPE}\r\n` +
      `Content-Length: ${Buffer.byteLength(sealed)}\r\n\r\n${sealed}`,
  );
}
