import type { Adapter } from './adapter.ts';
import { sandpay } from './sandpay/index.ts';

/** Adapters by the names that `payments.provider` has: a further party is a folder beside this file, and a line here. */
const adaptersByName: Readonly<Record<string, Adapter>> = { sandpay };

export const adapterNames = Object.keys(adaptersByName);

export function adapterOf(name: string): Adapter | null {
  return adaptersByName[name] ?? null;
}
