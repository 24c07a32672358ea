import { expect, test } from 'vitest';
import { pictureSources } from './picture-sources.ts';

const picture = { url: '/media/banners/a', widths: [360, 750, 1200], width: 1200, height: 400 };

test('a picture is offered in every width it has, in both formats', () => {
  const { avif, webp, src } = pictureSources(picture, 'https://cdn.example');
  expect(avif).toBe(
    'https://cdn.example/media/banners/a-360.avif 360w, https://cdn.example/media/banners/a-750.avif 750w, https://cdn.example/media/banners/a-1200.avif 1200w',
  );
  expect(webp.split(', ')).toHaveLength(3);
  expect(src).toBe('https://cdn.example/media/banners/a-750.webp');
});

test('a picture without listed widths is requested in its own width', () => {
  expect(pictureSources({ ...picture, widths: [] }, '').src).toBe('/media/banners/a-1200.webp');
});
