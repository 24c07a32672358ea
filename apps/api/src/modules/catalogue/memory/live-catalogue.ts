import type { Language } from '@champa/contract';
import type { Clock } from '../../../platform/clock.ts';
import type { Pool } from '../../../platform/database.ts';
import type { PreparedJson } from '../../../platform/http/prepared-json.ts';
import type { Log } from '../../../platform/log.ts';
import { repeat, type Repeating } from '../../../platform/repeat.ts';
import { selectGames, selectLaneOrder, selectRevision, selectVendors } from '../catalogue.repo.ts';
import { selectWindowsAhead } from '../maintenance.repo.ts';
import { closedNow, type Window } from '../domain/maintenance.ts';
import type { CatalogueGame, CatalogueVendor } from '../domain/game.ts';
import { GameLists } from './game-lists.ts';
import { FrequentCache } from './recent-cache.ts';
import { buildSnapshot, type Snapshot } from './snapshot.ts';
import { writeGames } from './written-games.ts';

/** How old the catalogue of a server may be. */
const POLL_EVERY_MS = 500;

/** Bytes of the cached answers. */
const ANSWER_BYTES = 64 * 1024 * 1024;

/** The brand's settings that the catalogue depends on. */
export type CatalogueSettings = {
  inHouseAccountTypes: readonly string[];
  languages: readonly string[];
  defaultLanguage: Language;
};

/** One state of the catalogue, and what was made from it. */
export type CatalogueView = {
  snapshot: Snapshot;
  lists: GameLists;
  /** Answers given lately more than once, by request. They are dropped with the catalogue they were made from. */
  answers: FrequentCache<PreparedJson>;
  defaultLanguage: Language;
};

type Needs = {
  pool: Pool;
  clock: Clock;
  log: Log;
  settings: () => Promise<CatalogueSettings>;
  write: (game: CatalogueGame, language: Language) => string;
  lagerIcon: (vendor: CatalogueVendor) => string;
};

/**
 * The catalogue in memory, as each server has it. It follows the database: twice a second the server reads the revision,
 * and where that has changed, or a maintenance window begins or ends, the catalogue. The old one serves until the new one is whole.
 */
export class LiveCatalogue {
  readonly #needs: Needs;
  #view: CatalogueView | undefined;
  #running: Promise<void> | undefined;
  #next: Promise<void> | undefined;
  #polling: Repeating | undefined;
  #windows: { revision: bigint; ahead: readonly Window[] } | undefined;

  constructor(needs: Needs) {
    this.#needs = needs;
  }

  async start(): Promise<void> {
    await this.refresh();
    const onError = (error: unknown): void =>
      this.#needs.log.warn({ err: error }, 'the catalogue could not be read; the last one serves');
    const pace = { everyMs: POLL_EVERY_MS, firstAfterMs: POLL_EVERY_MS };
    this.#polling = repeat(() => this.refresh(), { ...pace, onError });
  }

  async stop(): Promise<void> {
    await this.#polling?.stop();
    await this.#running?.catch(() => undefined);
  }

  get view(): CatalogueView {
    if (!this.#view) throw new Error('the catalogue has not been started');
    return this.#view;
  }

  /**
   * Reads the catalogue again if it has changed; changes committed before the call are seen after it. Concurrent calls
   * share one reading.
   */
  refresh(): Promise<void> {
    this.#next ??= (this.#running ?? Promise.resolve())
      .catch(() => undefined)
      .then(() => {
        this.#next = undefined;
        this.#running = this.#read().finally(() => (this.#running = undefined));
        return this.#running;
      });
    return this.#next;
  }

  async #read(): Promise<void> {
    const { pool, clock, settings, lagerIcon, write } = this.#needs;
    const { inHouseAccountTypes: inHouse, languages, defaultLanguage } = await settings();
    // The revision first: rows that come after it was read have the next revision, and are read again.
    const revision = await selectRevision(pool);
    const closed = closedNow(await this.#windowsAt(revision), clock.now());
    const version = JSON.stringify([String(revision), [...closed], inHouse, languages, defaultLanguage]);
    if (this.#view?.snapshot.version === version) return;
    const vendors = (await selectVendors(pool)).map((vendor) => {
      return { ...vendor, closedUntil: closed.get(vendor.vassalage) ?? null };
    });
    const games = await selectGames(pool);
    const snapshot = await buildSnapshot({
      version,
      vendors,
      games,
      inHouse,
      languages,
      lagerIcon,
      laneOrder: await selectLaneOrder(pool),
    });
    const answers = new FrequentCache<PreparedJson>(ANSWER_BYTES, ({ body }, key) => body.length + key.length);
    const written = {
      lo: await writeGames(snapshot.shown, (game) => write(game, 'lo')),
      en: await writeGames(snapshot.shown, (game) => write(game, 'en')),
      cn: await writeGames(snapshot.shown, (game) => write(game, 'cn')),
    };
    this.#view = { snapshot, lists: new GameLists(snapshot, written), answers, defaultLanguage };
  }
  // Windows that are not over are known as long as nothing changes, so that their beginning and end cost no query.
  async #windowsAt(revision: bigint): Promise<readonly Window[]> {
    if (this.#windows?.revision !== revision) {
      this.#windows = { revision, ahead: await selectWindowsAhead(this.#needs.pool, this.#needs.clock.now()) };
    }
    return this.#windows.ahead;
  }
}
