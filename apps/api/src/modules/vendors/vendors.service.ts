import { createPublicKey } from 'node:crypto';
import type { GameType } from '@champa/contract';
import type { Clock } from '../../platform/clock.ts';
import { inTransaction, type Pool, type ReadHandle, type WriteHandle } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { randomToken, tokenHashHex } from '../../platform/ids.ts';
import type { Ledger } from '../ledger/index.ts';
import type { Members } from '../member/index.ts';
import type { SecretBox } from '../../platform/secret-box.ts';
import type { KeyKind } from '../../platform/keys.ts';
import { type Vendor, VENDOR_CODE, type WalletKind } from './domain/vendor.ts';
import { readLaunchOrigin } from './domain/launch-origin.ts';
import { invalid, notPossible } from './vendors.errors.ts';
import * as repo from './vendors.repo.ts';

export type NewVendor = {
  code: string;
  dialect: string;
  /** Left out: unchanged, or `seamless` for a new one. */
  wallet?: WalletKind;
  /** The credential that verifies its calls, as its file has it. */
  key: string;
  launchUrl: string | null;
  /** Where its games are opened. Left out: unchanged, or for a new one the origin of `launchUrl`. */
  launchOrigins?: readonly string[];
  /** The name in the lobby; null keeps the present one, or the code. */
  displayName: string | null;
  gameType: GameType | null;
};

/** Adds the vendor to the catalogue where it is missing; null values leave the catalogue's unchanged. */
export type EnsureVendor = (
  tx: WriteHandle,
  vendor: {
    vassalage: string;
    displayName?: string | null;
    gameType?: GameType | null;
    /** Whether its games cannot be opened now. */
    maintenance?: boolean;
  },
) => Promise<void>;

export type ServiceOptions = {
  pool: Pool;
  clock: Clock;
  ledger: Pick<Ledger, 'openAccount'>;
  members: Pick<Members, 'byName'>;
  ensureVendor: EnsureVendor;
  /** Whether the catalogue has this game, switched on. Reads the database. */
  hasGame: (db: ReadHandle, vassalage: string, gameCode: string) => Promise<boolean>;
  /** PEM. */
  operatorKey: string;
  /** By the name of the dialect; null for an unknown one. */
  keyKindOf: (dialect: string) => KeyKind | null;
  secrets: SecretBox;
};

export type NewSession = { vendor: Pick<Vendor, 'id' | 'code'>; memberId: string; currency: string; gameCode: string };

export type TestSession = { code: string; username: string; gameCode: string };

/** How long a token is valid for bets; longer than anybody plays without returning to the lobby. */
const SESSION_LASTS = Temporal.Duration.from({ hours: 12 });

/** The purpose for which vendors' secrets are sealed. */
export const VENDOR_KEY = 'vendor-key';

export type VendorService = ReturnType<typeof createVendorService>;

/** What an operator does with vendors, and players' sessions there. */
export function createVendorService(options: ServiceOptions) {
  const { pool, clock, ledger, ensureVendor } = options;

  async function openSession(tx: WriteHandle, { vendor, memberId, currency, gameCode }: NewSession): Promise<string> {
    const cash = { owner: { type: 'member', id: memberId }, purpose: 'cash', currency } as const;
    const settlement = { owner: { type: 'vendor', id: vendor.code }, purpose: 'settlement', currency } as const;
    const now = clock.now();
    const token = randomToken();
    await repo.insertSession(tx, tokenHashHex(token), {
      vendorId: vendor.id,
      memberId,
      currency,
      gameCode,
      account: await ledger.openAccount(tx, cash),
      counterAccount: await ledger.openAccount(tx, settlement),
      openedAt: now,
      expiresAt: now.add(SESSION_LASTS),
    });
    return token;
  }

  return {
    /**
     * Registers a vendor, for wallet calls and for the lobby.
     *
     * @throws ApiError NOT_POSSIBLE when the code is taken, unless `replace` gives a known vendor this key and address
     */
    add: (wanted: NewVendor, replace: boolean, actor: string): Promise<'added' | 'replaced'> =>
      inTransaction(pool, async (tx) => {
        const wire = checked(wanted, options);
        const known = await repo.lockVendor(tx, wire.code);
        const vendor = {
          ...wire,
          wallet: wanted.wallet ?? known?.wallet ?? 'seamless',
          launchOrigins: wanted.launchOrigins ? originsOf(wanted.launchOrigins) : (known?.launchOrigins ?? []),
        };
        if (known && !replace) throw notPossible(`vendor ${vendor.code} exists already; --replace changes it`);
        const action = known ? 'replaced' : 'added';
        const id = known ? known.id : await repo.insertVendor(tx, vendor, clock.now());
        if (id === null) throw notPossible(`vendor ${vendor.code} was added by somebody else at this moment`);
        if (known) await repo.updateVendor(tx, { ...known, ...vendor, old: null });
        await repo.insertChange(tx, id, { action, reason: '', actor }, clock.now());
        await ensureVendor(tx, { vassalage: vendor.code, displayName: wanted.displayName, gameType: wanted.gameType });
        return action;
      }),

    list: (): Promise<Vendor[]> => repo.selectVendors(pool),

    /** Sets where a vendor's games take their stakes from. */
    setWallet: (code: string, wallet: WalletKind, actor: string): Promise<void> =>
      inTransaction(pool, async (tx) => {
        const vendor = await repo.lockVendor(tx, code);
        if (!vendor) throw new ApiError('NOT_FOUND', { vendor: code });
        if (vendor.wallet === wallet) return;
        await repo.updateVendor(tx, { ...vendor, wallet });
        await repo.insertChange(tx, vendor.id, { action: 'replaced', reason: `wallet ${wallet}`, actor }, clock.now());
      }),

    /** Sets where a vendor's games are opened. @throws ApiError VALIDATION, NOT_FOUND */
    setLaunchOrigins: (code: string, wanted: readonly string[], actor: string): Promise<void> =>
      inTransaction(pool, async (tx) => {
        const launchOrigins = originsOf(wanted);
        const vendor = await repo.lockVendor(tx, code);
        if (!vendor) throw new ApiError('NOT_FOUND', { vendor: code });
        if (vendor.launchOrigins.join(' ') === launchOrigins.join(' ')) return;
        await repo.updateVendor(tx, { ...vendor, launchOrigins });
        const reason = `launch origins ${launchOrigins.join(' ') || 'none'}`;
        await repo.insertChange(tx, vendor.id, { action: 'replaced', reason, actor }, clock.now());
      }),

    /**
     * Switches a vendor for new bets and new games, at once and on every server.
     *
     * @param note called in the same transaction
     */
    switch: (
      code: string,
      enabled: boolean,
      reason: string,
      actor: string,
      note: (tx: WriteHandle, wasEnabled: boolean) => Promise<void> = async () => undefined,
    ): Promise<void> =>
      inTransaction(pool, async (tx) => {
        const vendor = await repo.lockVendor(tx, code);
        if (!vendor) throw new ApiError('NOT_FOUND', { vendor: code });
        if (reason.trim() === '') throw invalid('reason', 'a reason is needed');
        await repo.updateVendor(tx, { ...vendor, enabled });
        await ensureVendor(tx, { vassalage: code, maintenance: !enabled });
        await repo.insertChange(
          tx,
          vendor.id,
          { action: enabled ? 'enabled' : 'disabled', reason, actor },
          clock.now(),
        );
        await note(tx, vendor.enabled);
      }),

    /** Opens a session of a member at a vendor; the token is returned once and only its hash stored. */
    openSession,

    /** The same by names, for a vendor's certification tests. */
    openTestSession: ({
      code,
      username,
      gameCode,
    }: TestSession): Promise<{ token: string; user: string; currency: string }> =>
      inTransaction(pool, async (tx) => {
        const vendor = await repo.selectVendor(tx, code);
        if (!vendor) throw new ApiError('NOT_FOUND', { vendor: code });
        const member = await options.members.byName(tx, username);
        if (!member) throw new ApiError('NOT_FOUND', { member: username });
        if (!(await options.hasGame(tx, code, gameCode))) {
          throw new ApiError('NOT_FOUND', { vendor: code, game: gameCode });
        }
        const { id: memberId, currency } = member;
        return { token: await openSession(tx, { vendor, memberId, currency, gameCode }), user: memberId, currency };
      }),

    /** The public half of the operator's key, with which vendors verify our calls (SPKI, PEM). */
    operatorPublicKey: (): string =>
      createPublicKey(options.operatorKey).export({ type: 'spki', format: 'pem' }).toString(),
  };
}

type Keeping = Pick<ServiceOptions, 'keyKindOf' | 'secrets'>;

function checked(
  { code, dialect, key, launchUrl }: NewVendor,
  { keyKindOf, secrets }: Keeping,
): Omit<Vendor, 'id' | 'enabled' | 'wallet' | 'launchOrigins' | 'old'> {
  if (!VENDOR_CODE.test(code))
    throw invalid('code', 'a code is 1 to 40 letters, digits, "_" or "-", beginning with a letter or digit');
  const kind = keyKindOf(dialect);
  if (!kind) throw invalid('dialect', `there is no dialect ${dialect}`);
  const kept = kind.check(key);
  if (launchUrl !== null && !isWebAddress(launchUrl))
    throw invalid('launchUrl', 'the launch address must begin with http:// or https://');
  return { code, dialect, credential: kind.isSecret ? secrets.seal(VENDOR_KEY, kept) : kept, launchUrl };
}

function originsOf(wanted: readonly string[]): string[] {
  return wanted.map((text) => {
    const origin = readLaunchOrigin(text);
    if (!origin)
      throw invalid('launchOrigins', `${text} is no origin like https://games.example or https://*.games.example`);
    return origin;
  });
}

function isWebAddress(text: string): boolean {
  return /^https?:$/.test(URL.parse(text)?.protocol ?? '');
}
