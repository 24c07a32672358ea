import { createPrivateKey } from 'node:crypto';
import type { Language } from '@champa/contract';
import type { Deps, Module } from '../../module.ts';
import type { RecordByHand } from '../../platform/command-line.ts';
import type { ReadHandle } from '../../platform/database.ts';
import type { Ledger } from '../ledger/index.ts';
import type { Members } from '../member/index.ts';
import type { SecretBox } from '../../platform/secret-box.ts';
import { createDialects } from './adapters/index.ts';
import type { WalletPort } from './domain/port.ts';
import type { Pot, PotsQuery } from './domain/pot.ts';
import type { TransferWallet } from './domain/transfer-wallet.ts';
import type { RecordedRound, RoundShown } from './domain/round-record.ts';
import type { Round, RoundPage, RoundQuery } from './domain/round.ts';
import type { Win, WinsQuery } from './domain/win.ts';
import { registerCallbackRoutes } from './vendors.callback.routes.ts';
import { createFreeRounds, type FreeRoundsService } from './vendors.free-rounds.ts';
import type { Opener } from './vendors.launch.ts';
import { createPots } from './vendors.pots.ts';
import { createToldRounds, type ToldRoundsService } from './vendors.told-rounds.ts';
import { selectPots } from './vendors.pots.repo.ts';
import { createRegistry } from './vendors.registry.ts';
import { selectCalls, selectOwnRounds, selectRoundsAfter, selectRoundsByRef } from './vendors.records.repo.ts';
import { selectRounds, selectRoundsById } from './vendors.rounds.repo.ts';
import { createVendorsAdmin, type VendorsAdmin } from './vendors.admin.ts';
import { type LobbyVendor, vendorAdminRoutes } from './vendors.admin.routes.ts';
import { createVendorService, type EnsureVendor, VENDOR_KEY, type VendorService } from './vendors.service.ts';
import { createWallet } from './vendors.wallet.ts';
import { selectWins, selectWinsById } from './vendors.winners.repo.ts';

export type VendorsOptions = {
  ledger: Pick<Ledger, 'openAccount' | 'balance'>;
  /** Whether the vendor has this game and it is switched on. Asked for every bet: from memory. */
  isPlayable: (vassalage: string, gameCode: string) => boolean;
  /** The same from the database. */
  hasGame: (db: ReadHandle, vassalage: string, gameCode: string) => Promise<boolean>;
  ensureVendor: EnsureVendor;
  /** The vendors of the lobby, for the back office. */
  listVendors: () => Promise<readonly LobbyVendor[]>;
  members: Pick<Members, 'byId' | 'byName'>;
  /** Refuses a member who may not play now: his own pause, exclusion or end of session. */
  requirePlay: (db: ReadHandle, memberId: string) => Promise<void>;
  /** The brand's code, by which vendors know the operator. */
  merchantCode: () => Promise<string>;
  /** The brand's currency. */
  currency: () => Promise<string>;
  /** Vendors that have games with a progressive pot. */
  vendorsWithPots: () => readonly string[];
  defaultLanguage: Language;
  /** Signs our calls to vendors: RSA, PEM. */
  operatorKey: string;
  /** Seals what vendors share with us. */
  secrets: SecretBox;
  record: RecordByHand;
};

export type Vendors = Module & {
  service: VendorService;
  admin: VendorsAdmin;
  /** What opening a game asks. */
  opener: Opener;
  /** Carries out one call of a vendor that was verified and read. */
  play: WalletPort['play'];
  /** The betting record. */
  listRounds: (db: ReadHandle, query: RoundQuery) => Promise<RoundPage>;
  /** What the ledger's movements of reference type `round` belong to. */
  roundsById: (db: ReadHandle, ids: readonly bigint[]) => Promise<Round[]>;
  /** What members' records of rounds are read from. */
  rounds: {
    after: typeof selectRoundsAfter;
    own: typeof selectOwnRounds;
    byRef: typeof selectRoundsByRef;
    calls: typeof selectCalls;
    /** Asks the round's vendor where it is shown as it was. Not for a transaction. */
    show: (memberId: string, round: Pick<RecordedRound, 'vassalage' | 'ref'>) => Promise<RoundShown>;
  };
  /** The highest wins since a time, so many of each vendor and day. */
  listWins: (db: ReadHandle, query: WinsQuery) => Promise<Win[]>;
  /** Of these rounds, those that count as wins now. */
  winsById: (db: ReadHandle, ids: readonly bigint[]) => Promise<Win[]>;
  /** Progressive pots as their vendors told them, largest first. */
  listPots: (db: ReadHandle, query: PotsQuery) => Promise<Pot[]>;
  /** Rounds the house pays. */
  freeRounds: FreeRoundsService;
  /** Rounds played against balances that vendors keep. */
  toldRounds: ToldRoundsService;
  /** The balances that a vendor keeps; null where there is no vendor that does. */
  transferWallet: (code: string) => Promise<{ wallet: TransferWallet; isOpen: boolean } | null>;
};

/** Game vendors: the wallet they call, the games opened at them, the rounds played there. */
export function createVendors(deps: Deps, options: VendorsOptions): Vendors {
  const { pool, clock, log, live, metrics } = deps;
  const dialects = createDialects(createPrivateKey(options.operatorKey));
  const keyKindOf = (name: string) => dialects.find((dialect) => dialect.name === name)?.key ?? null;
  const registry = createRegistry(pool, ({ dialect, credential }) => {
    const kind = keyKindOf(dialect);
    return kind && kind.read(kind.isSecret ? options.secrets.open(VENDOR_KEY, credential) : credential);
  });
  const service = createVendorService({ pool, clock, keyKindOf, ...options });
  const memberById = (id: string) => options.members.byId(pool, id);
  const pots = createPots({ pool, clock, log, registry, dialects, ...options });
  const freeRounds = createFreeRounds({ pool, clock, log, registry, dialects, ...options });
  const toldRounds = createToldRounds({ pool, clock, log, registry, dialects, listVendors: service.list });
  const wallet = createWallet({ pool, clock, live, memberById, ...options });
  return {
    name: 'vendors',
    service,
    admin: createVendorsAdmin({
      pool,
      service,
      freeRounds: freeRounds.service,
      toldRounds: toldRounds.service,
      record: options.record,
    }),
    opener: { dialects, registry, service },
    play: wallet.play,
    listRounds: selectRounds,
    roundsById: selectRoundsById,
    rounds: {
      after: selectRoundsAfter,
      own: selectOwnRounds,
      byRef: selectRoundsByRef,
      calls: selectCalls,
      show: showRound,
    },
    listWins: selectWins,
    winsById: selectWinsById,
    listPots: selectPots,
    freeRounds: freeRounds.service,
    toldRounds: toldRounds.service,
    transferWallet: async (code) => {
      const vendor = await registry.find(code);
      const dialect = dialects.find(({ name }) => name === vendor?.dialect);
      if (vendor?.wallet !== 'transfer' || !dialect?.transferWallet) return null;
      return { wallet: dialect.transferWallet(vendor), isOpen: vendor.enabled };
    },
    routes: async (app) => {
      await registerCallbackRoutes(app, { dialects, registry, port: wallet, metrics });
    },
    adminRoutes: (app) => vendorAdminRoutes(app, { service, listVendors: options.listVendors }),
    jobs: [...pots.jobs, ...freeRounds.jobs, ...toldRounds.jobs],
    start: pots.start,
    stop: () => wallet.drain(),
  };

  async function showRound(
    memberId: string,
    { vassalage, ref }: Pick<RecordedRound, 'vassalage' | 'ref'>,
  ): Promise<RoundShown> {
    const vendor = await registry.find(vassalage);
    const dialect = dialects.find(({ name }) => name === vendor?.dialect);
    if (!vendor || !dialect?.showRound) return { kind: 'refused', reason: 'the vendor shows no rounds' };
    return dialect.showRound(vendor, { player: memberId, round: ref });
  }
}
