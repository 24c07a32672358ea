import { coverWidths } from '@champa/contract/constants';
import type { PictureSources } from '../../kit/pictures/picture-sources.ts';

/** Shown when a game's own cover can be had from nowhere. */
export const DEFAULT_COVER = '/media/covers/default';

/** The addresses of a picture in every width, in both formats; `src` is for browsers without `srcset`. */
export function coverSources(icon: string, base: string): PictureSources {
  const set = (format: string) => coverWidths.map((width) => `${base}${icon}-${width}.${format} ${width}w`).join(', ');
  return { avif: set('avif'), webp: set('webp'), src: `${base}${icon}-240.webp` };
}
