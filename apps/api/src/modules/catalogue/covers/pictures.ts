import { hash } from 'node:crypto';
import type { CatalogueGame, CatalogueVendor } from '../domain/game.ts';
import { writeAddress } from './address.ts';
import type { Artist, Drawing } from './artist.ts';

/** A drawing under the key that is part of its address: another picture has another key. */
export type Picture = Pick<Drawing, 'render'> & { key: string };

export type Pictures = ReturnType<typeof createPictures>;

/** The pictures of games and vendors, and where they are found. */
export function createPictures(artist: Artist) {
  const looks = new WeakMap<CatalogueGame, { key: string; placeholder: string }>();

  // 48 bits: of ten thousand pictures two are alike once in six million catalogues.
  const keyOf = ({ content }: Drawing): string => hash('sha256', `${artist.version}\n${content}`).slice(0, 12);
  const pictureOf = (drawing: Drawing): Picture => ({ key: keyOf(drawing), render: drawing.render });

  // Choosing how a cover looks takes a while, and is asked for twice in each language.
  function lookOf(game: CatalogueGame) {
    const known = looks.get(game);
    if (known) return known;
    const cover = artist.cover(game);
    const look = { key: keyOf(cover), placeholder: cover.placeholder };
    looks.set(game, look);
    return look;
  }

  return {
    cover: (game: CatalogueGame): Picture => pictureOf(artist.cover(game)),
    defaultCover: (): Picture => pictureOf(artist.defaultCover()),
    vendorTile: (vendor: CatalogueVendor): Picture => pictureOf(artist.vendorTile(vendor)),
    icon: (game: CatalogueGame): string => writeAddress('covers', String(game.nodeId), lookOf(game).key),
    placeholder: (game: CatalogueGame): string => lookOf(game).placeholder,
    lagerIcon: (vendor: CatalogueVendor): string =>
      writeAddress('vendors', vendor.vassalage, keyOf(artist.vendorTile(vendor))),
  };
}
