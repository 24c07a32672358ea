import type { PasskeyAssertion, PasskeyAttestation, PasskeyCreation, PasskeyRequest } from '@champa/contract';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import * as z from 'zod/mini';
import type { Clock } from '../../platform/clock.ts';
import type { Pool, WriteHandle } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { SecretBox } from '../../platform/secret-box.ts';
import type { Member } from '../member/index.ts';
import type { SiteSettings } from '../site/index.ts';
import type { Allowances } from '../throttle/index.ts';
import type { OneTime, Proof } from '../verification/index.ts';
import {
  deletePasskey,
  insertPasskey,
  type PasskeyRow,
  selectPasskey,
  selectPasskeys,
  updatePasskeyLabel,
  usePasskey,
} from './passkeys.repo.ts';

/** A challenge is valid this long; a browser waits for its answer as long. */
const HOLDS_MINUTES = 5;
const TIMEOUT_MS = HOLDS_MINUTES * 60_000;
const MOST_PASSKEYS = 10;
/** ES256, EdDSA, RS256: what devices sign with (COSE's numbers). */
const ALGORITHMS = [-7, -8, -257];
/** Challenges that an address may ask for in a minute; a sign-in dialog asks for one by itself. */
const CHALLENGES_PER_MINUTE = 60;

const Asked = z.object({ memberId: z.string() });
const ClientData = z.object({ challenge: z.string() });

type Creation = z.input<typeof PasskeyCreation>;
type Request = z.input<typeof PasskeyRequest>;

type Needs = {
  pool: Pool;
  clock: Clock;
  secrets: SecretBox;
  oneTime: OneTime;
  allowances: Allowances;
  settings: () => Promise<Pick<SiteSettings, 'brand' | 'whitelabel'>>;
  /** The site's own address: a passkey belongs to its host, and signs for its origin only. */
  publicUrl: string;
};

/** Passkeys (WebAuthn, level 3): keys that devices keep for members and use after verifying their holder. */
export function createPasskeys({ pool, clock, secrets, oneTime, allowances, settings, publicUrl }: Needs) {
  const { hostname: rpID, origin } = new URL(publicUrl);

  /** The user handle that a device stores: always the same for a member, and meaningless to anybody else. */
  function handleOf(memberId: string): Uint8Array<ArrayBuffer> {
    return new Uint8Array(secrets.mac('passkey-user', memberId));
  }

  async function requireOpen(): Promise<void> {
    if (!(await settings()).whitelabel['PASSKEY']) throw new ApiError('LOGIN_METHOD_CLOSED');
  }

  const spendChallenge = (ip: string): Promise<void> =>
    allowances.spend(`passkey:${ip}`, { uses: CHALLENGES_PER_MINUTE, minutes: 1 });

  return {
    /** What the member's browser makes a passkey from. */
    async begin(member: Member): Promise<Creation> {
      await requireOpen();
      const known = await selectPasskeys(pool, member.id);
      if (known.length >= MOST_PASSKEYS) throw new ApiError('TOO_MANY_PASSKEYS');
      const options = await generateRegistrationOptions({
        rpName: (await settings()).brand.name,
        rpID,
        userName: member.username,
        userDisplayName: member.nickname || member.username,
        userID: handleOf(member.id),
        timeout: TIMEOUT_MS,
        attestationType: 'none',
        excludeCredentials: known.map(({ credential_id: id, transports }) => ({ id, transports })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        supportedAlgorithmIDs: ALGORITHMS,
      });
      await oneTime.give('passkey-new', { memberId: member.id }, HOLDS_MINUTES, options.challenge);
      return options as Creation; // the library answers what it was asked for, and declares it wider
    },

    /** Verifies a new passkey. @throws ApiError PASSKEY_REFUSED, which does not say why */
    async check(memberId: string, response: PasskeyAttestation) {
      const challenge = challengeOf(response);
      const asked = Asked.safeParse(challenge && (await oneTime.take(pool, 'passkey-new', challenge)));
      if (!challenge || !asked.success || asked.data.memberId !== memberId) throw new ApiError('PASSKEY_REFUSED');
      const { registrationInfo } = await verifyRegistrationResponse({
        response: { ...response, clientExtensionResults: {} } as never,
        expectedChallenge: challenge,
        expectedOrigin: origin,
        expectedRPID: rpID,
        requireUserVerification: true,
        supportedAlgorithmIDs: ALGORITHMS,
      }).catch(refuse);
      if (!registrationInfo) throw new ApiError('PASSKEY_REFUSED');
      const { credential, credentialBackedUp: isSynced } = registrationInfo;
      return { credentialId: credential.id, publicKey: credential.publicKey, counter: credential.counter, isSynced };
    },

    /** Stores a verified passkey. @returns its id */
    async add(
      tx: WriteHandle,
      memberId: string,
      made: {
        credentialId: string;
        publicKey: Uint8Array;
        counter: number;
        isSynced: boolean;
        transports: readonly string[];
        label: string;
      },
    ): Promise<string> {
      if ((await selectPasskeys(tx, memberId)).length >= MOST_PASSKEYS) throw new ApiError('TOO_MANY_PASSKEYS');
      const id = await insertPasskey(tx, { ...made, memberId, now: clock.now() });
      if (id === null) throw new ApiError('PASSKEY_REFUSED');
      return id;
    },

    /** @throws ApiError NOT_FOUND */
    async rename(tx: WriteHandle, memberId: string, named: { id: string; label: string }): Promise<void> {
      if (!(await updatePasskeyLabel(tx, memberId, named))) throw new ApiError('NOT_FOUND');
    },

    remove: (tx: WriteHandle, memberId: string, id: string): Promise<boolean> => deletePasskey(tx, memberId, id),

    list: (memberId: string): Promise<PasskeyRow[]> => selectPasskeys(pool, memberId),

    /** The challenge for a sign-in with any passkey of this site. */
    async ask(ip: string): Promise<Request> {
      await requireOpen();
      await spendChallenge(ip);
      const options = await generateAuthenticationOptions({ rpID, timeout: TIMEOUT_MS, userVerification: 'required' });
      await oneTime.give('passkey', {}, HOLDS_MINUTES, options.challenge);
      return options as Request; // the library answers what it was asked for, and declares it wider
    },

    /**
     * Whose signature this is. The challenge counts once, whether it fits or not; the counter is checked again in the
     * transaction that signs in.
     *
     * @throws ApiError PASSKEY_REFUSED, which does not say why
     */
    async verify(response: PasskeyAssertion): Promise<{ memberId: string; proof: Proof }> {
      await requireOpen();
      const challenge = challengeOf(response);
      const wasAsked = challenge !== null && (await oneTime.take(pool, 'passkey', challenge)) !== null;
      const passkey = await selectPasskey(pool, response.id);
      if (!wasAsked || !passkey) throw new ApiError('PASSKEY_REFUSED');
      const memberId = String(passkey.member_id);
      // The browser named nobody: the user handle that the device gives must be the key's.
      if (response.response.userHandle !== Buffer.from(handleOf(memberId)).toString('base64url')) {
        throw new ApiError('PASSKEY_REFUSED');
      }
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response: { ...response, clientExtensionResults: {} } as never,
        expectedChallenge: challenge,
        expectedOrigin: origin,
        expectedRPID: rpID,
        credential: {
          id: passkey.credential_id,
          publicKey: new Uint8Array(passkey.public_key),
          counter: Number(passkey.counter),
        },
        requireUserVerification: true,
      }).catch(refuse);
      if (!verified) throw new ApiError('PASSKEY_REFUSED');
      const used = { counter: authenticationInfo.newCounter, now: clock.now() };
      const proof: Proof = async (tx) => {
        if (!(await usePasskey(tx, passkey.id, used))) throw new ApiError('PASSKEY_REFUSED');
      };
      return { memberId, proof };
    },
  };
}

export type Passkeys = ReturnType<typeof createPasskeys>;

/** The challenge that a browser says it answers. */
function challengeOf({ response }: { response: { clientDataJSON: string } }): string | null {
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
