import { darken, lighten, mix } from '../svg/color.ts';
import { linear, n, radial } from '../svg/sheet.ts';
import { between, circle, fillAll, glow, shape, times, type Paint, type Painter } from './paint.ts';

function nightSky(paint: Paint): string {
  const { sheet, random, palette, width, height } = paint;
  const stars = times(50, () =>
    circle(
      random() * width,
      random() * height * 0.55,
      between(random, 0.4, 1.5),
      '#fff',
      ` opacity="${n(between(random, 0.3, 0.9))}"`,
    ),
  ).join('');
  return (
    fillAll(
      paint,
      linear(sheet, [
        [0, palette.deep],
        [0.6, palette.base],
        [0.85, palette.light],
        [1, palette.base],
      ]),
    ) + stars
  );
}

/** A city by night. */
export const skyline: Painter = (paint) => {
  const { sheet, random, palette, width, height } = paint;
  const row = (count: number, base: number, tall: number, color: string, lit: number): string =>
    times(count, (index) => {
      const w = (width / count) * between(random, 0.8, 1.25);
      const x = (index / count) * width - 6;
      const h = tall * between(random, 0.45, 1);
      const windows = times(
        Math.floor((w / 9) * (h / 14) * lit),
        () =>
          `<rect x="${n(x + 4 + Math.floor(random() * (w / 9)) * 8)}" y="${n(base - h + 6 + Math.floor(random() * (h / 13)) * 12)}" width="4" height="6" fill="${random() < 0.7 ? palette.accent : palette.light}" opacity="${n(between(random, 0.5, 1))}"/>`,
      ).join('');
      return `<rect x="${n(x)}" y="${n(base - h)}" width="${n(w)}" height="${n(h + height)}" fill="${color}"/>${windows}`;
    }).join('');
  return (
    nightSky(paint) +
    glow(sheet, width / 2, height * 0.6, width * 0.8, palette.light, 0.7, height * 0.3) +
    row(9, height * 0.72, 210, mix(palette.base, palette.deep, 0.45), 0.2) +
    row(7, height * 0.82, 170, palette.deep, 0.32) +
    `<rect y="${n(height * 0.82)}" width="${width}" height="${n(height * 0.2)}" fill="${linear(sheet, [
      [0, palette.deep],
      [1, darken(palette.deep, 0.5)],
    ])}"/>`
  );
};

/** Tiered temple roofs before a great disc. */
export const temple: Painter = (paint) => {
  const { sheet, random, palette, width, height } = paint;
  const tower = (x: number, size: number, color: string): string =>
    times(4, (tier) => {
      const y = height * 0.84 - tier * size * 0.62;
      const w = size * (1.15 - tier * 0.22);
      return (
        `<rect x="${n(x - w * 0.5)}" y="${n(y - size * 0.5)}" width="${n(w)}" height="${n(size * 0.55)}" fill="${color}"/>` +
        `<path d="M${n(x - w * 0.95)} ${n(y - size * 0.36)}Q${n(x - w * 0.5)} ${n(y - size * 0.46)} ${n(x - w * 0.3)} ${n(y - size * 0.72)}H${n(x + w * 0.3)}Q${n(x + w * 0.5)} ${n(y - size * 0.46)} ${n(x + w * 0.95)} ${n(y - size * 0.36)}Q${n(x)} ${n(y - size * 0.5)} ${n(x - w * 0.95)} ${n(y - size * 0.36)}" fill="${darken(color, 0.3)}"/>`
      );
    }).join('') +
    shape(
      [
        [x - 5, height * 0.84 - size * 2.55],
        [x, height * 0.84 - size * 3.3],
        [x + 5, height * 0.84 - size * 2.55],
      ],
      palette.accent,
    );
  const cx = width * between(random, 0.42, 0.58);
  return (
    fillAll(
      paint,
      linear(sheet, [
        [0, palette.deep],
        [0.5, palette.base],
        [1, palette.light],
      ]),
    ) +
    glow(sheet, cx, height * 0.36, width * 0.7, palette.accent, 0.6) +
    circle(
      cx,
      height * 0.36,
      width * 0.33,
      linear(sheet, [
        [0, lighten(palette.accent, 0.4)],
        [1, palette.light],
      ]),
    ) +
    tower(width * 0.1, 46, mix(palette.base, palette.deep, 0.45)) +
    tower(width * 0.92, 56, mix(palette.base, palette.deep, 0.55)) +
    `<rect y="${n(height * 0.82)}" width="${width}" height="${n(height * 0.2)}" fill="${linear(sheet, [
      [0, mix(palette.base, palette.deep, 0.5)],
      [1, palette.deep],
    ])}"/>`
  );
};

/** Stupas and spires of the Mekong. */
export const stupas: Painter = (paint) => {
  const { sheet, random, palette, width, height } = paint;
  const spire = (x: number, size: number, color: string): string =>
    `<path d="M${n(x - size)} ${n(height * 0.86)}h${n(size * 2)}l${n(-size * 0.18)} ${n(-size * 0.4)}h${n(-size * 0.16)}Q${n(x + size * 0.5)} ${n(height * 0.86 - size * 1.3)} ${n(x + size * 0.14)} ${n(height * 0.86 - size * 1.6)}L${n(x)} ${n(height * 0.86 - size * 3.1)}L${n(x - size * 0.14)} ${n(height * 0.86 - size * 1.6)}Q${n(x - size * 0.5)} ${n(height * 0.86 - size * 1.3)} ${n(x - size * 0.66)} ${n(height * 0.86 - size * 0.4)}h${n(-size * 0.16)}Z" fill="${color}"/>`;
  const gilt = linear(sheet, [
    [0, lighten(palette.accent, 0.3)],
    [1, mix(palette.accent, palette.deep, 0.45)],
  ]);
  return (
    nightSky(paint) +
    glow(sheet, width / 2, height * 0.5, width * 0.75, palette.light, 0.75) +
    times(5, (index) =>
      spire(width * (0.06 + index * 0.22), between(random, 22, 34), mix(palette.base, palette.deep, 0.35)),
    ).join('') +
    spire(width * 0.14, 52, gilt) +
    spire(width * 0.86, 52, gilt) +
    `<rect y="${n(height * 0.84)}" width="${width}" height="${n(height * 0.2)}" fill="${linear(sheet, [
      [0, mix(palette.base, palette.deep, 0.4)],
      [1, palette.deep],
    ])}"/>`
  );
};

/** A castle under a full moon, with bats or banners. */
export const castle: Painter = (paint) => {
  const { sheet, random, palette, width, height } = paint;
  const color = mix(palette.deep, palette.base, 0.28);
  const tower = (x: number, w: number, top: number): string =>
    `<rect x="${n(x - w / 2)}" y="${n(top)}" width="${n(w)}" height="${n(height - top)}" fill="${color}"/>` +
    shape(
      [
        [x - w * 0.72, top + 4],
        [x, top - w * 1.5],
        [x + w * 0.72, top + 4],
      ],
      darken(color, 0.35),
    ) +
    `<rect x="${n(x - 4)}" y="${n(top + 20)}" width="8" height="14" rx="4" fill="${palette.accent}"/><rect x="${n(x - 4)}" y="${n(top + 56)}" width="8" height="14" rx="4" fill="${palette.accent}" opacity=".7"/>`;
  const mx = width * between(random, 0.35, 0.65);
  return (
    nightSky(paint) +
    glow(sheet, mx, height * 0.27, width * 0.6, palette.light, 0.7) +
    circle(
      mx,
      height * 0.27,
      width * 0.25,
      radial(sheet, [
        [0, '#ffffff'],
        [0.7, lighten(palette.accent, 0.5)],
        [1, palette.accent],
      ]),
    ) +
    tower(width * 0.08, 46, height * between(random, 0.34, 0.44)) +
    tower(width * 0.27, 32, height * between(random, 0.44, 0.54)) +
    tower(width * 0.74, 34, height * between(random, 0.44, 0.52)) +
    tower(width * 0.93, 50, height * between(random, 0.3, 0.42)) +
    `<rect y="${n(height * 0.7)}" width="${width}" height="${n(height)}" fill="${linear(sheet, [
      [0, color],
      [0.5, palette.deep],
    ])}"/>` +
    glow(sheet, width / 2, height * 0.74, width * 0.6, palette.light, 0.35, 60)
  );
};

/** Theatre curtains and a lit boards. */
export const curtains: Painter = (paint) => {
  const { sheet, random, palette, width, height } = paint;
  const fold = linear(
    sheet,
    [
      [0, darken(palette.base, 0.55)],
      [0.3, palette.base],
      [0.55, lighten(palette.base, 0.22)],
      [1, darken(palette.base, 0.5)],
    ],
    0,
  );
  const drape = (x: number, w: number): string =>
    `<path d="M${n(x)} -5h${n(w)}q${n(between(random, -6, 6))} ${n(height * 0.5)} 0 ${n(height)}h${n(-w)}Z" fill="${fold}"/>`;
  const swag = times(
    5,
    (index) => `<ellipse cx="${n((index / 4) * width)}" cy="0" rx="${n(width * 0.16)}" ry="52" fill="${fold}"/>`,
  ).join('');
  return (
    fillAll(
      paint,
      radial(
        sheet,
        [
          [0, palette.light],
          [0.5, mix(palette.base, palette.deep, 0.3)],
          [1, palette.deep],
        ],
        0.5,
        0.4,
        0.7,
      ),
    ) +
    times(3, (index) => drape(-8 + index * 26, 28)).join('') +
    times(3, (index) => drape(width - 72 + index * 26, 28)).join('') +
    swag +
    `<ellipse cx="${n(width / 2)}" cy="${n(height * 0.9)}" rx="${n(width * 0.75)}" ry="${n(height * 0.16)}" fill="${linear(
      sheet,
      [
        [0, lighten(palette.accent, 0.1)],
        [0.25, mix(palette.accent, palette.deep, 0.55)],
        [1, palette.deep],
      ],
    )}"/>` +
    glow(sheet, width / 2, height * 0.42, width * 0.46, lighten(palette.light, 0.5), 0.8)
  );
};
