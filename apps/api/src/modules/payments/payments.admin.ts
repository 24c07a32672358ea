import { type PayeeKind, payeeKinds } from '@champa/contract';
import * as z from 'zod/mini';
import type { Clock } from '../../platform/clock.ts';
import type { Author } from '../../platform/command-line.ts';
import { inTransaction, type Pool } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { SecretBox } from '../../platform/secret-box.ts';
import { whyUnread } from '../../platform/stored.ts';
import { readWritten } from '../../platform/written.ts';
import { adapterNames, adapterOf } from './adapters/index.ts';
import { capabilities, type Capability, type Provider } from './domain/provider.ts';
import { makeProvider, PROVIDER_KEY, type Providers } from './payments.registry.ts';
import * as repo from './providers.repo.ts';

/** A provider as an operator writes it; `paysTo` are the kinds of payees that payouts may go to. */
const Definition = z.strictObject({
  name: z.string().check(z.minLength(1), z.maxLength(60)),
  adapter: z.enum([repo.BY_HAND, ...adapterNames]),
  settings: z._default(z.record(z.string(), z.unknown()), {}),
  paysTo: z._default(z.array(z.enum(payeeKinds)), []),
});

const CODE = /^[a-z][a-z0-9_-]{1,39}$/;

/** What is shown of a provider: never its key. */
export type ShownProvider = {
  code: string;
  name: string;
  adapter: string;
  /** What its adapter can do; a text: why it cannot be reached. */
  can: readonly Capability[] | string;
  deposits: 'on' | 'off';
  payouts: 'on' | 'off';
  paysTo: readonly PayeeKind[];
};

export type Switches = { deposits?: boolean; payouts?: boolean };

type Needs = { pool: Pool; clock: Clock; secrets: SecretBox; providers: Providers };

export type PaymentsAdmin = ReturnType<typeof createPaymentsAdmin>;

/** What staff does with payment providers. Each change names who makes it and why. */
export function createPaymentsAdmin({ pool, clock, secrets, providers }: Needs) {
  return {
    async list(): Promise<ShownProvider[]> {
      return Promise.all((await repo.selectProviders(pool)).map(shown));
    },

    /** One provider with its settings and all changes of it. @throws ApiError NOT_FOUND */
    async show(code: string) {
      const row = await repo.selectProvider(pool, code);
      if (!row) throw new ApiError('NOT_FOUND', { provider: code });
      const { settings, credential } = row;
      return {
        ...(await shown(row)),
        settings,
        key: credential === null ? null : 'kept here',
        changes: await repo.selectChanges(pool, code),
      };
    },

    /**
     * Adds a provider, switched off, or changes the one of this code; its switches stay. `key` is the text of a key file; null
     * leaves a known key as it is.
     *
     * @throws ApiError VALIDATION, or NOT_POSSIBLE, which says why
     */
    set: (
      { actor, reason }: Author,
      { code, written, key }: { code: string; written: unknown; key: string | null },
    ): Promise<'added' | 'changed'> =>
      inTransaction(pool, async (tx) => {
        if (!CODE.test(code)) {
          const rule = 'must be 2 to 40 small letters, digits, "_" or "-", beginning with a letter';
          throw new ApiError('VALIDATION', { fields: { code: rule } });
        }
        const { name, adapter, settings, paysTo } = read(written);
        const known = await repo.lockProvider(tx, code);
        if (known && known.adapter !== adapter) {
          throw notPossible(
            `${code} speaks ${known.adapter}: what is under way there needs that; add another provider`,
          );
        }
        const credential = key === null ? (known?.credential ?? null) : kept(adapter, key);
        const { takesDeposits, paysOut } = known ?? { takesDeposits: false, paysOut: false };
        const after = { code, name, adapter, settings, credential, takesDeposits, paysOut, payeeKinds: paysTo };
        requireAble(after);
        await repo.upsertProvider(tx, after);
        const action = known ? 'changed' : 'added';
        const detail = { name, adapter, settings, paysTo, key: key === null ? 'as before' : 'given' };
        await repo.insertChange(tx, { provider: code, action, detail, actor, reason }, clock.now());
        return action;
      }),

    /**
     * Opens or closes a provider for new deposits and new payouts, at once on every server. What is under way goes on.
     *
     * @throws ApiError NOT_FOUND, or NOT_POSSIBLE, which says why
     */
    switch: ({ actor, reason }: Author, code: string, wanted: Switches): Promise<void> =>
      inTransaction(pool, async (tx) => {
        const known = await repo.lockProvider(tx, code);
        if (!known) throw new ApiError('NOT_FOUND', { provider: code });
        const { deposits: takesDeposits = known.takesDeposits, payouts: paysOut = known.paysOut } = wanted;
        const after = { ...known, takesDeposits, paysOut };
        requireAble(after);
        await repo.upsertProvider(tx, after);
        const change = { provider: code, action: 'switched', detail: wanted, actor, reason } as const;
        await repo.insertChange(tx, change, clock.now());
      }),
  };

  async function shown({ code, name, adapter, takesDeposits, paysOut, payeeKinds: paysTo }: repo.ProviderRow) {
    const word = (isOn: boolean) => (isOn ? 'on' : 'off');
    const can = adapter === repo.BY_HAND ? 'by hand' : await providers.find(pool, code).then(capabilitiesOf, whyNot);
    return { code, name, adapter, can, deposits: word(takesDeposits), payouts: word(paysOut), paysTo } as const;
  }

  function kept(adapter: string, key: string): string {
    const kind = adapterOf(adapter)?.key;
    if (!kind) throw notPossible('a provider whose payments are made by hand has no key');
    const checked = readWritten('key', () => kind.check(key));
    return kind.isSecret ? secrets.seal(PROVIDER_KEY, checked) : checked;
  }

  /** @throws ApiError NOT_POSSIBLE where the provider could not be made of this, or is to do what it cannot */
  function requireAble(row: repo.ProviderRow): void {
    const { adapter, takesDeposits, paysOut, payeeKinds: paysTo } = row;
    const able = adapter === repo.BY_HAND ? null : made(row);
    if (takesDeposits && able && !able.deposits) throw notPossible(`${adapter} collects no deposits`);
    if ((paysOut || paysTo.length > 0) && !able?.payouts) throw notPossible(`${adapter} pays nothing out`);
  }

  function made(row: repo.ProviderRow): Provider {
    try {
      return makeProvider(row, { clock, secrets });
    } catch (error) {
      throw notPossible(whyNot(error));
    }
  }
}

function read(written: unknown): z.infer<typeof Definition> {
  const { success, data, error } = Definition.safeParse(written);
  if (success) return data;
  throw new ApiError('VALIDATION', { fields: { provider: whyUnread(error) } });
}

function notPossible(why: string): ApiError {
  return new ApiError('NOT_POSSIBLE', { why });
}

function capabilitiesOf(provider: Provider | null): Capability[] {
  return capabilities.filter((name) => provider?.[name]);
}

function whyNot(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
