import { open } from 'node:fs/promises';
import path from 'node:path';
import { type Command, InvalidArgumentError } from 'commander';
import { inTransaction, type Pool } from '../../platform/database.ts';
import { readCountry, type RegionSetting } from './domain/region.ts';
import type { Settings } from './domain/settings.ts';
import type { Site } from './site.module.ts';

type WithSite = (work: (composed: { site: Site }, deps: { pool: Pool }) => Promise<void>) => Promise<void>;

/** bin/champa site … */
export function siteCommands(program: Command, withPlatform: WithSite): void {
  const out = (line: string): void => program.configureOutput().writeOut?.(`${line}\n`);
  const site = program.command('site').description('open and close the site');

  site
    .command('maintenance')
    .description('show the maintenance page to everybody')
    .option('--message <text>', 'what visitors read', '')
    .option('--until <time>', 'the planned end, ISO 8601 with time zone', readTime)
    .action(({ message, until = null }: { message: string; until?: string | null }) =>
      change('maintenance', () => ({ on: true, message, endTime: until })),
    );

  site
    .command('open')
    .description('end the maintenance')
    .action(() => change('maintenance', () => ({ on: false, message: '', endTime: null })));

  const region = site.command('region').description('where the site is offered, by the visitor’s country');

  region
    .command('block')
    .argument('<countries...>', 'codes of two letters: LA TH VN', readCountries)
    .description('everywhere but in these countries; who is from nobody knows where may enter')
    .action((countries: string[]) => changeRegion({ mode: 'block', countries }));

  region
    .command('allow')
    .argument('<countries...>', 'codes of two letters: LA TH VN', readCountries)
    .description('in these countries alone; who is from nobody knows where may not enter')
    .action((countries: string[]) => changeRegion({ mode: 'allow', countries }));

  region
    .command('off')
    .description('everywhere')
    .action(() => changeRegion({ mode: 'off', countries: [] }));

  region
    .command('database')
    .argument('<file>', 'a file of countries in MaxMind’s format (.mmdb) on each server; "none" for none')
    .description('tell countries by address')
    .action(async (file: string) => {
      const database = file === 'none' ? null : path.resolve(file);
      if (database) await (await open(database)).close();
      return changeRegion({ database });
    });

  region
    .command('header')
    .argument('<name>', 'such as CF-IPCountry; "none" for none')
    .description('take countries from a header of a trusted proxy (TRUSTED_PROXIES)')
    .action((name: string) => changeRegion({ header: name === 'none' ? null : name.toLowerCase() }));

  region
    .command('show')
    .description('what is set')
    .action(() =>
      withPlatform(async ({ site: { settings } }) => {
        const { mode, countries, database, header } = (await settings.get()).region;
        out(`${mode} ${countries.join(' ')}`.trim());
        out(`database: ${database ?? 'none'}`);
        out(`header: ${header ?? 'none'}`);
      }),
    );

  function changeRegion(wanted: Partial<RegionSetting>): Promise<void> {
    return change('region', (known) => ({ ...known, ...wanted }));
  }

  function change<K extends keyof Settings>(key: K, next: (known: Settings[K]) => Settings[K]): Promise<void> {
    return withPlatform(async ({ site: { settings } }, { pool }) => {
      const known = (await settings.get())[key];
      await inTransaction(pool, (tx) => settings.set(tx, key, next(known), 'command line'));
    });
  }
}

function readTime(text: string): string {
  try {
    return Temporal.Instant.from(text).toString();
  } catch {
    throw new InvalidArgumentError('It is no time such as 2026-12-01T06:00:00+07:00.');
  }
}

function readCountries(text: string, before: string[] = []): string[] {
  const countries = text.split(',').map((part) => {
    const country = readCountry(part);
    if (!country) throw new InvalidArgumentError(`"${part}" is no country code of two letters.`);
    return country;
  });
  return [...new Set([...before, ...countries])];
}
