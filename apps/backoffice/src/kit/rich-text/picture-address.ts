import type { AdminPicture } from '@champa/contract';

/** The address of a picture in the smallest width that is at least this one. */
export function pictureAddress({ url, widths }: Pick<AdminPicture, 'url' | 'widths'>, wanted: number): string {
  const width = widths.find((each) => each >= wanted) ?? widths.at(-1) ?? wanted;
  return `${url}-${width}.webp`;
}
