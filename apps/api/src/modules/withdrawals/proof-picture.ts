import { readUploadedPicture } from '../media/index.ts';

/** A statement of a bank must stay readable; more than this is of no use. */
const LONGEST_SIDE = 2000;

/** What is kept of a picture that proves something. @throws ApiError PICTURE_UNREADABLE */
export function readProofPicture(bytes: Uint8Array): Promise<Buffer> {
  return readUploadedPicture(bytes, (picture) =>
    picture
      .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 82 }),
  );
}
