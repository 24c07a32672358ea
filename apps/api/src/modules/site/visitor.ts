import type { IncomingHttpHeaders } from 'node:http';
import { compile } from '@fastify/proxy-addr';
import type { CountryDatabase } from './country-database.ts';
import { readCountry, type RegionSetting } from './domain/region.ts';

/** The parts of a request that tell its visitor's country. */
export type Visit = { ip: string; headers: IncomingHttpHeaders; socket: { remoteAddress?: string | undefined } };

/**
 * Finds the country of a visitor: by a trusted proxy's header, else by their address. The header of any other client is
 * ignored: a visitor could write it.
 */
export function createCountryFinder(trustedProxies: string, database: Pick<CountryDatabase, 'countryOf'>) {
  const isTrusted = compile(trustedProxies.split(',').flatMap((part) => part.trim() || []));
  return async ({ ip, headers, socket }: Visit, region: RegionSetting): Promise<string | null> => {
    const told = region.header ? readCountry(headers[region.header.toLowerCase()]) : null;
    if (told && isTrusted(socket.remoteAddress ?? '', 0)) return told;
    return region.database ? database.countryOf(region.database, ip) : null;
  };
}
