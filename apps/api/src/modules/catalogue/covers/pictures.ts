import { hash } from 'node:crypto';
import type { CatalogueGame, CatalogueVendor } from '../domain/game.ts';
import { writeAddress } from './address.ts';
import type { Artist, Drawing } from './artist.ts';

/** A drawing under the key that is part of its address: another picture has another key. */
export type Picture = Pick<Drawing, 'render'> & { key: string };

export type Pictures = ReturnType<typeof createPictures>;

/** The pictures of games and vendors, and where they are found. */
export function createPictures(artist: Artist) {
  const covers = new WeakMap<CatalogueGame, Picture & { placeholder: string }>();

  // 48 bits: of ten thousand pictures two are alike once in six million catalogues.
  const pictureOf = <D extends Drawing>({ content, ...drawing }: D) => ({
    ...drawing,
    key: hash('sha256', `${artist.version}\n${content}`).slice(0, 12),
  });

  // Choosing how a cover looks takes a while, and is asked for three times a game.
  function cover(game: CatalogueGame) {
    const known = covers.get(game);
    if (known) return known;
    const made = pictureOf(artist.cover(game));
    covers.set(game, made);
    return made;
  }

  return {
    cover,
    defaultCover: (): Picture => pictureOf(artist.defaultCover()),
    vendorTile: (vendor: CatalogueVendor): Picture => pictureOf(artist.vendorTile(vendor)),
    icon: (game: CatalogueGame): string => writeAddress('covers', String(game.nodeId), cover(game).key),
    placeholder: (game: CatalogueGame): string => cover(game).placeholder,
    lagerIcon: (vendor: CatalogueVendor): string =>
      writeAddress('vendors', vendor.vassalage, pictureOf(artist.vendorTile(vendor)).key),
  };
}
