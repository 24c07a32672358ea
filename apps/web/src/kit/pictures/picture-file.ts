/** What a picture of the member's own may be (contract, `profile.ts`). */
const MOST_BYTES = 5 * 1024 * 1024;
const types: readonly string[] = ['image/png', 'image/jpeg'];

type PictureRefusal = 'error.BODY_TOO_LARGE' | 'error.PICTURE_UNREADABLE';

/** Why a file cannot be sent as a picture; null where it can. The server looks at its content. */
export function refusePicture(file: Pick<File, 'type' | 'size'>): PictureRefusal | null {
  if (!types.includes(file.type)) return 'error.PICTURE_UNREADABLE';
  return file.size > MOST_BYTES ? 'error.BODY_TOO_LARGE' : null;
}
