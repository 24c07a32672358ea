/** Twice the largest width in which an icon is shown; a larger upload is of no use. */
const SIDE = 512;

/** A picture as it is previewed, and as it is sent. */
export type SquarePicture = { shown: string; sent: Blob };

/**
 * Cuts the middle square out of a picture, in the size used: a camera's picture would cost a phone megabytes. Throws where
 * the file is not a picture.
 */
export async function cutSquare(file: Blob): Promise<SquarePicture> {
  const picture = await createImageBitmap(file);
  const side = Math.min(picture.width, picture.height);
  const canvas = document.createElement('canvas');
  const size = Math.min(side, SIDE);
  canvas.width = size;
  canvas.height = size;
  const [left, top] = [(picture.width - side) / 2, (picture.height - side) / 2];
  canvas.getContext('2d')!.drawImage(picture, left, top, side, side, 0, 0, size, size);
  picture.close();
  const { promise, resolve, reject } = Promise.withResolvers<Blob>();
  const taken = (blob: Blob | null): void => (blob ? resolve(blob) : reject(new Error('the picture cannot be drawn')));
  canvas.toBlob(taken, 'image/png');
  return { shown: canvas.toDataURL('image/png'), sent: await promise };
}
