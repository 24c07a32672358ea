import { readFile } from 'node:fs/promises';
import { type Command, Option } from 'commander';
import {
  actorOf,
  asList,
  asStaff,
  line,
  type Listed,
  show,
  table,
  type Why,
  type WithEmployees,
} from '../../platform/command-line.ts';
import type { Pool } from '../../platform/database.ts';
import type { Payments } from './payments.module.ts';

type Composed = WithEmployees & { payments: Pick<Payments, 'admin'> };
type WithPayments = (work: (composed: Composed, deps: { pool: Pool }) => Promise<void>) => Promise<void>;
type Position = 'on' | 'off';

/** bin/champa payments … */
export function paymentsCommands(program: Command, withPlatform: WithPayments): void {
  const payments = program.command('payments').description('payment providers: who collects deposits and pays out');

  asList(payments.command('list'))
    .description('all providers: what each can do, and what it is switched on for')
    .action((listed: Listed) => withPlatform(async (composed) => table(await composed.payments.admin.list(), listed)));

  payments
    .command('show')
    .argument('<code>')
    .description('one provider with its settings and who changed it; never its key')
    .action((code: string) => withPlatform(async (composed) => show(await composed.payments.admin.show(code))));

  asStaff(payments.command('set'))
    .argument('<code>', 'the end of its callback address: /callbacks/payments/CODE')
    .argument('<file>', 'JSON as docs/OPERATING.md shows it')
    .option('--key <file>', 'the key shared with it, which is kept sealed; without it a known one stays')
    .description('add a provider, switched off, or change the one of this code')
    .action((code: string, file: string, { key, ...why }: Why & { key?: string }) =>
      withPlatform(async (composed, { pool }) => {
        const by = await actorOf(composed.staff.service.actor, pool, why);
        const written: unknown = JSON.parse(await readFile(file, 'utf8'));
        const given = key === undefined ? null : await readFile(key, 'utf8');
        line(`provider ${code} ${await composed.payments.admin.set(by, { code, written, key: given })}`);
      }),
    );

  asStaff(payments.command('switch'))
    .argument('<code>')
    .addOption(new Option('--deposits <position>', 'whether new deposits may be begun').choices(['on', 'off']))
    .addOption(new Option('--payouts <position>', 'whether new payouts may go to it').choices(['on', 'off']))
    .description('open or close a provider for what is new; what is under way goes on')
    .action((code: string, { deposits, payouts, ...why }: Why & { deposits?: Position; payouts?: Position }) =>
      withPlatform(async (composed, { pool }) => {
        if (!deposits && !payouts) throw new Error('Say what: --deposits on or off, --payouts on or off.');
        const by = await actorOf(composed.staff.service.actor, pool, why);
        const wanted = {
          ...(deposits && { deposits: deposits === 'on' }),
          ...(payouts && { payouts: payouts === 'on' }),
        };
        await composed.payments.admin.switch(by, code, wanted);
        show(await composed.payments.admin.show(code));
      }),
    );
}
