import type { Plugin } from 'vite';
import { skins } from '../src/client/skins/catalogue/index.ts';
import type { SlotSkin } from '../src/client/skins/skin.ts';
import { sceneAtlas, symbolAtlas } from './atlas-image.ts';

const MODULE = 'virtual:skin-atlases';
const SHEETS = { symbols: symbolAtlas, scene: sceneAtlas } as const;
type Sheet = keyof typeof SHEETS;

/**
 * Draws the pictures of every slot skin and offers their URLs as `virtual:skin-atlases`. A build emits them as assets with a hash
 * in the name; the development server draws one when it is requested.
 */
export function skinAtlas({ cacheDir }: { cacheDir: string }): Plugin {
  const draw = (skin: SlotSkin, sheet: Sheet) => SHEETS[sheet](skin, cacheDir);
  let isBuild = false;
  let base = '/';
  return {
    name: 'champa:skin-atlas',
    configResolved: (config) => {
      isBuild = config.command === 'build';
      base = config.base;
    },
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    async load(id) {
      if (id !== `\0${MODULE}`) return;
      const entries = await Promise.all(
        Object.values<SlotSkin>(skins).map(async (skin) => {
          const urls = (Object.keys(SHEETS) as Sheet[]).map(async (sheet) => {
            if (!isBuild) return `${sheet}: ${JSON.stringify(`${base}@skins/${skin.id}/${sheet}.webp`)}`;
            const file = this.emitFile({
              type: 'asset',
              name: `${skin.id}-${sheet}.webp`,
              source: await draw(skin, sheet),
            });
            return `${sheet}: import.meta.ROLLUP_FILE_URL_${file}`;
          });
          return `${JSON.stringify(skin.id)}: { ${(await Promise.all(urls)).join(', ')} }`;
        }),
      );
      return `export const atlases = { ${entries.join(',\n')} };`;
    },
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const [, id, sheet] = /@skins\/([\w-]+)\/(symbols|scene)\.webp$/.exec(request.url ?? '') ?? [];
        const skin = Object.values<SlotSkin>(skins).find((candidate) => candidate.id === id);
        if (!skin || !isSheet(sheet)) return next();
        response.setHeader('content-type', 'image/webp').end(await draw(skin, sheet));
      });
    },
  };
}

function isSheet(name: string | undefined): name is Sheet {
  return name !== undefined && name in SHEETS;
}
