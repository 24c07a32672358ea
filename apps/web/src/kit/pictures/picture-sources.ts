export type PictureFiles = { url: string; widths: readonly number[]; width: number; height: number };

/** `src` is for browsers without `srcset`. */
export type PictureSources = { avif: string; webp: string; src: string };

/** The addresses of a picture on one host, in every width that it has and both formats. */
export function pictureSources({ url, widths, width }: PictureFiles, base: string): PictureSources {
  const sizes = widths.length > 0 ? widths : [width];
  const address = (size: number, format: string) => `${base}${url}-${size}.${format}`;
  const set = (format: string) => sizes.map((size) => `${address(size, format)} ${size}w`).join(', ');
  return { avif: set('avif'), webp: set('webp'), src: address(sizes[Math.floor(sizes.length / 2)]!, 'webp') };
}
