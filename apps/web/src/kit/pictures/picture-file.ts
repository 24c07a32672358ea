/** The limit of an uploaded picture (contract, `profile.ts`). */
const MOST_BYTES = 5 * 1024 * 1024;
const types: readonly string[] = ['image/png', 'image/jpeg'];

type PictureRefusal = 'error.BODY_TOO_LARGE' | 'error.PICTURE_UNREADABLE';

/** Why a file cannot be sent as a picture; null where it can. The server checks its content. */
export function refusePicture(file: Pick<File, 'type' | 'size'>): PictureRefusal | null {
  if (!types.includes(file.type)) return 'error.PICTURE_UNREADABLE';
  return file.size > MOST_BYTES ? 'error.BODY_TOO_LARGE' : null;
}
