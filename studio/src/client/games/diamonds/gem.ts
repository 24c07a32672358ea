import { svg } from '../arcade/svg.ts';

type Point = readonly [number, number];

/** The outline of each cut, and its colour: no two are told apart by colour alone. */
const CUTS: readonly { hue: number; saturation: number; light: number; outline: readonly Point[] }[] = [
  { hue: 198, saturation: 60, light: 84, outline: points('-26,-24 26,-24 42,-6 0,40 -42,-6') },
  { hue: 150, saturation: 76, light: 42, outline: points('-22,-38 22,-38 34,-26 34,26 22,38 -22,38 -34,26 -34,-26') },
  { hue: 222, saturation: 84, light: 56, outline: points('0,-42 36,0 0,42 -36,0') },
  { hue: 38, saturation: 94, light: 54, outline: points('-20,-35 20,-35 40,0 20,35 -20,35 -40,0') },
  { hue: 278, saturation: 68, light: 58, outline: points('0,-42 16,-14 30,8 26,28 10,39 -10,39 -26,28 -30,8 -16,-14') },
  { hue: 350, saturation: 84, light: 50, outline: ring(10, 39) },
  { hue: 28, saturation: 40, light: 88, outline: [] },
];

const LIGHT_FROM = -2.2;
const TABLE = 0.52;

/** A gem of one of the seven cuts: its facets are lit from above on the left. */
export function gemPicture(cut: number): SVGElement {
  const { hue, saturation, light, outline } = CUTS[cut]!;
  const paint = (change: number) => `hsl(${hue} ${saturation}% ${Math.max(8, Math.min(97, light + change))}%)`;
  return svg(
    'svg',
    { viewBox: '-48 -48 96 96', class: 'gem', 'aria-hidden': 'true' },
    ...(outline.length === 0 ? pearl(paint) : facets(outline, paint)),
  );
}

function facets(outline: readonly Point[], paint: (change: number) => string): SVGElement[] {
  const inner = outline.map(([x, y]): Point => [x * TABLE, y * TABLE - 3]);
  const sides = outline.map((corner, index) => {
    const next = (index + 1) % outline.length;
    const middle = [(corner[0] + outline[next]![0]) / 2, (corner[1] + outline[next]![1]) / 2] as const;
    const shade = Math.cos(Math.atan2(middle[1], middle[0]) - LIGHT_FROM) * 17 + (index % 2 === 0 ? 3 : -3);
    return polygon([corner, outline[next]!, inner[next]!, inner[index]!], paint(shade));
  });
  const glint = inner.map(([x, y]): Point => [x * 0.62 - 3, y * 0.5 - 5]);
  return [...sides, polygon(inner, paint(9)), polygon(glint, 'rgb(255 255 255 / 0.34)')];
}

function pearl(paint: (change: number) => string): SVGElement[] {
  return [
    svg('circle', { r: 37, fill: paint(-16) }),
    svg('circle', { cx: -2, cy: -2, r: 33, fill: paint(-4) }),
    svg('circle', { cx: -7, cy: -8, r: 23, fill: paint(5) }),
    svg('ellipse', { cx: -13, cy: -15, rx: 10, ry: 7, fill: '#fff', transform: 'rotate(-38 -13 -15)' }),
  ];
}

function polygon(corners: readonly Point[], fill: string): SVGElement {
  const shape = corners.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');
  // A stroke of the same paint closes the seams between facets.
  return svg('polygon', { points: shape, fill, stroke: fill, 'stroke-width': 0.6, 'stroke-linejoin': 'round' });
}

function points(text: string): Point[] {
  return text.split(' ').map((pair) => {
    const [x = 0, y = 0] = pair.split(',').map(Number);
    return [x, y];
  });
}

function ring(corners: number, radius: number): Point[] {
  return Array.from({ length: corners }, (_, index) => {
    const angle = ((index + 0.5) / corners) * Math.PI * 2;
    return [radius * Math.sin(angle), -radius * Math.cos(angle)];
  });
}
