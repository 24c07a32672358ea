import { readFile } from 'node:fs/promises';
import type { Deps, Module } from '../../module.ts';
import type { RecordByHand } from '../../platform/command-line.ts';
import { sharedSecret } from '../../platform/keys.ts';
import type { SecretBox } from '../../platform/secret-box.ts';
import { createPaymentsAdmin, type PaymentsAdmin } from './payments.admin.ts';
import { type EndedSince, paymentsAdminRoutes } from './payments.admin.routes.ts';
import { createProviders, type Providers } from './payments.registry.ts';
import { seedDemoProviders } from './payments.seed.ts';

export type Payments = Module & {
  providers: Providers;
  /** Where a provider is to call back. */
  callbackUrl: (provider: string) => string;
  /** What staff does. */
  admin: PaymentsAdmin;
  /** The sandbox, as SANDPAY_URL and SANDPAY_SECRET_FILE name it, and the brand's own bank. */
  seedDemo: () => Promise<void>;
};

type Needs = {
  secrets: SecretBox;
  /** Records in the audit log what staff did. */
  record: RecordByHand;
  depositsSince: EndedSince;
  payoutsSince: EndedSince;
};

/** The parties through which money comes in and goes out. */
export function createPayments(
  { pool, clock, config, live }: Pick<Deps, 'pool' | 'clock' | 'config' | 'live'>,
  { secrets, record, ...since }: Needs,
): Payments {
  const providers = createProviders({ clock, secrets });
  const changed = () => live.publishToAll({ name: 'depositMethods', data: {} });
  const admin = createPaymentsAdmin({ pool, clock, secrets, providers, record, changed });
  return {
    name: 'payments',
    adminRoutes: (app) => paymentsAdminRoutes(app, { pool, clock, admin, ...since }),
    providers,
    callbackUrl: (provider) =>
      new URL(`/callbacks/payments/${provider}`, config.CALLBACK_URL ?? config.PUBLIC_URL).href,
    admin,
    seedDemo: async () => {
      const { SANDPAY_URL: baseUrl, SANDPAY_SECRET_FILE: secretFile } = config;
      if (!baseUrl || !secretFile)
        throw new Error('SANDPAY_URL and SANDPAY_SECRET_FILE name the demo’s payment provider');
      const secret = sharedSecret.check(await readFile(secretFile, 'utf8'));
      await seedDemoProviders(pool, secrets, { baseUrl, secret });
    },
  };
}
