import { Resvg } from '@resvg/resvg-js';
import sharp, { type Sharp } from 'sharp';
import { avatarSpecs, composeAvatar } from './avatar.ts';
import { bannerSpecs, composeBanner, type BannerSpec } from './banner.ts';
import { composeCover } from './compose.ts';
import { goodsSpecs } from './goods.ts';
import { composeLicence, licenceSpec } from './licence.ts';
import { promotionSpecs } from './promotions.ts';
import type { CoverSpec } from './spec.ts';
import { composeTile, type TileSpec } from './tile.ts';

export const coverWidths = [120, 180, 240, 360] as const;
export type CoverWidth = (typeof coverWidths)[number];

export const imageFormats = ['avif', 'webp'] as const;
export type ImageFormat = (typeof imageFormats)[number];

/** A requested picture: its width and format. It is never enlarged. */
export type Size = { width: number; format: ImageFormat };

/** A picture to render. */
export type Drawing =
  | { kind: 'cover'; spec: CoverSpec }
  | { kind: 'tile'; spec: TileSpec }
  | { kind: 'banner'; id: string }
  | { kind: 'avatar'; id: string };

/** Files by `sizeKey`. */
export type Pictures = Map<string, Buffer>;

export function sizeKey({ width, format }: Size): string {
  return `${width}.${format}`;
}

/** Renders once and encodes in every requested size. It computes for some 100 ms: do not run it on a request thread. */
export async function render(drawing: Drawing, sizes: readonly Size[]): Promise<Pictures> {
  const raster = new Resvg(compose(drawing), { font: { loadSystemFonts: false } }).render();
  const { width, height } = raster;
  const source = sharp(raster.pixels, { raw: { width, height, channels: 4 } }).removeAlpha();
  const pictures: Pictures = new Map();
  for (const size of sizes) {
    const fitted =
      size.width < width ? source.clone().resize({ width: size.width, kernel: 'lanczos3' }) : source.clone();
    pictures.set(sizeKey(size), await encoders[size.format](fitted));
  }
  return pictures;
}

/** The cover of one game in one size. */
export async function renderCover(spec: CoverSpec, size: { width: CoverWidth; format: ImageFormat }): Promise<Buffer> {
  const pictures = await render({ kind: 'cover', spec }, [size]);
  return pictures.get(sizeKey(size)) ?? Buffer.alloc(0);
}

const encoders: Readonly<Record<ImageFormat, (image: Sharp) => Promise<Buffer>>> = {
  avif: (image) => image.avif({ quality: 52, effort: 2 }).toBuffer(),
  webp: (image) => image.webp({ quality: 74, effort: 3, smartSubsample: true }).toBuffer(),
};

function compose(drawing: Drawing): string {
  if (drawing.kind === 'cover') return composeCover(drawing.spec);
  if (drawing.kind === 'tile') return composeTile(drawing.spec);
  if (drawing.kind === 'avatar') return composeAvatar(found(avatarSpecs, drawing.id));
  return drawing.id === licenceSpec.id
    ? composeLicence()
    : composeBanner(found<BannerSpec>([...bannerSpecs, ...promotionSpecs, ...goodsSpecs], drawing.id));
}

function found<Spec extends { id: string }>(specs: readonly Spec[], id: string): Spec {
  const spec = specs.find((each) => each.id === id);
  if (spec === undefined) throw new RangeError(`no picture is called ${id}`);
  return spec;
}
