import type { Area } from '../stage/stage.ts';

export const CELL_WIDTH = 100;
export const REEL_GAP = 8;
const REELS = 5;
const ROWS = 3;

/** Positions in CSS pixels of the canvas; the board's own measures are in units of a hundredth of a symbol's width. */
export type SlotLayout = {
  isPortrait: boolean;
  /** CSS pixels of one board unit. */
  scale: number;
  /** Height of a symbol's cell, width and height of the window of symbols, thickness of the frame: in units. */
  cellHeight: number;
  width: number;
  height: number;
  margin: number;
  /** Upper left corner of the window of symbols. */
  x: number;
  y: number;
  mascot: { x: number; foot: number; height: number };
  /** Height of the upper part of the free area, reserved for the title. */
  titleRoom: number;
};

/** Fits the board into the free area: as wide as a phone allows, as high as a desktop allows, with the title above it. */
export function slotLayout(area: Area): SlotLayout {
  const isPortrait = area.innerHeight > area.innerWidth * 1.05;
  const cellHeight = isPortrait ? 128 : 98;
  const margin = isPortrait ? 18 : 30;
  const width = REELS * CELL_WIDTH + (REELS - 1) * REEL_GAP;
  const height = ROWS * cellHeight;
  const headroom = isPortrait ? Math.min(190, area.innerHeight * 0.3) : Math.min(96, area.innerHeight * 0.15);
  const footroom = isPortrait ? Math.min(64, area.innerHeight * 0.1) : 26;
  const scale = Math.min(
    (area.innerWidth * (isPortrait ? 0.985 : 0.92)) / (width + 2 * margin),
    (area.innerHeight - headroom - footroom) / (height + 2 * margin),
  );
  const x = area.x + (area.innerWidth - width * scale) / 2;
  const spare = Math.max(0, area.innerHeight - headroom - footroom - (height + 2 * margin) * scale);
  // On a phone the spare height is above the board, where the mascot stands on the frame.
  const above = headroom + spare * (isPortrait ? 0.82 : 0.5);
  const y = area.y + above + margin * scale;
  return {
    isPortrait,
    scale,
    cellHeight,
    width,
    height,
    margin,
    x,
    y,
    titleRoom: isPortrait ? above * 0.5 : above - 10,
    mascot: mascotPlace(),
  };

  function mascotPlace(): SlotLayout['mascot'] {
    if (isPortrait) {
      return {
        x: area.x + area.innerWidth / 2,
        foot: y - margin * scale * 0.9,
        height: Math.min(190, above * 0.52),
      };
    }
    const right = x + (width + margin) * scale;
    const room = area.x + area.innerWidth - right;
    const tall = Math.min(area.innerHeight * 0.46, room * 1.35, 420);
    return {
      x: Math.min(right + room / 2, area.x + area.innerWidth - tall * 0.48),
      foot: area.y + area.innerHeight * 0.985,
      height: tall,
    };
  }
}

/** The centre of a cell in board units. */
export function cellCentre(reel: number, row: number, cellHeight: number): { x: number; y: number } {
  return { x: reel * (CELL_WIDTH + REEL_GAP) + CELL_WIDTH / 2, y: (row + 0.5) * cellHeight };
}
