import { keyOf, type Picture, pictureOf, writeAddress } from '../../media/index.ts';
import type { CatalogueGame, CatalogueVendor } from '../domain/game.ts';
import type { CatalogueArtist } from './artist.ts';

/** The look of a game's cover, as far as lists need it. */
type Look = { game: CatalogueGame; key: string; placeholder: string };

/** A picture that the brand added, cut to the shape of covers; null: it is gone, and the platform's cover is shown. */
export type OwnCover = (name: string) => { picture: Picture; placeholder: string } | null;

export type Pictures = ReturnType<typeof createPictures>;

/** The pictures of games and vendors, and their addresses. */
export function createPictures(artist: CatalogueArtist, ownCover: OwnCover) {
  const looks = new Map<bigint, Look>();

  const ownOf = ({ cover }: CatalogueGame) => (cover === null ? null : ownCover(cover));

  // Choosing a cover's look takes a while; a catalogue that is read again has mostly the same games.
  function lookOf(game: CatalogueGame): Look {
    const known = game.cover === null ? looks.get(game.nodeId) : undefined;
    if (known && isDrawnAlike(known.game, game)) return known;
    const own = ownOf(game);
    if (own) return { game, key: own.picture.key, placeholder: own.placeholder };
    const cover = artist.cover(game);
    const look = { game, key: keyOf(cover), placeholder: cover.placeholder };
    looks.set(game.nodeId, look);
    return look;
  }

  return {
    cover: (game: CatalogueGame): Picture => ownOf(game)?.picture ?? pictureOf(artist.cover(game)),
    defaultCover: (): Picture => pictureOf(artist.defaultCover()),
    vendorTile: (vendor: CatalogueVendor): Picture => pictureOf(artist.vendorTile(vendor)),
    icon: (game: CatalogueGame): string => writeAddress('covers', String(game.nodeId), lookOf(game).key),
    placeholder: (game: CatalogueGame): string => lookOf(game).placeholder,
    lagerIcon: (vendor: CatalogueVendor): string =>
      writeAddress('vendors', vendor.vassalage, keyOf(artist.vendorTile(vendor))),
  };
}

function isDrawnAlike(a: CatalogueGame, b: CatalogueGame): boolean {
  return (
    a.name === b.name &&
    a.gameType === b.gameType &&
    a.theme === b.theme &&
    a.classify === b.classify &&
    a.vendor.vassalage === b.vendor.vassalage
  );
}
