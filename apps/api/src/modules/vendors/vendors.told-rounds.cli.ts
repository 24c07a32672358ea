import type { Command } from 'commander';
import type { WithVendors } from './vendors.cli.ts';
import { VendorRefused } from './vendors.errors.ts';

const PULL_HELP = `
A job pulls by itself, each minute; what a vendor wrote down late is found once a day. TIME says from when on to pull again: what changed
since then by the vendor's clock, such as 2026-11-01T00:00:00Z. A round that is in the record already is not counted again.`;

/** `vendor rounds | pull-rounds`: rounds played against balances that vendors keep. */
export function pullCommands(vendor: Command, withPlatform: WithVendors): void {
  vendor
    .command('rounds')
    .description(
      'Tells how far each vendor’s rounds were pulled, one a line: code, reached, pulled at, failures since, the last failure; below it what is in nobody’s record.',
    )
    .action(() =>
      withPlatform(async ({ vendors: { toldRounds } }) => {
        for (const { code, reached, pulledAt, failures, failure, strays } of await toldRounds.standings()) {
          print([code, reached, pulledAt ?? 'never', failures, failure ?? '-']);
          for (const { ref, reason, told, at } of strays) print(['', reason, ref, at, told]);
        }
      }),
    );

  vendor
    .command('pull-rounds')
    .description('Pulls the rounds of a vendor that keeps balances, now; prints what became of them.')
    .requiredOption('--code <code>', 'the vendor’s code')
    .option('--from <time>', 'pull again what changed since then')
    .addHelpText('after', PULL_HELP)
    .action(({ code, from }: { code: string; from?: string }) =>
      withPlatform(async ({ vendors: { toldRounds } }) => {
        const pulled = await toldRounds.pull(code, from === undefined ? undefined : timeOf(from));
        for (const [outcome, rounds] of Object.entries(pulled)) print([outcome, rounds]);
      }),
    );
}

function timeOf(text: string): Temporal.Instant {
  try {
    return Temporal.Instant.from(text);
  } catch {
    throw new VendorRefused(`${text} is no time such as 2026-11-01T00:00:00Z`);
  }
}

function print(fields: readonly unknown[]): void {
  process.stdout.write(`${fields.map(String).join('\t')}\n`);
}
