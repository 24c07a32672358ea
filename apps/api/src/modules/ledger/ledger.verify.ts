import { inTransaction, type Pool } from '../../platform/database.ts';
import { CHECKS, findBreaks, journalState, type JournalState } from './ledger.verify.repo.ts';

export type Break = {
  name: string;
  /** The rule that is broken, in a sentence. */
  rule: string;
  count: number;
  /** The first few violations: IDs of movements, accounts, holds or blocks, as the rule says. */
  examples: string[];
};

export type VerifyReport = {
  ok: boolean;
  checked: string[];
  broken: Break[];
  /** Keep `head` elsewhere (a print, another system): a chain forged from the start has another one. */
  journal: JournalState;
};

/**
 * Checks every invariant of the ledger on any database in one snapshot, while it goes on working. Reads the whole
 * journal: some seconds per million movements.
 */
export async function verifyLedger(pool: Pool): Promise<VerifyReport> {
  return inTransaction(pool, async (tx) => {
    await tx.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY');
    const broken: Break[] = [];
    for (const { name, rule, sql } of CHECKS) {
      const { count, examples } = await findBreaks(tx, sql);
      if (count > 0) broken.push({ name, rule, count, examples });
    }
    const journal = await journalState(tx);
    return { ok: broken.length === 0, checked: CHECKS.map(({ name }) => name), broken, journal };
  });
}
