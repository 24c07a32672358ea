import { coverPlaceholder, type CoverSpec, coverSpec, fallbackCover, tileSpec } from '@champa/artwork';
import type { Artist, Drawing } from '../../media/index.ts';
import type { CatalogueGame, CatalogueVendor } from '../domain/game.ts';

export type Cover = Drawing & {
  /** A CSS background shown until the picture has loaded. */
  placeholder: string;
};

/** Draws the catalogue's pictures. */
export type CatalogueArtist = ReturnType<typeof createCatalogueArtist>;

export function createCatalogueArtist(artist: Pick<Artist, 'cover' | 'tile'>) {
  const coverOf = (spec: CoverSpec): Cover => ({ ...artist.cover(spec), placeholder: coverPlaceholder(spec) });
  return {
    cover: (game: CatalogueGame): Cover => coverOf(specOf(game)),
    /** For a game whose own cover cannot be shown. */
    defaultCover: (): Cover => coverOf(fallbackCover()),
    vendorTile: ({ vassalage, gameType }: CatalogueVendor): Drawing => artist.tile(tileSpec({ vassalage, gameType })),
  };
}

// Node IDs count from 1, far below where a number would lose digits.
function specOf({ nodeId, vendor, gameType, name, theme, classify }: CatalogueGame): CoverSpec {
  const { vassalage } = vendor;
  return coverSpec({ nodeId: Number(nodeId), vassalage, gameType, gameName: name, theme, gameClassify: classify });
}
