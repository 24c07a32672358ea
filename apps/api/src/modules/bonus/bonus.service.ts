import type { Bonus as BonusView, BonusMovement, BonusOffer, Language } from '@champa/contract';
import { formatDecimal, maximum } from '@champa/money';
import type { Clock } from '../../platform/clock.ts';
import { inTransaction, type Pool, type ReadHandle, type WriteHandle } from '../../platform/database.ts';
import { eachApart } from '../../platform/each.ts';
import { byId, type Page, type PageWish, readPage } from '../../platform/paging.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Ledger, StatementLine } from '../ledger/index.ts';
import { type Names, presentBonus, presentOffer } from './bonus.present.ts';
import * as repo from './bonus.repo.ts';
import type { Bonus } from './domain/bonus.ts';
import type { Grants } from './grants.service.ts';

export type BonusNeeds = {
  pool: Pool;
  clock: Clock;
  ledger: Pick<Ledger, 'balance' | 'statement'>;
  grants: Grants;
  /** The member's currency. */
  currencyOf: (memberId: string) => Promise<string>;
  /** The names of vendors and games. */
  names: (language: Language) => Names;
  /** The name of the game of each of these rounds, by the round's ID. */
  describeRounds: (ids: readonly string[], language: Language) => Promise<ReadonlyMap<string, string>>;
};

/** The number of a member's bonuses that are shown. */
const SHOWN = 50;

/** A bet that a vendor hasn't settled within this time is no longer waited for. */
export const STALE_AFTER = Temporal.Duration.from({ hours: 24 });

export type BonusService = ReturnType<typeof createBonusService>;

/** The bonuses of members. */
export function createBonusService({ pool, clock, ledger, grants, currencyOf, names, describeRounds }: BonusNeeds) {
  async function ownBonus(memberId: string, id: string): Promise<Bonus> {
    const bonus = await repo.selectBonus(pool, id);
    if (bonus?.memberId !== memberId) throw new ApiError('NOT_FOUND', { bonus: id });
    return bonus;
  }

  async function present(memberId: string, found: readonly Bonus[], language: Language): Promise<BonusView[]> {
    const account = await repo.selectAccount(pool, memberId);
    const balance = account === null ? 0n : ((await ledger.balance(account)) ?? 0n);
    return Promise.all(found.map((bonus) => presentBonus(bonus, balance, language, names(language))));
  }

  const end = (
    tx: WriteHandle,
    id: bigint | string,
    wanted: 'expired' | 'forfeited' | null,
    actor: string,
    reason = '',
  ) => {
    const now = clock.now();
    return repo.close(tx, { id, wanted, actor, reason, stale: now.subtract(STALE_AFTER) }, now);
  };

  return {
    /** A member's bonuses for staff, the newest first. */
    async page(memberId: string, { before, pageSize }: PageWish, language: Language): Promise<Page<BonusView>> {
      const rowsOf = (limit: number) => repo.selectBonusesBefore(pool, memberId, { before, limit });
      const { list, next } = await readPage(pageSize, rowsOf, byId);
      return { list: await present(memberId, list, language), next };
    },

    async offers(memberId: string, language: Language): Promise<BonusOffer[]> {
      const open = await grants.offersFor(memberId, await currencyOf(memberId));
      return Promise.all(open.map((offer) => presentOffer(offer, open, language, names(language))));
    },

    async list(memberId: string, language: Language): Promise<BonusView[]> {
      return present(memberId, await repo.selectBonuses(pool, memberId, SHOWN), language);
    },

    /** A page of movements while a bonus was being wagered. */
    async movements(memberId: string, id: string, page: { page: number; pageSize: number }, language: Language) {
      const { activatedAt, endedAt } = await ownBonus(memberId, id);
      const account = await repo.selectAccount(pool, memberId);
      if (!activatedAt || account === null) return { list: [], total: 0, totalPages: 0 };
      const to = (endedAt ?? clock.now()).add({ microseconds: 1 });
      const { lines, total } = await ledger.statement(account, { from: activatedAt, to, ...page });
      const own = lines.filter((line) => !isNeighbours(line, id, activatedAt, endedAt));
      const rounds = own.filter(({ reference }) => reference.type === 'round').map(({ reference }) => reference.id);
      const games = await describeRounds([...new Set(rounds)], language);
      return {
        list: own.map((line) => presentMovement(line, games)),
        total,
        totalPages: Math.ceil(total / page.pageSize),
      };
    },

    /** Forfeits a member's own bonus; one that has ended already stays as it is. */
    async forfeit(memberId: string, id: string, actor: string, reason = ''): Promise<void> {
      await ownBonus(memberId, id);
      await inTransaction(pool, (tx) => end(tx, id, 'forfeited', actor, reason));
    },

    /**
     * Ends the bonus that was granted for a cause that has been taken back; a bonus that has ended stays as it is.
     *
     * @returns whether it is forfeited now
     */
    async withdraw(tx: WriteHandle, memberId: string, cause: string, reason: string): Promise<boolean> {
      const id = await repo.selectByCause(tx, memberId, cause);
      return id !== null && (await end(tx, id, 'forfeited', 'system', reason)) === 'forfeited';
    },

    async view(memberId: string, id: string, language: Language): Promise<BonusView> {
      return (await present(memberId, [await ownBonus(memberId, id)], language))[0]!;
    },

    /** The bonus a member is wagering. */
    activeBonus: (db: ReadHandle, memberId: string): Promise<Bonus | null> => repo.selectActive(db, memberId),

    /**
     * Refuses money leaving while a member wagers a bonus.
     *
     * @throws ApiError BONUS_ACTIVE
     */
    async requireNone(db: ReadHandle, memberId: string): Promise<void> {
      const active = await repo.selectActive(db, memberId);
      if (active)
        throw new ApiError('BONUS_ACTIVE', {
          bonus: String(active.id),
          remaining: formatDecimal(maximum(active.required - active.wagered, 0n)),
        });
    },

    /** Expires bonuses whose time is over, each in a transaction of its own; failed ones wait for the next time. */
    expire: async (): Promise<void> => each(await repo.selectOverdue(pool, clock.now(), AT_A_TIME), 'expired'),

    /** Checks bonuses again that wait for bets nobody has settled for long. */
    sweep: async (): Promise<void> =>
      each(await repo.selectStale(pool, clock.now().subtract(STALE_AFTER), AT_A_TIME), null),
  };

  async function each(ids: readonly bigint[], wanted: 'expired' | null): Promise<void> {
    const endOne = (id: bigint) => inTransaction(pool, (tx) => end(tx, id, wanted, 'system'));
    await eachApart(ids, endOne, 'bonuses could not be ended');
  }
}

const AT_A_TIME = 1000;

// One bonus ends and the next begins at the same instant.
function isNeighbours(
  { at, reference }: StatementLine,
  id: string,
  begun: Temporal.Instant,
  ended: Temporal.Instant | null,
): boolean {
  if (reference.type !== 'bonus' || reference.id === id) return false;
  return at.equals(begun) || (ended !== null && at.equals(ended));
}

function presentMovement(line: StatementLine, games: ReadonlyMap<string, string>): BonusMovement {
  return {
    id: String(line.id),
    kind: line.kind,
    amount: formatDecimal(line.amount),
    balance: formatDecimal(line.balance),
    description: line.reference.type === 'round' ? (games.get(line.reference.id) ?? null) : null,
    at: line.at.toString(),
  };
}
