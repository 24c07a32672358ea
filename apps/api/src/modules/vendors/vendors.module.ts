import { createPrivateKey } from 'node:crypto';
import type { Language, VendorReport } from '@champa/contract';
import type { Deps, Module } from '../../module.ts';
import type { RecordByHand } from '../../platform/command-line.ts';
import { inTransaction, type ReadHandle } from '../../platform/database.ts';
import { repeat, type Repeating } from '../../platform/repeat.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { because } from '../../platform/http/because.ts';
import type { Guard } from '../approvals/index.ts';
import type { Ledger } from '../ledger/index.ts';
import type { StakeLimit } from '../limits/index.ts';
import type { Members } from '../member/index.ts';
import type { SecretBox } from '../../platform/secret-box.ts';
import { hasOpenRound } from './forget.repo.ts';
import type { Dialect } from './adapters/dialect.ts';
import { createDialects } from './adapters/index.ts';
import { CallTally } from './call-tally.ts';
import type { WalletPort } from './domain/port.ts';
import type { DayReport } from './domain/day-report.ts';
import type { Pot, PotsQuery } from './domain/pot.ts';
import type { TransferWallet } from './domain/transfer-wallet.ts';
import type { RecordedRound, RoundShown } from './domain/round-record.ts';
import type { Round, RoundPage, RoundQuery } from './domain/round.ts';
import type { Win, WinsQuery } from './domain/win.ts';
import type { Vendor } from './domain/vendor.ts';
import { registerCallbackRoutes } from './vendors.callback.routes.ts';
import { dropCalls, selectCallsSince } from './vendors.calls.repo.ts';
import { createFreeRounds, type FreeRoundsService } from './vendors.free-rounds.ts';
import { createKeyChange, createKeyMarks } from './vendors.key-change.ts';
import type { Opener } from './vendors.launch.ts';
import { createPots } from './vendors.pots.ts';
import { createRoundFeeds, type RoundFeedsService } from './vendors.round-feeds.ts';
import { selectPots } from './vendors.pots.repo.ts';
import { createRegistry, type Registry } from './vendors.registry.ts';
import { selectAddedAt } from './vendors.repo.ts';
import {
  selectCalls,
  selectOwnRounds,
  selectPartlyCancelled,
  selectRoundsAfter,
  selectRoundsByRef,
} from './vendors.records.repo.ts';
import { selectRounds, selectRoundsById } from './vendors.rounds.repo.ts';
import { createVendorsAdmin, type VendorsAdmin } from './vendors.admin.ts';
import { type LobbyVendor, type ProposeGames, vendorAdminRoutes } from './vendors.admin.routes.ts';
import { createVendorService, type EnsureVendor, VENDOR_KEY, type VendorService } from './vendors.service.ts';
import { notPossible } from './vendors.errors.ts';
import { createWallet } from './vendors.wallet.ts';
import { selectLargeWins, selectWins, selectWinsById, selectWinsOfVendor } from './vendors.winners.repo.ts';

export type VendorsOptions = {
  ledger: Pick<Ledger, 'openAccount' | 'balance'>;
  /** Whether the vendor has this game and it is switched on. Called for every bet: from memory. */
  isPlayable: (vassalage: string, gameCode: string) => boolean;
  /** Whether the vendor has this game, switched on or not. Called for every win: from memory. */
  isKnownGame: (vassalage: string, gameCode: string) => boolean;
  /** The same from the database. */
  hasGame: (db: ReadHandle, vassalage: string, gameCode: string) => Promise<boolean>;
  /** Keeps a vendor's list of games to be compared with the catalogue, and taken. */
  proposeGames: ProposeGames;
  /** Whether a maintenance window of a vendor is under way: from memory. */
  isClosed: (vassalage: string) => boolean;
  ensureVendor: EnsureVendor;
  /** The vendors of the lobby, for the back office. */
  listVendors: () => Promise<readonly LobbyVendor[]>;
  members: Pick<Members, 'byId' | 'byName'>;
  /** Refuses a member who may not play now: because of their own time-out, exclusion or session limit. */
  requirePlay: (db: ReadHandle, memberId: string) => Promise<void>;
  /** What limits a member's stakes now: asked after a stake was refused. */
  stakeLimits: (db: ReadHandle, memberId: string) => Promise<readonly StakeLimit[]>;
  /** The brand's code, by which vendors know the operator. */
  merchantCode: () => Promise<string>;
  /** The brand's currency. */
  currency: () => Promise<string>;
  /** Vendors that have games with a pot. */
  vendorsWithPots: () => readonly string[];
  defaultLanguage: Language;
  /** Signs our calls to vendors: RSA, PEM. */
  operatorKey: string;
  /** Seals the secrets shared with vendors. */
  secrets: SecretBox;
  record: RecordByHand;
  guard: Guard;
};

export type Vendors = Module & {
  service: VendorService;
  admin: VendorsAdmin;
  /** What opening a game asks. */
  opener: Opener;
  /** Where the games of all vendors are opened, at most a second old. */
  launchOrigins: Registry['launchOrigins'];
  /** Carries out one verified call of a vendor. */
  play: WalletPort['play'];
  /** The betting record. */
  listRounds: (db: ReadHandle, query: RoundQuery) => Promise<RoundPage>;
  /** The rounds of ledger movements with reference type `round`. */
  roundsById: (db: ReadHandle, ids: readonly bigint[]) => Promise<Round[]>;
  /** The sources of members' records of rounds. */
  rounds: {
    after: typeof selectRoundsAfter;
    partlyCancelled: typeof selectPartlyCancelled;
    own: typeof selectOwnRounds;
    byRef: typeof selectRoundsByRef;
    calls: typeof selectCalls;
    /** Requests the replay of a round from its vendor. Not for a transaction. */
    show: (memberId: string, round: Pick<RecordedRound, 'vassalage' | 'ref'>) => Promise<RoundShown>;
  };
  /** How many calls each vendor made since a time, and how many of them were faults. */
  callsSince: typeof selectCallsSince;
  /** The highest wins since a time, so many of each vendor and day. */
  listWins: (db: ReadHandle, query: WinsQuery) => Promise<Win[]>;
  /** Those of these rounds that count as wins now. */
  winsById: (db: ReadHandle, ids: readonly bigint[]) => Promise<Win[]>;
  /** The highest wins at a vendor since a time. */
  winsOfVendor: typeof selectWinsOfVendor;
  largeWins: typeof selectLargeWins;
  /** Pots by their vendors' latest answers, largest first. */
  listPots: (db: ReadHandle, query: PotsQuery) => Promise<Pot[]>;
  /** Free rounds that the house gives. */
  freeRounds: FreeRoundsService;
  /** Rounds from settled-round feeds. */
  roundFeeds: RoundFeedsService;
  /** The reports of seamless vendors on what their games moved. */
  dayReports: {
    /** The vendors that have one, with the time since when they are here. */
    reporting: () => Promise<{ code: string; since: Temporal.Instant }[]>;
    /** Null: the vendor has none. */
    find: (code: string) => Promise<DayReport | null>;
  };
  /** The transfer wallet of a vendor; null where it has none. */
  transferWallet: (code: string) => Promise<{ wallet: TransferWallet; isOpen: boolean } | null>;
};

const TALLY_EVERY_MS = 10_000;
const CALLS_KEPT = { hours: 30 * 24 };

/** Game vendors: the wallet they call, opening games, and rounds. */
export function createVendors(deps: Deps, options: VendorsOptions): Vendors {
  const { pool, clock, log, live, metrics } = deps;
  const dialects = createDialects(createPrivateKey(options.operatorKey));
  const keyKindOf = (name: string) => dialects.find((dialect) => dialect.name === name)?.key ?? null;
  const registry = createRegistry(pool, clock, ({ dialect, credential }) => {
    const kind = keyKindOf(dialect);
    return kind && kind.read(kind.isSecret ? options.secrets.open(VENDOR_KEY, credential) : credential);
  });
  const service = createVendorService({ pool, clock, keyKindOf, ...options });
  const memberById = (id: string) => options.members.byId(pool, id);
  const pots = createPots({ pool, clock, log, registry, dialects, ...options });
  const freeRounds = createFreeRounds({ pool, clock, log, registry, dialects, ...options });
  const roundFeeds = createRoundFeeds({ pool, clock, log, registry, dialects, listVendors: service.list });
  const tally = new CallTally(pool, clock);
  let writing: Repeating | undefined;
  const wallet = createWallet({ pool, clock, log, live, metrics, memberById, ...options });
  const admin = createVendorsAdmin({
    pool,
    clock,
    keys: createKeyChange({ pool, clock, keyKindOf, ...options }),
    markOf: createKeyMarks({ keyKindOf }),
    service,
    freeRounds: freeRounds.service,
    roundFeeds: roundFeeds.service,
    record: options.record,
  });
  return {
    name: 'vendors',
    forget: { open: async (db, memberId) => ((await hasOpenRound(db, memberId)) ? ['rounds'] : []) },
    service,
    admin,
    opener: { dialects, registry, service },
    launchOrigins: registry.launchOrigins,
    play: wallet.play,
    listRounds: selectRounds,
    roundsById: selectRoundsById,
    rounds: {
      after: selectRoundsAfter,
      partlyCancelled: selectPartlyCancelled,
      own: selectOwnRounds,
      byRef: selectRoundsByRef,
      calls: selectCalls,
      show: showRound,
    },
    listWins: selectWins,
    winsById: selectWinsById,
    winsOfVendor: selectWinsOfVendor,
    largeWins: selectLargeWins,
    listPots: selectPots,
    freeRounds: freeRounds.service,
    roundFeeds: roundFeeds.service,
    dayReports: {
      reporting: async () => {
        const [vendors, added] = await Promise.all([service.list(), selectAddedAt(pool)]);
        return vendors
          .filter((vendor) => reportOf(vendor) === 'day')
          .map(({ code }) => ({ code, since: added.get(code)! }));
      },
      find: async (code) => {
        const vendor = await registry.find(code);
        return vendor && reportOf(vendor) === 'day' ? dialectOf(vendor)!.dayReport!(vendor) : null;
      },
    },
    transferWallet: async (code) => {
      const vendor = await registry.find(code);
      const dialect = dialects.find(({ name }) => name === vendor?.dialect);
      if (vendor?.wallet !== 'transfer' || !dialect?.transferWallet) return null;
      return { wallet: dialect.transferWallet(vendor), isOpen: vendor.enabled && !options.isClosed(code) };
    },
    routes: async (app) => {
      await registerCallbackRoutes(app, { dialects, registry, port: wallet, metrics, tally });
    },
    adminRoutes: (app) =>
      vendorAdminRoutes(app, {
        admin,
        listVendors: options.listVendors,
        proposeGames: options.proposeGames,
        gamesOf,
        reportOf,
      }),
    callsSince: selectCallsSince,
    jobs: [
      ...pots.jobs,
      ...freeRounds.jobs,
      ...roundFeeds.jobs,
      {
        name: 'vendors_drop_calls',
        cron: '25 20 * * *',
        run: () => inTransaction(pool, (tx) => dropCalls(tx, clock.now().subtract(CALLS_KEPT))),
      },
    ],
    start: async () => {
      await pots.start();
      const onError = (error: unknown): void => log.warn({ err: error }, 'vendors’ calls could not be counted');
      writing = repeat(() => tally.write(), { everyMs: TALLY_EVERY_MS, onError });
    },
    stop: async () => {
      await wallet.drain();
      await writing?.stop();
      await tally.write();
    },
  };

  function dialectOf(vendor: Pick<Vendor, 'dialect'>): Dialect | undefined {
    return dialects.find(({ name }) => name === vendor.dialect);
  }

  /** What a vendor tells us of the play at its games, beside its calls. */
  function reportOf(vendor: Vendor): VendorReport {
    if (vendor.wallet === 'transfer') return 'feed';
    return vendor.launchUrl !== null && dialectOf(vendor)?.dayReport ? 'day' : 'none';
  }

  /** A vendor's games as it lists them now. @throws ApiError NOT_FOUND, or NOT_POSSIBLE where it does not tell them */
  async function gamesOf(code: string): Promise<readonly Record<string, unknown>[]> {
    const vendor = await registry.find(code);
    const dialect = dialects.find(({ name }) => name === vendor?.dialect);
    if (!vendor || !dialect) throw new ApiError('NOT_FOUND', { vendor: code });
    const told = await dialect.listGames?.(vendor, await options.merchantCode());
    if (told?.kind === 'told') return told.games;
    throw notPossible(
      told
        ? because('games_untold', `the vendor did not tell its games: ${told.reason}`, { answer: told.reason })
        : because('tells_no_games', 'the vendor’s dialect tells no games'),
    );
  }

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
