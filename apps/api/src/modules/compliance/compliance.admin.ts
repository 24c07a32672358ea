import type {
  AdminEvent,
  AdminRestriction,
  EventSource,
  LargeTransactionKind,
  RestrictionKind,
} from '@champa/contract';
import { formatDecimal, parseAmount } from '@champa/money';
import type { Pool, WriteHandle } from '../../platform/database.ts';
import {
  byId,
  createCursor,
  cutPage,
  instantPart,
  numberPart,
  type Page,
  readPage,
  textPart,
} from '../../platform/paging.ts';
import type { Fact } from '../facts/index.ts';
import type { Limits } from '../limits/index.ts';
import type { AuditEntry } from '../staff/index.ts';
import * as repo from './compliance.repo.ts';
import { significantActions } from './domain/significant.ts';

/** Before which event a source is read: those of the same time with a smaller number still follow. */
export type Before = { at: Temporal.Instant; number: bigint; limit: number };

export type ComplianceNeeds = {
  pool: Pool;
  thresholds: () => Promise<{ deposit: string; withdrawal: string }>;
  limits: Pick<Limits, 'restricted' | 'safety'>;
  /** Entries of the audit log of some actions, the newest first. */
  actionsOf: (actions: readonly string[], before: Before) => Promise<AuditEntry[]>;
  usernames: (ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;
};

/** Events in the order of their time; of one time in the order of sources, then of numbers. */
type Event = Omit<AdminEvent, 'username' | 'at'> & { at: Temporal.Instant; number: bigint };

const cursor = createCursor({ source: textPart(20), at: instantPart, number: numberPart });
const LAST = 2n ** 62n;
// PostgreSQL's microseconds: nothing happens after it.
const END_OF_TIME = Temporal.Instant.from('9999-12-31T00:00:00Z');

export type ComplianceAdmin = ReturnType<typeof createComplianceAdmin>;

/** What those see who answer for players' safety: kept by the modules, read here beside each other. */
export function createComplianceAdmin({ pool, thresholds, limits, actionsOf, usernames }: ComplianceNeeds) {
  const sources: Record<EventSource, (before: Before) => Promise<Event[]>> = {
    transactions: async (before) => (await repo.selectTransactionsBefore(pool, before)).map(ofTransaction),
    safety: async (before) =>
      (await limits.safety(before)).map(({ id, memberId, what, details, actor, at }) => ({
        ...NO_MONEY,
        id: `safety-${id}`,
        number: id,
        source: 'safety',
        kind: what,
        at,
        memberId,
        by: actor,
        detail: { ...details },
      })),
    staff: async (before) => (await actionsOf(significantActions, before)).map(ofStaff),
  };
  const order = Object.keys(sources) as EventSource[];

  async function named(events: readonly Event[]): Promise<AdminEvent[]> {
    const ids = events.flatMap(({ memberId }) => (memberId === null ? [] : [memberId]));
    const names = await usernames([...new Set(ids)]);
    return events.map(({ number: _, at, ...event }) => ({
      ...event,
      at: at.toString(),
      username: event.memberId === null ? null : (names.get(event.memberId) ?? null),
    }));
  }

  return {
    /** Members who are restricted so now, by ID. */
    async restrictions(
      kind: RestrictionKind,
      { after, pageSize }: { after: string; pageSize: number },
    ): Promise<Page<AdminRestriction>> {
      const read = (limit: number) => limits.restricted(kind, { after, limit });
      const page = await readPage(pageSize, read, ({ memberId }) => memberId);
      const names = await usernames(page.list.map(({ memberId }) => memberId));
      const list = page.list.map(({ memberId, excludedSince, excludedUntil, timeOutUntil, limits: own }) => ({
        id: memberId,
        username: names.get(memberId) ?? '',
        excludedSince: excludedSince?.toString() ?? null,
        excludedUntil: excludedUntil?.toString() ?? null,
        timeOutUntil: timeOutUntil?.toString() ?? null,
        limits: own.map((limit) => ({ ...limit, value: valueOf(limit) })),
      }));
      return { list, next: page.next };
    },

    /** Significant events of one source, or of all, the newest first. */
    async events(
      source: EventSource | undefined,
      { after, pageSize }: { after?: string | undefined; pageSize: number },
    ): Promise<Page<AdminEvent>> {
      const place = cursor.require(after);
      const asked = source === undefined ? order : [source];
      const read = await Promise.all(
        asked.map((name) => sources[name]({ ...beforeOf(place, order.indexOf(name), order), limit: pageSize + 1 })),
      );
      const sorted = read.flat().toSorted((a, b) => {
        const byTime = Temporal.Instant.compare(b.at, a.at);
        if (byTime !== 0) return byTime;
        return order.indexOf(a.source) - order.indexOf(b.source) || Number(b.number - a.number);
      });
      const page = cutPage(sorted, pageSize, cursor.write);
      return { list: await named(page.list), next: page.next };
    },

    async transactions(
      kind: LargeTransactionKind | undefined,
      { before, pageSize }: { before: string | null; pageSize: number },
    ): Promise<Page<AdminEvent>> {
      const read = (limit: number) => repo.selectTransactions(pool, kind ?? null, { before, limit });
      const page = await readPage(pageSize, read, byId);
      return { list: await named(page.list.map(ofTransaction)), next: page.next };
    },

    /** Keeps deposits and withdrawals that reach the amounts set now. */
    follow: {
      kinds: ['deposit_credited', 'withdrawal_paid'] as const,
      async handle(tx: WriteHandle, facts: readonly Fact[]): Promise<void> {
        const { deposit, withdrawal } = await thresholds();
        const from = { deposit: parseAmount(deposit), withdrawal: parseAmount(withdrawal) };
        for (const fact of facts) {
          const paid = paidOf(fact);
          if (!paid || paid.amount < from[paid.kind]) continue;
          const { memberId, at } = fact;
          await repo.insertTransaction(tx, { ...paid, memberId, at, threshold: from[paid.kind] });
        }
      },
    },
  };
}

type Paid = Pick<repo.LargeTransaction, 'reference' | 'amount' | 'currency'> & { kind: 'deposit' | 'withdrawal' };

function paidOf(fact: Fact): Paid | null {
  if (fact.kind === 'deposit_credited') {
    const { depositId: reference, amount, currency } = fact.data;
    return { kind: 'deposit', reference, amount, currency };
  }
  if (fact.kind !== 'withdrawal_paid') return null;
  const { withdrawalId: reference, amount, currency } = fact.data;
  return { kind: 'withdrawal', reference, amount, currency };
}

type Place = { source: string; at: Temporal.Instant; number: bigint };

/** Of the same time, sources before that of the place have been read to their end, those after it not at all. */
function beforeOf(place: Place | null, index: number, order: readonly string[]): Omit<Before, 'limit'> {
  if (place === null) return { at: END_OF_TIME, number: LAST };
  const { at, number } = place;
  const readUpTo = order.indexOf(place.source);
  if (index === readUpTo) return { at, number };
  return { at, number: index < readUpTo ? 0n : LAST };
}

const NO_MONEY = { amount: null, currency: null };

function ofTransaction({
  id,
  kind,
  memberId,
  reference,
  amount,
  currency,
  threshold,
  at,
}: repo.LargeTransaction): Event {
  return {
    id: `transaction-${id}`,
    number: id,
    source: 'transactions',
    kind,
    at,
    memberId,
    amount: formatDecimal(amount),
    currency,
    by: null,
    detail: { reference, threshold: formatDecimal(threshold) },
  };
}

function ofStaff({ number, at, by, action, detail, reason }: AuditEntry): Event {
  const { memberId } = detail as { memberId?: string };
  return {
    ...NO_MONEY,
    id: `staff-${number}`,
    number,
    source: 'staff',
    kind: action,
    at,
    memberId: memberId ?? null,
    by,
    detail: { ...detail, ...(reason !== null && { reason }) },
  };
}

function valueOf({ kind, value }: { kind: string; value: string }): string {
  return kind === 'session' ? value : formatDecimal(BigInt(value));
}
