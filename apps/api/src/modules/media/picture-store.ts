import type { Size } from '@champa/artwork';
import type { Log } from '../../platform/log.ts';
import type { Picture } from './drawing.ts';
import type { PictureFiles } from './picture-files.ts';
import { RenderQueue, type Urgency } from './render-queue.ts';

/** Pictures drawn when they are first requested, and kept. Several servers may share the files: any that draws one writes the same. */
export class PictureStore {
  readonly #files: PictureFiles;
  readonly #queue: RenderQueue;
  readonly #log: Log;
  readonly #underWay = new Map<string, Promise<Uint8Array>>();

  /** @param files for this version of the artwork alone: another version's pictures are other files */
  constructor(files: PictureFiles, queue: RenderQueue, log: Log) {
    this.#files = files;
    this.#queue = queue;
    this.#log = log;
  }

  start(now: Temporal.Instant): Promise<void> {
    return this.#files.start(now);
  }

  /**
   * The picture's bytes. Requests during its rendering share it.
   *
   * @throws ApiError UNAVAILABLE when too many other renderings are waiting
   */
  async get(picture: Picture, size: Size): Promise<Uint8Array> {
    const name = nameOf(picture, size);
    const stored = await this.#files.read(name);
    return stored ?? this.#underWay.get(name) ?? this.#make(picture, [size], 'now')[0]!;
  }

  /** Renders missing sizes of a picture, when nobody waits for another. */
  async prepare(picture: Picture, sizes: readonly Size[]): Promise<void> {
    const missing: Size[] = [];
    for (const size of sizes) {
      const name = nameOf(picture, size);
      if (!this.#underWay.has(name) && !(await this.#files.has(name))) missing.push(size);
    }
    if (missing.length > 0) await Promise.all(this.#make(picture, missing, 'ahead'));
  }

  #make(picture: Picture, sizes: readonly Size[], urgency: Urgency): Promise<Uint8Array>[] {
    const drawn = this.#queue.run(urgency, () => picture.render(sizes));
    return sizes.map((size, place) => {
      const name = nameOf(picture, size);
      const made = drawn.then((all) => this.#keep(name, all[place]!)).finally(() => this.#underWay.delete(name));
      this.#underWay.set(name, made);
      return made;
    });
  }

  // A full disk, or a store that is away, costs the next visitor a rendering, not this visitor the picture.
  async #keep(name: string, bytes: Uint8Array): Promise<Uint8Array> {
    await this.#files
      .keep(name, bytes)
      .catch((error: unknown) => this.#log.warn({ err: error }, 'a picture could not be kept'));
    return bytes;
  }
}

function nameOf({ key }: Picture, { width, format }: Size): string {
  return `${key}-${width}.${format}`;
}
