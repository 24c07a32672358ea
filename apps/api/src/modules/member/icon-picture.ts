import type { Size } from '@champa/artwork';
import sharp from 'sharp';
import { readUploadedPicture } from '../media/index.ts';

const SIDE = 256;

/**
 * The stored form of an uploaded picture: its middle as a square of 256.
 *
 * @throws ApiError PICTURE_UNREADABLE
 */
export function readIconPicture(bytes: Uint8Array): Promise<Buffer> {
  return readUploadedPicture(bytes, (picture) =>
    picture
      .resize(SIDE, SIDE, { fit: 'cover' })
      .flatten({ background: '#ffffff' })
      .webp({ quality: 92, smartSubsample: true }),
  );
}

/** A stored picture in one of the site's sizes. */
export function encodeIcon(bytes: Uint8Array, { width, format }: Size): Promise<Buffer> {
  const fitted = sharp(bytes).resize(width, width);
  return format === 'avif'
    ? fitted.avif({ quality: 60, effort: 2 }).toBuffer()
    : fitted.webp({ quality: 80, smartSubsample: true }).toBuffer();
}
