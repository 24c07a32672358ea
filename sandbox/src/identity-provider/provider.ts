import { randomBytes } from 'node:crypto';
import { Provider } from 'oidc-provider';
import type { Pool } from '../database.ts';
import type { SigningKey } from '../signing-key.ts';
import type { Brand } from './brands.ts';
import { errorPage } from './pages.ts';
import { selectPerson } from './person.repo.ts';

const CLIENT_ID = 'champa';

type ProviderOptions = {
  brand: Brand;
  pool: Pool;
  /** The sandbox's own URL for browsers and the client. */
  publicUrl: string;
  /** The client's redirect URL for visitors. */
  redirectUri: string;
  clientName: string;
  clientSecret: string;
  key: SigningKey;
};

/**
 * A real OpenID Connect provider. Its sessions, codes and grants are in memory: a restart only loses visits in progress, which
 * begin again. People and the key are in the database, so subjects do not change.
 */
export function createProvider(options: ProviderOptions): Provider {
  const { brand, pool, publicUrl, redirectUri, clientName, clientSecret, key } = options;
  const { id, mount } = brand;
  return new Provider(`${publicUrl}${mount}`, {
    clients: [
      {
        client_id: CLIENT_ID,
        client_name: clientName,
        client_secret: clientSecret,
        redirect_uris: [redirectUri],
        grant_types: ['authorization_code'],
        response_types: ['code'],
        token_endpoint_auth_method: 'client_secret_basic',
      },
    ],
    jwks: {
      keys: [{ ...(key.privateKey.export({ format: 'jwk' }) as object), kid: key.kid, use: 'sig', alg: 'RS256' }],
    },
    // Providers share a host, but their sessions are separate.
    cookies: {
      keys: [randomBytes(32).toString('base64url')],
      names: { session: `${id}-session`, interaction: `${id}-visit`, resume: `${id}-resume` },
    },
    claims: { openid: ['sub'], profile: ['name', 'nickname'], email: ['email', 'email_verified'] },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    pkce: { required: () => true },
    interactions: { url: (_ctx, { uid }) => `${mount}/interaction/${uid}` },
    ttl: { AccessToken: 600, AuthorizationCode: 60, Grant: 86_400, IdToken: 600, Interaction: 900, Session: 86_400 },
    findAccount: async (_ctx, sub) => {
      const person = await selectPerson(pool, sub);
      if (!person) return undefined;
      const { email, name } = person;
      const claims = { sub, name, nickname: email.split('@')[0]!, email, email_verified: true };
      return { accountId: sub, claims: async () => claims };
    },
    renderError: async (ctx, { error, error_description: description }) => {
      ctx.type = 'html';
      ctx.body = errorPage(`${error}${description ? `: ${description}` : ''}`, brand).text;
    },
  });
}
