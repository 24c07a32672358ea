import { createRequire } from 'node:module';
import { type Font, openSync } from 'fontkit';
import type { DisplayFont } from '../src/client/skins/skin.ts';

const resolve = createRequire(import.meta.url).resolve;

const FILES = {
  lilita: '@fontsource/lilita-one/files/lilita-one-latin-400-normal.woff2',
  cinzel: '@fontsource/cinzel/files/cinzel-latin-900-normal.woff2',
  rye: '@fontsource/rye/files/rye-latin-400-normal.woff2',
  orbitron: '@fontsource/orbitron/files/orbitron-latin-900-normal.woff2',
} as const satisfies Record<DisplayFont, string>;

/** The outline of a text, centred in a square box of the given size, as SVG path data. */
export function outline(text: string, font: DisplayFont, box: number): string {
  const face = open(font);
  const run = face.layout(text);
  const { minX, minY, width, height } = run.bbox;
  const scale = Math.min((box * 0.76) / width, (box * 0.7) / height);
  const left = (box - width * scale) / 2 - minX * scale;
  const base = (box + height * scale) / 2 + minY * scale;
  let pen = 0;
  return run.glyphs
    .map((glyph, index) => {
      const path = glyph.path.scale(scale, -scale).translate(left + pen * scale, base);
      pen += run.positions[index]?.xAdvance ?? 0;
      return path.toSVG();
    })
    .join(' ');
}

const opened = new Map<DisplayFont, Font>();

function open(font: DisplayFont): Font {
  const known = opened.get(font);
  if (known) return known;
  const face = openSync(resolve(FILES[font]));
  if (!('layout' in face)) throw new Error(`${FILES[font]} holds a collection`);
  opened.set(font, face);
  return face;
}
