import type { Command } from 'commander';
import { asList, byStaff, type Listed, show, staffOf, table, type Who } from '../../platform/command-line.ts';
import type { WithVendors } from './vendors.cli.ts';

const PULL_HELP = `
A job pulls each minute; rounds that a vendor records late are found once a day. TIME is the time from which to pull again: rounds changed
since then by the vendor's clock, such as 2026-11-01T00:00:00Z. A round that is in the record already is not counted again.`;

/** `vendor rounds | pull-rounds`: the settled-round feeds of transfer-wallet vendors. */
export function pullCommands(vendor: Command, withPlatform: WithVendors): void {
  asList(vendor.command('rounds'))
    .description('Prints how far each vendor’s rounds were pulled, and the stray rounds.')
    .action((listed: Listed) =>
      withPlatform(async ({ vendors: { admin } }) =>
        table(
          (await admin.standings()).map(({ code, reached, pulledAt, failures, failure, strays }) => ({
            code,
            reached,
            pulledAt: pulledAt ?? 'never',
            failures,
            failure,
            strays: strays.map(({ ref, reason, told, at }) => `${reason} ${ref} ${at} ${JSON.stringify(told)}`),
          })),
          listed,
        ),
      ),
    );

  byStaff(vendor.command('pull-rounds'))
    .description('Pulls the rounds of a transfer-wallet vendor now; prints the results.')
    .requiredOption('--code <code>', 'the vendor’s code')
    .option('--from <time>', 'pull again what changed since then')
    .addHelpText('after', PULL_HELP)
    .action(({ code, from, ...who }: Who & { code: string; from?: string }) =>
      withPlatform(async ({ vendors: { admin }, staff }, { pool }) => {
        const by = await staffOf(staff.service.actor, pool, who);
        show(await admin.pull(by, { code, from: from === undefined ? undefined : timeOf(from) }));
      }),
    );
}

function timeOf(text: string): Temporal.Instant {
  try {
    return Temporal.Instant.from(text);
  } catch {
    throw new Error(`${text} is no time such as 2026-11-01T00:00:00Z`);
  }
}
