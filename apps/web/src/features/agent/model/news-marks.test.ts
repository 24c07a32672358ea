import { expect, test } from 'vitest';
import { readAfter } from './news-marks.ts';

test('what is opened is read, and what was read stays so', () => {
  expect(readAfter([], '2', ['1', '2', '3'])).toEqual(['2']);
  expect(readAfter(['3'], '2', ['1', '2', '3'])).toEqual(['2', '3']);
  expect(readAfter(['2'], '2', ['1', '2', '3'])).toEqual(['2']);
});

test('what is shown no more is forgotten', () => {
  expect(readAfter(['7', '3'], '1', ['1', '3'])).toEqual(['1', '3']);
});
