import type { Command } from 'commander';
import { asList, line, type Listed, table } from '../../platform/command-line.ts';
import type { Reconciliation } from './reconciliation.module.ts';

type WithReconciliation = (
  work: (composed: { reconciliation: Pick<Reconciliation, 'admin' | 'vendorsAdmin' | 'service'> }) => Promise<void>,
) => Promise<void>;

/** bin/champa reconciliation … */
export function reconciliationCommands(program: Command, withPlatform: WithReconciliation): void {
  const commands = program
    .command('reconciliation')
    .description('days of payment providers and game vendors, compared with what they say of them');

  asList(commands.command('list'))
    .option('--vendors', 'of game vendors')
    .option('--open', 'only days with differences that nobody has explained')
    .description('the last days')
    .action(({ open = false, vendors = false, ...listed }: Listed & { open?: boolean; vendors?: boolean }) =>
      withPlatform(async ({ reconciliation }) => {
        const of = vendors ? reconciliation.vendorsAdmin : reconciliation.admin;
        const { list } = await of.list({ code: undefined, isOpen: open, after: undefined, pageSize: 100 });
        table(
          list.map(({ id: _id, ...day }) => day),
          listed,
        );
      }),
    );

  commands
    .command('compare')
    .argument('<code>', 'of the payment provider, or with --vendor of the game vendor')
    .argument('<day>', 'a day of the brand: 2026-11-27')
    .option('--vendor', 'a game vendor')
    .description('compare a day now, however long ago it was')
    .action((code: string, day: string, { vendor = false }: { vendor?: boolean }) =>
      withPlatform(async ({ reconciliation: { service } }) => {
        const fault = await service.compareDay(
          { party: vendor ? 'vendor' : 'provider', code },
          Temporal.PlainDate.from(day).toString(),
        );
        if (fault !== null) throw new Error(`${code} gave no statement: ${fault}`);
        line(`${code} ${day} compared: "reconciliation list" shows it`);
      }),
    );
}
