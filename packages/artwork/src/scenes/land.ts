import { darken, lighten, mix } from '../svg/color.ts';
import { linear, n, radial } from '../svg/sheet.ts';
import { between, circle, fillAll, glow, ridge, shape, times, type Paint, type Painter } from './paint.ts';

function dusk(paint: Paint): string {
  const { sheet, palette } = paint;
  return fillAll(
    paint,
    linear(sheet, [
      [0, palette.deep],
      [0.4, palette.base],
      [0.72, palette.light],
      [1, lighten(palette.light, 0.3)],
    ]),
  );
}

function disc({ sheet, palette, width, height, random }: Paint, y = 0.34): string {
  const x = width * between(random, 0.3, 0.7);
  const face = radial(sheet, [
    [0, '#ffffff'],
    [0.6, lighten(palette.accent, 0.45)],
    [1, palette.accent],
  ]);
  return (
    glow(sheet, x, height * y, width * 0.55, palette.accent, 0.7) +
    circle(x, height * y, width * between(random, 0.17, 0.3), face)
  );
}

/** Layered peaks before a great sun or moon. */
export const mountains: Painter = (paint) => {
  const { palette, height } = paint;
  return (
    dusk(paint) +
    disc(paint) +
    shape(ridge(paint, height * 0.62, 120, 7), mix(palette.light, palette.base, 0.55), false, ' opacity=".8"') +
    shape(ridge(paint, height * 0.72, 96, 9), mix(palette.base, palette.deep, 0.3)) +
    shape(ridge(paint, height * 0.84, 60, 11), palette.deep)
  );
};

/** Dunes with pyramids on the skyline. */
export const dunes: Painter = (paint) => {
  const { sheet, random, palette, width, height } = paint;
  const lit = mix(palette.light, palette.base, 0.3);
  const pyramid = (x: number, size: number): string =>
    shape(
      [
        [x - size, height * 0.68],
        [x, height * 0.68 - size * 1.15],
        [x + size * 0.25, height * 0.68],
      ],
      lit,
    ) +
    shape(
      [
        [x + size * 0.25, height * 0.68],
        [x, height * 0.68 - size * 1.15],
        [x + size, height * 0.68],
      ],
      mix(palette.base, palette.deep, 0.45),
    );
  return (
    dusk(paint) +
    disc(paint, 0.28) +
    pyramid(width * between(random, 0.1, 0.25), 74) +
    pyramid(width * between(random, 0.74, 0.9), 104) +
    shape(
      ridge(paint, height * 0.72, 26, 4),
      linear(sheet, [
        [0, palette.light],
        [1, palette.base],
      ]),
      true,
    ) +
    shape(
      ridge(paint, height * 0.85, 34, 3),
      linear(sheet, [
        [0, palette.base],
        [1, palette.deep],
      ]),
      true,
    )
  );
};

/** Deep wood: trunks in mist, leaves above, fireflies. */
export const woods: Painter = (paint) => {
  const { sheet, random, palette, width, height } = paint;
  const layer = (count: number, color: string, opacity: number, thick: number): string =>
    `<g opacity="${opacity}">${times(count, (index) => {
      const x = ((index + random() * 0.8) / count) * width;
      const w = thick * between(random, 0.6, 1.3);
      return shape(
        [
          [x - w, height],
          [x - w * 0.5, -10],
          [x + w * 0.5, -10],
          [x + w, height],
        ],
        color,
      );
    }).join('')}</g>`;
  const leaves = times(16, (index) =>
    circle(
      (index / 15) * width,
      between(random, -30, 26),
      between(random, 26, 60),
      mix(palette.deep, palette.base, random() * 0.4),
    ),
  ).join('');
  const flies = times(26, () =>
    circle(
      random() * width,
      random() * height,
      between(random, 0.9, 2.6),
      palette.accent,
      ` opacity="${n(between(random, 0.4, 1))}"`,
    ),
  ).join('');
  return (
    fillAll(
      paint,
      linear(sheet, [
        [0, palette.base],
        [0.5, palette.light],
        [1, palette.base],
      ]),
    ) +
    glow(sheet, width / 2, height * 0.4, width * 0.6, palette.accent, 0.8) +
    layer(9, mix(palette.base, palette.light, 0.4), 0.6, 9) +
    layer(6, mix(palette.base, palette.deep, 0.35), 0.85, 14) +
    layer(3, palette.deep, 0.9, 22) +
    shape(ridge(paint, height * 0.86, 30, 6), palette.deep, true) +
    leaves +
    flies
  );
};

/** Snow hills, pines and an aurora. */
export const snow: Painter = (paint) => {
  const { sheet, random, palette, width, height } = paint;
  const veil = (y: number, color: string): string => {
    const fill = linear(sheet, [
      [0, color, 0],
      [0.5, color, 0.6],
      [1, color, 0],
    ]);
    return `<path d="M-10 ${n(y)}C${n(width * 0.3)} ${n(y - 90)} ${n(width * 0.6)} ${n(y + 70)} ${n(width + 10)} ${n(y - 30)}V${n(y + 90)}C${n(width * 0.6)} ${n(y + 170)} ${n(width * 0.3)} ${n(y + 10)} -10 ${n(y + 110)}Z" fill="${fill}"/>`;
  };
  const pine = (x: number, y: number, size: number, color: string): string =>
    times(3, (index) =>
      shape(
        [
          [x, y - size * (1.1 - index * 0.28)],
          [x + size * (0.2 + index * 0.09), y - size * (0.5 - index * 0.24)],
          [x - size * (0.2 + index * 0.09), y - size * (0.5 - index * 0.24)],
        ],
        color,
      ),
    ).join('');
  const flakes = times(60, () =>
    circle(
      random() * width,
      random() * height,
      between(random, 0.7, 2.6),
      '#fff',
      ` opacity="${n(between(random, 0.4, 0.95))}"`,
    ),
  ).join('');
  return (
    fillAll(
      paint,
      linear(sheet, [
        [0, palette.deep],
        [0.6, palette.base],
        [1, palette.light],
      ]),
    ) +
    veil(height * 0.1, '#5cffb0') +
    veil(height * 0.2, palette.light) +
    times(8, (index) =>
      pine(
        (index / 7) * width,
        height * 0.74 + random() * 20,
        between(random, 60, 120),
        mix(palette.deep, palette.base, 0.3),
      ),
    ).join('') +
    shape(ridge(paint, height * 0.76, 26, 4), lighten(palette.light, 0.5), true) +
    shape(ridge(paint, height * 0.88, 22, 3), '#ffffff', true) +
    flakes
  );
};

/** A cone pouring lava. */
export const volcano: Painter = (paint) => {
  const { sheet, random, palette, width, height } = paint;
  const cx = width * between(random, 0.35, 0.65);
  const lava = linear(sheet, [
    [0, '#fff3a0'],
    [0.4, palette.accent],
    [1, palette.light],
  ]);
  const bombs = times(18, () =>
    circle(
      cx + between(random, -120, 120),
      between(random, 0.05, 0.42) * height,
      between(random, 1.2, 5),
      palette.accent,
    ),
  ).join('');
  return (
    fillAll(
      paint,
      linear(sheet, [
        [0, darken(palette.deep, 0.2)],
        [0.6, palette.base],
        [1, palette.light],
      ]),
    ) +
    glow(sheet, cx, height * 0.36, width * 0.55, palette.accent, 0.95) +
    shape(
      [
        [cx - 44, height * 0.36],
        [cx + 44, height * 0.36],
        [cx + 250, height],
        [cx - 250, height],
      ],
      linear(sheet, [
        [0, mix(palette.deep, palette.base, 0.4)],
        [1, palette.deep],
      ]),
    ) +
    shape(
      [
        [cx - 40, height * 0.36],
        [cx + 40, height * 0.36],
        [cx + 16, height * 0.5],
        [cx + 40, height * 0.66],
        [cx + 6, height * 0.86],
        [cx - 20, height * 0.7],
        [cx - 8, height * 0.52],
      ],
      lava,
      true,
    ) +
    bombs +
    shape(ridge(paint, height * 0.9, 26, 7), darken(palette.deep, 0.4))
  );
};

/** Round hills of a sweet or sunny land, with puffy clouds. */
export const hills: Painter = (paint) => {
  const { sheet, random, palette, width, height } = paint;
  const puff = (x: number, y: number, size: number): string =>
    `<g fill="#fff" opacity=".9">${[
      [-1, 0.2, 0.6],
      [0, 0, 0.9],
      [1, 0.2, 0.65],
      [0.5, -0.3, 0.6],
    ]
      .map(
        ([dx = 0, dy = 0, r = 0]) => `<circle cx="${n(x + dx * size)}" cy="${n(y + dy * size)}" r="${n(r * size)}"/>`,
      )
      .join('')}</g>`;
  const hill = (cx: number, cy: number, r: number, color: string): string =>
    circle(
      cx,
      cy,
      r,
      radial(
        sheet,
        [
          [0, lighten(color, 0.35)],
          [0.7, color],
          [1, darken(color, 0.25)],
        ],
        0.4,
        0.1,
        0.9,
      ),
    );
  return (
    fillAll(
      paint,
      linear(sheet, [
        [0, palette.base],
        [0.55, palette.light],
        [1, lighten(palette.light, 0.5)],
      ]),
    ) +
    glow(sheet, width * 0.5, height * 0.4, width * 0.6, '#ffffff', 0.7) +
    puff(width * between(random, 0.1, 0.3), height * between(random, 0.1, 0.2), 26) +
    puff(width * between(random, 0.7, 0.9), height * between(random, 0.16, 0.32), 34) +
    hill(width * 0.08, height * 1.02, height * 0.4, mix(palette.base, palette.accent, 0.35)) +
    hill(width * 0.95, height * 1.0, height * 0.36, mix(palette.base, palette.light, 0.3)) +
    hill(width * 0.5, height * 1.22, height * 0.46, mix(palette.base, palette.deep, 0.2))
  );
};
