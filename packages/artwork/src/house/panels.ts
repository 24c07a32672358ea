import type { Paint } from '../scenes/paint.ts';
import { darken, lighten } from '../svg/color.ts';
import { linear, n, type Sheet } from '../svg/sheet.ts';
import type { Block } from '../svg/warp.ts';

/** The background of a title. `block` is the area of its letters. */
type Panel = (paint: Paint, block: Block, color: string) => string;

const fade: Panel = ({ sheet, palette, width, height }, block) => {
  const top = block.top - 90;
  const bottom = block.top + block.height + 90;
  if (block.top > height / 2) {
    return `<rect y="${n(top)}" width="${width}" height="${n(height - top)}" fill="${linear(sheet, [
      [0, palette.deep, 0],
      [0.5, palette.deep, 0.82],
      [1, darken(palette.deep, 0.5), 0.96],
    ])}"/>`;
  }
  return `<rect width="${width}" height="${n(bottom)}" fill="${linear(sheet, [
    [0, darken(palette.deep, 0.4), 0.94],
    [0.55, palette.deep, 0.75],
    [1, palette.deep, 0],
  ])}"/>`;
};

const band: Panel = ({ sheet, width }, block, color) => {
  const y = block.top - 12;
  const h = block.height + 24;
  return `<rect y="${n(y + 6)}" width="${width}" height="${n(h)}" fill="#000" opacity=".35"/><rect y="${n(y)}" width="${width}" height="${n(h)}" fill="${linear(
    sheet,
    [
      [0, lighten(color, 0.18)],
      [0.5, color],
      [1, darken(color, 0.4)],
    ],
  )}"/><path d="M0 ${n(y + 3)}H${width}M0 ${n(y + h - 3)}H${width}" stroke="${lighten(color, 0.55)}" stroke-width="2"/>`;
};

const plate: Panel = ({ sheet, width }, block, color) => {
  const w = Math.min(width - 20, block.width + 44);
  const x = (width - w) / 2;
  const y = block.top - 15;
  const h = block.height + 30;
  return `<rect x="${n(x)}" y="${n(y + 7)}" width="${n(w)}" height="${n(h)}" rx="18" fill="#000" opacity=".4"/><rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" rx="18" fill="${gilt(sheet)}"/><rect x="${n(x + 4)}" y="${n(y + 4)}" width="${n(w - 8)}" height="${n(h - 8)}" rx="14" fill="${linear(
    sheet,
    [
      [0, lighten(color, 0.12)],
      [0.5, color],
      [1, darken(color, 0.5)],
    ],
  )}"/>`;
};

const ribbon: Panel = ({ sheet, width }, block, color) => {
  const w = Math.min(width - 52, block.width + 36);
  const x = (width - w) / 2;
  const y = block.top - 11;
  const h = block.height + 22;
  const fold = darken(color, 0.5);
  const tail = (side: number): string => {
    const edge = side < 0 ? x : x + w;
    return `<path d="M${n(edge - side * 16)} ${n(y + 13)}h${n(side * 42)}l${n(-side * 13)} ${n(h / 2)}l${n(side * 13)} ${n(h / 2)}h${n(-side * 42)}Z" fill="${darken(color, 0.28)}"/><path d="M${n(edge)} ${n(y + h)}v13l${n(-side * 16)} -13Z" fill="${fold}"/>`;
  };
  return `${tail(-1)}${tail(1)}<path d="M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}Z" fill="${linear(sheet, [
    [0, lighten(color, 0.22)],
    [0.5, color],
    [1, darken(color, 0.25)],
  ])}"/><path d="M${n(x)} ${n(y + 4)}h${n(w)}M${n(x)} ${n(y + h - 4)}h${n(w)}" stroke="#fff" stroke-opacity=".55" stroke-width="1.6"/>`;
};

const slash: Panel = ({ sheet, width, height }, block, color) => {
  const y = block.top - 16;
  if (block.top < height / 2) {
    const low = block.top + block.height + 14;
    return `<path d="M0 0H${width}V${n(low - 26)}L0 ${n(low + 22)}Z" fill="${linear(sheet, [
      [0, darken(color, 0.45)],
      [1, color],
    ])}"/><path d="M0 ${n(low + 22)}L${width} ${n(low - 26)}" stroke="${lighten(color, 0.5)}" stroke-width="4"/>`;
  }
  return `<path d="M0 ${n(y + 20)}L${width} ${n(y - 30)}V${height}H0Z" fill="${linear(sheet, [
    [0, color],
    [1, darken(color, 0.6)],
  ])}"/><path d="M0 ${n(y + 20)}L${width} ${n(y - 30)}" stroke="${lighten(color, 0.5)}" stroke-width="4"/>`;
};

const wave: Panel = ({ sheet, width, height }, block, color) => {
  const y = block.top - 14;
  if (block.top < height / 2) return fadeOf(color)(sheet, width, block);
  const crest = (lift: number): string =>
    `M0 ${n(y + 16 - lift)}Q${n(width * 0.25)} ${n(y - 26 - lift)} ${n(width * 0.5)} ${n(y + 2 - lift)}T${width} ${n(y - 8 - lift)}V${height}H0Z`;
  return `<path d="${crest(11)}" fill="${lighten(color, 0.45)}" opacity=".85"/><path d="${crest(0)}" fill="${linear(
    sheet,
    [
      [0, color],
      [1, darken(color, 0.55)],
    ],
  )}"/>`;
};

const scroll: Panel = ({ sheet, width }, block) => {
  const w = Math.min(width - 40, block.width + 40);
  const x = (width - w) / 2;
  const y = block.top - 14;
  const h = block.height + 28;
  const paper = linear(sheet, [
    [0, '#fbeac2'],
    [0.5, '#f0d59a'],
    [1, '#d9b26a'],
  ]);
  const rod = linear(sheet, [
    [0, '#a8672a'],
    [0.4, '#e0a45c'],
    [1, '#5c3210'],
  ]);
  return `<rect x="${n(x + 4)}" y="${n(y + 8)}" width="${n(w - 8)}" height="${n(h)}" fill="#000" opacity=".4"/><rect x="${n(x + 4)}" y="${n(y)}" width="${n(w - 8)}" height="${n(h)}" fill="${paper}"/><rect x="${n(x - 9)}" y="${n(y - 7)}" width="${n(w + 18)}" height="12" rx="6" fill="${rod}"/><rect x="${n(x - 9)}" y="${n(y + h - 5)}" width="${n(w + 18)}" height="12" rx="6" fill="${rod}"/>`;
};

const none: Panel = ({ sheet, palette, width }, block) =>
  `<rect y="${n(block.top - 60)}" width="${width}" height="${n(block.height + 120)}" fill="${linear(sheet, [
    [0, palette.deep, 0],
    [0.3, palette.deep, 0.5],
    [0.7, palette.deep, 0.5],
    [1, palette.deep, 0],
  ])}"/>`;

export const panels = { fade, band, plate, ribbon, slash, wave, scroll, none } as const satisfies Record<string, Panel>;
export type PanelName = keyof typeof panels;

export function gilt(sheet: Sheet): string {
  return linear(
    sheet,
    [
      [0, '#fff4bd'],
      [0.45, '#e0a42a'],
      [0.55, '#a96408'],
      [1, '#ffe28a'],
    ],
    70,
  );
}

function fadeOf(color: string): (sheet: Sheet, width: number, block: Block) => string {
  return (sheet, width, block) =>
    `<rect width="${width}" height="${n(block.top + block.height + 70)}" fill="${linear(sheet, [
      [0, darken(color, 0.4)],
      [0.6, color, 0.85],
      [1, color, 0],
    ])}"/>`;
}
