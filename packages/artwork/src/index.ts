import { bannerSpecs, type BannerSpec } from './banner.ts';
import { placeholderOf } from './placeholder.ts';
import { coverSpec, type CoverSpec } from './spec.ts';
import type { TileSpec } from './tile.ts';

export { avatarSize, avatarSpecs, composeAvatar, type AvatarSpec } from './avatar.ts';
export { bannerGroups, bannerSpecs, composeBanner, type BannerGroup, type BannerSpec } from './banner.ts';
export { composeCover, coverSize } from './compose.ts';
export { goodsSpecs } from './goods.ts';
export { licenceSpec } from './licence.ts';
export { promotionSpecs } from './promotions.ts';
export { createArtworkPool, type ArtworkPool } from './pool.ts';
export {
  coverWidths,
  imageFormats,
  render,
  renderCover,
  sizeKey,
  type CoverWidth,
  type Drawing,
  type ImageFormat,
  type Pictures,
  type Size,
} from './render.ts';
export { coverSpec, type CoverInput, type CoverSpec } from './spec.ts';
export { createStandInPool } from './stand-in.ts';
export { composeLogo, composeTile, logoSize, tileSize, tileSpec, type TileSpec } from './tile.ts';
export { ARTWORK_VERSION } from './version.ts';

/** The cover of an unknown game: the brand's flower in its garden, without text. */
export function fallbackCover(): CoverSpec {
  return coverSpec({ nodeId: 0, vassalage: 'CHAMPA', gameType: 'RNG', gameName: '', theme: 'lotus' });
}

/** A CSS `background` shown until the picture arrives, at most 200 bytes. */
export function coverPlaceholder({ palette }: Pick<CoverSpec, 'palette'>): string {
  return placeholderOf(palette);
}

export function tilePlaceholder({ palette }: Pick<TileSpec, 'palette'>): string {
  return placeholderOf(palette);
}

export function bannerPlaceholder({ palette }: Pick<BannerSpec, 'palette'>): string {
  return placeholderOf(palette);
}

/** The banners of one place of the site, in their order. */
export function bannersOf(group: BannerSpec['group']): BannerSpec[] {
  return bannerSpecs.filter((spec) => spec.group === group);
}
