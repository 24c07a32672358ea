import type { Zone } from '../../../engines/penalty/index.ts';
import { svg } from '../arcade/svg.ts';

/** In the units of the picture, which is 120 wide and 92 high. */
export const AIMS: Readonly<Record<Zone, { x: number; y: number }>> = {
  'top-left': { x: 26, y: 21 },
  'top-right': { x: 94, y: 21 },
  middle: { x: 60, y: 30 },
  'bottom-left': { x: 27, y: 42 },
  'bottom-right': { x: 93, y: 42 },
};

export const SPOT = { x: 60, y: 80 };
export const KEEPER_AT = { x: 60, y: 35 };

const LEFT = 14;
const RIGHT = 106;
const BAR = 11;
const LINE = 51;
const MESH = 5.2;

/** The pitch with its goal; the keeper and the ball are drawn above it. */
export function pitchPicture(): SVGElement[] {
  const stripes = Array.from({ length: 6 }, (_, index) =>
    svg('rect', {
      x: -60,
      y: LINE + index * 9,
      width: 240,
      height: 9,
      class: index % 2 === 0 ? 'turf' : 'turf turf-dark',
    }),
  );
  const meshes = [];
  for (let x = LEFT + MESH; x < RIGHT; x += MESH)
    meshes.push(svg('path', { d: `M${x} ${BAR} L${60 + (x - 60) * 0.93} ${LINE - 3}` }));
  for (let y = BAR + MESH; y < LINE - 2; y += MESH) meshes.push(svg('path', { d: `M${LEFT} ${y}H${RIGHT}` }));
  return [
    ...stripes,
    svg('path', { d: `M-20 ${LINE + 4}H140 M4 ${LINE} L-8 ${LINE + 22}H128 L116 ${LINE}`, class: 'pitch-line' }),
    svg('ellipse', { cx: SPOT.x, cy: SPOT.y + 3.4, rx: 3, ry: 0.9, class: 'pitch-spot' }),
    svg('rect', { x: LEFT, y: BAR, width: RIGHT - LEFT, height: LINE - BAR, class: 'goal-dark' }),
    svg('g', { class: 'goal-net' }, ...meshes),
    svg('path', { d: `M${LEFT} ${LINE + 1}V${BAR}H${RIGHT}V${LINE + 1}`, class: 'goal-frame' }),
  ];
}

/** The keeper in the middle of his goal; he leaps as a whole. */
export function keeperPicture(): SVGElement {
  return svg(
    'g',
    { class: 'keeper' },
    svg('path', { d: 'M-5 13.5 L-4 4 H4 L5 13.5', class: 'keeper-legs' }),
    svg('path', { d: 'M-6.2 15.4 h4 M2.2 15.4 h4', class: 'keeper-boots' }),
    svg('path', { d: 'M-6 -7 Q0 -9.4 6 -7 L5 5 H-5 Z', class: 'keeper-shirt' }),
    svg('path', { d: 'M-5.6 -6 L-12 -11.5 M5.6 -6 L12 -11.5', class: 'keeper-arms' }),
    svg('circle', { cx: -12.8, cy: -12.4, r: 2.5, class: 'keeper-glove' }),
    svg('circle', { cx: 12.8, cy: -12.4, r: 2.5, class: 'keeper-glove' }),
    svg('circle', { cx: 0, cy: -11.6, r: 4, class: 'keeper-head' }),
    svg('path', { d: 'M-4 -12.2 A4 4 0 0 1 4 -12.2 Q0 -14 -4 -12.2', class: 'keeper-hair' }),
    svg('text', { y: 1.4, class: 'keeper-number' }, '1'),
  );
}

/** Spectators in the dark, the same for everybody. */
export function crowdPicture(): SVGElement {
  const heads = [];
  for (let row = 0; row < 5; row += 1) {
    for (let seat = 0; seat < 44; seat += 1) {
      const hue = (row * 97 + seat * 53) % 360;
      const cx = -30 + seat * 4.2 + (row % 2) * 2.1;
      heads.push(
        svg('circle', {
          cx,
          cy: -14 + row * 4.4,
          r: 1.5,
          fill: `hsl(${hue} 45% ${24 + ((row * 7 + seat * 11) % 22)}%)`,
        }),
      );
    }
  }
  return svg('g', { class: 'crowd' }, ...heads);
}
