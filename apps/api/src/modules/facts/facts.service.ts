import { dayAt } from '../../platform/brand-calendar.ts';
import type { Clock } from '../../platform/clock.ts';
import { inTransaction, type Pool, type WriteHandle } from '../../platform/database.ts';
import { eachApart } from '../../platform/each.ts';
import { waitUntil } from '../../platform/repeat.ts';
import { birthdaysOn } from './domain/birthday.ts';
import type { Fact, FactKind, NewFact } from './domain/fact.ts';
import * as repo from './facts.repo.ts';

/** A module that handles facts. */
export type Consumer = {
  /** Its position is stored under it for ever: a renamed consumer is a new one. */
  name: string;
  kinds: readonly FactKind[];
  /**
   * Handles facts in the transaction that advances the position, so each once, in the order of their IDs. Locks members
   * in the order of their IDs; throws only where none of them may be handled, for all of them come again.
   */
  handle: (tx: WriteHandle, facts: readonly Fact[]) => Promise<void>;
};

export type FactsNeeds = {
  pool: Pool;
  clock: Clock;
  /** The brand's, by which birthdays begin. */
  timeZone: () => Promise<string>;
  /** For how many days facts are kept. */
  keepDays: () => Promise<number>;
  /** How long handling waits, in one go, for transactions that may still note a fact. */
  patienceMs?: number;
};

const FACTS_AT_A_TIME = 500;
const DROPPED_AT_ONCE = 5000;

export type FactsService = ReturnType<typeof createFactsService>;

/** Facts about members: noted in the transaction of what happened, handled by each consumer once and in their order. */
export function createFactsService({ pool, clock, timeZone, keepDays, patienceMs = 2000 }: FactsNeeds) {
  const consumers = new Map<string, Consumer>();
  let begun: Promise<void> | undefined;

  const names = (): string[] => [...consumers.keys()].toSorted();

  /** Stores the starting positions of new consumers. */
  function begin(): Promise<void> {
    begun ??= inTransaction(pool, (tx) => repo.insertConsumers(tx, names(), clock.now())).catch((error: unknown) => {
      begun = undefined;
      throw error;
    });
    return begun;
  }

  // A transaction that runs longer holds facts back: the rest waits for the next time.
  const whenPassed = ({ horizon }: repo.Watermark): Promise<boolean> =>
    waitUntil(() => repo.hasPassed(pool, horizon), patienceMs);

  /** Lets a consumer handle a batch before the watermark. @returns whether there is more */
  const handleSome = ({ name, kinds, handle }: Consumer, { upTo }: repo.Watermark): Promise<boolean> =>
    inTransaction(pool, async (tx) => {
      const position = await repo.lockPosition(tx, name);
      if (position === null || position >= upTo) return false;
      const facts = await repo.selectFacts(tx, { kinds, after: position, upTo, most: FACTS_AT_A_TIME });
      const isMore = facts.length === FACTS_AT_A_TIME;
      if (facts.length > 0) await handle(tx, facts);
      await repo.updatePosition(tx, name, isMore ? facts.at(-1)!.id : upTo);
      return isMore;
    });

  /** Lets a consumer handle all final facts; nothing where another server is doing so. */
  async function catchUpWith(consumer: Consumer): Promise<void> {
    await begin();
    if (!(await repo.isBehind(pool, consumer.name))) return;
    const watermark = await repo.selectWatermark(pool);
    if (await whenPassed(watermark)) while (await handleSome(consumer, watermark));
  }

  return {
    consumers: (): readonly Consumer[] => [...consumers.values()],
    catchUpWith,
    begin,

    /** Notes a fact in the transaction of what happened; once for each cause. Facts of trial members are left out. */
    note: (tx: WriteHandle, fact: NewFact): Promise<void> => repo.noteFacts(tx, [fact]),

    /** Notes several, in their order. */
    noteAll: async (tx: WriteHandle, facts: readonly NewFact[]): Promise<void> => {
      if (facts.length > 0) await repo.noteFacts(tx, facts);
    },

    /** Registers a consumer; at composition, before anything starts. It begins with facts noted from then on. */
    follow(consumer: Consumer): void {
      if (consumers.has(consumer.name)) throw new Error(`two consumers of facts are called ${consumer.name}`);
      consumers.set(consumer.name, consumer);
      begun = undefined;
    },

    /** Lets all consumers handle what is final now; a failing one holds only itself back. */
    async catchUp(): Promise<void> {
      // One after another: a handler may need a second connection, and a command line has few.
      const work = (consumer: Consumer) =>
        catchUpWith(consumer).catch((error: unknown) => {
          throw new Error(`${consumer.name} (${String(error)})`, { cause: error });
        });
      await eachApart(consumers.values(), work, 'consumers of facts failed');
    },

    /** How many fact numbers each consumer is behind. */
    standings: () => repo.selectStandings(pool, names()),

    /** Notes the birthdays of today in the brand's time zone, each once a year. */
    async noteBirthdays(): Promise<void> {
      const now = clock.now();
      const today = dayAt(now, await timeZone());
      await inTransaction(pool, (tx) => repo.noteBirthdays(tx, birthdaysOn(today), today.year, now));
    },

    /** Deletes facts older than the retention that all consumers have handled, in transactions of a bearable size. */
    async dropOld(): Promise<void> {
      const before = clock.now().subtract({ hours: 24 * (await keepDays()) });
      let dropped: number;
      do dropped = await inTransaction(pool, (tx) => repo.dropOld(tx, names(), before, DROPPED_AT_ONCE));
      while (dropped === DROPPED_AT_ONCE);
    },
  };
}
