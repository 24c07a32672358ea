import type { PhoneProviderUse } from '@champa/contract';
import { createRemoteJWKSet, errors, jwtVerify, type JWTVerifyGetKey } from 'jose';
import * as z from 'zod/mini';
import type { Clock } from '../../platform/clock.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { tokenHash } from '../../platform/ids.ts';
import type { Throttle } from '../throttle/index.ts';
import { smsTo } from './addresses.ts';
import type { Asker } from './asker.ts';
import type { CodePurpose, Codes } from './codes.service.ts';
import { insertSeenPayload } from './payloads.repo.ts';
import type { Proof } from './proof.ts';
import type { PhoneProviderSetting, VerificationRules } from './verification.settings.ts';

/** How old a verification may be: one of an hour ago proves nothing about who is here now. */
const MOST_SECONDS = 300;
const CLOCKS_DIFFER_SECONDS = 5;

const Claims = z.object({
  phone_number: z.string(),
  auth_time: z.number(),
  /** Where the provider has other ways of signing in, this must have been the one by telephone. */
  firebase: z.optional(z.object({ sign_in_provider: z.literal('phone') })),
});

/** What proves that a number is somebody's: the code that was sent to it, or a provider's ID token. */
export type GivenForNumber = { code: string; firebaseChannel: string; firebaseIdToken: string };

type Needs = { clock: Clock; codes: Codes; throttle: Throttle; settings: () => Promise<VerificationRules> };

/** Proofs that a number is somebody's: by our own codes, or by a phone sign-in provider where the brand has one. */
export function createPhoneProofs({ clock, codes, throttle, settings }: Needs) {
  const keySets = new Map<string, JWTVerifyGetKey>();

  function keysOf({ keys }: PhoneProviderSetting): JWTVerifyGetKey {
    const known = keySets.get(keys) ?? createRemoteJWKSet(new URL(keys));
    keySets.set(keys, known);
    return known;
  }

  async function claimsOf(provider: PhoneProviderSetting, idToken: string): Promise<z.infer<typeof Claims>> {
    const now = clock.now();
    const { payload } = await jwtVerify(idToken, keysOf(provider), {
      issuer: provider.issuer,
      audience: provider.audience,
      algorithms: ['RS256', 'ES256'],
      requiredClaims: ['sub', 'iat', 'exp'],
      maxTokenAge: MOST_SECONDS,
      clockTolerance: CLOCKS_DIFFER_SECONDS,
      currentDate: new Date(now.epochMilliseconds),
    }).catch((error: unknown) => {
      throw refusalOf(error);
    });
    const claims = Claims.safeParse(payload);
    if (!claims.success) throw new ApiError('INVALID_VERIFICATION_CODE');
    const age = now.epochMilliseconds / 1000 - claims.data.auth_time;
    if (age > MOST_SECONDS + CLOCKS_DIFFER_SECONDS) throw new ApiError('CODE_EXPIRED');
    return claims.data;
  }

  async function checkIdToken(
    use: PhoneProviderUse,
    mobile: string,
    { firebaseChannel, firebaseIdToken }: GivenForNumber,
  ): Promise<Proof> {
    const provider = (await settings()).phoneProvider;
    if (!provider?.uses.includes(use) || provider.channel !== firebaseChannel) {
      throw new ApiError('LOGIN_METHOD_CLOSED');
    }
    const { phone_number: verified } = await claimsOf(provider, firebaseIdToken);
    if (verified !== mobile) throw new ApiError('INVALID_PHONE_NUMBER', { fields: { mobileNum: 'pattern' } });
    const expiresAt = clock.now().add({ seconds: 2 * (MOST_SECONDS + CLOCKS_DIFFER_SECONDS) });
    return async (tx) => {
      const isFirst = await insertSeenPayload(tx, tokenHash(`phone ${firebaseIdToken}`), expiresAt);
      if (!isFirst) throw new ApiError('CODE_EXPIRED');
    };
  }

  return {
    /** @throws ApiError with one of the codes of the specification's list for telephones (section 8) */
    async check(
      use: PhoneProviderUse & CodePurpose,
      mobile: string,
      asker: Asker,
      given: GivenForNumber,
    ): Promise<Proof> {
      if (given.firebaseIdToken !== '') {
        const shared = asker.strangerAt === null ? [] : [`address:${asker.strangerAt}`];
        return throttle.slowed(shared, () => checkIdToken(use, mobile, given));
      }
      const code = await codes.check(use, smsTo(mobile), asker, given.code);
      return (tx) => codes.use(tx, code);
    },
  };
}

export type PhoneProofs = ReturnType<typeof createPhoneProofs>;

/** What a token's failure means for its sender; a key set that cannot be fetched is not their fault. */
function refusalOf(error: unknown): ApiError {
  if (error instanceof errors.JWTExpired) return new ApiError('CODE_EXPIRED');
  const isOfToken = error instanceof errors.JOSEError && /^ERR_JW[ST]_|^ERR_JOSE_ALG|^ERR_JWKS_NO/.test(error.code);
  return new ApiError(isOfToken ? 'INVALID_VERIFICATION_CODE' : 'UNAVAILABLE');
}
