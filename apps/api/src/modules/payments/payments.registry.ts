import { readFileSync } from 'node:fs';
import type { KeyObject } from 'node:crypto';
import type { PayeeKind } from '@champa/contract';
import * as z from 'zod/mini';
import type { Clock } from '../../platform/clock.ts';
import type { ReadHandle } from '../../platform/database.ts';
import type { KeyKind } from '../../platform/keys.ts';
import type { SecretBox } from '../../platform/secret-box.ts';
import { adapterOf } from './adapters/index.ts';
import type { Capability, Provider } from './domain/provider.ts';
import { BY_HAND, type ProviderRow, selectPaying, selectProvider, selectProviders } from './providers.repo.ts';

/** What providers' secrets are sealed for. */
export const PROVIDER_KEY = 'payment-provider-key';

const KeyFile = z.object({ secretFile: z.optional(z.string()) });

export type Providers = {
  /** Null: there is none of this code, or its payments are made by hand. */
  find: (db: ReadHandle, code: string) => Promise<Provider | null>;
  /** The provider's calls of one capability. @throws Error where it lacks that: a row names the wrong provider */
  calls: <C extends Capability>(db: ReadHandle, code: string, capability: C) => Promise<NonNullable<Provider[C]>>;
  /** Whether new payouts to this kind of payee may go to it. */
  pays: (db: ReadHandle, code: string, kind: PayeeKind) => Promise<boolean>;
  /** The codes of those that pay to this kind of payee. */
  paying: (db: ReadHandle, kind: PayeeKind) => Promise<string[]>;
  /** The codes of those that have statements. One that cannot be made, such as without its key, has none. */
  stating: (db: ReadHandle) => Promise<string[]>;
  /** What staff reads, by code. */
  names: (db: ReadHandle) => Promise<ReadonlyMap<string, string>>;
};

/**
 * Providers as they are set now. Each is made once for its settings and key; others make another. One that is switched off is
 * still found: what is under way there has outcomes.
 */
export function createProviders({ clock, secrets }: { clock: Clock; secrets: SecretBox }): Providers {
  const made = new Map<string, { from: string; provider: Provider }>();

  async function find(db: ReadHandle, code: string): Promise<Provider | null> {
    const row = await selectProvider(db, code);
    if (!row || row.adapter === BY_HAND) return null;
    const from = JSON.stringify([row.adapter, row.settings, row.credential]);
    const known = made.get(code);
    if (known?.from === from) return known.provider;
    const provider = makeProvider(row, { clock, secrets });
    made.set(code, { from, provider });
    return provider;
  }

  return {
    find,
    async calls(db, code, capability) {
      const calls = (await find(db, code))?.[capability];
      if (!calls) throw new Error(`the payment provider ${code} has no ${capability}`);
      return calls;
    },
    async pays(db, code, kind) {
      const row = await selectProvider(db, code);
      return row !== null && row.paysOut && row.payeeKinds.includes(kind);
    },
    paying: selectPaying,
    async stating(db) {
      const codes = (await selectProviders(db)).map(({ code }) => code);
      const found = await Promise.all(codes.map((code) => find(db, code).catch(() => null)));
      return codes.filter((_code, place) => found[place]?.statements);
    },
    names: async (db) => new Map((await selectProviders(db)).map(({ code, name }) => [code, name])),
  };
}

/** @throws Error where this program has no such adapter, or the key or the settings cannot be read */
export function makeProvider(
  row: Pick<ProviderRow, 'code' | 'adapter' | 'settings' | 'credential'>,
  { clock, secrets }: { clock: Clock; secrets: SecretBox },
): Provider {
  const adapter = adapterOf(row.adapter);
  if (!adapter) throw new Error(`no adapter "${row.adapter}" for the payment provider ${row.code}`);
  return adapter.create({ settings: row.settings, key: keyOf(row, adapter.key, secrets), clock });
}

function keyOf(
  { code, credential, settings }: Pick<ProviderRow, 'code' | 'credential' | 'settings'>,
  kind: KeyKind,
  secrets: SecretBox,
): KeyObject {
  if (credential !== null) return kind.read(kind.isSecret ? secrets.open(PROVIDER_KEY, credential) : credential);
  const { secretFile } = KeyFile.parse(settings);
  if (secretFile === undefined) throw new Error(`the payment provider ${code} has no key`);
  return kind.read(readFileSync(secretFile, 'utf8').trim());
}
