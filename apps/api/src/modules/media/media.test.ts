import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createArtworkPool, fallbackCover } from '@champa/artwork';
import { AwsV4Signer } from 'aws4fetch';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { systemClock } from '../../platform/clock.ts';
import { createArtist } from './artist.ts';
import { pictureOf } from './drawing.ts';
import { createFolderFiles } from './folder-files.ts';
import { type PictureFiles, withOwnCopy } from './picture-files.ts';
import { PictureStore } from './picture-store.ts';
import { RenderQueue } from './render-queue.ts';
import { createS3Files, type S3Place } from './s3-files.ts';
import { S3_ACCOUNT, type S3Server, startS3Server } from './testing/s3-server.ts';

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
    return new PictureStore(createFolderFiles(path.join(folder, name)), new RenderQueue(1), log);
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

describe('pictures in a store of the S3 protocol', () => {
  const log = { warn: () => undefined };
  let store: S3Server;
  let secretFile: string;

  beforeAll(async () => {
    store = await startS3Server('pictures');
    secretFile = path.join(folder, 's3.secret');
    await writeFile(secretFile, `${S3_ACCOUNT}\n`);
  });

  afterAll(() => store.stop());

  /** The files of a server that has a folder of its own. */
  async function filesOf(server: string, place: Partial<S3Place> = {}): Promise<PictureFiles> {
    const s3 = { url: `${store.url}/7`, region: 'us-east-1', accessKey: S3_ACCOUNT, secretFile, ...place };
    const files = withOwnCopy(createFolderFiles(path.join(folder, server)), createS3Files(s3, log));
    await files.start(systemClock.now());
    return files;
  }
  const picture = Buffer.from('drawn once');

  test('are there for servers that share no folder, and are fetched once', async () => {
    const [one, other] = [await filesOf('one'), await filesOf('other')];
    expect([await one.read('abc-120.webp'), await one.has('abc-120.webp')]).toEqual([null, false]);
    await one.keep('abc-120.webp', picture);
    expect(await other.has('abc-120.webp')).toBe(true);
    expect(await other.read('abc-120.webp')).toEqual(new Uint8Array(picture));
    const own = createFolderFiles(path.join(folder, 'other'));
    expect(await own.read('abc-120.webp')).toEqual(picture);
  });

  test('count as missing, and cannot be kept, where the store is away or refuses the key', async () => {
    const refused = await filesOf('refused', { accessKey: 'stranger' });
    const away = await filesOf('away', { url: 'http://127.0.0.1:9/pictures' });
    for (const files of [refused, away]) {
      expect(await files.read('abc-120.webp')).toBeNull();
      await expect(files.keep('abd-120.webp', picture)).rejects.toThrow();
      expect(await files.read('abd-120.webp')).toEqual(picture); // its own copy
    }
  });

  // That server reads no signatures: the example of the manual of S3, “Authenticating Requests (AWS Signature Version 4)”.
  test('are asked for with the signature that the protocol wants', async () => {
    const signed = await new AwsV4Signer({
      url: 'https://examplebucket.s3.amazonaws.com/test.txt',
      headers: {
        range: 'bytes=0-9',
        'x-amz-content-sha256': 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
      },
      accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
      secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
      service: 's3',
      region: 'us-east-1',
      datetime: '20130524T000000Z',
      allHeaders: true,
    }).sign();
    expect(signed.headers.get('authorization')).toContain(
      'Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
    );
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
