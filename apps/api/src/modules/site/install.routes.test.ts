import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fastify from 'fastify';
import sharp from 'sharp';
import { expect, test } from 'vitest';

import { houseColours, installRoutes } from './install.routes.ts';
import { siteSettings } from './site.settings.ts';

const brand = siteSettings.brand.default;

function appOf(tokens: Record<string, string> = {}) {
  const app = fastify();
  installRoutes(app, async () => ({ ...brand, name: 'Night Garden', tokens }));
  return app;
}

test('the manifest is the brand’s: its name, its colours', async () => {
  const answer = await appOf({ 'dark.surface-0': '#123456' }).inject('/manifest.webmanifest');
  expect(answer.headers['content-type']).toContain('application/manifest+json');
  expect(answer.json()).toMatchObject({
    name: 'Night Garden',
    start_url: '/',
    display: 'standalone',
    theme_color: '#123456',
    background_color: '#123456',
  });
});

test('every icon of the manifest exists, in its size', async () => {
  const app = appOf();
  const { icons } = (await app.inject('/manifest.webmanifest')).json() as { icons: { src: string; sizes: string }[] };
  expect(icons.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512', '512x512']);
  for (const { src, sizes } of icons) {
    const { width, height, format } = await sharp((await app.inject(src)).rawPayload).metadata();
    expect([`${width}x${height}`, format]).toEqual([sizes, 'png']);
  }
});

test('the maskable icon can be cut to a circle: its background reaches the edges, the logo does not', async () => {
  const icon = sharp((await appOf({ 'surface-1': '#112233' }).inject('/brand/maskable-512.png')).rawPayload);
  const { data, info } = await icon.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const pixel = (x: number, y: number) => [...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4)];
  for (const [x, y] of [
    [0, 0],
    [511, 0],
    [256, 30],
    [30, 256],
  ] as const)
    expect(pixel(x, y)).toEqual([0x11, 0x22, 0x33, 255]);
  expect(pixel(256, 256)).not.toEqual([0x11, 0x22, 0x33, 255]);
});

test('the house’s colours are those of the design tokens', async () => {
  const tokens = await readFile(path.resolve(import.meta.dirname, '../../../../../packages/ui/src/tokens.css'), 'utf8');
  for (const [name, colour] of Object.entries(houseColours)) expect(tokens).toContain(`--${name}: ${colour};`);
});
