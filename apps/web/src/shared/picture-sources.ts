import type { Banner } from '@champa/contract';
import type { CoverSources } from './cover-sources.ts';

export type PictureFiles = Pick<Banner, 'url' | 'widths' | 'width' | 'height'>;

/** The addresses of a picture on one image network, in every width it has, in both formats. */
export function pictureSources({ url, widths, width }: PictureFiles, base: string): CoverSources {
  const sizes = widths.length > 0 ? widths : [width];
  const address = (size: number, format: string) => `${base}${url}-${size}.${format}`;
  const set = (format: string) => sizes.map((size) => `${address(size, format)} ${size}w`).join(', ');
  return { avif: set('avif'), webp: set('webp'), src: address(sizes[Math.floor(sizes.length / 2)]!, 'webp') };
}
