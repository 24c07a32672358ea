import sharp, { type Sharp } from 'sharp';
import { ApiError } from '../../platform/http/api-error.ts';

/** More than any telephone's camera makes; a file of 5 MB may claim far more. */
const MOST_PIXELS = 60_000_000;

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const JPEG = [0xff, 0xd8, 0xff];

/** Whether a file begins as a png or a jpg does, whatever its name is. */
export function isPicture(bytes: Uint8Array): boolean {
  return [PNG, JPEG].some((start) => start.every((byte, index) => bytes[index] === byte));
}

/**
 * The stored form of a picture that a member sent: encoded again, upright by its EXIF data, so that nothing of the file
 * but its pixels stays.
 *
 * @throws ApiError PICTURE_UNREADABLE for a file that is no png or jpg
 */
export async function readUploadedPicture(bytes: Uint8Array, draw: (picture: Sharp) => Sharp): Promise<Buffer> {
  if (!isPicture(bytes)) throw new ApiError('PICTURE_UNREADABLE');
  try {
    const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' }).autoOrient();
    return await draw(picture).toBuffer();
  } catch {
    throw new ApiError('PICTURE_UNREADABLE');
  }
}
