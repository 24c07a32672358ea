import type { Deps, Module } from '../../module.ts';
import { inTransaction } from '../../platform/database.ts';
import { deleteRefusedBefore } from './callbacks.repo.ts';
import { paymentCallbackRoutes } from './payments.callback.routes.ts';
import type { Providers } from './payments.registry.ts';
import { createReceiveCallback, type Receivers } from './use-cases/receive-callback.ts';

const REFUSED_KEPT_DAYS = 30;

/** Where providers call. It is made after deposits and withdrawals, which receive what is told there. */
export function createPaymentCallbacks(
  { pool, clock, log }: Pick<Deps, 'pool' | 'clock' | 'log'>,
  needs: Receivers & { providers: Providers },
): Module {
  const receive = createReceiveCallback({ pool, clock, log, ...needs });
  return {
    name: 'payment-callbacks',
    routes: (app) => paymentCallbackRoutes(app, receive),
    jobs: [{ name: 'payments_drop_refused', cron: '17 3 * * *', run: dropRefused }],
  };

  async function dropRefused(): Promise<void> {
    const before = clock.now().subtract({ hours: REFUSED_KEPT_DAYS * 24 });
    await inTransaction(pool, (tx) => deleteRefusedBefore(tx, before));
  }
}
