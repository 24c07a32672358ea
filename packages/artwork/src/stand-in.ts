import sharp from 'sharp';
import type { ArtworkPool } from './pool.ts';
import { type ImageFormat, type Pictures, type Size, sizeKey } from './render.ts';

/** The brand's night, so that what lies over a picture keeps its contrast. */
const COLOUR = '#1b1230';

/**
 * Answers every request with one flat picture of the requested width: for test runs, whose pages need pictures but not their
 * content. Rendering a picture costs some 100 ms of a core, a stand-in almost nothing.
 */
export function createStandInPool(): ArtworkPool {
  const known = new Map<string, Promise<Buffer>>();

  async function pictures(sizes: readonly Size[]): Promise<Pictures> {
    const files = sizes.map(async (size): Promise<[string, Buffer]> => [sizeKey(size), await pictureOf(size)]);
    return new Map(await Promise.all(files));
  }

  function pictureOf({ width, format }: Size): Promise<Buffer> {
    const key = sizeKey({ width, format });
    const picture = known.get(key) ?? flat(width, format);
    known.set(key, picture);
    return picture;
  }

  return {
    cover: (_spec, sizes) => pictures(sizes),
    tile: (_spec, sizes) => pictures(sizes),
    banner: (_id, sizes) => pictures(sizes),
    avatar: (_id, sizes) => pictures(sizes),
    pending: 0,
    close: async () => known.clear(),
  };
}

function flat(width: number, format: ImageFormat): Promise<Buffer> {
  const image = sharp({ create: { width, height: width, channels: 3, background: COLOUR } });
  return format === 'avif' ? image.avif({ effort: 0 }).toBuffer() : image.webp({ effort: 0 }).toBuffer();
}
