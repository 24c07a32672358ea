import { type ArtworkPool, type CoverSpec, type Pictures, type Size, sizeKey, type TileSpec } from '@champa/artwork';
import type { Drawing } from './drawing.ts';

/** Draws the pictures of the artwork. */
export type Artist = ReturnType<typeof createArtist>;

export function createArtist(pool: ArtworkPool) {
  return {
    cover: (spec: CoverSpec): Drawing => drawing(spec, (sizes) => pool.cover(spec, sizes)),
    tile: (spec: TileSpec): Drawing => drawing(spec, (sizes) => pool.tile(spec, sizes)),
    /** A banner, a promotion's picture or the licence, told apart by ID. */
    banner: (spec: { id: string }): Drawing => drawing(spec, (sizes) => pool.banner(spec.id, sizes)),
    avatar: (spec: { id: string }): Drawing => drawing(spec, (sizes) => pool.avatar(spec.id, sizes)),
    stop: (): Promise<void> => pool.close(),
  };
}

function drawing(spec: object, draw: (sizes: readonly Size[]) => Promise<Pictures>): Drawing {
  return {
    content: JSON.stringify(spec),
    render: async (sizes) => {
      const pictures = await draw(sizes);
      return sizes.map((size) => pictures.get(sizeKey(size))!);
    },
  };
}
