import { jwtVerify } from 'jose';
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  ClientSecretBasic,
  ClientSecretPost,
  Configuration,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  randomNonce,
  randomPKCECodeVerifier,
} from 'openid-client';
import type { Person } from '../../domain/person.ts';
import type { SignInParty, Visit } from '../../providers.party.ts';
import type { SignInProviderSetting } from '../../sign-in.settings.ts';

const ANSWER_WITHIN_SECONDS = 10;
/** What a party says of its endpoints is asked again after this time. */
const KNOWN_FOR_MS = 3_600_000;

type Known = { configuration: Promise<Configuration>; until: number };

/**
 * Sign-in parties by OpenID Connect: the authorization code flow with PKCE, state and nonce. An ID token counts when its
 * signature, issuer, audience, nonce and times are right, whatever channel it came by.
 */
export function createOpenId({ now, isPlainAllowed }: { now: () => number; isPlainAllowed: boolean }): SignInParty {
  const known = new Map<string, Known>();

  function configurationOf(provider: SignInProviderSetting, secret: string): Promise<Configuration> {
    const name = JSON.stringify([provider, secret]);
    const last = known.get(name);
    if (last && last.until > now()) return last.configuration;
    const configuration = configure(provider, secret, isPlainAllowed);
    known.set(name, { configuration, until: now() + KNOWN_FOR_MS });
    // A party that does not answer now may do so the next time.
    configuration.catch(() => known.delete(name));
    return configuration;
  }

  return {
    async begin({ provider, secret, redirectUri, state }) {
      const configuration = await configurationOf(provider, secret);
      const visit: Visit = { verifier: randomPKCECodeVerifier(), nonce: randomNonce() };
      const url = buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        response_type: 'code',
        scope: [...new Set(['openid', ...provider.scopes])].join(' '),
        state,
        nonce: visit.nonce,
        code_challenge: await calculatePKCECodeChallenge(visit.verifier),
        code_challenge_method: 'S256',
      });
      return { url: url.href, visit };
    },

    async finish({ provider, secret, callback, state, visit }) {
      const configuration = await configurationOf(provider, secret);
      const tokens = await authorizationCodeGrant(configuration, callback, {
        pkceCodeVerifier: visit.verifier,
        expectedState: state,
        expectedNonce: visit.nonce,
        idTokenExpected: true,
      });
      const claims = tokens.claims()!;
      if (provider.algorithm === 'HS256') await verifyBySecret(tokens.id_token!, provider, secret);
      const { userinfo_endpoint: more } = configuration.serverMetadata();
      const info = more ? await fetchUserInfo(configuration, tokens.access_token, claims.sub) : {};
      return personOf(claims.iss, claims.sub, { ...claims, ...info });
    },
  };
}

async function configure(
  provider: SignInProviderSetting,
  secret: string,
  isPlainAllowed: boolean,
): Promise<Configuration> {
  const { issuer, clientId, endpoints, algorithm } = provider;
  const client = { id_token_signed_response_alg: algorithm };
  const authentication = provider.authentication === 'client_secret_basic' ? ClientSecretBasic : ClientSecretPost;
  const configuration = endpoints
    ? new Configuration(
        {
          issuer,
          authorization_endpoint: endpoints.authorization,
          token_endpoint: endpoints.token,
          jwks_uri: endpoints.keys,
          ...(endpoints.userInfo === null ? {} : { userinfo_endpoint: endpoints.userInfo }),
        },
        clientId,
        client,
        authentication(secret),
      )
    : await discovery(new URL(issuer), clientId, client, authentication(secret), {
        timeout: ANSWER_WITHIN_SECONDS,
        execute: isPlainAllowed ? [allowInsecureRequests] : [],
      });
  configuration.timeout = ANSWER_WITHIN_SECONDS;
  if (isPlainAllowed) allowInsecureRequests(configuration);
  if (algorithm !== 'HS256') enableNonRepudiationChecks(configuration);
  return configuration;
}

async function verifyBySecret(idToken: string, { issuer, clientId }: SignInProviderSetting, secret: string) {
  await jwtVerify(idToken, new TextEncoder().encode(secret), { algorithms: ['HS256'], issuer, audience: clientId });
}

// Providers send what they like: what is not a text counts as missing.
function personOf(issuer: string, subject: string, claims: Readonly<Record<string, unknown>>): Person {
  const text = (name: string): string => (typeof claims[name] === 'string' ? claims[name] : '');
  return {
    issuer,
    subject,
    email: text('email'),
    name: text('name'),
    nickname: text('nickname') || text('preferred_username'),
  };
}
