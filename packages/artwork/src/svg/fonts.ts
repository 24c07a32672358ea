import { fileURLToPath } from 'node:url';
import { openSync, type Font } from 'fontkit';

/** Display faces of the covers, each an OFL package of `@fontsource`. */
export type Face =
  | 'lilita-one'
  | 'bangers'
  | 'cinzel-decorative'
  | 'limelight'
  | 'pirata-one'
  | 'audiowide'
  | 'alfa-slab-one'
  | 'titan-one'
  | 'righteous'
  | 'carter-one'
  | 'russo-one'
  | 'new-rocker'
  | 'uncial-antiqua'
  | 'rye'
  | 'kaushan-script'
  | 'berkshire-swash'
  | 'anton'
  | 'shojumaru'
  | 'bungee'
  | 'abril-fatface'
  | 'racing-sans-one'
  | 'goldman';

/** Cinzel Decorative and Goldman are drawn at their bold weight, the others have one. */
const boldFaces: ReadonlySet<Face> = new Set<Face>(['cinzel-decorative', 'goldman']);
const opened = new Map<Face, Font>();

export type PathCommand = { command: string; args: readonly number[] };

/** A line of letters as outlines: y grows downwards, the baseline is 0, the left edge 0. */
export type Outline = { commands: readonly PathCommand[]; width: number; top: number; bottom: number };

export function outline(face: Face, text: string, size: number, tracking = 0): Outline {
  const font = fontOf(face);
  const scale = size / font.unitsPerEm;
  const commands: PathCommand[] = [];
  let pen = 0;
  let top = 0;
  let bottom = 0;
  const run = font.layout(text);
  run.glyphs.forEach((glyph, index) => {
    const position = run.positions[index];
    const shift = pen + (position?.xOffset ?? 0) * scale;
    for (const { command, args } of glyph.path.commands) {
      commands.push({
        command,
        args: args.map((value, at) => (at % 2 === 0 ? shift + value * scale : -value * scale)),
      });
    }
    const box = glyph.path.bbox;
    if (glyph.path.commands.length > 0) {
      top = Math.min(top, -box.maxY * scale);
      bottom = Math.max(bottom, -box.minY * scale);
    }
    pen += (position?.xAdvance ?? glyph.advanceWidth) * scale + tracking * size;
  });
  return { commands, width: Math.max(0, pen - tracking * size), top, bottom };
}

/** Whether the face can draw every letter of the text. */
export function canDraw(face: Face, text: string): boolean {
  const font = fontOf(face);
  return [...text].every((letter) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
}

function fontOf(face: Face): Font {
  const known = opened.get(face);
  if (known !== undefined) return known;
  const weight = boldFaces.has(face) ? 700 : 400;
  const file = import.meta.resolve(`@fontsource/${face}/files/${face}-latin-${weight}-normal.woff2`);
  const font = openSync(fileURLToPath(file));
  if (!('layout' in font)) throw new TypeError(`${face} is a collection, not a font`);
  opened.set(face, font);
  return font;
}
