import { type Command, Option } from 'commander';
import type { Transfers } from './transfers.module.ts';

type WithTransfers = (work: (composed: { transfers: Pick<Transfers, 'desk'> }) => Promise<void>) => Promise<void>;

const RESOLVE_HELP = `
Without --as the vendor is asked now, as the job does by itself. With --as the move ends by your word: ask the vendor what became of
the reference that "transfers show" prints, by whatever way you have, and say what he says. It cannot be taken back.`;

/** bin/champa transfers … */
export function transfersCommands(program: Command, withPlatform: WithTransfers): void {
  const transfers = program.command('transfers').description('moves between main wallets and those that vendors keep');

  transfers
    .command('list')
    .description('what is under way, the oldest first, one JSON object a line')
    .action(() =>
      withPlatform(async ({ transfers: { desk } }) => {
        for (const move of await desk.list()) process.stdout.write(`${JSON.stringify(move)}\n`);
      }),
    );

  transfers
    .command('show')
    .description('one move')
    .argument('<id>')
    .action((id: string) => withPlatform(async ({ transfers: { desk } }) => print(await desk.show(id))));

  transfers
    .command('resolve')
    .description('find out what became of a move, or end it')
    .argument('<id>')
    .addOption(new Option('--as <outcome>', 'what the vendor told you').choices(['confirmed', 'refused']))
    .option('--reason <text>', 'who said so, and how; kept with the move')
    .addHelpText('after', RESOLVE_HELP)
    .action((id: string, { as: outcome, reason = '' }: { as?: 'confirmed' | 'refused'; reason?: string }) =>
      withPlatform(async ({ transfers: { desk } }) =>
        print(outcome ? await desk.decide(id, outcome, reason) : await desk.ask(id)),
      ),
    );
}

function print(move: object): void {
  process.stdout.write(`${JSON.stringify(move, null, 2)}\n`);
}
