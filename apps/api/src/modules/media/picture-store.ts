import { randomUUID } from 'node:crypto';
import { access, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Size } from '@champa/artwork';
import type { Log } from '../../platform/log.ts';
import type { Picture } from './drawing.ts';
import { RenderQueue, type Urgency } from './render-queue.ts';

/** Age of a partial file left by a program that has ended; any rendering takes far less. */
const STALE_AFTER = Temporal.Duration.from({ minutes: 10 });

/**
 * Pictures drawn when they are first requested, and kept on disk. Several servers may share the folder: a file appears
 * whole or not at all, and any server that draws it again writes the same.
 */
export class PictureStore {
  readonly #folder: string;
  readonly #unfinished: string;
  readonly #queue: RenderQueue;
  readonly #log: Log;
  readonly #underWay = new Map<string, Promise<Uint8Array>>();

  /** @param folder a folder for this version of the artwork alone: another version's pictures are other files */
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
   * The picture's bytes. Requests during its rendering share it.
   *
   * @throws ApiError UNAVAILABLE when too many other renderings are waiting
   */
  async get(picture: Picture, size: Size): Promise<Uint8Array> {
    const file = this.#fileOf(picture, size);
    const stored = await readFile(file).catch(() => null);
    if (stored && stored.length > 0) return stored; // empty: the machine lost power before the data reached the disk
    return this.#underWay.get(file) ?? this.#make(picture, [size], 'now')[0]!;
  }

  /** Renders missing sizes of a picture, when nobody waits for another. */
  async prepare(picture: Picture, sizes: readonly Size[]): Promise<void> {
    const missing: Size[] = [];
    for (const size of sizes) {
      const file = this.#fileOf(picture, size);
      const isThere =
        this.#underWay.has(file) ||
        (await access(file).then(
          () => true,
          () => false,
        ));
      if (!isThere) missing.push(size);
    }
    if (missing.length > 0) await Promise.all(this.#make(picture, missing, 'ahead'));
  }

  #make(picture: Picture, sizes: readonly Size[], urgency: Urgency): Promise<Uint8Array>[] {
    const drawn = this.#queue.run(urgency, () => picture.render(sizes));
    return sizes.map((size, place) => {
      const file = this.#fileOf(picture, size);
      const made = drawn.then((all) => this.#keep(file, all[place]!)).finally(() => this.#underWay.delete(file));
      this.#underWay.set(file, made);
      return made;
    });
  }

  // A full disk costs the next visitor a rendering, not this visitor the picture.
  async #keep(file: string, bytes: Uint8Array): Promise<Uint8Array> {
    const unfinished = path.join(this.#unfinished, randomUUID());
    try {
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(unfinished, bytes);
      await rename(unfinished, file);
    } catch (error) {
      this.#log.warn({ err: error }, 'a picture could not be kept');
      await rm(unfinished, { force: true }).catch(() => undefined);
    }
    return bytes;
  }

  #fileOf({ key }: Picture, { width, format }: Size): string {
    return path.join(this.#folder, key.slice(0, 2), `${key}-${width}.${format}`);
  }
}
