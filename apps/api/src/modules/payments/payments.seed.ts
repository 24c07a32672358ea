import { inTransaction, type Pool } from '../../platform/database.ts';
import type { SecretBox } from '../../platform/secret-box.ts';
import { PROVIDER_KEY } from './payments.registry.ts';
import { BY_HAND, lockProvider, type ProviderRow, upsertProvider } from './providers.repo.ts';

/** The demo's providers, which its methods and settings name. */
export const DEMO_PROVIDER = 'sandpay';
export const DEMO_BANK = 'house-bank';

type Sandbox = { baseUrl: string; secret: string };

/** Runs at every start: the sandbox's address and key may have changed; how the operator has switched them stays. */
export async function seedDemoProviders(pool: Pool, secrets: SecretBox, { baseUrl, secret }: Sandbox): Promise<void> {
  const providers: ProviderRow[] = [
    {
      code: DEMO_PROVIDER,
      name: 'SandPay',
      adapter: 'sandpay',
      settings: { baseUrl },
      credential: secrets.seal(PROVIDER_KEY, secret),
      takesDeposits: true,
      paysOut: true,
      payeeKinds: ['BANK', 'E_WALLET', 'CRYPTO'],
    },
    {
      code: DEMO_BANK,
      name: 'The brand’s bank accounts',
      adapter: BY_HAND,
      settings: {},
      credential: null,
      takesDeposits: true,
      paysOut: false,
      payeeKinds: [],
    },
  ];
  await inTransaction(pool, async (tx) => {
    for (const provider of providers) {
      const { takesDeposits, paysOut } = (await lockProvider(tx, provider.code)) ?? provider;
      await upsertProvider(tx, { ...provider, takesDeposits, paysOut });
    }
  });
}
