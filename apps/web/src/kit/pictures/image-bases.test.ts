import { expect, test } from 'vitest';
import { imageBases } from './image-bases.ts';

test('pictures are tried on the networks in random order, then on the site', () => {
  expect(
    imageBases(
      ['https://a/', 'https://b'],
      (
        (values) => () =>
          values.pop() ?? 0
      )([0.1, 0.9]),
    ),
  ).toEqual(['https://b', 'https://a', '']);
  expect(imageBases([], () => 0)).toEqual(['']);
});
