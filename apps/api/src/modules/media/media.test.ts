import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createArtworkPool, fallbackCover } from '@champa/artwork';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { systemClock } from '../../platform/clock.ts';
import { createArtist } from './artist.ts';
import { pictureOf } from './drawing.ts';
import { PictureStore } from './picture-store.ts';
import { RenderQueue } from './render-queue.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'champa-media-'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

describe('pictures on disk', () => {
  const artist = createArtist(createArtworkPool({ threads: 1 }));
  const log = { warn: () => undefined } as never;
  const size = { width: 120, format: 'webp' } as const;

  afterAll(() => artist.stop());

  function storeIn(name: string): PictureStore {
    return new PictureStore(path.join(folder, name), new RenderQueue(1), log);
  }

  /** A picture, counting how often it is drawn. */
  function counted() {
    const picture = pictureOf(artist.cover(fallbackCover()));
    let drawn = 0;
    const render: typeof picture.render = (sizes) => {
      drawn++;
      return picture.render(sizes);
    };
    return { picture: { ...picture, render }, drawn: () => drawn };
  }

  test('are drawn once for any number of simultaneous requests, and not again by another server', async () => {
    const { picture, drawn } = counted();
    const [one, other] = [storeIn('shared'), storeIn('shared')];
    await one.start(systemClock.now());
    const answers = await Promise.all(Array.from({ length: 20 }, () => one.get(picture, size)));
    expect(new Set(answers.map((bytes) => bytes.length)).size).toBe(1);
    expect(Buffer.from(await other.get(picture, size)).equals(answers[0]!)).toBe(true);
    expect(drawn()).toBe(1);
  });

  test('are drawn once for all sizes prepared ahead, and only where they are missing', async () => {
    const { picture, drawn } = counted();
    const store = storeIn('ahead');
    await store.start(systemClock.now());
    await store.prepare(picture, [size, { width: 180, format: 'webp' }]);
    await store.prepare(picture, [size]);
    await store.get(picture, { width: 180, format: 'webp' });
    expect(drawn()).toBe(1);
  });

  test('are shown although they cannot be stored', async () => {
    const { picture, drawn } = counted();
    const blocked = storeIn('blocked');
    await writeFile(path.join(folder, 'blocked'), 'a file where the folder should be');
    await blocked.get(picture, size);
    expect((await blocked.get(picture, size)).length).toBeGreaterThan(100);
    expect(drawn()).toBe(2);
  });

  test('leave nothing half written behind, also after a kill', async () => {
    const unfinished = path.join(folder, 'killed', 'unfinished');
    await mkdir(unfinished, { recursive: true });
    await writeFile(path.join(unfinished, 'old'), 'half');
    await writeFile(path.join(unfinished, 'young'), 'half');
    await utimes(path.join(unfinished, 'old'), 0, 0);
    await storeIn('killed').start(systemClock.now());
    expect(await readdir(unfinished)).toEqual(['young']);
  });
});

describe('the queue of renderings', () => {
  const later = () => new Promise<void>((resolve) => setTimeout(resolve, 5));

  test('runs no more than it has lanes, the urgent first', async () => {
    const queue = new RenderQueue(1);
    const order: string[] = [];
    const render = (name: string) => async () => {
      await later();
      order.push(name);
    };
    await Promise.all([
      queue.run('ahead', render('first')),
      queue.run('ahead', render('ahead')),
      queue.run('now', render('now')),
    ]);
    expect(order).toEqual(['first', 'now', 'ahead']);
  });

  test('refuses more than can wait, and goes on', async () => {
    const queue = new RenderQueue(1);
    const all = await Promise.allSettled(Array.from({ length: 1100 }, () => queue.run('now', async () => undefined)));
    const refused = all.filter((result) => result.status === 'rejected');
    expect(refused).toHaveLength(1100 - 1001);
    expect(refused[0]!.reason).toMatchObject({ code: 'UNAVAILABLE' });
    await expect(queue.run('now', async () => 'drawn')).resolves.toBe('drawn');
  });

  test('goes on after a rendering that fails', async () => {
    const queue = new RenderQueue(1);
    await expect(queue.run('now', () => Promise.reject(new Error('no paint')))).rejects.toThrow('no paint');
    await expect(queue.run('now', async () => 'drawn')).resolves.toBe('drawn');
  });
});
