import { availableParallelism } from 'node:os';
import path from 'node:path';
import type { Game, Language } from '@champa/contract';
import type { Deps, Module } from '../../module.ts';
import type { ReadHandle, WriteHandle } from '../../platform/database.ts';
import { presentGame } from './catalogue.present.ts';
import { hasGame, type VendorChange, upsertVendor } from './catalogue.repo.ts';
import { catalogueRoutes } from './catalogue.routes.ts';
import { createArtist } from './covers/artist.ts';
import { mediaRoutes } from './covers/media.routes.ts';
import { createPictures } from './covers/pictures.ts';
import { PictureStore } from './covers/picture-store.ts';
import { RenderQueue } from './covers/render-queue.ts';
import { warmCovers } from './covers/warm-covers.ts';
import type { CatalogueGame, CatalogueVendor } from './domain/game.ts';
import { type CatalogueSettings, LiveCatalogue } from './memory/live-catalogue.ts';
import { codeKey } from './memory/snapshot.ts';

/** The rendering ahead begins when the server's own start is over. */
const WARM_AFTER_MS = 3000;

export type OpenGame = { game: Game; launchMode: 'frame' | 'window' };

export type Catalogue = Module & {
  /** A game by its node id, switched off or not; null where there is none. */
  findGame: (nodeId: string) => Promise<CatalogueGame | null>;
  /** A game by its vendor's code for it. */
  findGameByCode: (vassalage: string, gameCode: string) => Promise<CatalogueGame | null>;
  findVendor: (vassalage: string) => Promise<CatalogueVendor | null>;
  /** A game that can be opened, as the API tells it; null where there is none, or it or its vendor is switched off. */
  findOpenGame: (nodeId: string, language: Language) => Promise<OpenGame | null>;
  /** Whether a vendor has a game, and both are switched on: from the database, for programs that don't serve. */
  hasGame: (db: ReadHandle, vassalage: string, gameCode: string) => Promise<boolean>;
  /** The same from memory, as it was within the last moment: for every bet. */
  isPlayable: (vassalage: string, gameCode: string) => boolean;
  /** Games whose name, in any language, or whose tags this text means. */
  searchGames: (text: string) => Promise<readonly { vassalage: string; gameCode: string }[]>;
  /** Every vendor, with the number of its games that are shown. */
  listVendors: () => Promise<(CatalogueVendor & { games: number })[]>;
  /** A game as the API tells it. */
  presentGame: (game: CatalogueGame, language: Language) => Game;
  /** Adds a vendor, or changes what is given of one that is there. */
  ensureVendor: (tx: WriteHandle, vendor: VendorChange) => Promise<void>;
  /** Renders the covers of the first pages, behind whatever visitors are waiting for. */
  warmCovers: () => Promise<void>;
};

type Needs = { settings: () => Promise<CatalogueSettings> };

/** The games of all vendors: lists, search, lanes and pictures for players, and look-ups for other modules. */
export function createCatalogue({ config, pool, clock, log }: Pick<Deps, 'config' | 'pool' | 'clock' | 'log'>, { settings }: Needs): Catalogue {
  const lanes = availableParallelism();
  const artist = createArtist(lanes);
  const pictures = createPictures(artist);
  const store = new PictureStore(path.join(config.CACHE_DIR, 'pictures', artist.version), new RenderQueue(lanes), log);
  const write = (game: CatalogueGame, language: Language): string => JSON.stringify(presentGame(game, language, pictures));
  const live = new LiveCatalogue({ pool, log, settings, write, lagerIcon: pictures.lagerIcon });
  let isStopped = false;
  let warming: NodeJS.Timeout | undefined;

  const warm = (): Promise<void> => warmCovers(live.view.snapshot.shown, pictures, store, () => isStopped);

  // What is missing here may have been added a moment ago, by a command or on another server.
  async function find<T>(look: () => T | undefined): Promise<T | null> {
    const known = look();
    if (known) return known;
    await live.refresh();
    return look() ?? null;
  }

  const findGame = (nodeId: string) => find(() => live.view.snapshot.byNode.get(nodeId));

  return {
    name: 'catalogue',
    findGame,
    async findOpenGame(nodeId, language) {
      const game = await findGame(nodeId);
      if (!game?.enabled) return null;
      return { game: presentGame(game, language, pictures), launchMode: game.vendor.launchMode };
    },
    hasGame,
    findGameByCode: (vassalage, gameCode) => find(() => live.view.snapshot.byCode.get(codeKey(vassalage, gameCode))),
    findVendor: (vassalage) => find(() => live.view.snapshot.vendors.get(vassalage)),
    isPlayable: (vassalage, gameCode) => live.view.snapshot.byCode.get(codeKey(vassalage, gameCode))?.enabled === true,
    async searchGames(text) {
      const { search, shown } = live.view.snapshot;
      return Array.from(search.search(text), (place) => {
        const { vendor, gameCode } = shown[place]!;
        return { vassalage: vendor.vassalage, gameCode };
      });
    },
    async listVendors() {
      await live.refresh();
      const { vendors, shown } = live.view.snapshot;
      const games = Map.groupBy(shown, ({ vendor }) => vendor.vassalage);
      return Array.from(vendors.values(), (vendor) => ({ ...vendor, games: games.get(vendor.vassalage)?.length ?? 0 }));
    },
    presentGame: (game, language) => presentGame(game, language, pictures),
    ensureVendor: upsertVendor,
    warmCovers: warm,
    routes(app) {
      catalogueRoutes(app, () => live.view);
      mediaRoutes(app, {
        store,
        cover: (name) => (name === 'default' ? pictures.defaultCover() : mapped(live.view.snapshot.byNode.get(name), pictures.cover)),
        vendorTile: (vassalage) => mapped(live.view.snapshot.vendors.get(vassalage), pictures.vendorTile),
      });
    },
    async start() {
      await store.start(clock.now());
      await live.start();
      warming = setTimeout(() => void warm().catch((err: Error) => log.warn({ err }, 'covers were not rendered ahead')), WARM_AFTER_MS).unref();
    },
    async stop() {
      isStopped = true;
      clearTimeout(warming);
      await live.stop();
      await artist.stop();
    },
  };
}

function mapped<T, R>(value: T | undefined, map: (value: T) => R): R | undefined {
  return value === undefined ? undefined : map(value);
}
