import sharp from 'sharp';
import { expect, test } from 'vitest';
import { isPicture, readUploadedPicture } from './uploaded-picture.ts';

test.each([
  ['a png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0], true],
  ['a jpg', [0xff, 0xd8, 0xff, 0xe0], true],
  ['a gif', Array.from('GIF89a', (letter) => letter.charCodeAt(0)), false],
  ['an svg', Array.from('<svg xmlns', (letter) => letter.charCodeAt(0)), false],
  ['the half of a png’s beginning', [0x89, 0x50, 0x4e], false],
  ['nothing', [], false],
])('%s', (_what, bytes, is) => {
  expect(isPicture(Uint8Array.from(bytes))).toBe(is);
});

test('only the pixels of a picture are kept', async () => {
  const sent = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#c0305a' } })
    .withExif({ IFD0: { Copyright: 'SECRET-PLACE' } })
    .jpeg()
    .toBuffer();
  expect(sent.includes('SECRET-PLACE')).toBe(true);
  const kept = await readUploadedPicture(sent, (picture) => picture.webp());
  expect(kept.includes('SECRET-PLACE')).toBe(false);
  expect(await sharp(kept).metadata()).toMatchObject({ width: 40, height: 30, format: 'webp' });
});

test('a file that only begins like a picture is refused', async () => {
  const beginning = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]);
  await expect(readUploadedPicture(beginning, (picture) => picture.webp())).rejects.toMatchObject({
    code: 'PICTURE_UNREADABLE',
  });
});
