import { inTransaction, type Pool } from '../../platform/database.ts';
import { CHECKS, findBreaks } from './verify.repo.ts';

export type FiguresBreak = {
  name: string;
  /** The rule that is broken, in a sentence. */
  rule: string;
  count: number;
  /** The first few violations. */
  examples: string[];
};

export type FiguresReport = { ok: boolean; checked: string[]; broken: FiguresBreak[] };

/** Checks the figures against the vendors' calls and the journal in one snapshot, to the last unit. */
export async function verifyFigures(pool: Pool): Promise<FiguresReport> {
  return inTransaction(pool, async (tx) => {
    await tx.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY');
    const broken: FiguresBreak[] = [];
    for (const { name, rule, sql } of CHECKS) {
      const { count, examples } = await findBreaks(tx, sql);
      if (count > 0) broken.push({ name, rule, count, examples });
    }
    return { ok: broken.length === 0, checked: CHECKS.map(({ name }) => name), broken };
  });
}
