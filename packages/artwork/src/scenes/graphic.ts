import { darken, lighten, mix } from '../svg/color.ts';
import { linear, n, radial } from '../svg/sheet.ts';
import { between, circle, fillAll, glow, shape, times, type Paint, type Painter } from './paint.ts';

function tiled({ sheet }: Paint, size: number, markup: string, turn = 0): string {
  return `url(#${sheet.define((id) => `<pattern id="${id}" width="${n(size)}" height="${n(size)}" patternUnits="userSpaceOnUse" patternTransform="rotate(${turn})">${markup}</pattern>`)})`;
}

/** Comic print: a burst and halftone dots. */
export const halftone: Painter = (paint) => {
  const { random, palette, width, height } = paint;
  const cx = width / 2;
  const cy = height * 0.42;
  const spikes = 22;
  const burst = times(spikes * 2, (index): [number, number] => {
    const r = index % 2 === 0 ? between(random, 190, 260) : between(random, 125, 150);
    const angle = (index / (spikes * 2)) * Math.PI * 2;
    return [cx + Math.cos(angle) * r, cy + Math.sin(angle) * r];
  });
  const dots = times(14, (row) =>
    times(13, (column) =>
      circle(column * 30 + (row % 2) * 15, height - row * 26, Math.max(0, 12 - row * 0.95), palette.deep),
    ).join(''),
  ).join('');
  return (
    fillAll(paint, palette.base) +
    `<g opacity=".42">${dots}</g>` +
    shape(burst, '#ffffff', false, ` transform="translate(0 6)" opacity=".9"`) +
    shape(
      burst.map(([x, y]) => [cx + (x - cx) * 0.92, cy + (y - cy) * 0.92]),
      palette.accent,
    ) +
    shape(
      burst.map(([x, y]) => [cx + (x - cx) * 0.7, cy + (y - cy) * 0.7]),
      palette.light,
    )
  );
};

/** Art-deco fans in gilt line. */
export const deco: Painter = (paint) => {
  const { sheet, palette, width, height } = paint;
  const gilt = linear(sheet, [
    [0, lighten(palette.accent, 0.4)],
    [1, mix(palette.accent, palette.deep, 0.4)],
  ]);
  const fan = times(19, (index) => {
    const angle = Math.PI + (index / 18) * Math.PI;
    return `<path d="M${n(width / 2)} ${n(height * 0.74)}L${n(width / 2 + Math.cos(angle) * 420)} ${n(height * 0.74 + Math.sin(angle) * 420)}" stroke="${gilt}" stroke-width="1.6" opacity=".75"/>`;
  }).join('');
  const arcs = times(
    4,
    (index) =>
      `<circle cx="${n(width / 2)}" cy="${n(height * 0.74)}" r="${90 + index * 62}" fill="none" stroke="${gilt}" stroke-width="${index % 2 === 0 ? 4 : 1.5}"/>`,
  ).join('');
  return (
    fillAll(
      paint,
      radial(
        sheet,
        [
          [0, palette.base],
          [1, palette.deep],
        ],
        0.5,
        0.6,
        0.8,
      ),
    ) +
    fan +
    arcs +
    glow(sheet, width / 2, height * 0.5, width * 0.5, palette.light, 0.6) +
    `<rect y="${n(height * 0.74)}" width="${width}" height="${n(height)}" fill="${linear(sheet, [
      [0, palette.deep],
      [1, darken(palette.deep, 0.4)],
    ])}"/>`
  );
};

/** Overlapping waves of an old print. */
export const seigaiha: Painter = (paint) => {
  const { sheet, random, palette, width, height } = paint;
  const scale = (x: number, y: number): string =>
    circle(x, y, 40, palette.base) +
    circle(x, y, 34, mix(palette.base, palette.light, 0.55)) +
    circle(x, y, 27, palette.base) +
    circle(x, y, 20, mix(palette.base, palette.light, 0.55)) +
    circle(x, y, 12, mix(palette.base, palette.deep, 0.3));
  const rows = times(13, (row) =>
    times(6, (column) => scale(column * 80 + (row % 2) * 40 - 10, row * 20 + height * 0.55)).join(''),
  ).join('');
  const sun = width * between(random, 0.3, 0.36);
  return (
    fillAll(
      paint,
      linear(sheet, [
        [0, lighten(palette.light, 0.55)],
        [0.6, lighten(palette.light, 0.2)],
      ]),
    ) +
    circle(
      width / 2,
      height * 0.38,
      sun,
      linear(sheet, [
        [0, palette.accent],
        [1, mix(palette.accent, palette.base, 0.35)],
      ]),
    ) +
    rows +
    `<rect y="${n(height * 0.6)}" width="${width}" height="${n(height * 0.4)}" fill="${linear(sheet, [
      [0, palette.deep, 0],
      [1, palette.deep, 0.92],
    ])}"/>`
  );
};

/** Rainbow bands of the seventies. */
export const bands: Painter = (paint) => {
  const { random, palette, width, height } = paint;
  const colors = [palette.deep, palette.base, palette.light, palette.accent, lighten(palette.accent, 0.5)];
  const fromLeft = random() < 0.5;
  const cx = fromLeft ? -20 : width + 20;
  const arcs = times(5, (index) => circle(cx, height * 0.9, 470 - index * 66, colors[index] ?? palette.base)).join('');
  return fillAll(paint, mix(palette.deep, palette.base, 0.4)) + arcs;
};

/** A neon grid running to the horizon under a striped sun. */
export const synthwave: Painter = (paint) => {
  const { sheet, palette, width, height } = paint;
  const horizon = height * 0.62;
  const lines =
    times(
      15,
      (index) => `M${n(width / 2 + (index - 7) * 26)} ${n(horizon)}L${n(width / 2 + (index - 7) * 150)} ${height}`,
    ).join('') + times(9, (index) => `M0 ${n(horizon + (height - horizon) * (index / 8) ** 2)}H${width}`).join('');
  const slats = times(
    6,
    (index) =>
      `<rect y="${n(height * 0.4 + index * 17)}" width="${width}" height="${2 + index * 1.4}" fill="${mix(palette.deep, palette.base, 0.5)}"/>`,
  ).join('');
  const sun = sheet.define(
    (id) =>
      `<clipPath id="${id}"><circle cx="${n(width / 2)}" cy="${n(height * 0.38)}" r="${n(width * 0.33)}"/></clipPath>`,
  );
  return (
    fillAll(
      paint,
      linear(sheet, [
        [0, palette.deep],
        [0.6, palette.base],
        [1, palette.deep],
      ]),
    ) +
    glow(sheet, width / 2, height * 0.4, width * 0.7, palette.accent, 0.55) +
    `<g clip-path="url(#${sun})"><rect width="${width}" height="${height}" fill="${linear(sheet, [
      [0.1, '#ffe66d'],
      [0.6, palette.accent],
    ])}"/>${slats}</g>` +
    `<rect y="${n(horizon)}" width="${width}" height="${n(height - horizon)}" fill="${linear(sheet, [
      [0, palette.base],
      [1, palette.deep],
    ])}"/>` +
    `<path d="${lines}" stroke="${palette.light}" stroke-width="1.6" opacity=".85"/>` +
    glow(sheet, width / 2, horizon, width * 0.8, palette.light, 0.8, 26)
  );
};

/** Cut paper rings, one in front of the other. */
export const papercut: Painter = (paint) => {
  const { sheet, random, palette, width, height } = paint;
  const wobble = (radius: number): [number, number][] =>
    times(26, (index) => {
      const angle = (index / 25) * Math.PI * 2;
      const r = radius * between(random, 0.9, 1.12);
      return [width / 2 + Math.cos(angle) * r, height * 0.42 + Math.sin(angle) * r * 1.15];
    });
  return (
    fillAll(paint, palette.deep) +
    times(5, (index) => {
      const ring = wobble(245 - index * 38);
      return (
        shape(ring, '#000000', true, ' opacity=".32" transform="translate(0 6)"') +
        shape(ring, mix(palette.deep, index < 3 ? palette.base : palette.light, 0.25 + index * 0.19), true)
      );
    }).join('') +
    glow(sheet, width / 2, height * 0.42, width * 0.34, lighten(palette.light, 0.6), 0.9)
  );
};

/** A lattice of lucky tiles with a medallion of light. */
export const lattice: Painter = (paint) => {
  const { sheet, random, palette, width, height } = paint;
  const line = mix(palette.base, palette.accent, 0.45);
  const knot =
    random() < 0.5
      ? `<path d="M0 20H40M20 0V40M8 8H32V32H8Z" fill="none" stroke="${line}" stroke-width="2"/>`
      : `<path d="M20 2L38 20L20 38L2 20ZM20 12L28 20L20 28L12 20Z" fill="none" stroke="${line}" stroke-width="2"/>`;
  return (
    fillAll(paint, palette.base) +
    fillAll(paint, tiled(paint, 40, knot, random() < 0.5 ? 0 : 45), ' opacity=".55"') +
    fillAll(
      paint,
      radial(
        sheet,
        [
          [0, palette.light, 0.75],
          [0.5, palette.base, 0.2],
          [1, palette.deep, 0.95],
        ],
        0.5,
        0.42,
        0.68,
      ),
    ) +
    glow(sheet, width / 2, height * 0.42, width * 0.5, palette.accent, 0.5)
  );
};

/** Circuit lines and hexagons. */
export const circuit: Painter = (paint) => {
  const { sheet, random, palette, width, height } = paint;
  const traces = times(26, () => {
    const x = Math.round(random() * 24) * 15;
    const y = Math.round(random() * 32) * 15;
    const across = Math.round(between(random, -5, 5)) * 15;
    const down = Math.round(between(random, -6, 6)) * 15;
    return (
      `<path d="M${x} ${y}h${across}l15 15v${down}" fill="none" stroke="${palette.light}" stroke-width="2" opacity=".5"/>` +
      circle(x, y, 3.4, palette.accent)
    );
  }).join('');
  return (
    fillAll(
      paint,
      linear(
        sheet,
        [
          [0, palette.deep],
          [0.5, palette.base],
          [1, palette.deep],
        ],
        60,
      ),
    ) +
    traces +
    glow(sheet, width / 2, height * 0.4, width * 0.55, palette.light, 0.75) +
    glow(sheet, width / 2, height * 0.4, width * 0.3, '#ffffff', 0.4)
  );
};

/** Velvet: broad diagonal folds with a highlight. */
export const velvet: Painter = (paint) => {
  const { sheet, random, palette, width, height } = paint;
  const folds = times(8, (index) => {
    const x = index * 80 - 160;
    const fill = linear(
      sheet,
      [
        [0, palette.deep, 0.9],
        [0.5, palette.base, 0.1],
        [1, palette.deep, 0.85],
      ],
      0,
    );
    return shape(
      [
        [x, 0],
        [x + 80, 0],
        [x + 80 + between(random, 100, 130), height],
        [x + 110, height],
      ],
      fill,
    );
  }).join('');
  return (
    fillAll(paint, mix(palette.base, palette.light, 0.15)) +
    folds +
    glow(sheet, width / 2, height * 0.4, width * 0.55, palette.light, 0.7)
  );
};
