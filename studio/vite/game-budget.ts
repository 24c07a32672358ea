import { type Bundle, neededBy, weigh } from '@champa/build';
import type { Plugin } from 'vite';

/** Bytes on the wire before the first frame of a game, compressed by brotli. */
const BUDGET = 500_000;

/** Vite plugin: a build fails if a game loads more than the budget before its first frame. */
export function gameBudget(): Plugin {
  return {
    name: 'champa:game-budget',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const sizes = await gameSizes(bundle as Bundle);
        const excess = Object.entries(sizes).filter(([, size]) => size > BUDGET);
        if (excess.length > 0) this.error(`over the ${BUDGET} bytes of a game: ${excess.map(String).join('; ')}`);
      },
    },
  };
}

const GAME = /\/games\/([\w-]+)\/index\.ts$/;
const FONT = /\.woff2?$/;

/**
 * For each game: the program, what its own folder needs, their styles and pictures, the font of Latin letters, and for a game that is
 * drawn with skins the heaviest one and its lettering. Fonts of other scripts come in parts, of which the browser loads those that it lacks.
 */
export async function gameSizes(bundle: Bundle): Promise<Record<string, number>> {
  const files = Object.values(bundle);
  const entries = files.flatMap((file) => (file.type === 'chunk' && file.isEntry ? [file.fileName] : []));
  const latin = files.filter(({ fileName }) => /inter-latin-wght-normal.*\.woff2$/.test(fileName));
  const lettering = files.filter(({ fileName }) => /cinzel-latin-900-normal.*\.woff2$/.test(fileName));
  const skin = heaviestSkin(bundle);
  const sizes: Record<string, number> = {};
  for (const file of files) {
    const game = file.type === 'chunk' ? GAME.exec(file.facadeModuleId ?? '')?.[1] : undefined;
    if (!game) continue;
    const chunks = neededBy(bundle, [...entries, file.fileName]);
    const beside = new Set(
      chunks.flatMap(({ viteMetadata: meta }) => [...(meta?.importedCss ?? []), ...(meta?.importedAssets ?? [])]),
    );
    const drawn = [...beside].filter((name) => !FONT.test(name) && !SKIN.test(name)).map((name) => bundle[name]!);
    const hasSkins = chunks.some((chunk) => chunk.type === 'chunk' && /-symbols-/.test(chunk.code));
    const weights = await weigh([...chunks, ...drawn, ...latin, ...(hasSkins ? [...skin, ...lettering] : [])]);
    sizes[game] = weights.reduce((sum, weight) => sum + weight, 0);
  }
  return sizes;
}

const SKIN = /\/([\w-]+)-(?:symbols|scene)-[\w-]+\.webp$/;

/** The two sheets of the skin with the largest ones. */
function heaviestSkin(bundle: Bundle): Bundle[string][] {
  const skins = Map.groupBy(
    Object.values(bundle).filter(({ fileName }) => SKIN.test(fileName)),
    ({ fileName }) => SKIN.exec(fileName)![1]!,
  );
  const bytes = (sheets: Bundle[string][]) =>
    sheets.reduce((sum, sheet) => sum + (sheet.type === 'asset' ? sheet.source.length : 0), 0);
  return [...skins.values()].toSorted((a, b) => bytes(b) - bytes(a))[0] ?? [];
}
