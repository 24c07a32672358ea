import type { WriteHandle } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Members } from '../member/index.ts';
import type { SiteSettings } from '../site/index.ts';
import { canStillSignIn } from './domain/ways-in.ts';
import { selectLinks } from './linked-accounts.repo.ts';
import { selectPasskeys } from './passkeys.repo.ts';
import { lockPasswordHash } from './passwords.repo.ts';

/** The settings that decide how members may sign in. `signInProviders` is declared by sign-in, which is created later. */
export type WaysInRules = Pick<SiteSettings, 'whitelabel'> & { signInProviders: { id: string; enabled: boolean }[] };

type Needs = { members: Members; settings: () => Promise<WaysInRules> };

/** Keeps members from locking themselves out. */
export function createWaysIn({ members, settings }: Needs) {
  async function isOneLeft(tx: WriteHandle, memberId: string, passwordHash: string | null): Promise<boolean> {
    const { whitelabel, signInProviders } = await settings();
    const { mobile, email } = await members.profile(tx, memberId);
    const passkeys = await selectPasskeys(tx, memberId);
    const links = await selectLinks(tx, memberId);
    const open = new Set(signInProviders.filter(({ enabled }) => enabled).map(({ id }) => id));
    const has = {
      hasPassword: passwordHash !== null,
      hasMobile: mobile !== null,
      hasEmail: email !== '',
      passkeys: passkeys.length,
      links: links.filter(({ provider_id: id }) => open.has(id)).length,
    };
    return canStillSignIn(has, whitelabel);
  }

  return {
    /**
     * Removes a way in from an account, unless it is the last. Two removals at once wait for one another: neither counts on
     * what the other removes.
     *
     * @throws ApiError NOT_FOUND where there was nothing to remove, LAST_WAY_IN
     */
    async takeOff(tx: WriteHandle, memberId: string, take: () => Promise<boolean>): Promise<void> {
      const passwordHash = await lockPasswordHash(tx, memberId);
      if (!(await take())) throw new ApiError('NOT_FOUND');
      if (!(await isOneLeft(tx, memberId, passwordHash))) throw new ApiError('LAST_WAY_IN');
    },
  };
}

export type WaysIn = ReturnType<typeof createWaysIn>;
