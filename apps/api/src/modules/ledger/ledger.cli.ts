import type { Command } from 'commander';
import { line, show } from '../../platform/command-line.ts';
import type { Pool } from '../../platform/database.ts';
import { verifyLedger } from './ledger.verify.ts';

type WithPool = (work: (composed: unknown, deps: { pool: Pool }) => Promise<void>) => Promise<void>;

/** bin/champa ledger … */
export function ledgerCommands(program: Command, withPlatform: WithPool): void {
  program
    .command('ledger')
    .description('the journal of all money')
    .command('verify')
    .description('check every invariant of the ledger and its hash chain; exit code 1 when one is broken')
    .option('--json', 'print the whole report as JSON')
    .action(({ json }: { json?: boolean }) =>
      withPlatform(async (_composed, { pool }) => {
        const report = await verifyLedger(pool);
        if (!report.ok) process.exitCode = 1;
        const lines = report.broken.map(
          ({ name, rule, count, examples }) => `BROKEN ${name} (${count}): ${rule}; ${examples.join(', ')}`,
        );
        const summary = report.ok ? `all ${report.checked.length} rules hold` : lines.join('\n');
        if (json) show(report);
        else line(summary);
      }),
    );
}
