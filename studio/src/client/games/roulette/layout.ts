import type { Area } from '../stage/stage.ts';
import { DOZEN_DEPTH, EVEN_DEPTH, type TablePoint } from './table-map.ts';

export type WheelPose = { x: number; y: number; radius: number };

/** The positions of wheel and table, in CSS pixels of the canvas. */
export type RouletteLayout = {
  isPortrait: boolean;
  /** While bets are placed, and while the ball runs. */
  wheel: { rest: WheelPose; spin: WheelPose };
  table: { x: number; y: number; width: number; height: number };
  /** Pixels of one street (along u) and of one column (along v). */
  streetSize: number;
  columnSize: number;
  chipRadius: number;
  toPixel: (point: TablePoint) => { x: number; y: number };
  toTable: (x: number, y: number) => TablePoint;
};

const STREETS = 14;
const ACROSS = 3 + DOZEN_DEPTH + EVEN_DEPTH;
const PAD = 10;

/**
 * On a wide screen the wheel is to the left of a horizontal table. On a phone the table is vertical under a small wheel, which is
 * enlarged while the ball runs.
 */
export function rouletteLayout(area: Area): RouletteLayout {
  return area.innerHeight > area.innerWidth * 0.95 ? upright(area) : along(area);
}

function along(area: Area): RouletteLayout {
  const radius = Math.min(area.innerHeight * 0.46, area.innerWidth * 0.19);
  const wheel = { x: area.x + PAD * 2 + radius, y: area.y + area.innerHeight / 2, radius };
  const left = wheel.x + radius + PAD * 3;
  const room = area.x + area.innerWidth - left - PAD * 2;
  const streetSize = Math.min(room / STREETS, (area.innerHeight * 0.86) / ACROSS / 1.22);
  const columnSize = Math.min(streetSize * 1.45, (area.innerHeight - PAD * 4) / ACROSS);
  const width = streetSize * STREETS;
  const height = columnSize * ACROSS;
  const x = left + (room - width) / 2;
  const y = area.y + (area.innerHeight - height) / 2;
  return {
    isPortrait: false,
    wheel: { rest: wheel, spin: wheel },
    table: { x, y, width, height },
    streetSize,
    columnSize,
    chipRadius: Math.min(streetSize, columnSize) * 0.33,
    toPixel: ({ u, v }) => ({ x: x + (u + 1) * streetSize, y: y + (3 - v) * columnSize }),
    toTable: (px, py) => ({ u: (px - x) / streetSize - 1, v: 3 - (py - y) / columnSize }),
  };
}

function upright(area: Area): RouletteLayout {
  const wheelRoom = Math.min(area.innerHeight * 0.24, 170);
  const columnSize = Math.min((area.innerWidth - PAD * 2) / ACROSS, 96);
  const streetSize = Math.min((area.innerHeight - wheelRoom - PAD) / STREETS, columnSize * 0.75);
  const width = columnSize * ACROSS;
  const height = streetSize * STREETS;
  const x = area.x + (area.innerWidth - width) / 2;
  const y = area.y + area.innerHeight - height - PAD / 2;
  const left = x + (DOZEN_DEPTH + EVEN_DEPTH) * columnSize;
  const room = area.innerHeight - height - PAD;
  const big = Math.min(area.innerWidth * 0.47, area.innerHeight * 0.36);
  return {
    isPortrait: true,
    wheel: {
      rest: { x: area.x + area.innerWidth * 0.5, y: area.y + room * 0.56, radius: Math.max(40, room * 0.5) },
      spin: { x: area.x + area.innerWidth / 2, y: area.y + Math.max(big + PAD, area.innerHeight * 0.36), radius: big },
    },
    table: { x, y, width, height },
    streetSize,
    columnSize,
    chipRadius: Math.min(streetSize, columnSize) * 0.47,
    toPixel: ({ u, v }) => ({ x: left + v * columnSize, y: y + (u + 1) * streetSize }),
    toTable: (px, py) => ({ u: (py - y) / streetSize - 1, v: (px - left) / columnSize }),
  };
}
