import { coverWidths } from '@champa/contract/constants';
import type { PictureSources } from '../../kit/pictures/picture-sources.ts';

/** Shown when no host has a game's own cover. */
export const DEFAULT_COVER = '/media/covers/default';

/** The addresses of a picture in every width and both formats; `src` is for browsers without `srcset`. */
export function coverSources(icon: string, base: string): PictureSources {
  const set = (format: string) => coverWidths.map((width) => `${base}${icon}-${width}.${format} ${width}w`).join(', ');
  return { avif: set('avif'), webp: set('webp'), src: `${base}${icon}-240.webp` };
}
