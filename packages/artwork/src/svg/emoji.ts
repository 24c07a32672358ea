import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ownPictures } from '../art/own-pictures.ts';

/** Width and height of every picture of the set, in its own units. */
export const emojiSize = 32;

const folder = join(fileURLToPath(import.meta.resolve('fluentui-emoji/package.json')), '..', 'icons', 'modern');
const drawings = new Map<string, string>();
let names: ReadonlySet<string> | undefined;

/** Names of the available pictures; the folder is read on first use. */
export function emojiNames(): ReadonlySet<string> {
  names ??= new Set([...readdirSync(folder).map((file) => file.replace(/\.svg$/, '')), ...Object.keys(ownPictures)]);
  return names;
}

/**
 * The content of a picture's SVG, with every ID renamed to begin with `prefix`, so that several pictures fit in one document.
 * Files are read on first use and cached.
 */
export function emojiMarkup(name: string, prefix: string): string {
  return ownPictures[name]?.(prefix) ?? drawing(name).replaceAll('\u0000', prefix);
}

/**
 * The scale nearest `scale` at which the picture can be rendered. resvg aborts the whole process if a filter's region, turned and
 * scaled, is so nearly a whole number of pixels wide or high that it is rounded both ways; such scales are skipped. `turn` is in
 * degrees.
 */
export function drawableScale(name: string, scale: number, turn: number): number {
  const cos = Math.abs(Math.cos((turn * Math.PI) / 180));
  const sin = Math.abs(Math.sin((turn * Math.PI) / 180));
  const sides = regionsOf(name).flatMap(([width, height]) => [width * cos + height * sin, width * sin + height * cos]);
  const isClear = (candidate: number): boolean =>
    sides.every((side) => Math.abs(side * candidate - Math.round(side * candidate)) > 0.001);
  for (let step = 0; step < 400; step += 1) {
    const candidate = Math.round((scale + step * 0.0007) * 10_000) / 10_000;
    if (isClear(candidate)) return candidate;
  }
  return scale;
}

const regions = new Map<string, readonly (readonly [number, number])[]>();

function regionsOf(name: string): readonly (readonly [number, number])[] {
  const known = regions.get(name);
  if (known !== undefined) return known;
  const boxes =
    ownPictures[name] === undefined
      ? drawing(name).matchAll(/<filter id="[^"]+" width="([^"]+)" height="([^"]+)"/g)
      : [];
  const sizes = [...boxes].map(([, width, height]) => [Number(width), Number(height)] as const);
  regions.set(name, sizes);
  return sizes;
}

function drawing(name: string): string {
  const known = drawings.get(name);
  if (known !== undefined) return known;
  const source = readFileSync(join(folder, `${name}.svg`), 'utf8');
  const inner = source.replace(/^<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '');
  const ids = new Map<string, string>();
  for (const [, id = ''] of inner.matchAll(/\bid="([^"]+)"/g)) ids.set(id, `\u0000${ids.size.toString(36)}`);
  const renamed = inner.replaceAll(/(id="|url\(#|href="#)([^")]+)/g, (whole, lead: string, id: string) => {
    const next = ids.get(id);
    return next === undefined ? whole : `${lead}${next}`;
  });

  drawings.set(name, renamed);
  return renamed;
}
