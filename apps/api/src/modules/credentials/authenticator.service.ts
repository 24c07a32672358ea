import type { Clock } from '../../platform/clock.ts';
import type { Pool, ReadHandle, WriteHandle } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { newRecoveryCodes, plainRecoveryCode } from '../../platform/recovery-codes.ts';
import type { SecretBox } from '../../platform/secret-box.ts';
import { newTotp, stepOfCode } from '../../platform/totp.ts';
import {
  confirmAuthenticator,
  deleteAuthenticator,
  selectAuthenticator,
  upsertAuthenticator,
  useCounter,
  useRecoveryCode,
} from './authenticator.repo.ts';

const SEAL = 'authenticator';

type Needs = { pool: Pool; clock: Clock; secrets: SecretBox };

/** Authenticator applications (TOTP, RFC 6238), with recovery codes for a lost telephone. */
export function createAuthenticators({ pool, clock, secrets }: Needs) {
  const recoveryMac = (memberId: string, code: string): Buffer =>
    secrets.mac('recovery', `${memberId}\n${plainRecoveryCode(code)}`);

  /** Checks the six digits, each step's once. */
  async function isCode(db: ReadHandle, memberId: string, sealedSecret: string, code: string): Promise<boolean> {
    const step = await stepOfCode(secrets.open(SEAL, sealedSecret), code, clock.now());
    return step !== null && useCounter(db, memberId, step);
  }

  return {
    async isOn(db: ReadHandle, memberId: string): Promise<boolean> {
      const known = await selectAuthenticator(db, memberId);
      return known !== null && known.confirmed_at !== null;
    },

    /** Makes a secret for the member's application; it counts once a code has confirmed it. */
    async begin(tx: WriteHandle, memberId: string, account: string, issuer: string) {
      const { secret, uri } = newTotp(account, issuer);
      if (!(await upsertAuthenticator(tx, memberId, secrets.seal(SEAL, secret)))) {
        throw new ApiError('AUTHENTICATOR_ON');
      }
      return { secret, uri };
    },

    /** @returns the recovery codes, shown once @throws ApiError INVALID_VERIFICATION_CODE */
    async confirm(tx: WriteHandle, memberId: string, code: string): Promise<string[]> {
      const known = await selectAuthenticator(tx, memberId);
      if (known?.confirmed_at) throw new ApiError('AUTHENTICATOR_ON');
      if (!known || !(await isCode(tx, memberId, known.sealed_secret, code))) {
        throw new ApiError('INVALID_VERIFICATION_CODE');
      }
      const codes = newRecoveryCodes();
      const hashes = codes.map((recovery) => recoveryMac(memberId, recovery));
      await confirmAuthenticator(tx, memberId, hashes, clock.now());
      return codes;
    },

    /** Whether this is a code of the member's application, or one of their recovery codes, which it uses up. */
    async isProof(memberId: string, answer: string): Promise<boolean> {
      const known = await selectAuthenticator(pool, memberId);
      if (!known?.confirmed_at) return false;
      if (await isCode(pool, memberId, known.sealed_secret, answer)) return true;
      return useRecoveryCode(pool, memberId, recoveryMac(memberId, answer));
    },

    remove: (tx: WriteHandle, memberId: string): Promise<void> => deleteAuthenticator(tx, memberId),
  };
}

export type Authenticators = ReturnType<typeof createAuthenticators>;
