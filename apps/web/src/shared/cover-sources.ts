import { coverWidths } from '@champa/contract/constants';

/** Shown when a game's own cover can be had from nowhere. */
export const DEFAULT_COVER = '/media/covers/default';

export type CoverSources = { avif: string; webp: string; src: string };

/** The addresses of a picture in every width, in both formats; `src` is for browsers without `srcset`. */
export function coverSources(icon: string, base: string): CoverSources {
  const set = (format: string) => coverWidths.map((width) => `${base}${icon}-${width}.${format} ${width}w`).join(', ');
  return { avif: set('avif'), webp: set('webp'), src: `${base}${icon}-240.webp` };
}

/**
 * Where to look for pictures, in turn: the brand's image networks in random order, so that visitors spread over them, and
 * then the site itself.
 *
 * @param random answers a number from 0 to 1
 */
export function imageBases(networks: readonly string[], random: () => number): string[] {
  const shuffled = networks
    .map((network) => ({ network: network.replace(/\/+$/, ''), at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ network }) => network);
  return [...shuffled, ''];
}
