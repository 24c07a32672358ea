import type { ReferredMember, Referral as ReferralView } from '@champa/contract';
import { dayAt, firstOfMonth, startOfDay } from '../../platform/brand-calendar.ts';
import type { Clock } from '../../platform/clock.ts';
import { inTransaction, type Pool, type ReadHandle, type WriteHandle } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { byId, type Page, type PageWish, presentPage, readPage } from '../../platform/paging.ts';
import { maskName } from '../member/index.ts';
import { randomReferralCode } from './code.ts';
import * as repo from './referral.repo.ts';

export type ReferralNeeds = {
  pool: Pool;
  clock: Clock;
  /** The site's address, with which links begin. */
  siteUrl: string;
  brand: () => Promise<{ timeZone: string }>;
  /** Whether the brand offers referrals. */
  isOffered: () => Promise<boolean>;
  usernames: (db: ReadHandle, ids: readonly string[]) => Promise<Map<string, string>>;
};

export type ReferralService = ReturnType<typeof createReferralService>;

/** Members who bring members: each has a code, and a registration with it counts for them. */
export function createReferralService({ pool, clock, siteUrl, brand, isOffered, usernames }: ReferralNeeds) {
  async function requireOffered(): Promise<void> {
    if (!(await isOffered())) throw new ApiError('REFERRAL_CLOSED');
  }

  // Two calls at once may both find none: both answer with the code that was stored first.
  async function codeOf(memberId: string): Promise<string> {
    for (;;) {
      const known = await repo.selectCode(pool, memberId);
      if (known !== null) return known;
      await inTransaction(pool, (tx) => repo.insertCode(tx, memberId, randomReferralCode(), clock.now()));
    }
  }

  return {
    /** The member's code and link, and how many members came by it. */
    async overview(memberId: string): Promise<ReferralView> {
      await requireOffered();
      const { timeZone } = await brand();
      const month = startOfDay(firstOfMonth(dayAt(clock.now(), timeZone)), timeZone);
      const [code, { total, recent }] = await Promise.all([
        codeOf(memberId),
        repo.countReferred(pool, memberId, month),
      ]);
      return { code, link: linkWith(siteUrl, code), total, thisMonth: recent };
    },

    /** A page of the members they brought, latest first, and the cursor of the next. */
    async list(memberId: string, { before, pageSize }: PageWish): Promise<Page<ReferredMember>> {
      await requireOffered();
      const page = await readPage(pageSize, (limit) => repo.selectReferred(pool, memberId, { before, limit }), byId);
      const names = await usernames(
        pool,
        page.list.map((referred) => referred.memberId),
      );
      return presentPage(page, ({ id, memberId: brought, at }) => ({
        id: String(id),
        name: maskName(names.get(brought) ?? ''),
        joinedAt: at.toString(),
      }));
    },

    /** Whether a code is a member's, in upper or lower case. */
    isCode: (db: ReadHandle, code: string): Promise<boolean> => repo.isCode(db, code.trim()),

    /**
     * Notes by whose code a new member came, in the transaction that creates them; an unknown code is ignored.
     *
     * @returns the member who brought them
     */
    noteRegistration: async (tx: WriteHandle, memberId: string, code: string): Promise<string | null> =>
      code.trim() === '' ? null : repo.insertReferred(tx, memberId, code.trim(), clock.now()),
  };
}

function linkWith(siteUrl: string, code: string): string {
  const link = new URL('/register', siteUrl);
  link.searchParams.set('referralCode', code);
  return link.href;
}
