import type {
  PasskeyAssertion,
  PasskeyAttestation,
  SecondFactorAsked,
  SecondFactorKind,
  StaffSignInWay,
} from '@champa/contract';
import * as z from 'zod/mini';
import type { Clock } from '../../platform/clock.ts';
import type { Pool, ReadHandle, WriteHandle } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { newRecoveryCodes, plainRecoveryCode } from '../../platform/recovery-codes.ts';
import type { SecretBox } from '../../platform/secret-box.ts';
import { newTotp, stepOfCode } from '../../platform/totp.ts';
import { CHALLENGE_MINUTES, challengeOf, createRelyingParty } from '../../platform/webauthn.ts';
import type { Throttle } from '../throttle/index.ts';
import type { OneTime } from '../verification/index.ts';
import { MOST_SECOND_FACTORS, type SecondFactor } from './domain/second-factor.ts';
import * as repo from './second-factor.repo.ts';
import type { StaffRow } from './staff.repo.ts';

const SEAL = 'staff-authenticator';
/** A secret that is shown waits so long for a code of it. */
const NEW_SECRET_MINUTES = 15;
const Begun = z.object({ staffId: z.string(), secret: z.string() });
const Asked = z.object({ staffId: z.string() });

/** Where a code is guessed: by the browser that the employee signed in by before (its lane), else from an address. */
export type Guesser = { account: string; lane: string | null; ip: string };

/** What an employee gives to prove a second time who they are. */
export type SecondProof = { code?: string | undefined; passkey?: PasskeyAssertion | undefined };

type Named = Pick<StaffRow, 'id' | 'username' | 'name'>;

type Needs = {
  pool: Pool;
  clock: Clock;
  secrets: SecretBox;
  throttle: Throttle;
  oneTime: OneTime;
  brandName: () => Promise<string>;
  /** The back office's own address; without it employees have no passkeys. */
  backofficeUrl: string | undefined;
};

/** What employees prove a second time with: authenticator applications, passkeys, and recovery codes for those who lose these. */
export function createSecondFactors({ pool, clock, secrets, throttle, oneTime, brandName, backofficeUrl }: Needs) {
  const party = backofficeUrl === undefined ? null : createRelyingParty(backofficeUrl);
  const handleOf = (staffId: bigint): Buffer => secrets.mac('staff-passkey-user', String(staffId));
  const siteName = async (): Promise<string> => `${await brandName()} back office`;
  const recoveryMac = (staffId: bigint, code: string): Buffer =>
    secrets.mac('staff-recovery', `${staffId}\n${plainRecoveryCode(code)}`);

  /** @throws ApiError LOGIN_METHOD_CLOSED where employees have no passkeys */
  function requireParty() {
    if (party === null) throw new ApiError('LOGIN_METHOD_CLOSED');
    return party;
  }

  async function asks(staffId: bigint, own: readonly SecondFactor[]): Promise<SecondFactorAsked> {
    const authenticator = own.some(({ kind }) => kind === 'authenticator');
    const passkeys = party === null ? [] : await repo.selectPasskeys(pool, staffId);
    if (party === null || passkeys.length === 0) return { authenticator, passkey: null };
    const allowed = passkeys.map(({ credentialId: id, transports }) => ({ id, transports }));
    const { challenge, ...request } = await party.request(allowed);
    await oneTime.give('staff-passkey', { staffId: String(staffId) }, CHALLENGE_MINUTES, challenge);
    const allowCredentials = allowed.map((known) => ({ ...known, type: 'public-key' as const }));
    return { authenticator, passkey: { challenge, ...request, allowCredentials } };
  }

  async function isTotp(db: ReadHandle, staffId: bigint, code: string): Promise<boolean> {
    const now = clock.now();
    for (const { id, sealedSecret } of await repo.selectAuthenticators(db, staffId)) {
      const step = await stepOfCode(secrets.open(SEAL, sealedSecret), code, now);
      if (step !== null) return repo.useStep(db, id, step, now);
    }
    return false;
  }

  /** @throws ApiError PASSKEY_REFUSED */
  async function checkPasskey(db: ReadHandle, staffId: bigint, response: PasskeyAssertion): Promise<void> {
    const challenge = challengeOf(response);
    const asked = Asked.safeParse(challenge && (await oneTime.take(pool, 'staff-passkey', challenge)));
    const passkey = (await repo.selectPasskeys(db, staffId)).find(({ credentialId }) => credentialId === response.id);
    const { userHandle } = response.response;
    const isOwn = userHandle === undefined || userHandle === handleOf(staffId).toString('base64url');
    if (!challenge || !asked.success || asked.data.staffId !== String(staffId) || !passkey || !isOwn)
      throw new ApiError('PASSKEY_REFUSED');
    const counter = await requireParty().signed(response, challenge, { ...passkey, id: passkey.credentialId });
    if (!(await repo.usePasskey(db, passkey.id, counter, clock.now()))) throw new ApiError('PASSKEY_REFUSED');
  }

  async function check(db: ReadHandle, staffId: bigint, { code, passkey }: SecondProof): Promise<StaffSignInWay> {
    if (passkey !== undefined) {
      await checkPasskey(db, staffId, passkey);
      return 'passkey';
    }
    const given = code?.trim() ?? '';
    if (await isTotp(db, staffId, given)) return 'authenticator';
    if (await repo.useRecoveryCode(db, staffId, recoveryMac(staffId, given))) return 'recovery_code';
    throw new ApiError('INVALID_VERIFICATION_CODE');
  }

  /** @throws ApiError TOO_MANY_SECOND_FACTORS */
  async function requireRoom(db: ReadHandle, staffId: bigint): Promise<SecondFactor[]> {
    const own = await repo.selectSecondFactors(db, staffId);
    if (own.length >= MOST_SECOND_FACTORS) throw new ApiError('TOO_MANY_SECOND_FACTORS');
    return own;
  }

  async function renewRecoveryCodes(tx: WriteHandle, staffId: bigint): Promise<string[]> {
    const codes = newRecoveryCodes();
    const hashes = codes.map((code) => recoveryMac(staffId, code));
    await repo.replaceRecoveryCodes(tx, staffId, hashes);
    return codes;
  }

  /** Adds one. @returns whether it is the first */
  async function add(tx: WriteHandle, staffId: bigint, insert: () => Promise<void>): Promise<boolean> {
    await repo.lockEmployee(tx, staffId);
    const isFirst = (await requireRoom(tx, staffId)).length === 0;
    await insert();
    if (isFirst) await repo.updateMustEnrol(tx, staffId, false);
    return isFirst;
  }

  return {
    arePasskeysOffered: party !== null,

    list: (db: ReadHandle, staffId: bigint): Promise<SecondFactor[]> => repo.selectSecondFactors(db, staffId),

    recoveryCodesLeft: (db: ReadHandle, staffId: bigint): Promise<number> => repo.countRecoveryCodes(db, staffId),

    /** What an employee is asked for; null where they have no second factor. */
    async asked(db: ReadHandle, staffId: bigint): Promise<SecondFactorAsked | null> {
      const own = await repo.selectSecondFactors(db, staffId);
      return own.length === 0 ? null : asks(staffId, own);
    },

    /**
     * Asks an employee for a second proof, where they have a second factor. Guesses are counted apart from those at the password, by known
     * browser or by address, so that they do not lock the employee's own browser out.
     *
     * @returns what proved it; `password` where they have none
     * @throws ApiError MISSING_VERIFICATION_CODE, INVALID_VERIFICATION_CODE or PASSKEY_REFUSED, each with what is asked for; or
     *   TOO_MANY_REQUESTS
     */
    async require(
      db: ReadHandle,
      { id }: Pick<StaffRow, 'id'>,
      proof: SecondProof,
      { account, lane, ip }: Guesser,
    ): Promise<StaffSignInWay> {
      const own = await repo.selectSecondFactors(db, id);
      if (own.length === 0) return 'password';
      if (proof.passkey === undefined && (proof.code ?? '').trim() === '')
        throw new ApiError('MISSING_VERIFICATION_CODE', await asks(id, own));
      const attempt = async (): Promise<StaffSignInWay> =>
        check(db, id, proof).catch(async (error: unknown) => {
          throw error instanceof ApiError ? new ApiError(error.code, await asks(id, own)) : error;
        });
      return lane === null
        ? throttle.guard(`second:${account} ${ip}`, attempt, [`everywhere:second ${account}`])
        : throttle.guard(`second:${lane}`, attempt);
    },

    /** Makes a secret for an employee's application; it counts once a code has confirmed it. */
    async beginAuthenticator({ id, username }: Named): Promise<{ ticket: string; secret: string; uri: string }> {
      await requireRoom(pool, id);
      const made = newTotp(username, await siteName());
      const ticket = await oneTime.give(SEAL, { staffId: String(id), secret: made.secret }, NEW_SECRET_MINUTES);
      return { ticket, ...made };
    },

    /** The secret of a ticket, whose code this is. @throws ApiError CODE_EXPIRED, INVALID_VERIFICATION_CODE or TOO_MANY_REQUESTS */
    async confirmed(staffId: bigint, { ticket, code }: { ticket: string; code: string }) {
      const begun = Begun.safeParse(await oneTime.read(SEAL, ticket));
      if (!begun.success || begun.data.staffId !== String(staffId)) throw new ApiError('CODE_EXPIRED');
      const { secret } = begun.data;
      const lastStep = await throttle.guard(`second-new:${staffId}`, async () => {
        const step = await stepOfCode(secret, code.trim(), clock.now());
        if (step === null) throw new ApiError('INVALID_VERIFICATION_CODE', { fields: { code: 'wrong' } });
        return step;
      });
      return { ticket, secret, lastStep };
    },

    /** @returns whether it is the first second factor @throws ApiError CODE_EXPIRED where its ticket was used meanwhile */
    addAuthenticator: (
      tx: WriteHandle,
      staffId: bigint,
      { ticket, secret, lastStep, label }: { ticket: string; secret: string; lastStep: bigint; label: string },
    ): Promise<boolean> =>
      add(tx, staffId, async () => {
        if ((await oneTime.take(tx, SEAL, ticket)) === null) throw new ApiError('CODE_EXPIRED');
        const sealedSecret = secrets.seal(SEAL, secret);
        await repo.insertAuthenticator(tx, { staffId, sealedSecret, label, lastStep, now: clock.now() });
      }),

    /** Gives an employee who has no second factor an authenticator. @returns the address that the application reads, shown once */
    async giveAuthenticator(tx: WriteHandle, { id, username }: Pick<Named, 'id' | 'username'>): Promise<string> {
      const { secret, uri } = newTotp(username, await siteName());
      await add(tx, id, () =>
        repo.insertAuthenticator(tx, {
          staffId: id,
          sealedSecret: secrets.seal(SEAL, secret),
          label: '',
          lastStep: 0n,
          now: clock.now(),
        }),
      );
      return uri;
    },

    /** What the browser of an employee makes a passkey from. */
    async beginPasskey({ id, username, name }: Named) {
      const made = requireParty();
      await requireRoom(pool, id);
      const known = (await repo.selectPasskeys(pool, id)).map((row) => ({
        id: row.credentialId,
        transports: row.transports,
      }));
      const creation = await made.creation({ site: await siteName(), username, name, handle: handleOf(id), known });
      await oneTime.give('staff-passkey-new', { staffId: String(id) }, CHALLENGE_MINUTES, creation.challenge);
      return creation;
    },

    /** Verifies a new passkey. @throws ApiError PASSKEY_REFUSED */
    async made(staffId: bigint, response: PasskeyAttestation) {
      const challenge = challengeOf(response);
      const asked = Asked.safeParse(challenge && (await oneTime.take(pool, 'staff-passkey-new', challenge)));
      if (!challenge || !asked.success || asked.data.staffId !== String(staffId)) throw new ApiError('PASSKEY_REFUSED');
      return { ...(await requireParty().made(response, challenge)), transports: response.response.transports ?? [] };
    },

    /** @returns whether it is the first second factor */
    addPasskey: (
      tx: WriteHandle,
      staffId: bigint,
      made: { credentialId: string; publicKey: Uint8Array; counter: number; transports: string[]; label: string },
    ): Promise<boolean> =>
      add(tx, staffId, async () => {
        if (!(await repo.insertPasskey(tx, { ...made, staffId, now: clock.now() })))
          throw new ApiError('PASSKEY_REFUSED');
      }),

    /** @returns its label @throws ApiError NOT_FOUND, or LAST_SECOND_FACTOR */
    async remove(tx: WriteHandle, staffId: bigint, named: { kind: SecondFactorKind; id: string }): Promise<string> {
      await repo.lockEmployee(tx, staffId);
      const before = await repo.selectSecondFactors(tx, staffId);
      const label = await repo.deleteSecondFactor(tx, staffId, named);
      if (label === null) throw new ApiError('NOT_FOUND');
      if (before.length === 1) throw new ApiError('LAST_SECOND_FACTOR');
      return label;
    },

    renewRecoveryCodes,

    /** Removes all of an employee, who has to add new ones at the next sign-in. */
    async forget(tx: WriteHandle, staffId: bigint): Promise<void> {
      await repo.lockEmployee(tx, staffId);
      await repo.deleteAllSecondFactors(tx, staffId);
      await repo.updateMustEnrol(tx, staffId, true);
    },
  };
}

export type SecondFactors = ReturnType<typeof createSecondFactors>;
