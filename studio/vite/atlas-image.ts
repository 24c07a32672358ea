import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { renderAsync } from '@resvg/resvg-js';
import sharp, { type OverlayOptions } from 'sharp';
import * as layout from '../src/client/skins/atlas-layout.ts';
import type { SlotSkin } from '../src/client/skins/skin.ts';
import { emoji } from './emoji.ts';
import { SYMBOL_FILTERS, symbolArt } from './symbol-art.ts';

/** As small as shows no difference on a phone: a slot is ready within the budget of `game-budget.ts`. */
const ENCODING = { quality: 64, alphaQuality: 80, effort: 4 } as const;

type Layer = { svg: string; cell: layout.Cell; smear?: layout.Cell; standsOnFloor?: true };
type Atlas = { layers: readonly Layer[]; width: number; height: number };

/** Sharp and blurred symbols of a skin as one WebP; a cached drawing is taken from the cache folder. */
export function symbolAtlas(skin: SlotSkin, cache: string): Promise<Buffer> {
  const layers = symbolArt(skin).map((body, index) => ({
    svg: document(SYMBOL_FILTERS + body),
    cell: layout.symbolCell(index),
    smear: layout.blurCell(index),
  }));
  return cached({ layers, ...layout.SYMBOL_ATLAS }, cache);
}

/** The mascot and the scenery of a skin; scenery is blurred by its distance. */
export function sceneAtlas(skin: SlotSkin, cache: string): Promise<Buffer> {
  const mascot = {
    svg: document(`${SYMBOL_FILTERS}<g filter="url(#figure)">${emoji(skin.scene.mascot, 14, 14, 224)}</g>`),
    cell: layout.mascotCell,
    standsOnFloor: true as const,
  };
  const props = layout.propArt(skin).map((art, index) => {
    const depth = Math.min(...skin.scene.props.filter((prop) => prop.art === art).map((prop) => prop.depth));
    const blur = `<filter id="far"><feGaussianBlur stdDeviation="${(depth * 3).toFixed(2)}"/></filter>`;
    const svg = document(`${blur}<g filter="url(#far)">${emoji(art, 6, 6, 244)}</g>`);
    return { svg, cell: layout.propCell(index), standsOnFloor: true as const };
  });
  return cached({ layers: [mascot, ...props], ...layout.SCENE_ATLAS }, cache);
}

function document(body: string): string {
  const size = layout.SYMBOL_SIZE;
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 ${size} ${size}">${body}</svg>`;
}

async function cached(atlas: Atlas, folder: string): Promise<Buffer> {
  const file = join(
    folder,
    `${createHash('sha256').update(JSON.stringify({ atlas, ENCODING })).digest('hex').slice(0, 24)}.webp`,
  );
  const known = await readFile(file).catch(() => null);
  if (known) return known;
  const image = await draw(atlas);
  await mkdir(folder, { recursive: true });
  await writeFile(file, image);
  return image;
}

async function draw({ layers, width, height }: Atlas): Promise<Buffer> {
  const pieces = await Promise.all(layers.map(drawLayer));
  return sharp({ create: { width, height, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
    .composite(pieces.flat())
    .webp(ENCODING)
    .toBuffer();
}

async function drawLayer({ svg, cell, smear, standsOnFloor }: Layer): Promise<OverlayOptions[]> {
  const rendered = await renderAsync(svg, {
    fitTo: { mode: 'width', value: cell.width },
    // Letters are paths. Looking through the machine's fonts for each picture took as long as drawing it.
    font: { loadSystemFonts: false },
  });
  const still = standsOnFloor ? await lowered(rendered.asPng(), cell) : rendered.asPng();
  const placed = { input: still, left: cell.x, top: cell.y };
  return smear ? [placed, { input: await smeared(still, smear), left: smear.x, top: smear.y }] : [placed];
}

// Empty margins differ between pictures: without them every figure stands exactly on the bottom of its cell.
function lowered(picture: Buffer, { width, height }: layout.Cell): Promise<Buffer> {
  const clear = { r: 0, g: 0, b: 0, alpha: 0 };
  return sharp(picture)
    .trim({ background: clear })
    .resize(width, height, { fit: 'contain', position: 'bottom', background: clear })
    .png()
    .toBuffer();
}

const SMEAR_ROWS = 15;

// Reduced to a few rows and enlarged again: a blur in the direction of fall only, as a camera would show it.
async function smeared(still: Buffer, { width, height }: layout.Cell): Promise<Buffer> {
  const squeezed = await sharp(still).resize(width, SMEAR_ROWS, { fit: 'fill' }).png().toBuffer();
  return sharp(squeezed).resize(width, height, { fit: 'fill', kernel: 'cubic' }).png().toBuffer();
}
