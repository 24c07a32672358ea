import {
  ARTWORK_VERSION,
  type ArtworkPool,
  coverPlaceholder,
  type CoverSpec,
  coverSpec,
  createArtworkPool,
  fallbackCover,
  type Size,
  sizeKey,
  tileSpec,
} from '@champa/artwork';
import type { CatalogueGame, CatalogueVendor } from '../domain/game.ts';

/** Something the artwork can draw: `content` fixes every line of it. */
export type Drawing = {
  content: string;
  /** The picture in each size asked for, in that order; drawn once for all. */
  render: (sizes: readonly Size[]) => Promise<Uint8Array[]>;
};

export type Cover = Drawing & {
  /** A CSS background to show until the picture is there. */
  placeholder: string;
};

/** Draws what the catalogue shows, on threads of its own. */
export type Artist = ReturnType<typeof createArtist>;

export function createArtist(threads: number) {
  const pool = createArtworkPool({ threads });
  return {
    /** Another version draws the same content in another way. */
    version: String(ARTWORK_VERSION),
    cover: (game: CatalogueGame): Cover => coverOf(pool, specOf(game)),
    /** For a game whose own cover cannot be shown. */
    defaultCover: (): Cover => coverOf(pool, fallbackCover()),
    vendorTile({ vassalage, gameType }: CatalogueVendor): Drawing {
      const spec = tileSpec({ vassalage, gameType });
      return { content: JSON.stringify(spec), render: async (sizes) => inTurn(await pool.tile(spec, sizes), sizes) };
    },
    stop: (): Promise<void> => pool.close(),
  };
}

function coverOf(pool: ArtworkPool, spec: CoverSpec): Cover {
  return {
    content: JSON.stringify(spec),
    placeholder: coverPlaceholder(spec),
    render: async (sizes) => inTurn(await pool.cover(spec, sizes), sizes),
  };
}

// Node ids are counted from 1, far below where a number would lose digits.
function specOf({ nodeId, vendor, gameType, name, theme, classify }: CatalogueGame): CoverSpec {
  const { vassalage } = vendor;
  return coverSpec({ nodeId: Number(nodeId), vassalage, gameType, gameName: name, theme, gameClassify: classify });
}

function inTurn(pictures: ReadonlyMap<string, Uint8Array>, sizes: readonly Size[]): Uint8Array[] {
  return sizes.map((size) => pictures.get(sizeKey(size))!);
}
