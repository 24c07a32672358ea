import { expect, test } from 'vitest';
import { coverSources } from './cover-sources.ts';

test('a picture is offered in four widths and two formats', () => {
  const { avif, src } = coverSources('/media/covers/a', 'https://cdn.example');
  expect(avif.split(', ')).toHaveLength(4);
  expect(avif).toContain('https://cdn.example/media/covers/a-360.avif 360w');
  expect(src).toBe('https://cdn.example/media/covers/a-240.webp');
});
