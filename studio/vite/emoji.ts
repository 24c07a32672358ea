import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const resolve = createRequire(import.meta.url).resolve;

/** A `fluentui-emoji` picture as a nested `<svg>` of the given place, its ids made unique so that many fit in one document. */
export function emoji(name: string, x: number, y: number, size: number): string {
  const source = readFileSync(resolve(`fluentui-emoji/icons/modern/${name}.svg`), 'utf8');
  const viewBox = /viewBox="([^"]+)"/.exec(source)?.[1] ?? '0 0 32 32';
  const prefix = `${name}${x}${y}`.replaceAll('.', '_');
  return source
    .replace(/(\bid="|url\(#|href="#)/g, (match) => `${match}${prefix}-`)
    .replace(/<svg[^>]*>/, `<svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="${viewBox}" fill="none">`);
}
