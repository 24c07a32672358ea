import type { PlayLimits, RestrictionKind } from '@champa/contract';
import { type Amount, formatDecimal, maximum } from '@champa/money';
import { dayAt } from '../../platform/brand-calendar.ts';
import type { Clock } from '../../platform/clock.ts';
import { inTransaction, type Pool, type ReadHandle, type WriteHandle } from '../../platform/database.ts';
import { byId, type PageWish, readPage } from '../../platform/paging.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Ledger } from '../ledger/index.ts';
import type { Members } from '../member/index.ts';
import { changeLimit, inForce, keepLimit, limitAt, type LimitName, NO_LIMIT } from './domain/limit.ts';
import type { StakeLimit } from './domain/stake-limit.ts';
import { FREE, type Standing, standingAt } from './domain/standing.ts';
import { presentLimits } from './limits.present.ts';
import * as repo from './limits.repo.ts';

export type LimitsNeeds = {
  pool: Pool;
  clock: Clock;
  ledger: Pick<Ledger, 'openAccount'>;
  members: Pick<Members, 'byId'>;
  brand: () => Promise<{ timeZone: string }>;
  /** The brand's interval of reality checks, for members who set none. */
  realityCheckMinutes: () => Promise<number>;
  /** A member's deposits since a time, and earlier ones that can still be paid. */
  depositedSince: (db: ReadHandle, memberId: string, since: Temporal.Instant) => Promise<Amount>;
  /** Called in the same transaction when a member has begun a pause or excluded themselves. */
  onPaused?: (tx: WriteHandle, memberId: string) => Promise<void>;
  /** Tells a member, in the same transaction, what the operator limits now, or limits no more. */
  onOperatorLimit?: (
    tx: WriteHandle,
    told: { memberId: string; name: LimitName; isLifted: boolean; cause: string },
  ) => Promise<void>;
  sessions: {
    openedAt: (db: ReadHandle, sessionId: string) => Promise<Temporal.Instant | null>;
    /** Shortens all of a member's sessions to at most so many minutes. */
    shorten: (tx: WriteHandle, memberId: string, minutes: number) => Promise<void>;
    /** Ends all of a member's sessions. */
    endAll: (tx: WriteHandle, memberId: string) => Promise<void>;
    /** Tells the member's open screens. */
    ended: (memberId: string) => void;
  };
};

/**
 * Notes that a member's session was opened.
 *
 * @returns the member's own limit in minutes; null: the brand's
 */
export function createSessionLimit(clock: Clock) {
  return async (tx: WriteHandle, memberId: string): Promise<number | null> => {
    const now = clock.now();
    if (!(await repo.updateSessionOpened(tx, memberId, now))) return null;
    const limit = await repo.selectLimit(tx, memberId, SESSION);
    const value = limit && inForce(limit, now);
    return value === null ? null : Number(value);
  };
}

export type LimitsService = ReturnType<typeof createLimitsService>;

/** `value` null: none. */
type OperatorLimit = { memberId: string; name: LimitName; value: bigint | null; actor: string; reason: string };

/** `months` null: for ever. */
type Exclusion = { memberId: string; months: number | null; actor: string; reason: string };

/** Members' own limits. Stakes are checked in the vendors' database call; this service does the rest. */
export function createLimitsService(needs: LimitsNeeds) {
  const { pool, clock, ledger, members, brand, sessions } = needs;

  /** Changes a member's limits while their account is locked. */
  async function change(memberId: string, made: repo.Change, work: (tx: WriteHandle) => Promise<void>): Promise<void> {
    const member = await members.byId(pool, memberId);
    if (!member) throw new ApiError('NOT_FOUND');
    const { timeZone } = await brand();
    await inTransaction(pool, async (tx) => {
      const owner = { type: 'member', id: memberId } as const;
      const account = await ledger.openAccount(tx, { owner, purpose: 'cash', currency: member.currency });
      await repo.lockAccount(tx, account);
      const isFirst = await repo.insertGuard(tx, { memberId, account, timeZone });
      if (isFirst) await repo.insertDaysSoFar(tx, memberId, account, clock.now());
      await repo.lockGuard(tx, memberId, clock.now());
      await work(tx);
      await repo.insertChange(tx, memberId, made, clock.now());
    });
  }

  async function standingOf(db: ReadHandle, memberId: string): Promise<Standing> {
    const guard = await repo.selectGuard(db, memberId, clock.now());
    return guard ? standingAt(guard.standing, clock.now()) : FREE;
  }

  async function refuseLocked(db: ReadHandle, memberId: string): Promise<void> {
    const member = await members.byId(db, memberId);
    if (member?.locks.includes('play')) throw new ApiError('PLAY_LOCKED');
  }

  async function requirePlay(db: ReadHandle, memberId: string): Promise<void> {
    await refuseLocked(db, memberId);
    const standing = await standingOf(db, memberId);
    refuseAbsent(standing);
    const ends = standing.sessionEndsAt;
    if (ends && Temporal.Instant.compare(ends, clock.now()) <= 0) throw new ApiError('SESSION_TIME_REACHED');
  }

  async function overview(memberId: string): Promise<PlayLimits> {
    const now = clock.now();
    const [member, standing, limits, brandsCheck] = await Promise.all([
      members.byId(pool, memberId),
      standingOf(pool, memberId),
      repo.selectLimits(pool, memberId, now),
      needs.realityCheckMinutes(),
    ]);
    if (!member) throw new ApiError('NOT_FOUND');
    const used = await Promise.all(limits.map((limit) => usedOf(memberId, limit)));
    const known = limits.map(({ limit, ...rest }, index) => ({
      ...rest,
      limit: { ...limitAt(limit, now), operator: limit.operator },
      inForce: inForce(limit, now),
      used: used[index]!,
    }));
    return presentLimits(member.currency, known, standing, brandsCheck);
  }

  async function usedOf(memberId: string, { name, begins, staked, won }: repo.LimitInPeriod): Promise<Amount> {
    if (name.kind === 'deposit') return needs.depositedSince(pool, memberId, begins);
    return name.kind === 'loss' ? maximum(staked - won, 0n) : staked;
  }

  /** @returns the limit in force now */
  async function writeLimit(
    tx: WriteHandle,
    memberId: string,
    name: LimitName,
    wanted: bigint | null,
  ): Promise<bigint | null> {
    const before = (await repo.selectLimit(tx, memberId, name)) ?? { ...NO_LIMIT, operator: null };
    const after = changeLimit(before, wanted, clock.now());
    await repo.upsertLimit(tx, memberId, name, after);
    return inForce({ ...after, operator: before.operator }, clock.now());
  }

  return {
    overview,

    /** Sets a limit on money, or (null) removes it. */
    async setLimit(memberId: string, name: LimitName, wanted: bigint | null): Promise<void> {
      await change(memberId, wishOf(memberId, name, wanted), async (tx) => {
        await writeLimit(tx, memberId, name, wanted);
      });
    },

    /** Limits the session, including the present one. */
    async setSessionLimit(memberId: string, sessionId: string, minutes: number | null): Promise<void> {
      const openedAt = await sessions.openedAt(pool, sessionId);
      const wanted = minutes === null ? null : BigInt(minutes);
      await change(memberId, wishOf(memberId, SESSION, wanted), async (tx) => {
        const held = await writeLimit(tx, memberId, SESSION, wanted);
        if (openedAt) await repo.updateSessionOpened(tx, memberId, openedAt);
        if (held !== null) await sessions.shorten(tx, memberId, Number(held));
      });
    },

    /** Withdraws a pending raise or removal. */
    async keepLimit(memberId: string, name: LimitName): Promise<void> {
      await change(memberId, { what: 'kept', details: name, actor: `member:${memberId}` }, async (tx) => {
        const before = await repo.selectLimit(tx, memberId, name);
        if (before) await repo.upsertLimit(tx, memberId, name, keepLimit(before, clock.now()));
      });
    },

    /** Limits a member on the operator's part, or (null) lifts that. What the member limited themself stays. */
    async setOperatorLimit(
      { memberId, name, value, actor, reason }: OperatorLimit,
      also: (tx: WriteHandle, before: bigint | null) => Promise<void>,
    ): Promise<void> {
      const what = value === null ? 'operator_limit_lifted' : 'operator_limit';
      const details = { ...name, ...(value !== null && { value: String(value) }), reason };
      await change(memberId, { what, details, actor }, async (tx) => {
        const before = await repo.selectLimit(tx, memberId, name);
        await repo.upsertOperatorLimit(tx, memberId, name, value);
        if (name.kind === 'session' && value !== null) await sessions.shorten(tx, memberId, Number(value));
        await also(tx, before?.operator ?? null);
        if ((before?.operator ?? null) === value) return;
        const cause = `operator-limit:${name.kind}:${name.period}:${clock.now().toString()}`;
        await needs.onOperatorLimit?.(tx, { memberId, name, isLifted: value === null, cause });
      });
    },

    async takeTimeOut(memberId: string, hours: number): Promise<void> {
      const until = clock.now().add({ hours });
      const made = { what: 'time_out', details: { until: until.toString() }, actor: `member:${memberId}` };
      await change(memberId, made, async (tx) => {
        await repo.extendTimeOut(tx, memberId, until);
        await needs.onPaused?.(tx, memberId);
      });
    },

    /** Excludes a member for so many months, null for ever, and ends their sessions. Nothing undoes or shortens it. */
    async exclude(
      { memberId, months, actor, reason }: Exclusion,
      also: (tx: WriteHandle) => Promise<void> = async () => undefined,
    ): Promise<void> {
      const now = clock.now();
      const { timeZone } = await brand();
      const until = months === null ? null : now.toZonedDateTimeISO(timeZone).add({ months }).toInstant();
      const made = { what: 'exclusion', details: { until: until?.toString() ?? null, reason }, actor };
      await change(memberId, made, async (tx) => {
        await repo.extendExclusion(tx, memberId, until, now);
        await needs.onPaused?.(tx, memberId);
        await sessions.endAll(tx, memberId);
        await also(tx);
      });
      sessions.ended(memberId);
    },

    async setRealityCheck(memberId: string, minutes: number): Promise<void> {
      const made = { what: 'reality_check', details: { minutes }, actor: `member:${memberId}` };
      await change(memberId, made, (tx) => repo.updateRealityCheck(tx, memberId, minutes));
    },

    /** Members who are restricted so now, by ID. */
    restricted: (kind: RestrictionKind, page: { after: string; limit: number }) =>
      repo.selectRestricted(pool, kind, clock.now(), page),

    /** Pauses and exclusions of all members before a place, the newest first. */
    safety: (place: Parameters<typeof repo.selectSafety>[1]) => repo.selectSafety(pool, place),

    history: (memberId: string) => repo.selectChanges(pool, memberId, 50),

    changes: (memberId: string, { before, pageSize }: PageWish) =>
      readPage(pageSize, (limit) => repo.selectChangesBefore(pool, memberId, { before, limit }), byId),

    /**
     * Whether a member may open a game.
     *
     * @throws ApiError PLAY_LOCKED, SELF_EXCLUDED, PLAY_TIME_OUT or SESSION_TIME_REACHED
     */
    requirePlay,

    /**
     * Whether a deposit may begin. Called in the transaction that has just inserted it, and so counts it: of deposits
     * begun at once, each waits for the one before.
     *
     * @throws ApiError SELF_EXCLUDED, PLAY_TIME_OUT or DEPOSIT_LIMIT_REACHED
     */
    async requireDeposit(tx: WriteHandle, memberId: string, amount: Amount): Promise<void> {
      const now = clock.now();
      const guard = await repo.lockGuard(tx, memberId, now);
      if (!guard) return;
      refuseAbsent(standingAt(guard.standing, now));
      for (const { name, limit, begins } of await repo.selectLimits(tx, memberId, now)) {
        const value = inForce(limit, now);
        if (name.kind !== 'deposit' || value === null) continue;
        const left = value - (await needs.depositedSince(tx, memberId, begins));
        if (left >= 0n) continue;
        const remaining = formatDecimal(maximum(left + amount, 0n));
        throw new ApiError('DEPOSIT_LIMIT_REACHED', { period: name.period, remaining });
      }
    },

    /**
     * Whether money may go to a transfer wallet, in the transaction that has just held it; `atVendors` is the member's
     * total there including it. Stakes there cannot be checked one by one, so a member with a limit on stakes sends
     * nothing, and one with a limit on losses no more than they may still lose.
     *
     * @throws ApiError PLAY_LOCKED, SELF_EXCLUDED, PLAY_TIME_OUT, SESSION_TIME_REACHED or PLAY_LIMIT_REACHED
     */
    async requireVendorMoney(
      tx: WriteHandle,
      memberId: string,
      { amount, atVendors }: { amount: Amount; atVendors: Amount },
    ): Promise<void> {
      await refuseLocked(tx, memberId);
      const now = clock.now();
      if (!(await repo.lockGuard(tx, memberId, now))) return;
      await requirePlay(tx, memberId);
      const { stake, loss } = await repo.selectAllowance(tx, memberId, now);
      const most = stake === null ? loss : 0n;
      if (most === null || atVendors <= most) return;
      const remaining = formatDecimal(maximum(most - (atVendors - amount), 0n));
      throw new ApiError('PLAY_LIMIT_REACHED', { remaining, limit: stake === null ? 'loss' : 'stake' });
    },

    /** The limits on the member's stakes and losses, each with what it leaves. */
    async stakeLimits(db: ReadHandle, memberId: string): Promise<StakeLimit[]> {
      const now = clock.now();
      const kept = await repo.selectLimits(db, memberId, now);
      return kept.flatMap(({ name: { kind, period }, limit, staked, won }) => {
        const value = inForce(limit, now);
        if (value === null || (kind !== 'stake' && kind !== 'loss')) return [];
        const used = kind === 'loss' ? staked - won : staked;
        return [{ limit: kind, period, most: maximum(value - used, 0n) }];
      });
    },

    /** Counts play at a transfer-wallet vendor. The caller has locked the member's cash account. */
    notePlay: (tx: WriteHandle, memberId: string, play: { staked: bigint; won: bigint }): Promise<void> =>
      repo.notePlay(tx, memberId, play, clock.now()),

    /** Whether a member may receive money from others: not during a time-out or exclusion. */
    async mayReceive(db: ReadHandle, memberId: string): Promise<boolean> {
      const { selfExclusion, timeOutUntil } = await standingOf(db, memberId);
      return !selfExclusion && !timeOutUntil;
    },

    /** A member's self-exclusion, with its end (null: for good); null where there is none. */
    exclusionOf: async (db: ReadHandle, memberId: string): Promise<{ until: Temporal.Instant | null } | null> =>
      (await standingOf(db, memberId)).selfExclusion,

    /** Whether a member has excluded themselves, for a time or for ever. */
    isExcluded: async (db: ReadHandle, memberId: string): Promise<boolean> =>
      Boolean((await standingOf(db, memberId)).selfExclusion),

    /** Deletes days that are in no member's current month, with a margin. */
    dropOldDays: (): Promise<void> =>
      inTransaction(pool, (tx) => {
        const today = dayAt(clock.now(), 'UTC');
        return repo.deleteDaysBefore(tx, today.subtract({ days: DAYS_KEPT }));
      }),
  };
}

const DAYS_KEPT = 62;
const SESSION = { kind: 'session', period: 'session' } as const;

function wishOf(memberId: string, name: LimitName, wanted: bigint | null): repo.Change {
  return {
    what: 'limit',
    details: { ...name, wanted: wanted === null ? null : String(wanted) },
    actor: `member:${memberId}`,
  };
}

function refuseAbsent({ selfExclusion, timeOutUntil }: Standing): void {
  if (selfExclusion) throw new ApiError('SELF_EXCLUDED', { until: selfExclusion.until?.toString() ?? null });
  if (timeOutUntil) throw new ApiError('PLAY_TIME_OUT', { until: timeOutUntil.toString() });
}
