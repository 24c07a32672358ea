import type { PasskeyAssertion, PasskeyAttestation, PasskeyCreation, PasskeyRequest } from '@champa/contract';
import * as z from 'zod/mini';
import type { Clock } from '../../platform/clock.ts';
import type { Pool, WriteHandle } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { SecretBox } from '../../platform/secret-box.ts';
import { CHALLENGE_MINUTES, challengeOf, createRelyingParty } from '../../platform/webauthn.ts';
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

const MOST_PASSKEYS = 10;
/** Challenges that an address may ask for in a minute; a sign-in dialog asks for one by itself. */
const CHALLENGES_PER_MINUTE = 60;

const Asked = z.object({ memberId: z.string() });

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
  const party = createRelyingParty(publicUrl);

  /** The user handle that a device stores: always the same for a member, and meaningless to anybody else. */
  function handleOf(memberId: string): Buffer {
    return secrets.mac('passkey-user', memberId);
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
      const creation = await party.creation({
        site: (await settings()).brand.name,
        username: member.username,
        name: member.nickname || member.username,
        handle: handleOf(member.id),
        known: known.map(({ credential_id: id, transports }) => ({ id, transports })),
      });
      await oneTime.give('passkey-new', { memberId: member.id }, CHALLENGE_MINUTES, creation.challenge);
      return creation;
    },

    /** Verifies a new passkey. @throws ApiError PASSKEY_REFUSED, which does not say why */
    async check(memberId: string, response: PasskeyAttestation) {
      const challenge = challengeOf(response);
      const asked = Asked.safeParse(challenge && (await oneTime.take(pool, 'passkey-new', challenge)));
      if (!challenge || !asked.success || asked.data.memberId !== memberId) throw new ApiError('PASSKEY_REFUSED');
      return party.made(response, challenge);
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
      const request = await party.request();
      await oneTime.give('passkey', {}, CHALLENGE_MINUTES, request.challenge);
      return request;
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
      if (challenge === null || !wasAsked || !passkey) throw new ApiError('PASSKEY_REFUSED');
      const memberId = String(passkey.member_id);
      // The browser named nobody: the user handle that the device gives must be the key's.
      if (response.response.userHandle !== handleOf(memberId).toString('base64url')) {
        throw new ApiError('PASSKEY_REFUSED');
      }
      const counter = await party.signed(response, challenge, {
        id: passkey.credential_id,
        publicKey: passkey.public_key,
        counter: passkey.counter,
      });
      const used = { counter, now: clock.now() };
      const proof: Proof = async (tx) => {
        if (!(await usePasskey(tx, passkey.id, used))) throw new ApiError('PASSKEY_REFUSED');
      };
      return { memberId, proof };
    },
  };
}

export type Passkeys = ReturnType<typeof createPasskeys>;
