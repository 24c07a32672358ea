import { darken, lighten, mix } from '../svg/color.ts';
import { linear, n } from '../svg/sheet.ts';
import { between, circle, fillAll, glow, ridge, shape, times, type Painter } from './paint.ts';

/** Under the sea: light from above, kelp, bubbles and sand. */
export const undersea: Painter = (paint) => {
  const { sheet, random, palette, width, height } = paint;
  const beam = linear(sheet, [
    [0, '#ffffff', 0.5],
    [1, '#ffffff', 0],
  ]);
  const shafts = times(6, () => {
    const x = random() * width;
    const lean = between(random, -60, 60);
    return shape(
      [
        [x - 10, -5],
        [x + between(random, 8, 26), -5],
        [x + lean + 50, height * 0.8],
        [x + lean - 16, height * 0.8],
      ],
      beam,
      false,
      ' opacity=".45"',
    );
  }).join('');
  const kelp = times(9, (index) => {
    const x = index < 5 ? between(random, -4, width * 0.24) : between(random, width * 0.76, width + 4);
    const tall = between(random, 90, 240);
    const sway = between(random, 12, 26);
    return `<path d="M${n(x)} ${height}q${n(sway)} ${n(-tall * 0.25)} 0 ${n(-tall * 0.5)}t0 ${n(-tall * 0.5)}" fill="none" stroke="${mix(palette.deep, palette.base, random() * 0.5)}" stroke-width="${n(between(random, 5, 12))}" stroke-linecap="round"/>`;
  }).join('');
  const bubbles = times(24, () => {
    const r = between(random, 2, 9);
    const x = random() * width;
    const y = random() * height;
    return `${circle(x, y, r, '#ffffff', ' opacity=".18"')}<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="none" stroke="#fff" stroke-opacity=".5"/>`;
  }).join('');
  return (
    fillAll(
      paint,
      linear(sheet, [
        [0, lighten(palette.light, 0.25)],
        [0.35, palette.base],
        [1, palette.deep],
      ]),
    ) +
    glow(sheet, width / 2, 0, width * 0.8, '#ffffff', 0.6, height * 0.4) +
    shafts +
    shape(ridge(paint, height * 0.8, 60, 8), mix(palette.base, palette.deep, 0.55), true, ' opacity=".8"') +
    kelp +
    shape(ridge(paint, height * 0.93, 22, 5), mix(palette.accent, palette.deep, 0.45), true) +
    bubbles
  );
};

/** A river at night: moon, far bank with lights, reflections. */
export const river: Painter = (paint) => {
  const { sheet, random, palette, width, height } = paint;
  const water = height * 0.64;
  const mx = width * between(random, 0.3, 0.7);
  const ripples = times(40, () => {
    const y = between(random, water + 4, height);
    const w = between(random, 14, 70) * (0.4 + (y - water) / (height - water));
    return `<rect x="${n(mx - w / 2 + between(random, -90, 90))}" y="${n(y)}" width="${n(w)}" height="2" rx="1" fill="${palette.accent}" opacity="${n(between(random, 0.15, 0.6))}"/>`;
  }).join('');
  const lamps = times(14, () => {
    const x = random() * width;
    return (
      circle(x, water - between(random, 3, 12), between(random, 1.2, 2.6), palette.accent) +
      `<rect x="${n(x - 1)}" y="${n(water + 4)}" width="2" height="${n(between(random, 10, 34))}" fill="${palette.accent}" opacity=".35"/>`
    );
  }).join('');
  return (
    fillAll(
      paint,
      linear(sheet, [
        [0, palette.deep],
        [0.6, palette.base],
        [0.66, palette.light],
        [1, palette.base],
      ]),
    ) +
    glow(sheet, mx, height * 0.26, width * 0.6, palette.accent, 0.6) +
    circle(
      mx,
      height * 0.26,
      width * 0.19,
      linear(sheet, [
        [0, '#ffffff'],
        [1, lighten(palette.accent, 0.3)],
      ]),
    ) +
    shape(
      ridge(paint, water, 80, 8)
        .slice(1, -1)
        .concat([
          [width + 20, water + 3],
          [-20, water + 3],
        ]),
      mix(palette.base, palette.deep, 0.6),
      true,
    ) +
    `<rect y="${n(water)}" width="${width}" height="${n(height - water)}" fill="${linear(sheet, [
      [0, mix(palette.base, palette.light, 0.4)],
      [1, darken(palette.deep, 0.1)],
    ])}"/>` +
    lamps +
    ripples
  );
};
