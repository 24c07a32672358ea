import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import sharp from 'sharp';
import type { Plugin } from 'vite';
import { artIcons } from '../src/kit/pictures/art-icons.ts';

const MODULE = 'virtual:icon-sprite';
/** About three times the usual size, for dense screens. */
const CELL = 80;

/** Vite plugin: renders the areas' colour icons into one picture; `virtual:icon-sprite` exports its address. */
export function iconSprite(): Plugin {
  let isServing = false;
  let served: Buffer | undefined;
  return {
    name: 'champa:icon-sprite',
    configResolved: (config) => {
      isServing = config.command === 'serve';
    },
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    async load(id) {
      if (id !== `\0${MODULE}`) return;
      const source = await draw();
      if (isServing) {
        served = source;
        return `export default '/@icon-sprite.avif';`;
      }
      // Named here, so that the server's build also knows the address.
      const fileName = `assets/icons-${createHash('sha256').update(source).digest('base64url').slice(0, 8)}.avif`;
      if (this.environment.name === 'client') this.emitFile({ type: 'asset', fileName, source });
      return `export default '/${fileName}';`;
    },
    configureServer: (server) => {
      server.middlewares.use('/@icon-sprite.avif', (_request, response) => {
        response.setHeader('content-type', 'image/avif').end(served);
      });
    },
  };
}

async function draw(): Promise<Buffer> {
  const folder = path.join(
    path.dirname(createRequire(import.meta.url).resolve('fluentui-emoji/package.json')),
    'icons/modern',
  );
  const names = Object.values(artIcons);
  const icons = names.map(async (name, index) => ({
    input: await sharp(await readFile(path.join(folder, `${name}.svg`)), { density: 288 })
      .resize(CELL, CELL, { fit: 'contain', background: 'transparent' })
      .png()
      .toBuffer(),
    left: index * CELL,
    top: 0,
  }));
  return sharp({ create: { width: CELL * names.length, height: CELL, channels: 4, background: '#0000' } })
    .composite(await Promise.all(icons))
    .avif({ quality: 50, effort: 5 })
    .toBuffer();
}
