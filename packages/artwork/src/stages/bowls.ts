import { pick } from '@champa/titles';
import { between, glow, times } from '../scenes/paint.ts';
import { darken, lighten } from '../svg/color.ts';
import { linear, n, radial } from '../svg/sheet.ts';
import { die } from './pieces.ts';
import { beside, coin, figure, glints, middle, prop, type Composer } from './stage.ts';

/** A dish of gold under a dome of glass, discs or dice in it. */
export const bowl: Composer = (stage) => {
  const { sheet, random, palette, width } = stage;
  const span = stage.bottom - stage.top;
  const floor = stage.bottom - span * 0.2;
  const r = Math.min(width * 0.38, span * 0.5);
  const gilt = linear(sheet, [
    [0, '#fff1b8'],
    [0.5, '#c9851a'],
    [1, '#7a4a08'],
  ]);
  const disc = (x: number, y: number): string => {
    const color = random() < 0.5 ? '#f6f3ee' : '#d6162b';
    return `<ellipse cx="${n(x)}" cy="${n(y + 5)}" rx="22" ry="10" fill="${darken(color, 0.5)}"/><ellipse cx="${n(x)}" cy="${n(y)}" rx="22" ry="10" fill="${color}"/><ellipse cx="${n(x)}" cy="${n(y)}" rx="15" ry="6" fill="none" stroke="${darken(color, 0.2)}" stroke-width="1.4"/>`;
  };
  const isDice = random() < 0.4;
  const pips = (): [number, number, number] => [
    1 + Math.floor(random() * 6),
    1 + Math.floor(random() * 6),
    1 + Math.floor(random() * 6),
  ];
  const inside = isDice
    ? times(3, (index) =>
        die(
          stage,
          width / 2 + (index - 1) * 62,
          floor - 38 - (index % 2) * 22,
          58,
          pips(),
          '#ffffff',
          between(random, -16, 16),
        ),
      ).join('')
    : times(9, (index) =>
        disc(
          width / 2 + ((index % 3) - 1) * 52 + between(random, -14, 14),
          floor - 44 + Math.floor(index / 3) * 21 + between(random, -5, 5),
        ),
      ).join('');
  const dish = `<ellipse cx="${n(width / 2)}" cy="${n(floor + 26)}" rx="${n(r * 1.3)}" ry="${n(r * 0.34)}" fill="#000" opacity=".4"/><ellipse cx="${n(width / 2)}" cy="${n(floor + 8)}" rx="${n(r * 1.22)}" ry="${n(r * 0.36)}" fill="${gilt}"/><ellipse cx="${n(width / 2)}" cy="${n(floor)}" rx="${n(r * 1.1)}" ry="${n(r * 0.3)}" fill="${radial(
    sheet,
    [
      [0, lighten(palette.base, 0.25)],
      [1, darken(palette.deep, 0.1)],
    ],
  )}"/>`;
  const glass = linear(
    sheet,
    [
      [0, '#ffffff', 0.42],
      [0.4, '#ffffff', 0.08],
      [1, '#ffffff', 0.2],
    ],
    20,
  );
  const dome = `<path d="M${n(width / 2 - r)} ${n(floor)}V${n(floor - r * 0.7)}A${n(r)} ${n(r)} 0 0 1 ${n(width / 2 + r)} ${n(floor - r * 0.7)}V${n(floor)}A${n(r)} ${n(r * 0.26)} 0 0 1 ${n(width / 2 - r)} ${n(floor)}Z" fill="${glass}" stroke="#fff" stroke-opacity=".7" stroke-width="2"/><path d="M${n(width / 2 - r * 0.74)} ${n(floor - r * 0.2)}V${n(floor - r * 0.75)}Q${n(width / 2 - r * 0.68)} ${n(floor - r * 1.24)} ${n(width / 2 - r * 0.3)} ${n(floor - r * 1.42)}" fill="none" stroke="#fff" stroke-width="8" stroke-linecap="round" opacity=".55"/><circle cx="${n(width / 2)}" cy="${n(floor - r * 1.76)}" r="12" fill="${gilt}"/>`;
  return (
    glow(sheet, width / 2, floor - r * 0.7, r * 1.7, palette.accent, 0.7) +
    dish +
    inside +
    dome +
    coin(stage, width * 0.12, stage.bottom - 24, 19, 0.7, -12) +
    coin(stage, width * 0.89, stage.bottom - 18, 22, 0.8, 16) +
    glints(stage, 8)
  );
};

/** Three great dice with beasts on them. */
export const beasts: Composer = (stage) => {
  const { sheet, random, palette, width } = stage;
  const y = middle(stage);
  const side = Math.min(width * 0.36, (stage.bottom - stage.top) * 0.4);
  const ivory = linear(
    sheet,
    [
      [0, '#ffffff'],
      [1, '#e9ddc4'],
    ],
    60,
  );
  const cube = (name: string, x: number, cy: number, turn: number): string =>
    `<g transform="rotate(${n(turn)} ${n(x)} ${n(cy)})"><rect x="${n(x - side / 2 + 4)}" y="${n(cy - side / 2 + 12)}" width="${n(side)}" height="${n(side)}" rx="20" fill="#000" opacity=".4"/><rect x="${n(x - side / 2)}" y="${n(cy - side / 2 + 7)}" width="${n(side)}" height="${n(side)}" rx="20" fill="#b39a66"/><rect x="${n(x - side / 2)}" y="${n(cy - side / 2)}" width="${n(side)}" height="${n(side)}" rx="20" fill="${ivory}"/><rect x="${n(x - side * 0.41)}" y="${n(cy - side * 0.41)}" width="${n(side * 0.82)}" height="${n(side * 0.82)}" rx="14" fill="none" stroke="${pick(random, ['#c3162c', '#1d4fb8', '#128a4a'])}" stroke-width="3"/>${figure(stage, name, { x, y: cy, size: side * 0.68, turned: turn })}</g>`;
  return (
    glow(sheet, width / 2, y, width * 0.6, palette.accent, 0.8) +
    cube('shrimp', width * 0.27, y - side * 0.36, -12) +
    cube('crab', width * 0.73, y - side * 0.3, 10) +
    cube('fish', width * 0.5, y + side * 0.5, 3) +
    beside(stage, figure(stage, prop(stage, 1), { x: width * 0.13, y: stage.bottom - 36, size: 66, rotate: -10 })) +
    coin(stage, width * 0.88, stage.bottom - 24, 22, 0.8, 16) +
    glints(stage, 7)
  );
};
