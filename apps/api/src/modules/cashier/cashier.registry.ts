import type { Clock } from '../../platform/clock.ts';
import type { ReadHandle } from '../../platform/database.ts';
import { adapters } from './adapters/index.ts';
import type { PaymentProvider } from './domain/provider.ts';
import { selectProvider } from './methods.repo.ts';

/** What no program answers for: the brand's own bank accounts. */
export const BY_HAND = 'by_hand';

export type Providers = { find: (db: ReadHandle, code: string) => Promise<PaymentProvider | null> };

/**
 * Providers as they are set now. Each adapter is made once for its settings, so that keys are read and parsed once; other
 * settings make another. A provider that is switched off is still found: its payments under way have outcomes.
 */
export function createProviders(clock: Clock): Providers {
  const made = new Map<string, { settings: string; provider: PaymentProvider }>();
  return {
    async find(db, code) {
      const row = await selectProvider(db, code);
      if (!row || row.adapter === BY_HAND) return null;
      const settings = JSON.stringify([row.adapter, row.settings]);
      const known = made.get(code);
      if (known?.settings === settings) return known.provider;
      const make = adapters[row.adapter];
      if (!make) throw new Error(`no adapter "${row.adapter}" for the payment provider ${code}`);
      const provider = make(row.settings, clock);
      made.set(code, { settings, provider });
      return provider;
    },
  };
}
