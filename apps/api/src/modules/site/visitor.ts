import type { IncomingHttpHeaders } from 'node:http';
import { compile } from '@fastify/proxy-addr';
import type { CountryDatabase } from './country-database.ts';
import { readCountry, type RegionSetting } from './domain/region.ts';

/** A request as far as it tells where its visitor is. */
export type Visit = { ip: string; headers: IncomingHttpHeaders; socket: { remoteAddress?: string | undefined } };

/**
 * Finds the country of a visitor: as a trusted proxy tells it, else by his address. The header of anybody else is passed
 * over: a visitor could write it himself.
 */
export function createCountryFinder(trustedProxies: string, database: Pick<CountryDatabase, 'countryOf'>) {
  const isTrusted = compile(trustedProxies.split(',').flatMap((part) => part.trim() || []));
  return async ({ ip, headers, socket }: Visit, region: RegionSetting): Promise<string | null> => {
    const told = region.header ? readCountry(headers[region.header.toLowerCase()]) : null;
    if (told && isTrusted(socket.remoteAddress ?? '', 0)) return told;
    return region.database ? database.countryOf(region.database, ip) : null;
  };
}
