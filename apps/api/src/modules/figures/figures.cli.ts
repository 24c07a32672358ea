import type { Command } from 'commander';
import { byStaff, line, show, staffOf, type Who, type WithEmployees } from '../../platform/command-line.ts';
import type { Pool } from '../../platform/database.ts';
import type { Figures } from './figures.module.ts';

type Composed = WithEmployees & { figures: Figures };
type WithFigures = (work: (composed: Composed, deps: { pool: Pool }) => Promise<void>) => Promise<void>;

/** bin/champa figures … */
export function figuresCommands(program: Command, withPlatform: WithFigures): void {
  const figures = program.command('figures').description('members’ play and movements, added up by day');

  byStaff(figures.command('rebuild'))
    .description('delete all figures and count them anew; meanwhile reports show what is counted so far')
    .action((who: Who) =>
      withPlatform(async ({ figures: { rebuild }, staff }, { pool }) => {
        await staffOf(staff.service.actor, pool, who);
        await rebuild();
      }),
    );

  figures
    .command('verify')
    .description('check every figure against the vendors’ calls and the ledger; exit code 1 when one is wrong')
    .option('--json', 'print the whole report as JSON')
    .action(({ json }: { json?: boolean }) =>
      withPlatform(async (composed) => {
        const report = await composed.figures.verify();
        if (!report.ok) process.exitCode = 1;
        const lines = report.broken.map(
          ({ name, rule, count, examples }) => `WRONG ${name} (${count}): ${rule}; ${examples.join(', ')}`,
        );
        const summary = report.ok ? `all ${report.checked.length} rules hold` : lines.join('\n');
        if (json) show(report);
        else line(summary);
      }),
    );
}
