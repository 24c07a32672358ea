import { PICTURE_BYTES, pictureTypes } from '@champa/contract';
import { expect, test } from 'vitest';
import { refusePicture } from './picture-file.ts';

test('a picture within the limits is accepted, up to the last byte', () => {
  for (const type of pictureTypes) expect(refusePicture({ type, size: PICTURE_BYTES })).toBeNull();
});

test('a file that is too large, or neither PNG nor JPG, is refused before it is sent', () => {
  expect(refusePicture({ type: 'image/png', size: PICTURE_BYTES + 1 })).toBe('error.BODY_TOO_LARGE');
  for (const type of ['image/gif', 'image/svg+xml', 'text/plain', '']) {
    expect(refusePicture({ type, size: 100 })).toBe('error.PICTURE_UNREADABLE');
  }
});
