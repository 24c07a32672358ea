import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { plumeria } from '../brand/plumeria.ts';

/** Width and height of every picture of the set, in its own units. */
export const emojiSize = 32;

type Drawing = string;

const folder = join(fileURLToPath(import.meta.resolve('fluentui-emoji/package.json')), '..', 'icons', 'modern');
const drawings = new Map<string, Drawing>();
let names: ReadonlySet<string> | undefined;

/** Pictures of our own, beside those of the set. */
const own: Readonly<Record<string, (prefix: string) => string>> = { plumeria };

/** Names of the pictures that can be drawn; the folder is listed when first asked for. */
export function emojiNames(): ReadonlySet<string> {
  names ??= new Set([...readdirSync(folder).map((file) => file.replace(/\.svg$/, '')), ...Object.keys(own)]);
  return names;
}

/**
 * The inside of a picture's SVG, every id in it renamed to begin with `prefix`, so that several pictures fit in one
 * document. Files are read when first drawn and kept.
 */
export function emojiMarkup(name: string, prefix: string): string {
  return own[name]?.(prefix) ?? drawing(name).replaceAll('\u0000', prefix);
}

function drawing(name: string): Drawing {
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
