import type { PayeeKind } from '@champa/contract';
import type { Clock } from '../../platform/clock.ts';
import type { ReadHandle } from '../../platform/database.ts';
import { adapters } from './adapters/index.ts';
import type { PayoutProvider } from './domain/provider.ts';
import { selectProvider } from './trail.repo.ts';

export type PayoutProviders = {
  find: (db: ReadHandle, code: string) => Promise<PayoutProvider | null>;
  /** Whether new payouts to this kind of payee may go to it. */
  pays: (db: ReadHandle, code: string, kind: PayeeKind) => Promise<boolean>;
};

/**
 * Payout providers as they are set now; each adapter is made once for its settings. One that is switched off is still found:
 * its payouts under way have outcomes.
 */
export function createPayoutProviders(clock: Clock): PayoutProviders {
  const made = new Map<string, { settings: string; provider: PayoutProvider }>();
  return {
    async find(db, code) {
      const row = await selectProvider(db, code);
      if (!row) return null;
      const settings = JSON.stringify([row.adapter, row.settings]);
      const known = made.get(code);
      if (known?.settings === settings) return known.provider;
      const make = adapters[row.adapter];
      if (!make) throw new Error(`no adapter "${row.adapter}" for the payout provider ${code}`);
      const provider = make(row.settings, clock);
      made.set(code, { settings, provider });
      return provider;
    },
    async pays(db, code, kind) {
      const row = await selectProvider(db, code);
      return row !== null && row.enabled && row.kinds.includes(kind);
    },
  };
}
