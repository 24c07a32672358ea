import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** A compressed copy of a smaller file saves no packet. */
const WORTH_BYTES = 1024;
const compressible = /\.(?:js|css|svg|json|webmanifest)$/;

/** Vite plugin: writes a brotli and a gzip copy of each asset, which the server sends as they are. */
export function precompress(): Plugin {
  let folder = '';
  return {
    name: 'champa:precompress',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    configResolved: (config) => {
      folder = path.resolve(config.root, config.build.outDir);
    },
    async writeBundle() {
      const files = await readdir(folder, { recursive: true });
      await Promise.all(
        files.filter((file) => compressible.test(file)).map((file) => compress(path.join(folder, file))),
      );
    },
  };
}

async function compress(file: string): Promise<void> {
  if ((await stat(file)).size < WORTH_BYTES) return;
  const source = await readFile(file);
  await Promise.all([
    writeFile(
      `${file}.br`,
      await promisify(brotliCompress)(source, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    ),
    writeFile(`${file}.gz`, await promisify(gzip)(source, { level: 9 })),
  ]);
}
