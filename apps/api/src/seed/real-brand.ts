import type { Ledger } from '../modules/ledger/index.ts';
import { type Config, StartRefusal } from '../platform/config.ts';

/** The account that the demo's opening balances come from. No real brand has it. */
export const demoOpening = { owner: { type: 'house', id: 'demo' }, purpose: 'opening' } as const;

/**
 * Refuses to serve the demo's data as a brand in operation: its accounts have a public password.
 *
 * @throws StartRefusal in production, on a database that the demo's seed has filled
 */
export async function requireRealBrand(
  { NODE_ENV }: Pick<Config, 'NODE_ENV'>,
  ledger: Pick<Ledger, 'hasAccountOf'>,
): Promise<void> {
  if (NODE_ENV !== 'production' || !(await ledger.hasAccountOf(demoOpening.owner))) return;
  throw new StartRefusal(
    'NODE_ENV is production, and the database holds the demo brand, whose accounts have a public password. Name a new, empty database in DATABASE_URL.',
  );
}
