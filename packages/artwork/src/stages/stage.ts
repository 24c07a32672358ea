import type { Dye } from '../art/lexicon.ts';
import { between, glow, type Paint } from '../scenes/paint.ts';
import { emojiSize } from '../svg/emoji.ts';
import { blur, emoji, linear, n, radial, type Placement, type Sheet } from '../svg/sheet.ts';
import { finishFilter, type Area, type Finish } from './finish.ts';

/** What a composition works with: the space left by the title, and the figures. */
export type Stage = Paint & {
  /** Top and bottom of the space the title leaves free. */
  top: number;
  bottom: number;
  hero: string;
  rival: string;
  props: readonly string[];
  dye: Dye | null;
  finish: Finish;
};

export type Composer = (stage: Stage) => string;

export function middle({ top, bottom }: Stage): number {
  return (top + bottom) / 2;
}

/** The side of the largest square that fits the free space. */
export function room({ top, bottom, width }: Stage): number {
  return Math.min(width, bottom - top);
}

/** Figures that are the subject: dyed and finished as one group. */
export function lead(stage: Stage, figures: string, dye: Dye | null = stage.dye): string {
  return `<g filter="${finishFilter(stage.sheet, stage.finish, dye, stage.palette, areaOf(stage.sheet, figures))}">${figures}</g>`;
}

/** Figures beside the subject, finished but never dyed. */
export function beside(stage: Stage, figures: string): string {
  const quiet = stage.finish === 'sticker' || stage.finish === 'inked' ? stage.finish : 'shadow';
  return `<g filter="${finishFilter(stage.sheet, quiet, null, stage.palette, areaOf(stage.sheet, figures))}">${figures}</g>`;
}

/** Room for the light and shadow round a figure. */
const margin = 44;

/** The part of the sheet that figures and their finish can cover, read from their positions. */
function areaOf({ width, height }: Sheet, figures: string): Area {
  const placed = /translate\((-?[\d.]+) (-?[\d.]+)\)(?: rotate\([^)]*\))? scale\(-?([\d.]+) /g;
  const spots = [...figures.matchAll(placed)].map(([, x, y, scale]) => ({
    x: Number(x),
    y: Number(y),
    reach: Number(scale) * emojiSize * 0.62 + margin,
  }));
  // Pieces without a position: use the whole sheet.
  if (spots.length === 0) return { left: 0, top: 0, right: width, bottom: height };
  return {
    left: Math.max(0, Math.floor(Math.min(...spots.map(({ x, reach }) => x - reach)))),
    top: Math.max(0, Math.floor(Math.min(...spots.map(({ y, reach }) => y - reach)))),
    right: Math.max(1, Math.min(width, Math.ceil(Math.max(...spots.map(({ x, reach }) => x + reach))))),
    bottom: Math.max(1, Math.min(height, Math.ceil(Math.max(...spots.map(({ y, reach }) => y + reach))))),
  };
}

/** Figures close to the eye, out of focus. */
export function near(stage: Stage, figures: string): string {
  return `<g filter="${blur(stage.sheet, 2.6)}">${figures}</g>`;
}

export function figure(stage: Stage, name: string, placement: Placement): string {
  return emoji(stage.sheet, name, placement);
}

export function prop(stage: Stage, index: number): string {
  return stage.props[index % stage.props.length] ?? 'coin';
}

/** The shadow where a figure meets the ground. */
export function contact({ sheet }: Paint, x: number, y: number, width: number): string {
  const fill = radial(sheet, [
    [0, '#000000', 0.55],
    [1, '#000000', 0],
  ]);
  return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(width)}" ry="${n(width * 0.17)}" fill="${fill}"/>`;
}

export function coin({ sheet }: Paint, x: number, y: number, r: number, tilt = 1, turn = 0): string {
  const rim = linear(
    sheet,
    [
      [0, '#fff3b0'],
      [0.5, '#d98a0b'],
      [1, '#8a4b05'],
    ],
    60,
  );
  const face = linear(
    sheet,
    [
      [0, '#ffe98a'],
      [0.5, '#ffc22e'],
      [1, '#e08e0c'],
    ],
    60,
  );
  const ellipse = (scale: number, fill: string): string =>
    `<ellipse rx="${n(r * scale)}" ry="${n(r * scale * tilt)}" fill="${fill}"/>`;
  const star = `<path d="M0 ${n(-r * 0.42)}L${n(r * 0.12)} ${n(-r * 0.12)}L${n(r * 0.42)} 0L${n(r * 0.12)} ${n(r * 0.12)}L0 ${n(r * 0.42)}L${n(-r * 0.12)} ${n(r * 0.12)}L${n(-r * 0.42)} 0L${n(-r * 0.12)} ${n(-r * 0.12)}Z" fill="#b76a05" transform="scale(1 ${n(tilt)})"/>`;
  return `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)})"><ellipse cy="${n(r * 0.16)}" rx="${n(r)}" ry="${n(r * tilt)}" fill="#6e3a04"/>${ellipse(1, rim)}${ellipse(0.8, face)}${star}</g>`;
}

/** A heap of coins across the picture, its crest at `y`. */
export function heap(stage: Stage, y: number, rows = 4): string {
  let coins = '';
  for (let row = 0; row < rows; row += 1) {
    const count = 9 + row;
    for (let index = 0; index < count; index += 1) {
      const x = ((index + 0.5) / count) * stage.width + between(stage.random, -14, 14);
      const sag = ((x - stage.width / 2) / (stage.width / 2)) ** 2 * 26;
      coins += coin(
        stage,
        x,
        y + row * 15 + sag + between(stage.random, -5, 5),
        between(stage.random, 13, 19),
        between(stage.random, 0.4, 0.85),
        between(stage.random, -30, 30),
      );
    }
  }
  return glow(stage.sheet, stage.width / 2, y, stage.width * 0.6, '#ffcf4a', 0.45, 60) + coins;
}

/** Four-pointed glints. */
export function glints(stage: Stage, count: number, top = stage.top, bottom = stage.bottom): string {
  let marks = '';
  for (let index = 0; index < count; index += 1) {
    const x = between(stage.random, 14, stage.width - 14);
    const y = between(stage.random, top, bottom);
    const r = between(stage.random, 3, 9);
    marks += `<path d="M${n(x)} ${n(y - r)}Q${n(x)} ${n(y)} ${n(x + r)} ${n(y)}Q${n(x)} ${n(y)} ${n(x)} ${n(y + r)}Q${n(x)} ${n(y)} ${n(x - r)} ${n(y)}Q${n(x)} ${n(y)} ${n(x)} ${n(y - r)}" fill="#fff" opacity="${n(between(stage.random, 0.6, 1))}"/>`;
  }
  return marks;
}
