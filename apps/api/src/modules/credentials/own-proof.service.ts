import type { Pool } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Throttle } from '../throttle/index.ts';
import type { Authenticators } from './authenticator.service.ts';
import { selectCredential } from './passwords.repo.ts';
import type { Passwords } from './passwords.service.ts';

type Given = { password: string; code: string };

type Needs = { pool: Pool; passwords: Passwords; authenticators: Authenticators; throttle: Throttle };

/**
 * The proof asked of a signed-in member before a way in is added or removed: their password; without one a code of their
 * authenticator; with neither, the session is enough.
 */
export function createOwnProof({ pool, passwords, authenticators, throttle }: Needs) {
  async function kindFor(memberId: string): Promise<'password' | 'authenticator' | 'none'> {
    const credential = await selectCredential(pool, memberId);
    if (credential?.passwordHash) return 'password';
    return (await authenticators.isOn(pool, memberId)) ? 'authenticator' : 'none';
  }

  function requireCode(memberId: string, code: string): Promise<void> {
    return throttle.guard(`authenticator:${memberId}`, async () => {
      if (await authenticators.isProof(memberId, code.trim())) return;
      throw new ApiError('INVALID_VERIFICATION_CODE', { fields: { code: 'wrong' } });
    });
  }

  return {
    kindFor,

    /** @throws ApiError WRONG_PASSWORD or INVALID_VERIFICATION_CODE, beside the field */
    async require(memberId: string, { password, code }: Given): Promise<void> {
      const kind = await kindFor(memberId);
      if (kind === 'password') await passwords.requireOwn(pool, memberId, password, 'password');
      if (kind === 'authenticator') await requireCode(memberId, code);
    },
  };
}

export type OwnProof = ReturnType<typeof createOwnProof>;
