import { hash } from 'node:crypto';
import type { RefusalReason } from '@champa/contract';
import sharp, { type Sharp } from 'sharp';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { AddedPicture } from '../domain/content.ts';
import { keyPattern } from '../domain/content-import.ts';
import { isDrawnName } from './content-pictures.ts';

const MAX_BYTES = 10 * 1024 * 1024;
const MIN_WIDTH = 360;
const MAX_SIDE = 8000;
/** As wide as any screen shows it; a wider one is scaled down. */
const KEPT_WIDTH = 2400;
const formats: ReadonlySet<string> = new Set(['png', 'jpeg', 'webp']);

/**
 * A file as it is stored: its type is read from its content, not its name, and it is encoded again, so that nothing but
 * the picture is in it.
 *
 * @throws ApiError VALIDATION that says what is wrong
 */
export async function preparePicture(name: string, file: Uint8Array): Promise<AddedPicture & { bytes: Uint8Array }> {
  if (!keyPattern.test(name))
    throw refused('picture_name', `"${name}" is no name: use small letters, digits and hyphens (--name).`);
  if (isDrawnName(name))
    throw refused('picture_drawn', `The platform itself draws a picture named ${name}: choose another (--name).`);
  if (file.length > MAX_BYTES) throw refused('picture_bytes', 'The file is larger than 10 MB.');
  await checkContent(file);
  const kept = sharp(file, { limitInputPixels: MAX_SIDE * MAX_SIDE })
    .rotate() // upright, by its EXIF data
    .resize({ width: KEPT_WIDTH, withoutEnlargement: true });
  const { data: bytes, info } = await kept.webp({ quality: 92 }).toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  return { name, bytes, hash: hash('sha256', bytes), width, height, placeholder: await placeholderOf(sharp(bytes)) };
}

async function checkContent(file: Uint8Array): Promise<void> {
  const { format, width, height } = await sharp(file)
    .metadata()
    .catch(() => ({ format: undefined, width: 0, height: 0 }));
  if (!format || !formats.has(format)) throw refused('picture_type', 'The file is no PNG, JPEG or WebP picture.');
  if (width < MIN_WIDTH) throw refused('picture_narrow', `The picture is ${width} pixels wide; it needs ${MIN_WIDTH}.`);
  if (Math.max(width, height) > MAX_SIDE)
    throw refused('picture_large', `The picture is larger than ${MAX_SIDE} pixels.`);
}

function refused(whyCode: RefusalReason, why: string): ApiError {
  return new ApiError('VALIDATION', { fields: { picture: why }, whyCode });
}

/** A CSS background of the picture's own colours: three from left to right. */
async function placeholderOf(picture: Sharp): Promise<string> {
  const pixels = await picture.removeAlpha().resize(3, 1, { fit: 'fill' }).raw().toBuffer();
  const colors = [0, 3, 6].map((at) => `#${pixels.subarray(at, at + 3).toString('hex')}`);
  return `linear-gradient(90deg,${colors.join(',')})`;
}
