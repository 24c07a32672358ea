import type { Size } from '@champa/artwork';
import sharp, { type Sharp } from 'sharp';

/** Reads the bytes of a picture the operator added; null when it is gone. */
export type LoadPicture = (name: string) => Promise<Uint8Array | null>;

/** Draws an operator's picture in the requested sizes, as the artwork's are drawn. */
export function renderAdded(name: string, load: LoadPicture): (sizes: readonly Size[]) => Promise<Uint8Array[]> {
  return async (sizes) => {
    const bytes = await load(name);
    if (!bytes) throw new Error(`the picture ${name} is gone`);
    const source = sharp(bytes);
    return Promise.all(
      sizes.map(({ width, format }) => {
        return encoded(source.clone().resize({ width, withoutEnlargement: true }), format);
      }),
    );
  };
}

/** Draws a picture as a game's cover: three wide and four high, cut about its most telling part. */
export function renderCover(load: () => Promise<Uint8Array | null>): (sizes: readonly Size[]) => Promise<Uint8Array[]> {
  return async (sizes) => {
    const bytes = await load();
    if (!bytes) throw new Error('the picture of a cover is gone');
    const source = sharp(bytes);
    return Promise.all(
      sizes.map(({ width, format }) => {
        const height = Math.round((width * 4) / 3);
        return encoded(source.clone().resize({ width, height, fit: 'cover', position: 'attention' }), format);
      }),
    );
  };
}

function encoded(picture: Sharp, format: Size['format']): Promise<Buffer> {
  return (format === 'avif' ? picture.avif({ quality: 55, effort: 3 }) : picture.webp({ quality: 76 })).toBuffer();
}
