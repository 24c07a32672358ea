import type { Command } from 'commander';
import { asList, line, type Listed, table } from '../../platform/command-line.ts';
import type { Reconciliation } from './reconciliation.module.ts';

type WithReconciliation = (
  work: (composed: { reconciliation: Pick<Reconciliation, 'admin' | 'service'> }) => Promise<void>,
) => Promise<void>;

/** bin/champa reconciliation … */
export function reconciliationCommands(program: Command, withPlatform: WithReconciliation): void {
  const reconciliation = program
    .command('reconciliation')
    .description('days of payment providers, compared with their statements');

  asList(reconciliation.command('list'))
    .option('--open', 'only days with differences that nobody has explained')
    .description('the last days')
    .action(({ open = false, ...listed }: Listed & { open?: boolean }) =>
      withPlatform(async ({ reconciliation: { admin } }) => {
        const { list } = await admin.list({ provider: undefined, isOpen: open, after: undefined, pageSize: 100 });
        table(
          list.map(({ id: _id, ...day }) => day),
          listed,
        );
      }),
    );

  reconciliation
    .command('compare')
    .argument('<provider>')
    .argument('<day>', 'a day of the brand: 2026-11-27')
    .description('compare a day now, however long ago it was')
    .action((provider: string, day: string) =>
      withPlatform(async ({ reconciliation: { service } }) => {
        const fault = await service.compareDay(provider, Temporal.PlainDate.from(day).toString());
        if (fault !== null) throw new Error(`${provider} gave no statement: ${fault}`);
        line(`${provider} ${day} compared: "reconciliation list" shows it`);
      }),
    );
}
