import type { Vendor } from './vendor.ts';

type Opening = Pick<Vendor, 'launchOrigins' | 'launchUrl'>;

const HOST = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)*[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/;
const EVERY_SUBDOMAIN = /^(https?:\/\/)\*\./i;
const SOME_SUBDOMAIN = 'some-subdomain.';

/**
 * An origin in its usual form; `https://*.games.example` stands for all subdomains. It is a source of
 * Content-Security-Policy, too.
 *
 * @returns null where the text is no origin
 */
export function readLaunchOrigin(text: string): string | null {
  const url = URL.parse(text.replace(EVERY_SUBDOMAIN, `$1${SOME_SUBDOMAIN}`));
  if (!url || !/^https?:$/.test(url.protocol) || !HOST.test(url.hostname)) return null;
  const isMore = url.pathname !== '/' || url.search !== '' || url.hash !== '' || url.username !== '';
  return isMore ? null : url.origin.replace(`//${SOME_SUBDOMAIN}`, '//*.');
}

/** Where a vendor opens its games: the origins it is registered with, else that of its launch address. */
export function launchOriginsOf({ launchOrigins, launchUrl }: Opening): readonly string[] {
  if (launchOrigins.length > 0) return launchOrigins;
  return launchUrl === null ? [] : [new URL(launchUrl).origin];
}

/** Whether a vendor opens games at this address. */
export function isAtLaunchOrigin(vendor: Opening, address: string): boolean {
  const { origin } = new URL(address);
  return launchOriginsOf(vendor).some((allowed) => {
    const [scheme, domain] = allowed.split('//*');
    return domain === undefined ? origin === allowed : origin.startsWith(`${scheme}//`) && origin.endsWith(domain);
  });
}
