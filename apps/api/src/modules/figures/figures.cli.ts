import type { Command } from 'commander';
import type { Figures } from './figures.module.ts';

type WithFigures = (work: (composed: { figures: Figures }) => Promise<void>) => Promise<void>;

/** bin/champa figures … */
export function figuresCommands(program: Command, withPlatform: WithFigures): void {
  const figures = program.command('figures').description('what members played and moved, added up by day');

  figures
    .command('rebuild')
    .description('forget all figures and count them anew; reports show what is counted so far meanwhile')
    .action(() => withPlatform(async (composed) => composed.figures.rebuild()));

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
        process.stdout.write(`${json ? JSON.stringify(report, null, 2) : summary}\n`);
      }),
    );
}
