import { circle, times, type Paint } from '../scenes/paint.ts';
import { darken, lighten } from '../svg/color.ts';
import { blur, linear, n } from '../svg/sheet.ts';
import { gilt } from './panels.ts';

/** The border of a cover, in the studio's colour. */
type Frame = (paint: Paint, color: string) => string;

function box({ width, height }: Paint, inset: number, stroke: string, thickness: number, rx = 0, extra = ''): string {
  return `<rect x="${n(inset)}" y="${n(inset)}" width="${n(width - inset * 2)}" height="${n(height - inset * 2)}" rx="${rx}" fill="none" stroke="${stroke}" stroke-width="${n(thickness)}"${extra}/>`;
}

/** The same mark in all four corners, drawn for the upper left. */
function corners({ width, height }: Paint, mark: string): string {
  return `<g>${mark}</g><g transform="translate(${width} 0) scale(-1 1)">${mark}</g><g transform="translate(0 ${height}) scale(1 -1)">${mark}</g><g transform="translate(${width} ${height}) scale(-1 -1)">${mark}</g>`;
}

const bare: Frame = () => '';
const hairline: Frame = (paint) => box(paint, 9, '#ffffff', 1.6, 4, ' opacity=".75"');
const gilded: Frame = (paint) =>
  box(paint, 4, '#3a1a04', 9) + box(paint, 4, gilt(paint.sheet), 6) + box(paint, 11, gilt(paint.sheet), 1.4);
const deco: Frame = (paint) =>
  box(paint, 6, gilt(paint.sheet), 3) +
  box(paint, 13, gilt(paint.sheet), 1.2) +
  corners(
    paint,
    `<path d="M6 54V6H54L6 54ZM6 70L70 6M6 84L84 6" fill="none" stroke="${gilt(paint.sheet)}" stroke-width="2"/><path d="M6 40L40 6H6Z" fill="${gilt(paint.sheet)}" opacity=".85"/>`,
  );
const filigree: Frame = (paint) =>
  box(paint, 5, gilt(paint.sheet), 2.4) +
  corners(
    paint,
    `<path d="M5 78C12 40 40 12 78 5C52 16 44 22 40 40C30 38 16 50 5 78ZM14 14C34 10 46 24 36 34C26 44 10 34 14 14Z" fill="${gilt(paint.sheet)}" stroke="#3a1a04" stroke-width="1"/>`,
  );
const fret: Frame = (paint, color) =>
  box(paint, 5, color, 10) +
  box(paint, 10, lighten(color, 0.5), 1.4) +
  corners(
    paint,
    `<path d="M2 52V2H52V26H26V52Z" fill="${color}"/><path d="M8 46V8H46V20H20V46M14 40V14H40" fill="none" stroke="${lighten(color, 0.6)}" stroke-width="2.4"/>`,
  );
const neon: Frame = (paint, color) => {
  const tube = box(paint, 9, lighten(color, 0.25), 5, 16);
  return `<g filter="${blur(paint.sheet, 5)}">${tube}</g>${box(paint, 9, lighten(color, 0.65), 2.4, 16)}`;
};
const mat: Frame = (paint) => box(paint, 5, '#ffffff', 10) + box(paint, 10.5, '#000000', 1, 0, ' opacity=".25"');
const timber: Frame = (paint) => {
  const grain = linear(
    paint.sheet,
    [
      [0, '#a8672a'],
      [0.3, '#7a4518'],
      [0.6, '#935522'],
      [1, '#4e290c'],
    ],
    12,
  );
  return (
    box(paint, 7, '#2a1405', 16) +
    box(paint, 7, grain, 13) +
    corners(paint, `${circle(10, 10, 5.4, '#2a1405')}${circle(9, 9, 3.8, '#d9b26a')}`)
  );
};
const film: Frame = ({ width, height }) =>
  `<path d="M0 0H14V${height}H0ZM${width - 14} 0H${width}V${height}H${width - 14}Z" fill="#0b0b10"/>${times(16, (index) => `<rect x="3.5" y="${8 + index * 30}" width="7" height="14" rx="2" fill="#f4f1ff" opacity=".85"/><rect x="${width - 10.5}" y="${8 + index * 30}" width="7" height="14" rx="2" fill="#f4f1ff" opacity=".85"/>`).join('')}`;
const bulbs: Frame = (paint, color) => {
  const { width, height } = paint;
  const lamp = (x: number, y: number, index: number): string =>
    circle(x, y, 4.6, index % 2 === 0 ? '#fff8d8' : '#ffb52e') + circle(x - 1.2, y - 1.4, 1.5, '#ffffff');
  const across = times(
    14,
    (index) =>
      lamp(14 + index * ((width - 28) / 13), 8, index) + lamp(14 + index * ((width - 28) / 13), height - 8, index + 1),
  ).join('');
  const down = times(
    17,
    (index) =>
      lamp(8, 34 + index * ((height - 68) / 16), index) + lamp(width - 8, 34 + index * ((height - 68) / 16), index + 1),
  ).join('');
  return box(paint, 8, darken(color, 0.35), 16) + box(paint, 16, lighten(color, 0.4), 1.6) + across + down;
};
const pixel: Frame = (paint, color) =>
  corners(
    paint,
    `<path d="M0 0H60V8H44V16H28V24H24V28H16V44H8V60H0Z" fill="${color}"/><path d="M0 0H36V6H22V14H14V22H6V36H0Z" fill="${lighten(color, 0.45)}"/>`,
  ) + box(paint, 3, color, 6);
const brackets: Frame = (paint, color) =>
  corners(
    paint,
    `<path d="M10 56V22L22 10H56" fill="none" stroke="${lighten(color, 0.35)}" stroke-width="4"/><path d="M16 16l8-2l-2 8Z" fill="${lighten(color, 0.6)}"/>`,
  );
const petals: Frame = (paint, color) =>
  box(paint, 6, lighten(color, 0.4), 2) +
  corners(
    paint,
    `<g transform="translate(20 20)">${times(5, (index) => `<path d="M0 0C-11-8-9-24 0-27C9-24 11-8 0 0Z" fill="${lighten(color, 0.55)}" stroke="${color}" stroke-width="1.2" transform="rotate(${index * 72 + 20})"/>`).join('')}${circle(0, 0, 5, '#f6c445')}</g>`,
  );
const ledge: Frame = ({ width, height }, color) =>
  `<path d="M0 0H${width}V7H0ZM0 ${height - 7}H${width}V${height}H0Z" fill="${color}"/><path d="M0 9.5H${width}M0 ${height - 9.5}H${width}" stroke="${lighten(color, 0.6)}" stroke-width="1.6"/>`;
const arch: Frame = (paint, color) => {
  const { sheet, width, height } = paint;
  const opening = `M12 ${height - 10}V92C12 46 60 40 90 26C120 12 160 12 ${width / 2} 6C200 12 240 12 270 26C300 40 348 46 348 92V${height - 10}Z`;
  return `<path fill-rule="evenodd" d="M0 0H${width}V${height}H0Z${opening}" fill="${linear(sheet, [
    [0, lighten(color, 0.12)],
    [1, darken(color, 0.45)],
  ])}"/><path d="${opening}" fill="none" stroke="${gilt(sheet)}" stroke-width="3.4"/>`;
};

export const frames = {
  bare,
  hairline,
  gilded,
  deco,
  filigree,
  fret,
  neon,
  mat,
  timber,
  film,
  bulbs,
  pixel,
  brackets,
  petals,
  ledge,
  arch,
} as const satisfies Record<string, Frame>;
export type FrameName = keyof typeof frames;
