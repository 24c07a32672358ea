import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Log } from '../../../platform/log.ts';
import { RenderQueue, type Urgency } from './render-queue.ts';

export const formats = ['avif', 'webp'] as const;
export type Format = (typeof formats)[number];
export type Size = { width: number; format: Format };

/** A picture that can be made: what it shows is fixed by its key, which is part of its address. */
export type Picture = { key: string; render: (size: Size) => Promise<Uint8Array> };

/** A file half written by a program that has ended; any render is done long before. */
const STALE_AFTER = Temporal.Duration.from({ minutes: 10 });

/**
 * Pictures made when they are first asked for, and kept on disk. Several servers may share the folder: a file appears whole
 * or not at all, and whoever makes it again makes the same.
 */
export class PictureStore {
  readonly #folder: string;
  readonly #unfinished: string;
  readonly #queue: RenderQueue;
  readonly #log: Log;
  readonly #underWay = new Map<string, Promise<Uint8Array>>();

  /** @param folder a folder of this version of the artwork alone: another version's pictures are other files */
  constructor(folder: string, queue: RenderQueue, log: Log) {
    this.#folder = folder;
    this.#unfinished = path.join(folder, 'unfinished');
    this.#queue = queue;
    this.#log = log;
  }

  async start(now: Temporal.Instant): Promise<void> {
    await mkdir(this.#unfinished, { recursive: true });
    const oldest = now.subtract(STALE_AFTER).epochMilliseconds;
    for (const name of await readdir(this.#unfinished)) {
      const file = path.join(this.#unfinished, name);
      const age = await stat(file).catch(() => null);
      if (age && age.mtimeMs < oldest) await rm(file, { force: true });
    }
  }

  /**
   * The picture's bytes. Whoever asks while it is being made shares the making.
   *
   * @throws ApiError UNAVAILABLE when too many others are waiting to be made
   */
  async get(picture: Picture, size: Size, urgency: Urgency): Promise<Uint8Array> {
    const file = this.#fileOf(picture, size);
    const stored = await readFile(file).catch(() => null);
    return stored ?? this.#make(file, picture, size, urgency);
  }

  #make(file: string, picture: Picture, size: Size, urgency: Urgency): Promise<Uint8Array> {
    const known = this.#underWay.get(file);
    if (known) return known;
    const made = this.#queue
      .run(urgency, () => picture.render(size))
      .then(async (bytes) => {
        await this.#keep(file, bytes);
        return bytes;
      })
      .finally(() => this.#underWay.delete(file));
    this.#underWay.set(file, made);
    return made;
  }

  // A full disk costs the next visitor a rendering, not this one his picture.
  async #keep(file: string, bytes: Uint8Array): Promise<void> {
    const unfinished = path.join(this.#unfinished, randomUUID());
    try {
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(unfinished, bytes);
      await rename(unfinished, file);
    } catch (error) {
      this.#log.warn({ err: error }, 'a picture could not be kept');
      await rm(unfinished, { force: true }).catch(() => undefined);
    }
  }

  #fileOf({ key }: Picture, { width, format }: Size): string {
    return path.join(this.#folder, key.slice(0, 2), `${key}-${width}.${format}`);
  }
}
