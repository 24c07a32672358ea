import { randomUUID } from 'node:crypto';
import { access, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { PictureFiles } from './picture-files.ts';

/** Age of a partial file left by a program that has ended; any rendering takes far less. */
const STALE_AFTER = Temporal.Duration.from({ minutes: 10 });

/** Pictures in a folder, which several servers may share: a file appears whole or not at all. */
export function createFolderFiles(folder: string): PictureFiles {
  const unfinishedFolder = path.join(folder, 'unfinished');
  const fileOf = (name: string): string => path.join(folder, name.slice(0, 2), name);

  return {
    async start(now) {
      await mkdir(unfinishedFolder, { recursive: true });
      const oldest = now.subtract(STALE_AFTER).epochMilliseconds;
      for (const name of await readdir(unfinishedFolder)) {
        const file = path.join(unfinishedFolder, name);
        const age = await stat(file).catch(() => null);
        if (age && age.mtimeMs < oldest) await rm(file, { force: true });
      }
    },

    async read(name) {
      const stored = await readFile(fileOf(name)).catch(() => null);
      return stored && stored.length > 0 ? stored : null; // empty: the machine lost power before the data reached the disk
    },

    has: (name) =>
      access(fileOf(name)).then(
        () => true,
        () => false,
      ),

    async keep(name, bytes) {
      const unfinished = path.join(unfinishedFolder, randomUUID());
      try {
        await mkdir(path.dirname(fileOf(name)), { recursive: true });
        await writeFile(unfinished, bytes);
        await rename(unfinished, fileOf(name));
      } catch (error) {
        await rm(unfinished, { force: true }).catch(() => undefined);
        throw error;
      }
    },
  };
}
