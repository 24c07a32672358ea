import type { Size } from '@champa/artwork';
import sharp from 'sharp';

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
        const fitted = source.clone().resize({ width, withoutEnlargement: true });
        return (format === 'avif' ? fitted.avif({ quality: 55, effort: 3 }) : fitted.webp({ quality: 76 })).toBuffer();
      }),
    );
  };
}
