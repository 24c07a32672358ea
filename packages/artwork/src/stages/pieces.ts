import { circle, times, type Paint } from '../scenes/paint.ts';
import { darken, lighten } from '../svg/color.ts';
import { outline, type Face } from '../svg/fonts.ts';
import { linear, n, radial } from '../svg/sheet.ts';
import { warpedPath } from '../svg/warp.ts';

/** A few letters or figures as a path, their middle at (x, y), `size` high and no wider than `widest`. */
export function label(
  text: string,
  x: number,
  y: number,
  size: number,
  fill: string,
  face: Face = 'russo-one',
  widest = 1000,
): string {
  const natural = outline(face, text, size);
  const shape = natural.width > widest ? outline(face, text, (size * widest) / natural.width) : natural;
  const block = { left: 0, top: 0, width: 0, height: 0 };
  const data = warpedPath(
    shape.commands,
    x - shape.width / 2,
    y - (shape.top + Math.min(0, shape.bottom)) / 2,
    block,
    'none',
  );
  return `<path d="${data}" fill="${fill}"/>`;
}

const suits = {
  heart: { color: '#d6162b', path: 'M0 9C-11 1-9-8-4.5-8C-2-8 0-6 0-4C0-6 2-8 4.5-8C9-8 11 1 0 9Z' },
  diamond: { color: '#d6162b', path: 'M0-10L7.5 0L0 10L-7.5 0Z' },
  spade: {
    color: '#14141f',
    path: 'M0-10C11-1 9 6 4.5 6C2.5 6 1.2 5 .8 4.5L3 10H-3L-.8 4.5C-1.2 5-2.5 6-4.5 6C-9 6-11-1 0-10Z',
  },
  club: {
    color: '#14141f',
    path: 'M0-10A4.6 4.6 0 0 1 3.6-2.6A4.6 4.6 0 1 1 1 4.5L3 10H-3L-1 4.5A4.6 4.6 0 1 1-3.6-2.6A4.6 4.6 0 0 1 0-10Z',
  },
} as const;
export type Suit = keyof typeof suits;

/** A playing card, its middle at (x, y). */
export function card({ sheet }: Paint, x: number, y: number, w: number, rank: string, suit: Suit, turn = 0): string {
  const h = w * 1.42;
  const { color, path } = suits[suit];
  const paper = linear(
    sheet,
    [
      [0, '#ffffff'],
      [1, '#dcdce8'],
    ],
    70,
  );
  const pip = (px: number, py: number, scale: number): string =>
    `<path d="${path}" transform="translate(${n(px)} ${n(py)}) scale(${n(scale)})" fill="${color}"/>`;
  return (
    `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)})"><rect x="${n(-w / 2 + 2)}" y="${n(-h / 2 + 5)}" width="${n(w)}" height="${n(h)}" rx="${n(w * 0.1)}" fill="#000" opacity=".38"/>` +
    `<rect x="${n(-w / 2)}" y="${n(-h / 2)}" width="${n(w)}" height="${n(h)}" rx="${n(w * 0.1)}" fill="${paper}" stroke="#b9b9c9" stroke-width=".8"/>` +
    label(rank, -w * 0.3, -h * 0.33, w * 0.36, color, 'alfa-slab-one', w * 0.38) +
    pip(-w * 0.3, -h * 0.12, w * 0.013) +
    pip(w * 0.08, h * 0.14, w * 0.034) +
    '</g>'
  );
}

/** The back of a card. */
export function cardBack({ sheet }: Paint, x: number, y: number, w: number, color: string, turn = 0): string {
  const h = w * 1.42;
  const weave = sheet.define(
    (id) =>
      `<pattern id="${id}" width="10" height="10" patternUnits="userSpaceOnUse"><path d="M0 5L5 0L10 5L5 10Z" fill="none" stroke="${lighten(color, 0.45)}" stroke-width="1"/></pattern>`,
  );
  return `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)})"><rect x="${n(-w / 2 + 2)}" y="${n(-h / 2 + 5)}" width="${n(w)}" height="${n(h)}" rx="${n(w * 0.1)}" fill="#000" opacity=".38"/><rect x="${n(-w / 2)}" y="${n(-h / 2)}" width="${n(w)}" height="${n(h)}" rx="${n(w * 0.1)}" fill="#fff"/><rect x="${n(-w * 0.43)}" y="${n(-h * 0.45)}" width="${n(w * 0.86)}" height="${n(h * 0.9)}" rx="${n(w * 0.07)}" fill="${color}"/><rect x="${n(-w * 0.43)}" y="${n(-h * 0.45)}" width="${n(w * 0.86)}" height="${n(h * 0.9)}" rx="${n(w * 0.07)}" fill="url(#${weave})"/></g>`;
}

/** A stack of chips seen from above the table. */
export function chips({ sheet }: Paint, x: number, y: number, r: number, color: string, count: number): string {
  const side = linear(
    sheet,
    [
      [0, darken(color, 0.5)],
      [0.35, color],
      [0.6, lighten(color, 0.3)],
      [1, darken(color, 0.5)],
    ],
    0,
  );
  const marks = times(
    6,
    (index) =>
      `<rect x="${n(-r + (index + 0.2) * (r / 3))}" y="0" width="${n(r * 0.13)}" height="${n(r * 0.26)}" fill="#fff" opacity=".85"/>`,
  ).join('');
  const layer = (level: number): string =>
    `<g transform="translate(${n(x)} ${n(y - level * r * 0.28)})"><path d="M${n(-r)} 0v${n(r * 0.24)}a${n(r)} ${n(r * 0.42)} 0 0 0 ${n(r * 2)} 0v${n(-r * 0.24)}Z" fill="${side}"/><g transform="translate(0 ${n(r * 0.22)})">${marks}</g><ellipse rx="${n(r)}" ry="${n(r * 0.42)}" fill="${color}"/><ellipse rx="${n(r * 0.84)}" ry="${n(r * 0.34)}" fill="none" stroke="#fff" stroke-width="${n(r * 0.13)}" stroke-dasharray="${n(r * 0.4)} ${n(r * 0.34)}"/><ellipse rx="${n(r * 0.58)}" ry="${n(r * 0.23)}" fill="${lighten(color, 0.22)}"/></g>`;
  return `<ellipse cx="${n(x)}" cy="${n(y + r * 0.4)}" rx="${n(r * 1.2)}" ry="${n(r * 0.5)}" fill="#000" opacity=".4"/>${times(count, layer).join('')}`;
}

/** A numbered ball. */
export function ball({ sheet }: Paint, x: number, y: number, r: number, color: string, text: string): string {
  const skin = radial(
    sheet,
    [
      [0, lighten(color, 0.75)],
      [0.35, lighten(color, 0.12)],
      [0.8, color],
      [1, darken(color, 0.55)],
    ],
    0.36,
    0.28,
    0.75,
  );
  return `<ellipse cx="${n(x)}" cy="${n(y + r * 0.95)}" rx="${n(r * 0.8)}" ry="${n(r * 0.2)}" fill="#000" opacity=".35"/>${circle(x, y, r, skin)}${circle(x, y + r * 0.03, r * 0.56, '#ffffff')}${label(text, x, y + r * 0.03, r * 0.8, '#17142b', 'russo-one', r * 0.86)}<ellipse cx="${n(x - r * 0.3)}" cy="${n(y - r * 0.56)}" rx="${n(r * 0.3)}" ry="${n(r * 0.17)}" fill="#fff" opacity=".8"/>`;
}

/** A die seen from a corner: the pips of its top, left and right faces. */
export function die(
  { sheet }: Paint,
  x: number,
  y: number,
  size: number,
  faces: readonly [number, number, number],
  color: string,
  turn = 0,
): string {
  const ink = color === '#ffffff' ? '#c4142a' : '#ffffff';
  const face = (matrix: string, light: number, pips: number): string => {
    const fill = linear(
      sheet,
      [
        [0, light > 0 ? lighten(color, light) : darken(color, -light)],
        [1, darken(color, 0.12 - light * 0.3)],
      ],
      60,
    );
    const dots = (pipSpots[pips - 1] ?? []).map(([px, py]) => circle(px, py, 0.1, ink)).join('');
    return `<g transform="${matrix}"><rect x=".015" y=".015" width=".97" height=".97" rx=".14" fill="${fill}"/>${dots}</g>`;
  };
  const w = size * 0.5;
  return `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)})"><ellipse cy="${n(size * 0.56)}" rx="${n(size * 0.62)}" ry="${n(size * 0.17)}" fill="#000" opacity=".4"/><path d="M0 ${n(-size * 0.55)}L${n(w)} ${n(-size * 0.28)}V${n(size * 0.28)}L0 ${n(size * 0.56)}L${n(-w)} ${n(size * 0.28)}V${n(-size * 0.28)}Z" fill="${darken(color, 0.25)}" stroke="${darken(color, 0.25)}" stroke-width="4" stroke-linejoin="round"/>${face(`matrix(${n(w)} ${n(size * 0.27)} ${n(-w)} ${n(size * 0.27)} 0 ${n(-size * 0.55)})`, 0.15, faces[0])}${face(`matrix(${n(w)} ${n(size * 0.27)} 0 ${n(size * 0.56)} ${n(-w)} ${n(-size * 0.28)})`, 0, faces[1])}${face(`matrix(${n(w)} ${n(-size * 0.27)} 0 ${n(size * 0.56)} 0 ${n(-size * 0.01)})`, -0.14, faces[2])}</g>`;
}

const pipSpots: readonly (readonly (readonly [number, number])[])[] = [
  [[0.5, 0.5]],
  [
    [0.27, 0.27],
    [0.73, 0.73],
  ],
  [
    [0.25, 0.25],
    [0.5, 0.5],
    [0.75, 0.75],
  ],
  [
    [0.27, 0.27],
    [0.73, 0.27],
    [0.27, 0.73],
    [0.73, 0.73],
  ],
  [
    [0.25, 0.25],
    [0.75, 0.25],
    [0.5, 0.5],
    [0.25, 0.75],
    [0.75, 0.75],
  ],
  [
    [0.27, 0.22],
    [0.73, 0.22],
    [0.27, 0.5],
    [0.73, 0.5],
    [0.27, 0.78],
    [0.73, 0.78],
  ],
];

/** Order of the pockets of the European wheel. */
const pockets = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7,
  28, 12, 35, 3, 26,
];

/** A roulette wheel, drawn round and flattened by `tilt`. */
export function rouletteWheel(paint: Paint, x: number, y: number, r: number, tilt: number, turn: number): string {
  const { sheet } = paint;
  const gilt = linear(
    sheet,
    [
      [0, '#fff1b8'],
      [0.5, '#b97c14'],
      [1, '#ffe08a'],
    ],
    60,
  );
  const wood = radial(sheet, [
    [0.7, '#7b3f17'],
    [0.86, '#a65a25'],
    [1, '#3a1a08'],
  ]);
  const step = 360 / pockets.length;
  const wedge = (inner: number, outer: number): string => {
    const half = (step / 2) * (Math.PI / 180);
    const at = (radius: number, angle: number): string =>
      `${n(Math.sin(angle) * radius)} ${n(-Math.cos(angle) * radius)}`;
    return `M${at(inner, -half)}L${at(outer, -half)}L${at(outer, half)}L${at(inner, half)}Z`;
  };
  const slots = pockets
    .map((number, index) => {
      const color = number === 0 ? '#0e8a4a' : index % 2 === 1 ? '#c3162c' : '#15151d';
      return `<g transform="rotate(${n(index * step + turn)})"><path d="${wedge(r * 0.5, r * 0.86)}" fill="${color}" stroke="#e2b04a" stroke-width=".7"/>${label(String(number), 0, -r * 0.78, r * 0.1, '#ffffff')}</g>`;
    })
    .join('');
  const cross = times(
    4,
    (index) =>
      `<path d="M-4 0L-2 ${n(-r * 0.36)}H2L4 0Z" fill="${gilt}" transform="rotate(${index * 90 + turn})"/><g transform="rotate(${index * 90 + turn})">${circle(0, -r * 0.36, r * 0.035, gilt)}</g>`,
  ).join('');
  const ballAngle = ((turn + 130) * Math.PI) / 180;
  return `<g transform="translate(${n(x)} ${n(y)}) scale(1 ${n(tilt)})"><circle cy="${n(r * 0.12)}" r="${n(r * 1.04)}" fill="#000" opacity=".45"/>${circle(0, 0, r, wood)}<circle r="${n(r * 0.9)}" fill="none" stroke="${gilt}" stroke-width="${n(r * 0.05)}"/>${slots}${circle(
    0,
    0,
    r * 0.5,
    radial(sheet, [
      [0, '#f3c877'],
      [0.5, '#9a5a1e'],
      [1, '#4e240b'],
    ]),
  )}<circle r="${n(r * 0.5)}" fill="none" stroke="${gilt}" stroke-width="3"/>${cross}${circle(0, 0, r * 0.12, gilt)}${circle(Math.sin(ballAngle) * r * 0.62, -Math.cos(ballAngle) * r * 0.62, r * 0.06, '#ffffff')}</g>`;
}

/** A wheel of fortune with coloured segments. */
export function fortuneWheel(
  paint: Paint,
  x: number,
  y: number,
  r: number,
  colors: readonly string[],
  labels: readonly string[],
  turn: number,
): string {
  const { sheet } = paint;
  const gilt = linear(
    sheet,
    [
      [0, '#fff4bd'],
      [0.5, '#c9851a'],
      [1, '#ffe28a'],
    ],
    60,
  );
  const count = 12;
  const segments = times(count, (index) => {
    const half = Math.PI / count;
    const px = Math.sin(half) * r;
    const py = -Math.cos(half) * r;
    return `<g transform="rotate(${n(index * (360 / count) + turn)})"><path d="M0 0L${n(-px)} ${n(py)}A${n(r)} ${n(r)} 0 0 1 ${n(px)} ${n(py)}Z" fill="${colors[index % colors.length] ?? '#c3162c'}" stroke="#fff" stroke-opacity=".5" stroke-width="1"/>${label(labels[index % labels.length] ?? '1', 0, -r * 0.74, r * 0.16, '#ffffff', 'russo-one', r * 0.36)}</g>`;
  }).join('');
  const bulbs = times(24, (index) => {
    const angle = (index / 24) * Math.PI * 2;
    return circle(
      Math.cos(angle) * r * 1.07,
      Math.sin(angle) * r * 1.07,
      r * 0.032,
      index % 2 === 0 ? '#fffbe0' : '#ffb52e',
    );
  }).join('');
  return `<g transform="translate(${n(x)} ${n(y)})">${circle(0, 8, r * 1.15, '#000000', ' opacity=".4"')}${circle(0, 0, r * 1.14, gilt)}${segments}${bulbs}${circle(0, 0, r * 0.2, gilt)}${circle(0, 0, r * 0.13, '#7b1030')}<path d="M-13 ${n(-r * 1.22)}H13L0 ${n(-r * 0.92)}Z" fill="#fff" stroke="#8a1020" stroke-width="3"/></g>`;
}

/** The felt of a card table, its far edge an arc at `y`. */
export function table({ sheet, palette, width, height }: Paint, y: number): string {
  const felt = radial(
    sheet,
    [
      [0, lighten(palette.base, 0.22)],
      [0.6, palette.base],
      [1, darken(palette.base, 0.55)],
    ],
    0.5,
    0.25,
    0.75,
  );
  const rail = linear(sheet, [
    [0, '#8a4a20'],
    [0.5, '#5a2a0e'],
    [1, '#2b1206'],
  ]);
  const top = (grow: number): string =>
    `M${n(-width * 0.25)} ${height + 10}V${n(y + 60)}Q${n(width / 2)} ${n(y - 62 - grow)} ${n(width * 1.25)} ${n(y + 60)}V${height + 10}Z`;
  return `<path d="${top(26)}" fill="#000" opacity=".35" transform="translate(0 -12)"/><path d="${top(22)}" fill="${rail}"/><path d="${top(0)}" fill="${felt}" transform="translate(0 10)"/><path d="M${n(width * 0.02)} ${n(y + 76)}Q${n(width / 2)} ${n(y + 8)} ${n(width * 0.98)} ${n(y + 76)}" fill="none" stroke="${palette.accent}" stroke-width="2.5" opacity=".7"/><path d="M${n(-width * 0.05)} ${n(y + 112)}Q${n(width / 2)} ${n(y + 42)} ${n(width * 1.05)} ${n(y + 112)}" fill="none" stroke="${palette.accent}" stroke-width="1.2" opacity=".6"/>`;
}

/** A mahjong tile with its sign drawn. */
export function tile({ sheet }: Paint, x: number, y: number, w: number, sign: string, turn = 0): string {
  const h = w * 1.32;
  const front = linear(
    sheet,
    [
      [0, '#ffffff'],
      [1, '#e6e0cd'],
    ],
    70,
  );
  return `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)})"><rect x="${n(-w / 2)}" y="${n(-h / 2 + 8)}" width="${n(w)}" height="${n(h)}" rx="${n(w * 0.14)}" fill="#0d6b43"/><rect x="${n(-w / 2)}" y="${n(-h / 2 + 5)}" width="${n(w)}" height="${n(h)}" rx="${n(w * 0.14)}" fill="#1fa56c"/><rect x="${n(-w / 2)}" y="${n(-h / 2)}" width="${n(w)}" height="${n(h)}" rx="${n(w * 0.14)}" fill="${front}"/>${sign}</g>`;
}

/** Circles, bamboo or a dragon's frame, as on the tiles of the game. */
export function tileSign(kind: number, w: number): string {
  if (kind === 0)
    return `<rect x="${n(-w * 0.27)}" y="${n(-w * 0.4)}" width="${n(w * 0.54)}" height="${n(w * 0.8)}" rx="4" fill="none" stroke="#1d5fb8" stroke-width="4"/>`;
  if (kind === 1)
    return [
      [-0.2, -0.3],
      [0.2, -0.3],
      [0, 0],
      [-0.2, 0.3],
      [0.2, 0.3],
    ]
      .map(
        ([x = 0, y = 0], index) =>
          circle(x * w, y * w, w * 0.13, index === 2 ? '#c3162c' : '#1d5fb8') + circle(x * w, y * w, w * 0.06, '#fff'),
      )
      .join('');
  if (kind === 2)
    return times(
      6,
      (index) =>
        `<rect x="${n(((index % 3) - 1) * w * 0.26 - w * 0.06)}" y="${n(index < 3 ? -w * 0.46 : w * 0.06)}" width="${n(w * 0.12)}" height="${n(w * 0.4)}" rx="3" fill="${index === 1 ? '#c3162c' : '#128a4a'}"/>`,
    ).join('');
  return `<path d="M0 ${n(-w * 0.42)}V${n(w * 0.42)}M${n(-w * 0.28)} ${n(-w * 0.2)}H${n(w * 0.28)}V${n(w * 0.12)}H${n(-w * 0.28)}Z" fill="none" stroke="#c3162c" stroke-width="${n(w * 0.1)}" stroke-linejoin="round"/>`;
}

/** A domino, its two ends counted in pips. */
export function domino(
  { sheet }: Paint,
  x: number,
  y: number,
  w: number,
  ends: readonly [number, number],
  turn = 0,
): string {
  const body = linear(
    sheet,
    [
      [0, '#3b3b4a'],
      [1, '#0d0d14'],
    ],
    60,
  );
  const dots = (count: number, top: number): string =>
    (pipSpots[count - 1] ?? [])
      .map(([px, py]) =>
        circle((px - 0.5) * w * 0.9, top + (py - 0.5) * w * 0.9, w * 0.09, count % 2 === 1 ? '#ff5a5a' : '#ffffff'),
      )
      .join('');
  return `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)})"><rect x="${n(-w / 2 + 2)}" y="${n(-w + 6)}" width="${n(w)}" height="${n(w * 2)}" rx="${n(w * 0.16)}" fill="#000" opacity=".4"/><rect x="${n(-w / 2)}" y="${n(-w)}" width="${n(w)}" height="${n(w * 2)}" rx="${n(w * 0.16)}" fill="${body}" stroke="#e2b04a" stroke-width="2"/><path d="M${n(-w * 0.38)} 0H${n(w * 0.38)}" stroke="#e2b04a" stroke-width="2"/>${dots(ends[0], -w * 0.5)}${dots(ends[1], w * 0.5)}</g>`;
}
