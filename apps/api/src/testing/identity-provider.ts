import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { freePort } from '@champa/db/postgres';
import { buildSandbox, createPool, migrate } from '@champa/sandbox';
import { createDatabase } from '@champa/testkit';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';
import type { Clock } from '../platform/clock.ts';
import { createLog } from '../platform/log.ts';

export const CLIENT_SECRET = 'the secret shared with the provider, of a good length';

/** The sandbox's identity provider and phone sign-in provider, listening, on a database of their own. */
export async function startMekong(siteUrl: string, clock: Clock) {
  const database = await createDatabase('empty');
  await migrate(database.url);
  const pool = createPool(database.url);
  // Dropping the database may end connections that the pool is just closing.
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.on('error', () => undefined);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const app = buildSandbox({
    pool,
    log: createLog('silent', 'sandbox'),
    now: clock.now,
    secret: CLIENT_SECRET,
    smsSecret: CLIENT_SECRET,
    siteUrl,
    signInSecret: CLIENT_SECRET,
    merchantName: 'Champa',
    publicUrl: url,
  });
  await app.listen({ host: '127.0.0.1', port });
  const close = async (): Promise<void> => {
    await app.close();
    await pool.end();
    await database.drop();
  };
  return { url, pool, close };
}

/** A browser of one person: follows where it is sent until it is sent to the site, and keeps its cookies. */
export function createBrowser(siteUrl: string) {
  const cookies = new Map<string, string>();

  async function go(url: string, form?: Record<string, string>): Promise<{ url: string; page: string }> {
    if (url.startsWith(siteUrl)) return { url, page: '' };
    const answer = await fetch(url, {
      method: form ? 'POST' : 'GET',
      redirect: 'manual',
      headers: { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') },
      ...(form ? { body: new URLSearchParams(form) } : {}),
    });
    for (const line of answer.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line)!;
      if (value === '') cookies.delete(name!);
      else cookies.set(name!, value!);
    }
    const next = answer.headers.get('location');
    return next ? go(new URL(next, url).href) : { url, page: await answer.text() };
  }

  return {
    go,
    /** Signs in at the sandbox's provider as somebody, allows what is asked. @returns where on the site it ends */
    async signIn(url: string, person: { name: string; email: string }): Promise<string> {
      const choice = await go(url);
      if (choice.page === '') return choice.url;
      const consent = await go(`${choice.url}/login`, person);
      return (await go(`${consent.url}/consent`, {})).url;
    },
  };
}

export type Crooked = {
  claims?: JWTPayload;
  /** Signed by a key that nobody published. */
  isForged?: boolean;
  isUnsigned?: boolean;
  secret?: string;
};

/** A provider that answers whatever it is told to: for what a client has to refuse. */
export async function startCrooked(clientId: string) {
  const [own, strange] = await Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')]);
  const jwk = { ...(await exportJWK(own.publicKey)), kid: 'own', alg: 'RS256', use: 'sig' };
  let crooked: Crooked = {};
  let nonce = '';

  async function sign(claims: JWTPayload, { isForged, isUnsigned, secret }: Crooked): Promise<string> {
    if (isUnsigned) return new UnsecuredJWT(claims).encode();
    const jwt = new SignJWT(claims);
    if (secret !== undefined) {
      return jwt.setProtectedHeader({ alg: 'HS256' }).sign(new TextEncoder().encode(secret));
    }
    return jwt.setProtectedHeader({ alg: 'RS256', kid: 'own' }).sign(isForged ? strange.privateKey : own.privateKey);
  }

  function idToken(issuer: string): Promise<string> {
    const seconds = Math.floor(Date.now() / 1000);
    const claims = { iss: issuer, aud: clientId, sub: 'crook', iat: seconds, exp: seconds + 300, nonce };
    return sign({ ...claims, ...crooked.claims }, crooked);
  }

  const server = createServer(async (request, response) => {
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const answers: Record<string, unknown> = {
      '/.well-known/openid-configuration': {
        issuer: url,
        authorization_endpoint: `${url}/auth`,
        token_endpoint: `${url}/token`,
        jwks_uri: `${url}/keys`,
      },
      '/keys': { keys: [jwk] },
      '/token': { access_token: 'x', token_type: 'bearer', id_token: await idToken(url) },
    };
    const answer = answers[request.url!];
    response.writeHead(answer ? 200 : 404, { 'content-type': 'application/json' }).end(JSON.stringify(answer ?? {}));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** How it answers from now on, to somebody who went there with this nonce. */
    answer: (how: Crooked, of: string): void => {
      crooked = how;
      nonce = of;
    },
    sign,
    close: (): void => void server.close(),
  };
}
