import { darken, lighten, mix } from '../svg/color.ts';
import { blur, linear, n, radial } from '../svg/sheet.ts';
import { between, circle, fillAll, glow, shape, times, type Painter } from './paint.ts';

/** Sunburst from behind the hero. */
export const rays: Painter = (paint) => {
  const { sheet, random, palette, width, height } = paint;
  const count = 10 + Math.floor(random() * 8);
  const cx = width * between(random, 0.4, 0.6);
  const cy = height * between(random, 0.34, 0.46);
  const turn = random() * 360;
  const beam = radial(sheet, [
    [0, palette.light, 0.75],
    [0.7, palette.light, 0.16],
    [1, palette.light, 0],
  ]);
  const beams = times(count, (index) => {
    const half = (Math.PI / count) * 0.5;
    const angle = (index / count) * Math.PI * 2;
    const reach = width * 1.5;
    const corner = (at: number): string => `${n(cx + Math.cos(at) * reach)} ${n(cy + Math.sin(at) * reach)}`;
    return `M${n(cx)} ${n(cy)}L${corner(angle - half)}L${corner(angle + half)}Z`;
  }).join('');
  return (
    fillAll(
      paint,
      radial(
        sheet,
        [
          [0, palette.base],
          [0.55, mix(palette.base, palette.deep, 0.35)],
          [1, palette.deep],
        ],
        cx / width,
        cy / height,
        0.8,
      ),
    ) +
    `<path d="${beams}" fill="${beam}" transform="rotate(${n(turn)} ${n(cx)} ${n(cy)})"/>` +
    glow(sheet, cx, cy, width * 0.5, lighten(palette.light, 0.4), 0.85)
  );
};

/** Out-of-focus lights. */
export const bokeh: Painter = (paint) => {
  const { sheet, random, palette, width, height } = paint;
  const soft = times(22, () =>
    circle(
      random() * width,
      random() * height,
      between(random, 6, 42),
      random() < 0.3 ? palette.accent : palette.light,
      ` opacity="${n(between(random, 0.06, 0.26))}"`,
    ),
  ).join('');
  return (
    fillAll(
      paint,
      linear(
        sheet,
        [
          [0, darken(palette.base, 0.25)],
          [0.5, palette.base],
          [1, palette.deep],
        ],
        70,
      ),
    ) +
    glow(sheet, width * 0.5, height * 0.38, width * 0.62, palette.light, 0.75) +
    `<g filter="${blur(sheet, 1.4)}">${soft}</g>`
  );
};

/** Stars, a nebula and a planet or two. */
export const space: Painter = (paint) => {
  const { sheet, random, palette, width, height } = paint;
  const stars = times(90, () =>
    circle(
      random() * width,
      random() * height,
      between(random, 0.4, 1.7),
      '#fff',
      ` opacity="${n(between(random, 0.3, 1))}"`,
    ),
  ).join('');
  const px = width * (random() < 0.5 ? 0.12 : 0.88);
  const py = height * between(random, 0.14, 0.3);
  const radius = width * between(random, 0.16, 0.3);
  const planet = radial(
    sheet,
    [
      [0, lighten(palette.accent, 0.3)],
      [0.55, palette.accent],
      [1, darken(palette.accent, 0.75)],
    ],
    0.34,
    0.3,
    0.8,
  );
  const ring = `<ellipse cx="${n(px)}" cy="${n(py)}" rx="${n(radius * 1.7)}" ry="${n(radius * 0.42)}" fill="none" stroke="${palette.light}" stroke-opacity=".65" stroke-width="5" transform="rotate(-18 ${n(px)} ${n(py)})"/>`;
  return (
    fillAll(
      paint,
      linear(
        sheet,
        [
          [0, palette.deep],
          [0.6, mix(palette.deep, palette.base, 0.55)],
          [1, darken(palette.deep, 0.4)],
        ],
        60,
      ),
    ) +
    glow(sheet, width * 0.25, height * 0.55, width * 0.6, palette.base, 0.9, height * 0.34) +
    glow(sheet, width * 0.75, height * 0.4, width * 0.5, palette.light, 0.5, height * 0.3) +
    stars +
    circle(px, py, radius, planet) +
    (random() < 0.55 ? ring : '') +
    circle(
      width - px,
      height * 0.62,
      radius * 0.28,
      radial(
        sheet,
        [
          [0, palette.light],
          [1, palette.deep],
        ],
        0.35,
        0.3,
        0.8,
      ),
    )
  );
};

/** Swirling clouds at sunset or under a moon. */
export const clouds: Painter = (paint) => {
  const { sheet, random, palette, width, height } = paint;
  const bank = (y: number, color: string, opacity: number): string =>
    `<g opacity="${n(opacity)}">${times(9, (index) => circle((index / 8) * width + between(random, -14, 14), y + between(random, -12, 16), between(random, 26, 52), color)).join('')}<rect y="${n(y + 10)}" width="${width}" height="${n(height - y)}" fill="${color}"/></g>`;
  const sun = height * between(random, 0.3, 0.42);
  return (
    fillAll(
      paint,
      linear(sheet, [
        [0, palette.deep],
        [0.45, palette.base],
        [0.75, palette.light],
        [1, lighten(palette.light, 0.4)],
      ]),
    ) +
    glow(sheet, width * 0.5, sun, width * 0.6, palette.accent, 0.9) +
    circle(
      width * 0.5,
      sun,
      width * 0.27,
      linear(sheet, [
        [0, lighten(palette.accent, 0.5)],
        [1, palette.accent],
      ]),
    ) +
    bank(height * 0.6, mix(palette.light, '#ffffff', 0.35), 0.4) +
    bank(height * 0.7, mix(palette.base, palette.light, 0.4), 0.75) +
    bank(height * 0.83, mix(palette.base, palette.deep, 0.45), 1)
  );
};

/** Beams from above onto a dark floor. */
export const spotlights: Painter = (paint) => {
  const { sheet, random, palette, width, height } = paint;
  const beam = linear(sheet, [
    [0, palette.light, 0.85],
    [1, palette.light, 0],
  ]);
  const cone = (x: number, lean: number): string =>
    shape(
      [
        [x - 8, -10],
        [x + 8, -10],
        [x + lean + 74, height * 0.86],
        [x + lean - 74, height * 0.86],
      ],
      beam,
      false,
      ' opacity=".5"',
    );
  const sway = between(random, 20, 70);
  return (
    fillAll(
      paint,
      linear(sheet, [
        [0, palette.deep],
        [0.7, palette.base],
        [0.78, mix(palette.base, palette.deep, 0.5)],
        [1, palette.deep],
      ]),
    ) +
    cone(width * 0.12, sway) +
    cone(width * 0.88, -sway) +
    cone(width * 0.5, 0) +
    glow(sheet, width / 2, height * 0.8, width * 0.62, palette.accent, 0.55, height * 0.14) +
    glow(sheet, width / 2, height * 0.36, width * 0.5, palette.light, 0.45)
  );
};

/** The warm gloom of a scene lit by one fire. */
export const smoulder: Painter = (paint) => {
  const { sheet, random, palette, width, height } = paint;
  const sparks = times(46, () =>
    circle(
      random() * width,
      random() * height,
      between(random, 0.6, 2.6),
      palette.accent,
      ` opacity="${n(between(random, 0.3, 1))}"`,
    ),
  ).join('');
  const smoke = times(7, () =>
    glow(sheet, random() * width, between(random, 0.05, 0.5) * height, between(random, 60, 140), palette.deep, 0.55),
  ).join('');
  return (
    fillAll(
      paint,
      linear(sheet, [
        [0, darken(palette.deep, 0.3)],
        [0.55, palette.base],
        [0.85, palette.light],
        [1, palette.base],
      ]),
    ) +
    glow(sheet, width / 2, height * 0.78, width * 0.8, palette.accent, 0.9, height * 0.42) +
    smoke +
    sparks
  );
};
