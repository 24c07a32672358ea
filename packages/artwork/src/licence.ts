import { times } from './scenes/paint.ts';
import { placeholderOf } from './placeholder.ts';
import type { Face } from './svg/fonts.ts';
import type { Ink } from './svg/inks.ts';
import { letter } from './svg/lettering.ts';
import { createSheet, emoji, linear, n, radial, type Sheet, svgDocument } from './svg/sheet.ts';

/** The demo's certificate. It states that it is not a licence: a real brand shows its own. */
export const licenceSpec = {
  id: 'licence',
  width: 900,
  height: 640,
  placeholder: placeholderOf('cream'),
} as const;

const { width, height } = licenceSpec;
const middle = width / 2;

export function composeLicence(): string {
  const sheet = createSheet(width, height);
  const body = [
    paper(sheet),
    border(sheet),
    rosette(middle, 330, 250, '#c9a24b', 0.28),
    line(sheet, 'Certificate', 'cinzel-decorative', 92, 66, deepInk),
    line(sheet, 'of a demonstration brand', 'kaushan-script', 170, 40, wineInk),
    rule(226),
    line(sheet, 'CHAMPA', 'cinzel-decorative', 250, 92, goldInk),
    line(sheet, 'shows here the licence of the house that runs it', 'kaushan-script', 356, 36, deepInk),
    rule(408),
    line(sheet, 'No. CHAMPA-DEMO-2026', 'cinzel-decorative', 424, 26, wineInk),
    line(sheet, 'Not a gaming licence', 'cinzel-decorative', 462, 24, wineInk),
    seal(sheet, 150, 508),
    seal(sheet, width - 150, 508),
    signature(),
  ].join('');
  return svgDocument(width, height, sheet.defs() + body);
}

const deepInk = flat('#3d2a12');
const wineInk = flat('#7a1f35');
const goldInk: Ink = {
  fill: [
    [0, '#f3d486'],
    [0.5, '#b8842a'],
    [1, '#8a5a14'],
  ],
  outer: { color: '#5e3c0c', width: 3 },
  side: '#5e3c0c',
  depth: 2,
};

function flat(color: string): Ink {
  return {
    fill: [
      [0, color],
      [1, color],
    ],
    outer: { color: '#fdf6e3', width: 2 },
    side: '#fdf6e3',
    depth: 0,
  };
}

function paper(sheet: Sheet): string {
  const light = radial(sheet, [
    [0, '#fffaf0'],
    [0.7, '#f8ecd0'],
    [1, '#e8d3a5'],
  ]);
  return `<rect width="${width}" height="${height}" fill="${light}"/>`;
}

/** Engraved waves between two lines, as on banknotes. */
function border(sheet: Sheet): string {
  const gold = linear(
    sheet,
    [
      [0, '#d9b45c'],
      [0.5, '#8a6420'],
      [1, '#d9b45c'],
    ],
    35,
  );
  const frame = (inset: number, stroke: number): string =>
    `<rect x="${inset}" y="${inset}" width="${width - inset * 2}" height="${height - inset * 2}" rx="10" fill="none" stroke="${gold}" stroke-width="${stroke}"/>`;
  const waves = times(3, (index) => {
    const phase = (index * Math.PI * 2) / 3;
    return `<path d="${wave(phase)}" fill="none" stroke="#a67c2d" stroke-width="1.2" opacity=".75"/>`;
  });
  return frame(16, 5) + frame(58, 2.5) + waves.join('');
}

function wave(phase: number): string {
  const inset = 38;
  const [right, bottom] = [width - inset, height - inset];
  const sides = [
    times(170, (step): [number, number] => [inset + ((right - inset) * step) / 169, inset]),
    times(120, (step): [number, number] => [right, inset + ((bottom - inset) * step) / 119]),
    times(170, (step): [number, number] => [right - ((right - inset) * step) / 169, bottom]),
    times(120, (step): [number, number] => [inset, bottom - ((bottom - inset) * step) / 119]),
  ];
  const points = sides.flatMap((side, index) =>
    side.map(([x, y], step) => {
      const swing = Math.sin((step / side.length) * Math.PI * (index % 2 === 0 ? 34 : 24) + phase) * 11;
      return index % 2 === 0 ? `${n(x)} ${n(y + swing)}` : `${n(x + swing)} ${n(y)}`;
    }),
  );
  return `M${points.join('L')}Z`;
}

/** Petals of one fine line around a centre. */
function rosette(cx: number, cy: number, r: number, color: string, opacity: number): string {
  const turns = 11;
  const points = times(900, (step) => {
    const angle = (step / 900) * Math.PI * 2 * turns;
    const reach = r * (0.62 + 0.38 * Math.cos((angle * 12) / turns + angle));
    return `${n(cx + Math.cos(angle) * reach * 1.35)} ${n(cy + Math.sin(angle) * reach * 0.72)}`;
  });
  return `<path d="M${points.join('L')}Z" fill="none" stroke="${color}" stroke-width=".8" opacity="${opacity}"/>`;
}

function line(sheet: Sheet, text: string, face: Face, top: number, size: number, ink: Ink): string {
  const box = { left: 110, top, width: width - 220, height: size };
  return letter(sheet, { text, face, ink, warp: 'none', box, align: 'middle', anchor: 'middle', largest: size }).markup;
}

function rule(y: number): string {
  return `<path d="M${middle - 210} ${y}H${middle + 210}" stroke="#a67c2d" stroke-width="1.5"/><circle cx="${middle}" cy="${y}" r="5" fill="#a67c2d"/>`;
}

function seal(sheet: Sheet, cx: number, cy: number): string {
  const gold = radial(sheet, [
    [0, '#ffe9a8'],
    [0.6, '#dba53a'],
    [1, '#94641a'],
  ]);
  const teeth = times(48, (index) => {
    const angle = (index / 48) * Math.PI * 2;
    const reach = index % 2 === 0 ? 66 : 58;
    return `${n(cx + Math.cos(angle) * reach)} ${n(cy + Math.sin(angle) * reach)}`;
  });
  const ring = (r: number): string =>
    `<circle cx="${cx}" cy="${cy}" r="${r}" fill="none" stroke="#fff3c9" stroke-width="1.5" opacity=".8"/>`;
  return `<path d="M${teeth.join('L')}Z" fill="${gold}"/>${ring(52)}${ring(47)}${emoji(sheet, 'plumeria', { x: cx, y: cy, size: 78 })}`;
}

function signature(): string {
  const stroke = 'fill="none" stroke="#3d2a12" stroke-width="2.4" stroke-linecap="round"';
  return `<path d="M${middle - 90} 545c20-46 34-40 26-8s-10 30 8 6 22-26 16 0 14 10 26-8 18-8 10 6 16 4 34-14 40-10 62-8" ${stroke}/><path d="M${middle - 130} 568H${middle + 130}" stroke="#a67c2d" stroke-width="1.5"/>`;
}
