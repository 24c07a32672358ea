import { type Command, Option } from 'commander';
import {
  actorOf,
  asList,
  byStaff,
  line,
  type Listed,
  show,
  staffOf,
  table,
  type Why,
  type WithEmployees,
} from '../../platform/command-line.ts';
import type { Pool } from '../../platform/database.ts';
import type { Transfers } from './transfers.module.ts';

type Composed = WithEmployees & { transfers: Pick<Transfers, 'admin'> };
type WithTransfers = (work: (composed: Composed, deps: { pool: Pool }) => Promise<void>) => Promise<void>;

const RESOLVE_HELP = `
Without --as the vendor is queried now, as the job does by itself. With --as you decide the outcome: ask the vendor about
the reference that "transfers show" prints, and enter its answer. The decision is final.`;

const RECONCILE_HELP = `
Pull the vendor's rounds first: champa vendor pull-rounds. Each member’s wallet there is queried. "rounds" is the result of the member’s rounds,
"booked" that of the moves, "unbooked" the part of the vendor’s balance that our books do not have yet. Play that goes on meanwhile
is a difference that is gone the next time; the vendor must explain one that stays.`;

/** bin/champa transfers … */
export function transfersCommands(program: Command, withPlatform: WithTransfers): void {
  const transfers = program.command('transfers').description('moves between main wallets and transfer wallets');

  asList(transfers.command('list'))
    .description('list the moves under way, the oldest first')
    .action((listed: Listed) => withPlatform(async ({ transfers: { admin } }) => table(await admin.list(), listed)));

  transfers
    .command('show')
    .description('show a move')
    .argument('<id>')
    .action((id: string) => withPlatform(async ({ transfers: { admin } }) => show(await admin.show(id))));

  byStaff(transfers.command('resolve'))
    .description('find out the outcome of a move, or end it')
    .argument('<id>')
    .addOption(new Option('--as <outcome>', 'the vendor’s answer').choices(['confirmed', 'refused']))
    .option('--reason <text>', 'who answered, and how; recorded with the move')
    .addHelpText('after', RESOLVE_HELP)
    .action((id: string, { as: outcome, reason = '', ...who }: Partial<Why> & { as?: 'confirmed' | 'refused' }) =>
      withPlatform(async ({ transfers: { admin }, staff }, { pool }) => {
        const { actor: find } = staff.service;
        if (outcome) return show(await admin.decide(await actorOf(find, pool, { ...who, reason }), id, outcome));
        await staffOf(find, pool, who);
        show(await admin.ask(id));
      }),
    );

  asList(transfers.command('reconcile'))
    .description('list differences between a vendor’s rounds and the moves; exit code 1 when there are any')
    .argument('<vendor>')
    .addHelpText('after', RECONCILE_HELP)
    .action((vendor: string, listed: Listed) =>
      withPlatform(async ({ transfers: { admin } }) => {
        const found = await Array.fromAsync(admin.differences(vendor));
        if (found.length > 0) process.exitCode = 1;
        if (found.length === 0 && !listed.json) return line('rounds and moves are equal');
        table(found, listed);
      }),
    );
}
