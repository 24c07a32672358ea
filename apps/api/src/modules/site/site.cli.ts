import type { Command } from 'commander';
import { inTransaction, type Pool } from '../../platform/database.ts';
import type { Site } from './site.module.ts';

type WithSite = (work: (composed: { site: Site }, deps: { pool: Pool }) => Promise<void>) => Promise<void>;

/** bin/champa site … */
export function siteCommands(program: Command, withPlatform: WithSite): void {
  const site = program.command('site').description('open and close the site');

  site
    .command('maintenance')
    .description('show the maintenance page to everybody')
    .option('--message <text>', 'what visitors read', '')
    .option('--until <time>', 'the planned end, ISO 8601 with time zone')
    .action((options: { message: string; until?: string }) =>
      withPlatform(({ site: { settings } }, { pool }) => {
        const endTime = options.until ? Temporal.Instant.from(options.until).toString() : null;
        const value = { on: true, message: options.message, endTime };
        return inTransaction(pool, (tx) => settings.set(tx, 'maintenance', value, 'command line'));
      }),
    );

  site
    .command('open')
    .description('end the maintenance')
    .action(() =>
      withPlatform(({ site: { settings } }, { pool }) =>
        inTransaction(pool, (tx) =>
          settings.set(tx, 'maintenance', { on: false, message: '', endTime: null }, 'command line'),
        ),
      ),
    );
}
