import type { Clock } from '../../platform/clock.ts';
import { inTransaction, type Pool, type WriteHandle } from '../../platform/database.ts';
import type { Fact } from '../facts/index.ts';
import * as repo from './dashboard.repo.ts';

const ONLINE = { minutes: 5 };
/** Longer than any comparison of the dashboard reaches back. */
const SAMPLES_KEPT = { hours: 200 * 24 };

/** Counts what no other module's figures count: members who signed up, who deposited first, who are online. */
export function createMilestones({ pool, clock }: { pool: Pool; clock: Clock }) {
  return {
    kinds: ['registered', 'deposit_credited'] as const,

    /** The facts say whose rows to look at: a fact that comes twice, late or in another order changes nothing. */
    async handle(tx: WriteHandle, facts: readonly Fact[]): Promise<void> {
      const members = facts.filter(isFirst).map(({ memberId }) => memberId);
      if (members.length > 0) await repo.noteMilestones(tx, [...new Set(members)]);
    },

    /** Counts who is online, once a minute for all screens. */
    sample: (): Promise<void> =>
      inTransaction(pool, (tx) => repo.sampleOnline(tx, clock.now(), clock.now().subtract(ONLINE))),

    dropOld: (): Promise<void> => inTransaction(pool, (tx) => repo.dropOnline(tx, clock.now().subtract(SAMPLES_KEPT))),

    /** Counts everything anew. */
    recount: (): Promise<void> =>
      inTransaction(pool, async (tx) => {
        await repo.forgetMilestones(tx);
        await repo.noteMilestones(tx, null);
      }),

    /** What is counted wrong, in examples; what is not counted yet is counted first. */
    async verify(): Promise<string[]> {
      await inTransaction(pool, (tx) => repo.noteMilestones(tx, null));
      return repo.selectWrong(pool);
    },
  };
}

function isFirst(fact: Fact): boolean {
  return fact.kind === 'registered' || (fact.kind === 'deposit_credited' && fact.data.ordinal === 1);
}
