import type { Clock } from '../../platform/clock.ts';
import type { ReadHandle, WriteHandle } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { SecretBox } from '../../platform/secret-box.ts';
import { newTotp, stepOfCode } from '../../platform/totp.ts';
import type { Throttle } from '../throttle/index.ts';
import { deleteSecondFactor, selectSecondFactor, upsertSecondFactor, useStep } from './second-factor.repo.ts';
import { deleteSessionsOf, type StaffRow } from './staff.repo.ts';

const SEAL = 'staff-authenticator';
const ISSUER = 'Champa back office';

/** Where a code is guessed: by the browser that the employee signed in by before (its lane), else from an address. */
export type Guesser = { account: string; lane: string | null; ip: string };

type Needs = { clock: Clock; secrets: SecretBox; throttle: Throttle };

/** Authenticator applications of employees. The operator's command sets them up, and replaces a lost one. */
export function createSecondFactors({ clock, secrets, throttle }: Needs) {
  async function isRight(db: ReadHandle, staffId: bigint, sealedSecret: string, code: string): Promise<boolean> {
    const step = await stepOfCode(secrets.open(SEAL, sealedSecret), code, clock.now());
    return step !== null && useStep(db, staffId, step);
  }

  return {
    /**
     * Gives an employee an authenticator in place of any other, and ends their sessions.
     *
     * @returns the address that the application reads, shown once; null where there is none of this name
     */
    async add(tx: WriteHandle, username: string): Promise<string | null> {
      const { secret, uri } = newTotp(username, ISSUER);
      const staffId = await upsertSecondFactor(tx, username, secrets.seal(SEAL, secret), clock.now());
      if (staffId === null) return null;
      await deleteSessionsOf(tx, staffId);
      return uri;
    },

    /** @returns `false` where there is none of this name, or they have no authenticator */
    remove: (tx: WriteHandle, username: string): Promise<boolean> => deleteSecondFactor(tx, username),

    /**
     * Asks an employee whose password was right for a code, where they have an authenticator. Guesses are counted apart from
     * those at the password, by known browser or by address, so that they do not lock the employee's own browser out.
     *
     * @throws ApiError MISSING_VERIFICATION_CODE, INVALID_VERIFICATION_CODE or TOO_MANY_REQUESTS
     */
    async require(db: ReadHandle, { id }: StaffRow, code: string, { account, lane, ip }: Guesser): Promise<void> {
      const sealedSecret = await selectSecondFactor(db, id);
      if (sealedSecret === null) return;
      const given = code.trim();
      if (given === '') throw new ApiError('MISSING_VERIFICATION_CODE', { authenticator: true });
      const attempt = async (): Promise<void> => {
        if (await isRight(db, id, sealedSecret, given)) return;
        throw new ApiError('INVALID_VERIFICATION_CODE', { authenticator: true });
      };
      await (lane === null
        ? throttle.guard(`second:${account} ${ip}`, attempt, [`everywhere:second ${account}`])
        : throttle.guard(`second:${lane}`, attempt));
    },
  };
}

export type SecondFactors = ReturnType<typeof createSecondFactors>;
