import { readFile } from 'node:fs/promises';
import type { Deps } from '../../module.ts';
import { sharedSecret } from '../../platform/keys.ts';
import type { SecretBox } from '../../platform/secret-box.ts';
import { createPaymentsAdmin, type PaymentsAdmin } from './payments.admin.ts';
import { createProviders, type Providers } from './payments.registry.ts';
import { seedDemoProviders } from './payments.seed.ts';

export type Payments = {
  providers: Providers;
  /** Where a provider is to call back. */
  callbackUrl: (provider: string) => string;
  /** What staff does. */
  admin: PaymentsAdmin;
  /** The sandbox, as SANDPAY_URL and SANDPAY_SECRET_FILE name it, and the brand's own bank. */
  seedDemo: () => Promise<void>;
};

/** The parties through which money comes in and goes out. */
export function createPayments(
  { pool, clock, config }: Pick<Deps, 'pool' | 'clock' | 'config'>,
  { secrets }: { secrets: SecretBox },
): Payments {
  const providers = createProviders({ clock, secrets });
  return {
    providers,
    callbackUrl: (provider) =>
      new URL(`/callbacks/payments/${provider}`, config.CALLBACK_URL ?? config.PUBLIC_URL).href,
    admin: createPaymentsAdmin({ pool, clock, secrets, providers }),
    seedDemo: async () => {
      const { SANDPAY_URL: baseUrl, SANDPAY_SECRET_FILE: secretFile } = config;
      if (!baseUrl || !secretFile)
        throw new Error('SANDPAY_URL and SANDPAY_SECRET_FILE name the demo’s payment provider');
      const secret = sharedSecret.check(await readFile(secretFile, 'utf8'));
      await seedDemoProviders(pool, secrets, { baseUrl, secret });
    },
  };
}
