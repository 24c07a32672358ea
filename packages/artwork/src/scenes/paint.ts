import type { Random } from '@champa/titles';
import type { Palette } from '../art/palettes.ts';
import { n, radial, type Sheet } from '../svg/sheet.ts';

/** The parameters of drawing a scene or a composition. */
export type Paint = {
  sheet: Sheet;
  random: Random;
  palette: Palette;
  width: number;
  height: number;
};

export type Painter = (paint: Paint) => string;

export function between(random: Random, low: number, high: number): number {
  return low + random() * (high - low);
}

export function times<Item>(count: number, make: (index: number) => Item): Item[] {
  return Array.from({ length: count }, (_, index) => make(index));
}

export function fillAll({ width, height }: Paint, fill: string, extra = ''): string {
  return `<rect width="${width}" height="${height}" fill="${fill}"${extra}/>`;
}

export function circle(cx: number, cy: number, r: number, fill: string, extra = ''): string {
  return `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(r)}" fill="${fill}"${extra}/>`;
}

/** A soft light, brightest in its middle. */
export function glow(sheet: Sheet, cx: number, cy: number, rx: number, color: string, opacity = 1, ry = rx): string {
  const fill = radial(sheet, [
    [0, color, opacity],
    [0.4, color, opacity * 0.55],
    [1, color, 0],
  ]);
  return `<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"/>`;
}

/** A closed shape through points, its corners rounded where `smooth`. */
export function shape(
  points: readonly (readonly [number, number])[],
  fill: string,
  smooth = false,
  extra = '',
): string {
  if (!smooth) return `<path d="M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z" fill="${fill}"${extra}/>`;
  const [first, ...rest] = points;
  if (first === undefined) return '';
  let data = `M${n(first[0])} ${n(first[1])}`;
  rest.forEach(([x, y], index) => {
    const next = rest[index + 1];
    if (next === undefined) data += `L${n(x)} ${n(y)}`;
    else data += `Q${n(x)} ${n(y)} ${n((x + next[0]) / 2)} ${n((y + next[1]) / 2)}`;
  });
  return `<path d="${data}Z" fill="${fill}"${extra}/>`;
}

/** A row of hills: points along the width at about `y`, closed at the bottom of the picture. */
export function ridge({ random, width, height }: Paint, y: number, rise: number, steps: number): [number, number][] {
  const points = times(steps + 1, (index): [number, number] => [
    (index / steps) * (width + 40) - 20,
    y - random() * rise,
  ]);
  return [[-20, height + 5], [-20, y], ...points, [width + 20, y], [width + 20, height + 5]];
}
