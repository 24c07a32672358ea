import { demoTitles } from '@champa/titles';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import {
  bannerSpecs,
  coverSpec,
  createArtworkPool,
  fallbackCover,
  renderCover,
  tileSpec,
  type CoverSpec,
} from './index.ts';

const pool = createArtworkPool({ threads: 2 });
afterAll(() => pool.close());

function specOf(index: number): CoverSpec {
  const title = demoTitles()[index];
  if (title === undefined) throw new RangeError(`no title ${index}`);
  return coverSpec({ ...title, nodeId: index + 1 });
}

describe('the artwork pool', () => {
  test('renders a cover once in every requested size', async () => {
    const pictures = await pool.cover(specOf(17), [
      { width: 360, format: 'avif' },
      { width: 180, format: 'avif' },
      { width: 240, format: 'webp' },
    ]);
    expect([...pictures.keys()]).toEqual(['360.avif', '180.avif', '240.webp']);
    const small = await sharp(pictures.get('240.webp')).metadata();
    expect([small.format, small.width, small.height]).toEqual(['webp', 240, 320]);
    const large = await sharp(pictures.get('360.avif')).metadata();
    expect([large.width, large.height]).toEqual([360, 480]);
  });

  test('covers stay under 25 kB at the largest size', async () => {
    const samples = await Promise.all(
      [3, 4100, 8350, 8900, 9300, 9600, 9800, 9990].map((index) =>
        pool.cover(specOf(index), [
          { width: 360, format: 'avif' },
          { width: 360, format: 'webp' },
        ]),
      ),
    );
    for (const pictures of samples) {
      for (const file of pictures.values()) {
        expect(file.byteLength).toBeGreaterThan(3000);
        expect(file.byteLength).toBeLessThan(25_000);
      }
    }
  });

  test('gives the same bytes as rendering in the calling process', async () => {
    const size = { width: 120, format: 'webp' } as const;
    const pictures = await pool.cover(specOf(5), [size]);
    expect(pictures.get('120.webp')?.equals(await renderCover(specOf(5), size))).toBe(true);
  });

  test('leaves the calling thread free while it renders', async () => {
    const before = performance.eventLoopUtilization();
    await Promise.all([30, 31, 32, 33].map((index) => pool.cover(specOf(index), [{ width: 180, format: 'avif' }])));
    expect(performance.eventLoopUtilization(before).utilization).toBeLessThan(0.5);
  });

  test('survives a painter that crashes, and tries its picture again', async () => {
    const frail = createArtworkPool({ threads: 1, painter: new URL('./frail-painter.fixture.ts', import.meta.url) });
    const first = await frail.cover(specOf(40), [{ width: 120, format: 'webp' }]);
    expect(first.get('120.webp')?.toString()).toBe(`${specOf(40).seed}~`);
    await expect(frail.banner('home-1', [{ width: 120, format: 'webp' }])).rejects.toThrow('painter ended');
    const next = await frail.cover(specOf(41), [{ width: 120, format: 'webp' }]);
    expect(next.size).toBe(1);
    await frail.close();
  });

  test('renders tiles and banners, and refuses what it cannot render without losing a painter', async () => {
    await expect(pool.banner('no such', [{ width: 600, format: 'webp' }])).rejects.toThrow(
      'no picture is called no such',
    );
    const banner = await pool.banner(bannerSpecs[0]?.id ?? '', [{ width: 600, format: 'webp' }]);
    expect((await sharp(banner.get('600.webp')).metadata()).height).toBe(200);
    const tile = await pool.tile(tileSpec({ vassalage: 'NAGASPIN', gameType: 'RNG' }), [
      { width: 180, format: 'avif' },
    ]);
    expect(tile.get('180.avif')?.byteLength).toBeGreaterThan(1000);
    expect(pool.pending).toBe(0);
  });

  test('after closing, refuses new work and pending work', async () => {
    const other = createArtworkPool({ threads: 1 });
    const pending = [
      other.cover(fallbackCover(), [{ width: 120, format: 'webp' }]),
      other.cover(specOf(9), [{ width: 120, format: 'webp' }]),
    ];
    await Promise.all([...pending.map((each) => expect(each).rejects.toThrow('closed')), other.close()]);
    await expect(other.cover(fallbackCover(), [])).rejects.toThrow('closed');
  });
});
