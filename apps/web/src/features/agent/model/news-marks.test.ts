import { expect, test } from 'vitest';
import { readAfter } from './news-marks.ts';

test('an opened announcement is read, and stays read', () => {
  expect(readAfter([], '2', ['1', '2', '3'])).toEqual(['2']);
  expect(readAfter(['3'], '2', ['1', '2', '3'])).toEqual(['2', '3']);
  expect(readAfter(['2'], '2', ['1', '2', '3'])).toEqual(['2']);
});

test('announcements that are no longer listed are forgotten', () => {
  expect(readAfter(['7', '3'], '1', ['1', '3'])).toEqual(['1', '3']);
});
