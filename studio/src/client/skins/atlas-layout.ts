import type { SlotSkin } from './skin.ts';

/** A rectangle in an atlas, in its pixels. */
export type Cell = { x: number; y: number; width: number; height: number };

/** Symbols in the order of the atlas. */
export const SYMBOL_ART = ['wild', 'scatter', 'p1', 'p2', 'p3', 'p4', 'A', 'K', 'Q', 'J', '10'] as const;
export type SymbolArtId = (typeof SYMBOL_ART)[number];

export const SYMBOL_SIZE = 256;
const BLUR_SIZE = 128;
export const SYMBOL_ATLAS = { width: 1024, height: 1024 } as const;

const MASCOT_SIZE = 512;
const PROP_SIZE = 256;
export const SCENE_ATLAS = { width: 1024, height: 768 } as const;

/** A still symbol: 4 columns, 3 rows. */
export function symbolCell(index: number): Cell {
  return cell(index % 4, Math.floor(index / 4), SYMBOL_SIZE);
}

/** The same symbol blurred in its direction of fall, below the sharp ones: 8 columns, 2 rows. */
export function blurCell(index: number): Cell {
  const { x, y, width, height } = cell(index % 8, Math.floor(index / 8), BLUR_SIZE);
  return { x, y: y + 3 * SYMBOL_SIZE, width, height };
}

export const mascotCell: Cell = { x: 0, y: 0, width: MASCOT_SIZE, height: MASCOT_SIZE };

/** Scenery around the mascot: two cells to its right in two rows, then a full row under it. */
export function propCell(index: number): Cell {
  if (index < 4) {
    const { x, y, width, height } = cell(index % 2, Math.floor(index / 2), PROP_SIZE);
    return { x: x + MASCOT_SIZE, y, width, height };
  }
  const { x, y, width, height } = cell(index - 4, 0, PROP_SIZE);
  return { x, y: y + MASCOT_SIZE, width, height };
}

/** Different scenery pictures of a skin, each once, at most 8. */
export function propArt(skin: SlotSkin): string[] {
  return [...new Set(skin.scene.props.map((prop) => prop.art))];
}

function cell(column: number, row: number, size: number): Cell {
  return { x: column * size, y: row * size, width: size, height: size };
}
