import { PICTURE_BYTES, pictureTypes } from '@champa/contract';
import { expect, test } from 'vitest';
import { refusePicture } from './picture-file.ts';

test('what the server takes is taken, up to the last byte', () => {
  for (const type of pictureTypes) expect(refusePicture({ type, size: PICTURE_BYTES })).toBeNull();
});

test('too large, or no png or jpg, is told before anything is sent', () => {
  expect(refusePicture({ type: 'image/png', size: PICTURE_BYTES + 1 })).toBe('error.BODY_TOO_LARGE');
  for (const type of ['image/gif', 'image/svg+xml', 'text/plain', '']) {
    expect(refusePicture({ type, size: 100 })).toBe('error.PICTURE_UNREADABLE');
  }
});
