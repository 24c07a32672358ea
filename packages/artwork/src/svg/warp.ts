import type { PathCommand } from './fonts.ts';
import { n } from './figure.ts';

/** Moves a point of a title; `x` runs from -1 to 1 over the block's width, `y` from 0 to 1 over its height. */
type Bend = (x: number, y: number) => { dx: number; dy: number };

export type Warp = 'none' | 'arch' | 'bulge' | 'slant' | 'wave' | 'rise' | 'fan' | 'smile';

/** How far each warp moves, in hundredths of the block's width (dx) or height (dy). */
const bends: Readonly<Record<Warp, Bend>> = {
  none: () => ({ dx: 0, dy: 0 }),
  arch: (x) => ({ dx: 0, dy: 0.2 * x * x - 0.1 }),
  smile: (x) => ({ dx: 0, dy: 0.1 - 0.2 * x * x }),
  bulge: (x, y) => ({ dx: 0, dy: (y - 0.5) * (0.3 - 0.42 * x * x) }),
  slant: (_, y) => ({ dx: 0.05 - 0.1 * y, dy: 0 }),
  wave: (x) => ({ dx: 0, dy: 0.07 * Math.sin(x * Math.PI) }),
  rise: (x) => ({ dx: 0, dy: -0.11 * x }),
  fan: (x, y) => ({ dx: x * (0.5 - y) * -0.09, dy: 0.09 * x * x }),
};

export type Block = { left: number; top: number; width: number; height: number };

/** The path data of outlines moved to (`x`, `y`) and bent as a part of `block`. */
export function warpedPath(commands: readonly PathCommand[], x: number, y: number, block: Block, warp: Warp): string {
  const bend = bends[warp];
  const reach = Math.min(block.height, 130);
  return commands
    .map(({ command, args }) => {
      const letter = letters[command] ?? '';
      const points: string[] = [];
      for (let at = 0; at + 1 < args.length; at += 2) {
        const px = x + (args[at] ?? 0);
        const py = y + (args[at + 1] ?? 0);
        const u = block.width === 0 ? 0 : ((px - block.left) / block.width) * 2 - 1;
        const v = block.height === 0 ? 0 : (py - block.top) / block.height;
        const { dx, dy } = bend(u, v);
        points.push(`${n(px + dx * block.width)} ${n(py + dy * reach)}`);
      }
      return `${letter}${points.join(' ')}`;
    })
    .join('');
}

const letters: Readonly<Record<string, string>> = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
};
