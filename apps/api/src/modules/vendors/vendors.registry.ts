import type { KeyObject } from 'node:crypto';
import type { Clock } from '../../platform/clock.ts';
import type { Pool } from '../../platform/database.ts';
import type { Vendor, WireVendor } from './domain/vendor.ts';
import { launchOriginsOf } from './domain/launch-origin.ts';
import { selectVendor, selectVendors } from './vendors.repo.ts';

export type Registry = {
  find: (code: string) => Promise<WireVendor | null>;
  /** Where the games of all vendors are opened: for the policy of every page. */
  launchOrigins: () => Promise<readonly string[]>;
};

/** `holding`: the credentials of its keys. */
type Known = WireVendor & { holding: readonly string[] };
type Entry = { vendor: Promise<Known | null>; readAt: number };

/** How long a changed key or address may go unnoticed. Whether a vendor may take bets is checked with each bet. */
const FRESH_FOR_MS = 1000;
/** Codes come from the path of an unverified request: however many are tried, only this many are cached. */
const MOST_ENTRIES = 1000;

/** Vendors by code, with parsed keys. A vendor with an unknown dialect counts as unknown. */
export function createRegistry(
  pool: Pool,
  clock: Clock,
  keyOf: (vendor: Pick<Vendor, 'dialect' | 'credential'>) => KeyObject | null,
  monotonicMs: () => number = () => performance.now(),
): Registry {
  const entries = new Map<string, Entry>();
  let origins: { read: Promise<readonly string[]>; readAt: number } | undefined;

  async function read(code: string, known: Promise<Known | null> | undefined): Promise<Known | null> {
    const [vendor, before] = await Promise.all([selectVendor(pool, code), known?.catch(() => null)]);
    if (!vendor) return null;
    const { dialect } = vendor;
    const holding = credentialsOf(vendor);
    const isSame = before?.dialect === dialect && before.holding.join() === holding.join();
    const keys = isSame ? before.keys : holding.flatMap((credential) => keyOf({ dialect, credential }) ?? []);
    return keys.length === 0 ? null : { ...vendor, keys, holding };
  }

  /** The credentials that hold now, the newest first. */
  function credentialsOf({ credential, old }: Vendor): string[] {
    return old && Temporal.Instant.compare(clock.now(), old.until) < 0 ? [credential, old.credential] : [credential];
  }

  async function readOrigins(): Promise<readonly string[]> {
    return [...new Set((await selectVendors(pool)).flatMap(launchOriginsOf))];
  }

  return {
    find: (code) => {
      const entry = entries.get(code);
      const now = monotonicMs();
      if (entry && now - entry.readAt < FRESH_FOR_MS) return entry.vendor;
      if (!entry && entries.size >= MOST_ENTRIES) entries.clear();
      const vendor = read(code, entry?.vendor);
      entries.set(code, { vendor, readAt: now });
      // A failed read is not cached: the next call tries again.
      vendor.catch(() => entries.delete(code));
      return vendor;
    },
    launchOrigins: () => {
      const now = monotonicMs();
      if (origins && now - origins.readAt < FRESH_FOR_MS) return origins.read;
      const read = readOrigins();
      origins = { read, readAt: now };
      read.catch(() => (origins = undefined));
      return read;
    },
  };
}
