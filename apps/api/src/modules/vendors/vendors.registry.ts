import { createPublicKey } from 'node:crypto';
import type { Pool } from '../../platform/database.ts';
import type { WireVendor } from './domain/vendor.ts';
import { selectVendor } from './vendors.repo.ts';

export type Registry = { find: (code: string) => Promise<WireVendor | null> };

type Entry = { vendor: Promise<WireVendor | null>; readAt: number };

/** For so long a changed key or address may go unnoticed. Whether a vendor may take bets is asked anew with each bet. */
const FRESH_FOR_MS = 1000;
/** Codes come from the path of an unverified request: however many are tried, this many are remembered. */
const MOST_ENTRIES = 1000;

/** Vendors by code, their keys parsed once. */
export function createRegistry(pool: Pool, monotonicMs: () => number = () => performance.now()): Registry {
  const entries = new Map<string, Entry>();

  async function read(code: string, known: Promise<WireVendor | null> | undefined): Promise<WireVendor | null> {
    const [vendor, before] = await Promise.all([selectVendor(pool, code), known?.catch(() => null)]);
    if (!vendor) return null;
    const key = before?.publicKey === vendor.publicKey ? before.key : createPublicKey(vendor.publicKey);
    return { ...vendor, key };
  }

  return {
    find: (code) => {
      const entry = entries.get(code);
      const now = monotonicMs();
      if (entry && now - entry.readAt < FRESH_FOR_MS) return entry.vendor;
      if (!entry && entries.size >= MOST_ENTRIES) entries.clear();
      const vendor = read(code, entry?.vendor);
      entries.set(code, { vendor, readAt: now });
      // A failed read is not kept: the next call tries again.
      vendor.catch(() => entries.delete(code));
      return vendor;
    },
  };
}
