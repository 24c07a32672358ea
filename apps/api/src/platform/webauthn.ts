import type { PasskeyAssertion, PasskeyAttestation, PasskeyCreation, PasskeyRequest } from '@champa/contract';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import * as z from 'zod/mini';
import { ApiError } from './http/api-error.ts';

/** A challenge is valid this long; a browser waits for its answer as long. */
export const CHALLENGE_MINUTES = 5;
const TIMEOUT_MS = CHALLENGE_MINUTES * 60_000;
/** ES256, EdDSA, RS256: what devices sign with (COSE's numbers). */
const ALGORITHMS = [-7, -8, -257];

const ClientData = z.object({ challenge: z.string() });

type Creation = z.input<typeof PasskeyCreation>;
type Request = z.input<typeof PasskeyRequest>;
/** A passkey that is known, as WebAuthn names it. */
type Known = { id: string; transports: string[] };
/** For whom a passkey is made; `handle` is what the device stores. */
type Holder = { site: string; username: string; name: string; handle: Buffer; known: Known[] };
/** What is stored of a passkey to check its signatures. */
type Key = { id: string; publicKey: Buffer; counter: bigint };

/** Passkeys (WebAuthn, level 3) of one address: they belong to its host and sign for its origin only. */
export function createRelyingParty(url: string) {
  const { hostname: rpID, origin } = new URL(url);
  const expected = { expectedOrigin: origin, expectedRPID: rpID, requireUserVerification: true };

  return {
    /** What a browser makes a passkey from. The device verifies its holder at each use. */
    async creation({ site, username, name, handle, known }: Holder): Promise<Creation> {
      const options = await generateRegistrationOptions({
        rpName: site,
        rpID,
        userName: username,
        userDisplayName: name,
        userID: new Uint8Array(handle),
        timeout: TIMEOUT_MS,
        attestationType: 'none',
        excludeCredentials: known as never,
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        supportedAlgorithmIDs: ALGORITHMS,
      });
      return options as Creation; // the library answers what it was asked for, and declares it wider
    },

    /** Verifies a new passkey. @throws ApiError PASSKEY_REFUSED, which does not say why */
    async made(response: PasskeyAttestation, challenge: string) {
      const { registrationInfo } = await verifyRegistrationResponse({
        ...expected,
        response: { ...response, clientExtensionResults: {} } as never,
        expectedChallenge: challenge,
        supportedAlgorithmIDs: ALGORITHMS,
      }).catch(refuse);
      if (!registrationInfo) throw new ApiError('PASSKEY_REFUSED');
      const { credential, credentialBackedUp: isSynced } = registrationInfo;
      return { credentialId: credential.id, publicKey: credential.publicKey, counter: credential.counter, isSynced };
    },

    /** What a browser signs: by one of these passkeys, or by any of this host where none is named. */
    async request(allowed: Known[] = []): Promise<Request> {
      const options = await generateAuthenticationOptions({
        rpID,
        timeout: TIMEOUT_MS,
        userVerification: 'required',
        ...(allowed.length > 0 && { allowCredentials: allowed as never }),
      });
      return options as Request; // as above
    },

    /** Verifies a signature. @returns the device's counter @throws ApiError PASSKEY_REFUSED, which does not say why */
    async signed(response: PasskeyAssertion, challenge: string, { id, publicKey, counter }: Key): Promise<number> {
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        ...expected,
        response: { ...response, clientExtensionResults: {} } as never,
        expectedChallenge: challenge,
        credential: { id, publicKey: new Uint8Array(publicKey), counter: Number(counter) },
      }).catch(refuse);
      if (!verified) throw new ApiError('PASSKEY_REFUSED');
      return authenticationInfo.newCounter;
    },
  };
}

/** The challenge that a browser says it answers. */
export function challengeOf({ response }: { response: { clientDataJSON: string } }): string | null {
  try {
    return ClientData.parse(JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString('utf8'))).challenge;
  } catch {
    return null;
  }
}

// Nothing but computing happens in there: whatever fails is what the browser sent.
function refuse(): never {
  throw new ApiError('PASSKEY_REFUSED');
}
