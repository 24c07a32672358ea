import type { Size } from '@champa/artwork';
import sharp from 'sharp';
import { ApiError } from '../../platform/http/api-error.ts';
import { isPicture } from './domain/icon.ts';

const SIDE = 256;
/** More than any telephone's camera makes; a file of 5 MB may claim far more. */
const MOST_PIXELS = 60_000_000;

/**
 * What is kept of an uploaded picture: its middle as a square of 256, drawn anew, so that nothing of the file but its pixels
 * stays, upright as the camera held it.
 *
 * @throws ApiError PICTURE_UNREADABLE
 */
export async function readIconPicture(bytes: Uint8Array): Promise<Buffer> {
  if (!isPicture(bytes)) throw new ApiError('PICTURE_UNREADABLE');
  try {
    return await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
      .autoOrient()
      .resize(SIDE, SIDE, { fit: 'cover' })
      .flatten({ background: '#ffffff' })
      .webp({ quality: 92, smartSubsample: true })
      .toBuffer();
  } catch {
    throw new ApiError('PICTURE_UNREADABLE');
  }
}

/** A kept picture in a size of the site. */
export function encodeIcon(bytes: Uint8Array, { width, format }: Size): Promise<Buffer> {
  const fitted = sharp(bytes).resize(width, width);
  return format === 'avif'
    ? fitted.avif({ quality: 60, effort: 2 }).toBuffer()
    : fitted.webp({ quality: 80, smartSubsample: true }).toBuffer();
}
