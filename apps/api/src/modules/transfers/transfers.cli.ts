import { type Command, Option } from 'commander';
import type { Transfers } from './transfers.module.ts';

type WithTransfers = (work: (composed: { transfers: Pick<Transfers, 'admin'> }) => Promise<void>) => Promise<void>;

const RESOLVE_HELP = `
Without --as the vendor is asked now, as the job does by itself. With --as the move ends by your word: ask the vendor what became of
the reference that "transfers show" prints, by whatever way you have, and say what he says. It cannot be taken back.`;

const RECONCILE_HELP = `
Pull the vendor's rounds first: champa vendor pull-rounds. Each member's wallet there is asked for. "rounds" is what his rounds came to,
"booked" what his moves told of play, "unbooked" what the vendor has beyond what our books have there. Play that goes on meanwhile
is a difference that is gone the next time; one that stays is for the vendor to explain.`;

/** bin/champa transfers … */
export function transfersCommands(program: Command, withPlatform: WithTransfers): void {
  const transfers = program.command('transfers').description('moves between main wallets and those that vendors keep');

  transfers
    .command('list')
    .description('what is under way, the oldest first, one JSON object a line')
    .action(() =>
      withPlatform(async ({ transfers: { admin } }) => {
        for (const move of await admin.list()) process.stdout.write(`${JSON.stringify(move)}\n`);
      }),
    );

  transfers
    .command('show')
    .description('one move')
    .argument('<id>')
    .action((id: string) => withPlatform(async ({ transfers: { admin } }) => print(await admin.show(id))));

  transfers
    .command('resolve')
    .description('find out what became of a move, or end it')
    .argument('<id>')
    .addOption(new Option('--as <outcome>', 'what the vendor told you').choices(['confirmed', 'refused']))
    .option('--reason <text>', 'who said so, and how; kept with the move')
    .addHelpText('after', RESOLVE_HELP)
    .action((id: string, { as: outcome, reason = '' }: { as?: 'confirmed' | 'refused'; reason?: string }) =>
      withPlatform(async ({ transfers: { admin } }) =>
        print(outcome ? await admin.decide(id, outcome, reason) : await admin.ask(id)),
      ),
    );

  transfers
    .command('reconcile')
    .description(
      'where a vendor’s rounds and the moves tell different things of members’ play; exit code 1 when they do',
    )
    .argument('<vendor>')
    .addHelpText('after', RECONCILE_HELP)
    .action((vendor: string) =>
      withPlatform(async ({ transfers: { admin } }) => {
        let found = 0;
        for await (const difference of admin.differences(vendor)) {
          found += 1;
          process.stdout.write(`${JSON.stringify(difference)}\n`);
        }
        if (found > 0) process.exitCode = 1;
        else process.stdout.write('rounds and moves are equal\n');
      }),
    );
}

function print(move: object): void {
  process.stdout.write(`${JSON.stringify(move, null, 2)}\n`);
}
