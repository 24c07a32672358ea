import { setImmediate as breathe } from 'node:timers/promises';
import type { VendorLane } from '@champa/contract';
import type { GameRow } from '../catalogue.repo.ts';
import { categoryOf } from '../domain/category.ts';
import { isClassOffered } from '../domain/classes.ts';
import type { CatalogueGame, CatalogueVendor } from '../domain/game.ts';
import { lanesOf } from '../domain/lanes.ts';
import { SearchIndex } from '../domain/search-index.ts';

/** Games indexed between two turns of the event loop: some milliseconds, so that a new snapshot delays no bet. */
const SLICE = 200;

/** The whole catalogue at one revision; immutable. */
export type Snapshot = {
  /** The version it was made from; a different one means it is old. */
  readonly version: string;
  /** Shown games, in the order of the lobby, those under maintenance last. Lists and search name a game by its position here. */
  readonly shown: readonly CatalogueGame[];
  /** Positions of the shown games, the newest first. */
  readonly newest: readonly number[];
  readonly search: SearchIndex;
  /** Games that are not shown, and what finds them: for staff. */
  readonly hidden: readonly CatalogueGame[];
  readonly searchHidden: SearchIndex;
  /** The areas of the lobby, for a visitor from a country; null: from any where everything is offered. */
  readonly lanes: (country: string | null) => readonly VendorLane[];
  /** Countries where something is not offered: elsewhere all visitors get the same. */
  readonly restricted: ReadonlySet<string>;
  /** Every game, switched off ones too: a round under way ends whatever the operator switches off. */
  readonly byNode: ReadonlyMap<string, CatalogueGame>;
  readonly byCode: ReadonlyMap<string, CatalogueGame>;
  readonly vendors: ReadonlyMap<string, CatalogueVendor>;
};

export type SnapshotSource = {
  version: string;
  vendors: readonly CatalogueVendor[];
  games: readonly GameRow[];
  inHouse: readonly string[];
  /** The brand's languages. */
  languages: readonly string[];
  lagerIcon: (vendor: CatalogueVendor) => string;
  /** The areas in the order that staff gave them. */
  laneOrder: readonly string[];
};

/** Made when somebody first asks from a country. */
function lanesByCountry(make: (country: string | null) => VendorLane[]): Snapshot['lanes'] {
  const made = new Map<string | null, VendorLane[]>();
  return (country) => {
    const lanes = made.get(country) ?? make(country);
    made.set(country, lanes);
    return lanes;
  };
}

function offeredIn(country: string | null, games: readonly CatalogueGame[]): readonly CatalogueGame[] {
  return country === null ? games : games.filter(({ notIn }) => !notIn.includes(country));
}

/** The key of `byCode`. Codes contain no line break. */
export function codeKey(vassalage: string, gameCode: string): string {
  return `${vassalage}\n${gameCode}`;
}

export async function buildSnapshot({
  version,
  vendors,
  games,
  inHouse,
  languages,
  lagerIcon,
  laneOrder,
}: SnapshotSource): Promise<Snapshot> {
  const byVassalage = new Map(vendors.map((vendor) => [vendor.vassalage, vendor]));
  // A vendor added between the two readings is in the next snapshot, and its games with it.
  const brand = { inHouse, languages };
  const all = games
    .flatMap((row) => gameOf(row, byVassalage.get(row.vassalage), brand))
    .toSorted((a, b) => Number(a.maintenance) - Number(b.maintenance));
  const shown = all.filter((game) => game.enabled);
  const hidden = all.filter((game) => !game.enabled);
  return {
    version,
    shown,
    newest: [...shown.keys()].toSorted((a, b) => shown[a]!.newness - shown[b]!.newness),
    search: await indexOf(shown),
    hidden,
    searchHidden: await indexOf(hidden),
    lanes: lanesByCountry((country) => lanesOf(offeredIn(country, shown), vendors, lagerIcon, laneOrder)),
    restricted: new Set(shown.flatMap(({ notIn }) => notIn)),
    byNode: new Map(all.map((game) => [String(game.nodeId), game])),
    byCode: new Map(all.map((game) => [codeKey(game.vendor.vassalage, game.gameCode), game])),
    vendors: byVassalage,
  };
}

function gameOf(
  row: GameRow,
  vendor: CatalogueVendor | undefined,
  { inHouse, languages }: Pick<SnapshotSource, 'inHouse' | 'languages'>,
): CatalogueGame[] {
  if (!vendor) return [];
  const { vassalage: _, ...game } = row;
  const category = categoryOf(row.gameType, vendor.accountTypeName, inHouse);
  const isOffered = category !== 'INHOUSE' || isClassOffered(row.classify, languages);
  const enabled = row.enabled && vendor.enabled && isOffered;
  const isSwitchedOff = row.maintenance || vendor.maintenance;
  const maintenance = isSwitchedOff || vendor.closedUntil !== null;
  const maintenanceUntil = isSwitchedOff ? null : vendor.closedUntil;
  const notIn = [...new Set([...row.notIn, ...vendor.notIn])];
  return [
    { ...game, notIn, vendor, category, enabled, maintenance, maintenanceUntil, isHot: maintenance ? 0 : row.isHot },
  ];
}

async function indexOf(games: readonly CatalogueGame[]): Promise<SearchIndex> {
  const index = new SearchIndex();
  for (const [place, { name, nameLo, nameCn, vendor, tags }] of games.entries()) {
    if (place % SLICE === 0) await breathe();
    const names = [name, nameLo, nameCn].filter((text) => text !== null);
    index.add({ names, also: [vendor.displayName, vendor.vassalage, ...tags] });
  }
  return index;
}
