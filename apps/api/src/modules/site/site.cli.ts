import { open } from 'node:fs/promises';
import path from 'node:path';
import { type Command, InvalidArgumentError } from 'commander';
import { actorOf, asStaff, type ByStaff, show, type Why, type WithEmployees } from '../../platform/command-line.ts';
import type { Pool } from '../../platform/database.ts';
import { readCountry, type RegionSetting } from './domain/region.ts';
import type { SiteAdmin } from './site.admin.ts';
import type { Site } from './site.module.ts';

type Composed = WithEmployees & { site: Pick<Site, 'admin'> };
type WithSite = (work: (composed: Composed, deps: { pool: Pool }) => Promise<void>) => Promise<void>;

/** bin/champa site … */
export function siteCommands(program: Command, withPlatform: WithSite): void {
  const site = program.command('site').description('open and close the site');

  asStaff(
    site
      .command('maintenance')
      .description('show the maintenance page to everybody')
      .option('--message <text>', 'what visitors read', '')
      .option('--until <time>', 'the planned end, ISO 8601 with time zone', readTime),
  ).action(({ message, until = null, ...why }: Why & { message: string; until?: string | null }) =>
    act(why, (admin, by) => admin.close(by, { message, endTime: until })),
  );

  asStaff(site.command('open').description('end the maintenance')).action((why: Why) =>
    act(why, (admin, by) => admin.open(by)),
  );

  const region = site.command('region').description('where the site is offered, by the visitor’s country');

  asStaff(
    region
      .command('block')
      .argument('<countries...>', 'codes of two letters: LA TH VN', readCountries)
      .description('block these countries; visitors from an unknown country are admitted'),
  ).action((countries: string[], why: Why) => changeRegion(why, { mode: 'block', countries }));

  asStaff(
    region
      .command('allow')
      .argument('<countries...>', 'codes of two letters: LA TH VN', readCountries)
      .description('admit these countries only; visitors from an unknown country are blocked'),
  ).action((countries: string[], why: Why) => changeRegion(why, { mode: 'allow', countries }));

  asStaff(region.command('off').description('offer the site everywhere')).action((why: Why) =>
    changeRegion(why, { mode: 'off', countries: [] }),
  );

  asStaff(
    region
      .command('database')
      .argument('<file>', 'a file of countries in MaxMind’s format (.mmdb) on each server; "none" for none')
      .description('find a visitor’s country by address'),
  ).action(async (file: string, why: Why) => {
    const database = file === 'none' ? null : path.resolve(file);
    if (database) await (await open(database)).close();
    return changeRegion(why, { database });
  });

  asStaff(
    region
      .command('header')
      .argument('<name>', 'such as CF-IPCountry; "none" for none')
      .description('take the country from a header of a trusted proxy (TRUSTED_PROXIES)'),
  ).action((name: string, why: Why) => changeRegion(why, { header: name === 'none' ? null : name.toLowerCase() }));

  region
    .command('show')
    .description('what is set')
    .action(() => withPlatform(async ({ site: { admin } }) => show(await admin.region())));

  function changeRegion(why: Why, region: Partial<RegionSetting>): Promise<void> {
    return act(why, (admin, by) => admin.offerIn(by, region));
  }

  function act(why: Why, work: (admin: SiteAdmin, by: ByStaff) => Promise<void>): Promise<void> {
    return withPlatform(async ({ site: { admin }, staff }, { pool }) =>
      work(admin, await actorOf(staff.service.actor, pool, why)),
    );
  }
}

function readTime(text: string): string {
  try {
    return Temporal.Instant.from(text).toString();
  } catch {
    throw new InvalidArgumentError('Write the time as 2026-12-01T06:00:00+07:00.');
  }
}

function readCountries(text: string, before: string[] = []): string[] {
  const countries = text.split(',').map((part) => {
    const country = readCountry(part);
    if (!country) throw new InvalidArgumentError(`"${part}" is not a two-letter country code.`);
    return country;
  });
  return [...new Set([...before, ...countries])];
}
