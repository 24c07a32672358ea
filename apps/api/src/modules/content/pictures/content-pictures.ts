import { bannerPlaceholder, bannerSpecs, goodsSpecs, licenceSpec, promotionSpecs } from '@champa/artwork';
import { bannerWidths } from '@champa/contract';
import { type Artist, keyOf, type Picture, pictureOf, writeAddress } from '../../media/index.ts';
import type { AddedPicture } from '../domain/content.ts';
import { type LoadPicture, renderAdded } from './render-added.ts';

export const PICTURE_FOLDER = 'banners';

/** A picture of the content: how it is drawn, and the facts that answers give of it. */
export type ContentPicture = {
  picture: Picture;
  facts: { url: string; widths: number[]; width: number; height: number; placeholder: string };
};

export type ContentPictures = (name: string) => ContentPicture | undefined;

type Drawn = { id: string; width: number; height: number; placeholder: string };

/** The artwork's pictures for content. */
const drawings: readonly Drawn[] = [
  ...[...bannerSpecs, ...promotionSpecs, ...goodsSpecs].map((spec) => ({
    ...spec,
    placeholder: bannerPlaceholder(spec),
  })),
  licenceSpec,
];

type Needs = { artist: Pick<Artist, 'banner'>; load: LoadPicture };

/** Finds pictures by name: those the artwork draws, and those the operator added. */
export function createContentPictures({ artist, load }: Needs): (added: readonly AddedPicture[]) => ContentPictures {
  const drawn = new Map(drawings.map((each) => [each.id, drawnPicture(artist, each)]));
  return (added) => {
    const own = new Map(added.map((each) => [each.name, addedPicture(each, load)]));
    return (name) => drawn.get(name) ?? own.get(name);
  };
}

/** The names of the pictures that the artwork draws. */
export const drawnNames: readonly string[] = drawings.map(({ id }) => id);

/** Whether the artwork has a picture of this name; an operator's cannot use it. */
export function isDrawnName(name: string): boolean {
  return drawnNames.includes(name);
}

function drawnPicture(artist: Pick<Artist, 'banner'>, drawn: Drawn): ContentPicture {
  const { placeholder, ...spec } = drawn;
  const picture = pictureOf(artist.banner(spec));
  return { picture, facts: factsOf(spec.id, picture.key, spec, placeholder) };
}

function addedPicture({ name, hash, placeholder, ...size }: AddedPicture, load: LoadPicture): ContentPicture {
  const key = keyOf({ content: hash });
  return { picture: { key, render: renderAdded(name, load) }, facts: factsOf(name, key, size, placeholder) };
}

function factsOf(
  name: string,
  key: string,
  { width, height }: { width: number; height: number },
  placeholder: string,
): ContentPicture['facts'] {
  const widths = bannerWidths.filter((one) => one <= width);
  return { url: writeAddress(PICTURE_FOLDER, name, key), widths, width, height, placeholder };
}
