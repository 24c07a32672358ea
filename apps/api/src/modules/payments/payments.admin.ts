import { type PayeeKind, payeeKinds } from '@champa/contract';
import * as z from 'zod/mini';
import type { Clock } from '../../platform/clock.ts';
import type { Actor, ByStaff, RecordByHand } from '../../platform/command-line.ts';
import { inTransaction, type Pool, type WriteHandle } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { because } from '../../platform/http/because.ts';
import type { SecretBox } from '../../platform/secret-box.ts';
import { whyUnread } from '../../platform/stored.ts';
import { readWritten } from '../../platform/written.ts';
import { adapterNames, adapterOf } from './adapters/index.ts';
import { capabilities, type Capability, type Provider } from './domain/provider.ts';
import { makeProvider, PROVIDER_KEY, type Providers } from './payments.registry.ts';
import * as repo from './providers.repo.ts';
import { testProvider } from './use-cases/test-provider.ts';

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
  /** Counts its changes. */
  revision: number;
};

/** One provider with its settings, where its key is, and all changes of it, the oldest first. */
export type OpenedProvider = ShownProvider & {
  settings: Record<string, unknown>;
  key: 'kept' | 'file' | 'none';
  changes: repo.PastChange[];
};

/** What the console changes of a provider; `revision`: which the employee looked at. */
export type ProviderChange = { revision: number; name: string; paysTo: PayeeKind[] };

export type Switches = { deposits?: boolean; payouts?: boolean };

type Needs = {
  pool: Pool;
  clock: Clock;
  secrets: SecretBox;
  providers: Providers;
  record: RecordByHand;
  /** Tells open deposit forms. */ changed: () => void;
};

export type PaymentsAdmin = ReturnType<typeof createPaymentsAdmin>;

/** What staff does with payment providers. Each change names who makes it and why. */
export function createPaymentsAdmin({ pool, clock, secrets, providers, record, changed }: Needs) {
  return {
    async list(): Promise<ShownProvider[]> {
      return Promise.all((await repo.selectProviders(pool)).map(shown));
    },

    /** One provider with its settings and all changes of it. @throws ApiError NOT_FOUND */
    async show(code: string): Promise<OpenedProvider> {
      const row = known(await repo.selectProvider(pool, code), code);
      const { settings, credential } = row;
      const key = credential !== null ? 'kept' : 'secretFile' in settings ? 'file' : 'none';
      return { ...(await shown(row)), settings, key, changes: await repo.selectChanges(pool, code) };
    },

    /**
     * Adds a provider, switched off, or changes the one of this code; its switches stay. `key` is the text of a key file; null
     * leaves a known key as it is.
     *
     * @throws ApiError VALIDATION, or NOT_POSSIBLE, which says why
     */
    set: (
      by: ByStaff,
      { code, written, key }: { code: string; written: unknown; key: string | null },
    ): Promise<'added' | 'changed'> =>
      inTransaction(pool, async (tx) => {
        if (!CODE.test(code)) {
          const rule = 'must be 2 to 40 small letters, digits, "_" or "-", beginning with a letter';
          throw new ApiError('VALIDATION', { fields: { code: rule } });
        }
        const { name, adapter, settings, paysTo } = read(written);
        const before = await repo.lockProvider(tx, code);
        if (before && before.adapter !== adapter) {
          const why = `${code} speaks ${before.adapter}: what is under way there needs that; add another provider`;
          throw notPossible(because('adapter_kept', why, { provider: code, adapter: before.adapter }));
        }
        const credential = key === null ? (before?.credential ?? null) : kept(adapter, key);
        const { takesDeposits, paysOut } = before ?? { takesDeposits: false, paysOut: false };
        const after = { code, name, adapter, settings, credential, takesDeposits, paysOut, payeeKinds: paysTo };
        const action = before ? 'changed' : 'added';
        const detail = { name, adapter, settings, paysTo, key: key === null ? 'as before' : 'given' };
        await keep(tx, by, { before, after, action, detail });
        return action;
      }),

    /**
     * Changes the name that staff reads, and whom payouts may go to.
     *
     * @throws ApiError NOT_FOUND; NOT_POSSIBLE, which says why; CHANGED_MEANWHILE with what it is now
     */
    change: (by: ByStaff, code: string, { revision, name, paysTo }: ProviderChange): Promise<void> =>
      inTransaction(pool, async (tx) => {
        const before = known(await repo.lockProvider(tx, code), code);
        if (before.revision !== revision) throw await changedMeanwhile(tx, before);
        const after = { ...before, name, payeeKinds: paysTo };
        await keep(tx, by, { before, after, action: 'changed', detail: { name, paysTo } });
      }),

    /**
     * Gives a provider another key, from the next call on.
     *
     * @throws ApiError NOT_FOUND; VALIDATION for what is no key; NOT_POSSIBLE, which says why
     */
    replaceKey: (by: ByStaff, code: string, key: string): Promise<void> =>
      inTransaction(pool, async (tx) => {
        const before = known(await repo.lockProvider(tx, code), code);
        const after = { ...before, credential: kept(before.adapter, key) };
        await keep(tx, by, { before, after, action: 'key replaced', detail: {} });
      }),

    /**
     * Opens or closes a provider for new deposits and new payouts, at once on every server. What is under way goes on.
     *
     * @throws ApiError NOT_FOUND, or NOT_POSSIBLE, which says why
     */
    async switch(by: ByStaff, code: string, wanted: Switches): Promise<void> {
      await inTransaction(pool, async (tx) => {
        const before = known(await repo.lockProvider(tx, code), code);
        const { deposits: takesDeposits = before.takesDeposits, payouts: paysOut = before.paysOut } = wanted;
        const after = { ...before, takesDeposits, paysOut };
        await keep(tx, by, { before, after, action: 'switched', detail: wanted });
      });
      changed();
    },

    /**
     * Asks a provider whether it is there and knows our key; nothing changes there.
     *
     * @throws ApiError NOT_FOUND, or NOT_POSSIBLE, which says why
     */
    async test(by: Actor, code: string) {
      const row = known(await repo.selectProvider(pool, code), code);
      if (row.adapter === repo.BY_HAND)
        throw notPossible(because('by_hand', 'payments by hand have no provider that could be asked'));
      const answers = await testProvider(made(row), clock);
      const outcomes = Object.fromEntries(answers.map(({ capability, outcome }) => [capability, outcome]));
      await inTransaction(pool, (tx) =>
        record(tx, by, 'provider_tested', { provider: code, ...outcomes }, 'no change'),
      );
      return answers;
    },
  };

  type Kept = {
    before: repo.KnownProvider | null;
    after: repo.ProviderRow;
    action: repo.ProviderChange['action'];
    /** What it was changed to; never a key. */
    detail: object;
  };

  /** Keeps a provider as it is from now on, with the change in its history and in the audit log. */
  async function keep(tx: WriteHandle, by: ByStaff, { before, after, action, detail }: Kept): Promise<void> {
    requireAble(after);
    await repo.upsertProvider(tx, after);
    const { code } = after;
    const { actor, reason } = by;
    await repo.insertChange(tx, { provider: code, action, detail, actor, reason }, clock.now());
    const change = { before: before && standingOf(before), after: standingOf(after) };
    const isKey = action === 'key replaced';
    await record(tx, by, auditNames[action], { provider: code }, isKey ? 'not kept' : change);
  }

  async function changedMeanwhile(tx: WriteHandle, now: repo.KnownProvider): Promise<ApiError> {
    const last = (await repo.selectChanges(tx, now.code)).at(-1);
    const { revision } = now;
    const current = standingOf(now);
    return new ApiError('CHANGED_MEANWHILE', { by: last?.actor ?? null, at: last?.at ?? null, revision, current });
  }

  async function shown(row: repo.KnownProvider): Promise<ShownProvider> {
    const { code, name, adapter, takesDeposits, paysOut, payeeKinds: paysTo, revision } = row;
    const word = (isOn: boolean) => (isOn ? 'on' : 'off');
    const can = adapter === repo.BY_HAND ? 'by hand' : await providers.find(pool, code).then(capabilitiesOf, whyNot);
    return {
      code,
      name,
      adapter,
      can,
      deposits: word(takesDeposits),
      payouts: word(paysOut),
      paysTo,
      revision,
    } as const;
  }

  function kept(adapter: string, key: string): string {
    const kind = adapterOf(adapter)?.key;
    if (!kind) throw notPossible(because('no_key', 'a provider whose payments are made by hand has no key'));
    const checked = readWritten('key', () => kind.check(key));
    return kind.isSecret ? secrets.seal(PROVIDER_KEY, checked) : checked;
  }

  /** @throws ApiError NOT_POSSIBLE where the provider could not be made of this, or is to do what it cannot */
  function requireAble(row: repo.ProviderRow): void {
    const { adapter, takesDeposits, paysOut, payeeKinds: paysTo } = row;
    const able = adapter === repo.BY_HAND ? null : made(row);
    if (takesDeposits && able && !able.deposits)
      throw notPossible(because('no_deposits', `${adapter} collects no deposits`, { adapter }));
    if ((paysOut || paysTo.length > 0) && !able?.payouts)
      throw notPossible(because('no_payouts', `${adapter} pays nothing out`, { adapter }));
  }

  function made(row: repo.ProviderRow): Provider {
    try {
      return makeProvider(row, { clock, secrets });
    } catch (error) {
      throw notPossible(because('provider_unusable', whyNot(error), { answer: whyNot(error) }));
    }
  }
}

function read(written: unknown): z.infer<typeof Definition> {
  const { success, data, error } = Definition.safeParse(written);
  if (success) return data;
  throw new ApiError('VALIDATION', { fields: { provider: whyUnread(error) } });
}

/** The changes of a provider by the names that the audit log has for them. */
const auditNames = {
  added: 'provider_added',
  changed: 'provider_changed',
  switched: 'provider_switched',
  'key replaced': 'provider_key_replaced',
} as const satisfies Record<repo.ProviderChange['action'], string>;

/** What the audit log keeps of a provider: never a key. */
function standingOf({ name, settings, takesDeposits, paysOut, payeeKinds: paysTo }: repo.ProviderRow): object {
  return { name, settings, deposits: takesDeposits, payouts: paysOut, paysTo };
}

function known(found: repo.KnownProvider | null, code: string): repo.KnownProvider {
  if (!found) throw new ApiError('NOT_FOUND', { provider: code });
  return found;
}

function notPossible(reason: ReturnType<typeof because>): ApiError {
  return new ApiError('NOT_POSSIBLE', reason);
}

function capabilitiesOf(provider: Provider | null): Capability[] {
  return capabilities.filter((name) => provider?.[name]);
}

function whyNot(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
