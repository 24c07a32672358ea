import type { Clock } from '../../platform/clock.ts';
import { inTransaction, type Pool, type WriteHandle } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Fact } from '../facts/index.ts';
import type { OpenedAccounts } from '../registration/index.ts';
import type { Members } from '../member/index.ts';
import { lockAgent } from './links.repo.ts';
import { type LinksService, type LinkWish, typeOf } from './links.service.ts';
import * as repo from './recruits.repo.ts';

/** How often an agent may try to open an account. */
export type OpeningLimits = { accountsPerHour: number; accountsPerDay: number };

export type RecruitsNeeds = {
  pool: Pool;
  clock: Clock;
  members: Pick<Members, 'byId'>;
  links: Pick<LinksService, 'judge' | 'agreeAll'>;
  accounts: OpenedAccounts;
  hasPaymentPassword: (memberId: string) => Promise<boolean>;
  requirePaymentPassword: (memberId: string, given: string) => Promise<void>;
  limits: () => Promise<OpeningLimits>;
  /** Counts uses of a limited action. @throws ApiError TOO_MANY_REQUESTS */
  spend: (key: string, most: { uses: number; minutes: number }) => Promise<void>;
};

export type OpeningWish = Pick<LinkWish, 'agentId' | 'makes' | 'contracts' | 'idempotencyKey'> & {
  username: string;
  password: string;
  paymentPassword: string;
};

type Opened = { memberId: string; username: string; password: string | null };

const RECENT = { hours: 30 * 24 };

export type RecruitsService = ReturnType<typeof createRecruitsService>;

/** An agent's recruits, and accounts that the agent opens. */
export function createRecruitsService(needs: RecruitsNeeds) {
  const { pool, clock, members, links, accounts } = needs;

  const told = (memberId: string, username: string, wish: OpeningWish): Opened => ({
    memberId,
    username,
    password: wish.password === '' ? accounts.madeFor({ uplineId: wish.agentId, key: wish.idempotencyKey }) : null,
  });

  /**
   * The account the same request opened before. @throws ApiError IDEMPOTENCY_CONFLICT where its key was used for
   * another
   */
  async function before(db: Pool | WriteHandle, wish: OpeningWish): Promise<Opened | null> {
    const memberId = await repo.selectOpened(db, wish.agentId, wish.idempotencyKey);
    if (memberId === null) return null;
    const { username } = (await members.byId(db, memberId))!;
    if (username.toLowerCase() !== wish.username.toLowerCase()) throw new ApiError('IDEMPOTENCY_CONFLICT');
    return told(memberId, username, wish);
  }

  async function spend(agentId: string): Promise<void> {
    const { accountsPerHour, accountsPerDay } = await needs.limits();
    await needs.spend(`open-downline:hour:${agentId}`, { uses: accountsPerHour, minutes: 60 });
    await needs.spend(`open-downline:day:${agentId}`, { uses: accountsPerDay, minutes: 24 * 60 });
  }

  return {
    /** @throws ApiError of the payment password, the name, the terms, or the limits */
    async open(wish: OpeningWish): Promise<Opened> {
      const { agentId, makes, username, password, idempotencyKey: key, contracts } = wish;
      if (await needs.hasPaymentPassword(agentId)) await needs.requirePaymentPassword(agentId, wish.paymentPassword);
      const known = await before(pool, wish);
      if (known) return known;
      await spend(agentId);
      const account = await accounts.prepare({ uplineId: agentId, type: typeOf(makes), username, password, key });
      return inTransaction(pool, async (tx) => {
        await lockAgent(tx, agentId);
        const justNow = await before(tx, wish);
        if (justNow) return justNow;
        const memberId = await accounts.create(tx, account);
        const given = await links.judge(tx, agentId, contracts);
        await repo.insertRecruit(tx, { memberId, agentId, idempotencyKey: key, joinedAt: clock.now() });
        await links.agreeAll(tx, { agentId, memberId, contracts: given, reason: `opened by ${agentId}` });
        return told(memberId, account.username, wish);
      });
    },

    list: (agentId: string, page: repo.RecruitPage): Promise<repo.Recruit[]> =>
      repo.selectRecruits(pool, agentId, page),
    counts: (agentId: string): Promise<repo.RecruitCounts> =>
      repo.countRecruits(pool, agentId, clock.now().subtract(RECENT)),
    needsPaymentPassword: needs.hasPaymentPassword,

    /** Consumes the facts of first deposits. */
    deposits: {
      kinds: ['deposit_credited'] as const,
      handle: (tx: WriteHandle, facts: readonly Fact[]): Promise<void> => repo.noteDeposits(tx, facts),
    },
  };
}
