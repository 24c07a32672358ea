import { type ImageFormat, imageFormats, type Size } from '@champa/artwork';

/** The parts of a picture's address: its name, its version (if given), and its size. */
export type Address = { name: string; version: string | undefined; size: Size };

const ADDRESS = new RegExp(`^([\\w-]{1,60}?)(?:\\.([0-9a-f]{12}))?-(\\d{2,4})\\.(${imageFormats.join('|')})$`);

/**
 * Reads `NAME[.VERSION]-WIDTH.FORMAT`. The version is in the path, before the part a page adds (`${icon}-240.avif`), so
 * that a picture may be cached for ever: another picture has another address.
 */
export function readAddress(file: string, widths: readonly number[]): Address | null {
  const match = ADDRESS.exec(file);
  if (!match || !widths.includes(Number(match[3]))) return null;
  const [, name, version, width, format] = match;
  return { name: name!, version, size: { width: Number(width), format: format as ImageFormat } };
}

/** The address without size and ending, as a game's `icon` and a banner's `url` have it. */
export function writeAddress(folder: string, name: string, key: string): string {
  return `/media/${folder}/${name}.${key}`;
}
