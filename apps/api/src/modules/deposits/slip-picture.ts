import sharp from 'sharp';
import { ApiError } from '../../platform/http/api-error.ts';

const LONGEST_SIDE = 1800;
/** More than any telephone's camera makes; a file of 5 MB may claim far more. */
const MOST_PIXELS = 60_000_000;
const taken: readonly (string | undefined)[] = ['png', 'jpeg'];

/**
 * An uploaded slip as it is stored: re-encoded and upright, so that only the file's pixels remain, and no larger than staff
 * needs to read it.
 *
 * @throws ApiError PICTURE_UNREADABLE for anything but a whole png or jpg, whatever it is called
 */
export async function readSlip(file: Uint8Array): Promise<Buffer> {
  try {
    const picture = sharp(file, { limitInputPixels: MOST_PIXELS, failOn: 'error' });
    if (!taken.includes((await picture.metadata()).format)) throw new ApiError('PICTURE_UNREADABLE');
    return await picture
      .autoOrient()
      .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 85 })
      .toBuffer();
  } catch {
    throw new ApiError('PICTURE_UNREADABLE');
  }
}
