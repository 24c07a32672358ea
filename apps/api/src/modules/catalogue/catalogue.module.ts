import { coverWidths, type Language } from '@champa/contract';
import type { Deps, Module } from '../../module.ts';
import type { ReadHandle, WriteHandle } from '../../platform/database.ts';
import type { RecordByHand } from '../../platform/command-line.ts';
import type { Media, PictureFolder } from '../media/index.ts';
import { catalogueAdminRoutes } from './catalogue.admin.routes.ts';
import { type CatalogueAdmin, createCatalogueAdmin } from './catalogue.admin.ts';
import { createGameImports, type GameImports } from './catalogue.imports.ts';
import { createLaneOrder } from './catalogue.lanes.ts';
import { createMaintenanceWindows } from './catalogue.maintenance.ts';
import { createLookups, type Lookups } from './catalogue.lookups.ts';
import { presentGame } from './catalogue.present.ts';
import { hasGame, selectGameType, type VendorChange, upsertVendor } from './catalogue.repo.ts';
import { catalogueRoutes, type CountryOf } from './catalogue.routes.ts';
import { createStaffCatalogue } from './catalogue.staff.ts';
import { createCatalogueArtist } from './covers/artist.ts';
import { createPictures, type OwnCover } from './covers/pictures.ts';
import { warmCovers } from './covers/warm-covers.ts';
import type { CatalogueGame } from './domain/game.ts';
import { type CatalogueSettings, LiveCatalogue } from './memory/live-catalogue.ts';

/** Rendering ahead begins when the server's own start is over. */
const WARM_AFTER_MS = 3000;

export type Catalogue = Module &
  Lookups & {
    admin: CatalogueAdmin;
    imports: GameImports;
    /**
     * Whether a vendor has a game, and both are switched on: from the database, for programs that don't serve requests.
     */
    hasGame: (db: ReadHandle, vassalage: string, gameCode: string) => Promise<boolean>;
    /** The game's current type in the database; null: there is no game of this code. */
    gameTypeOf: typeof selectGameType;
    /** Adds a vendor, or changes the given fields of an existing one. */
    ensureVendor: (tx: WriteHandle, vendor: VendorChange) => Promise<void>;
    /** Renders the covers of the first pages, with lower priority than visitors' requests. */
    warmCovers: () => Promise<void>;
  };

/** Pictures that the brand added. */
type OwnPictures = { cover: OwnCover; has: (name: string) => Promise<boolean> };

type Needs = {
  settings: () => Promise<CatalogueSettings>;
  media: Media;
  record: RecordByHand;
  own: OwnPictures;
  countryOf: CountryOf;
};

/** The games of all vendors: lists, search, lanes and pictures for players, and look-ups for other modules. */
export function createCatalogue(
  { pool, log, clock }: Pick<Deps, 'pool' | 'log' | 'clock'>,
  { settings, media, record, own, countryOf }: Needs,
): Catalogue {
  const pictures = createPictures(createCatalogueArtist(media.artist), own.cover);
  const write = (game: CatalogueGame, language: Language): string =>
    JSON.stringify(presentGame(game, language, pictures));
  const live = new LiveCatalogue({ pool, clock, log, settings, write, lagerIcon: pictures.lagerIcon });
  const admin = createCatalogueAdmin({ pool, clock, record, hasOwnPicture: own.has });
  const imports = createGameImports({ pool, clock, record });
  const covers: PictureFolder = {
    folder: 'covers',
    widths: coverWidths,
    find: (name) =>
      name === 'default' ? pictures.defaultCover() : mapped(live.view.snapshot.byNode.get(name), pictures.cover),
  };
  let isStopped = false;
  let warming: NodeJS.Timeout | undefined;

  const warm = (): Promise<void> => warmCovers(live.view.snapshot.shown, pictures, media, () => isStopped);
  const warmUnlessStopped = (): Promise<void> =>
    warm().catch((error: Error) => {
      if (!isStopped) log.warn({ err: error }, 'covers were not rendered ahead');
    });

  return {
    name: 'catalogue',
    admin,
    imports,
    ...createLookups(live, pictures),
    hasGame,
    gameTypeOf: selectGameType,
    ensureVendor: upsertVendor,
    warmCovers: warm,
    routes(app) {
      catalogueRoutes(app, () => live.view, countryOf);
      media.serve(app, covers);
      media.serve(app, {
        folder: 'vendors',
        widths: coverWidths,
        find: (vassalage) => mapped(live.view.snapshot.vendors.get(vassalage), pictures.vendorTile),
      });
    },
    adminRoutes(app) {
      catalogueAdminRoutes(app, {
        admin,
        games: createStaffCatalogue({ pool, clock, live, pictures, settings }),
        imports,
        lanes: createLaneOrder({ pool, live, record }),
        windows: createMaintenanceWindows({ pool, clock, record }),
      });
      media.serve(app, covers);
    },
    async start() {
      await live.start();
      warming = setTimeout(() => void warmUnlessStopped(), WARM_AFTER_MS).unref();
    },
    async stop() {
      isStopped = true;
      clearTimeout(warming);
      await live.stop();
    },
  };
}

function mapped<T, R>(value: T | undefined, map: (value: T) => R): R | undefined {
  return value === undefined ? undefined : map(value);
}
