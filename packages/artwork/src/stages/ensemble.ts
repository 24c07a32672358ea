import { between, circle, glow, times } from '../scenes/paint.ts';
import { darken, lighten } from '../svg/color.ts';
import { linear, n, radial } from '../svg/sheet.ts';
import {
  beside,
  coin,
  contact,
  figure,
  glints,
  heap,
  lead,
  middle,
  near,
  prop,
  room,
  type Composer,
  type Stage,
} from './stage.ts';

/** Inside a ring of gold, and breaking out of it. */
export const medallion: Composer = (stage) => {
  const { sheet, palette, width } = stage;
  const r = room(stage) * 0.4;
  const y = middle(stage);
  const gilt = linear(
    sheet,
    [
      [0, '#fff4bd'],
      [0.45, '#f2b632'],
      [0.55, '#a96408'],
      [1, '#ffdf7a'],
    ],
    65,
  );
  const studs = times(20, (index) => {
    const angle = (index / 20) * Math.PI * 2;
    return circle(
      width / 2 + Math.cos(angle) * r * 1.04,
      y + Math.sin(angle) * r * 1.04,
      4.2,
      lighten(palette.light, 0.3),
      ` stroke="#6b3a05" stroke-width="1"`,
    );
  }).join('');
  const ring =
    circle(width / 2, y + 7, r * 1.16, '#000000', ' opacity=".4"') +
    circle(width / 2, y, r * 1.14, gilt) +
    circle(
      width / 2,
      y,
      r * 0.94,
      radial(sheet, [
        [0, lighten(palette.light, 0.3)],
        [0.7, palette.base],
        [1, palette.deep],
      ]),
    ) +
    studs;
  const corners =
    figure(stage, prop(stage, 0), { x: width * 0.13, y: stage.bottom - 34, size: 78, rotate: -14 }) +
    figure(stage, prop(stage, 1), { x: width * 0.87, y: stage.bottom - 34, size: 78, rotate: 14 });
  return (
    ring +
    lead(stage, figure(stage, stage.hero, { x: width / 2, y: y - r * 0.08, size: r * 1.95 })) +
    beside(stage, corners)
  );
};

/** The window of a machine with its symbols, the subject on top of it. */
export const reels: Composer = (stage) => {
  const { sheet, palette, width } = stage;
  const w = width * 0.8;
  const h = (stage.bottom - stage.top) * 0.46;
  const left = (width - w) / 2;
  const top = stage.bottom - h - 6;
  const strip = linear(sheet, [
    [0, '#8d8da3'],
    [0.2, '#ffffff'],
    [0.8, '#f3efff'],
    [1, '#77778f'],
  ]);
  const gilt = linear(sheet, [
    [0, '#fff1b3'],
    [0.5, '#d28a12'],
    [1, '#ffe08a'],
  ]);
  const windows = times(
    3,
    (index) =>
      `<rect x="${n(left + 8 + index * ((w - 8) / 3))}" y="${n(top + 10)}" width="${n((w - 32) / 3)}" height="${n(h - 20)}" rx="7" fill="${strip}"/>`,
  ).join('');
  const cell = (w - 32) / 3;
  const symbols = times(6, (index) => {
    const column = index % 3;
    const row = Math.floor(index / 3);
    const name = row === 0 ? prop(stage, 0) : prop(stage, column + 1);
    return figure(stage, name, {
      x: left + 8 + column * ((w - 8) / 3) + cell / 2,
      y: top + h * (row === 0 ? 0.34 : 0.76),
      size: Math.min(cell * 0.62, h * 0.4),
    });
  }).join('');
  const line = `<rect x="${n(left - 4)}" y="${n(top + h * 0.34 - 2)}" width="${n(w + 8)}" height="4" rx="2" fill="${palette.accent}" opacity=".85"/>`;
  const box = `<rect x="${n(left - 6)}" y="${n(top - 2)}" width="${n(w + 12)}" height="${n(h + 6)}" rx="18" fill="#000" opacity=".4"/><rect x="${n(left - 6)}" y="${n(top - 8)}" width="${n(w + 12)}" height="${n(h + 10)}" rx="18" fill="${gilt}"/><rect x="${n(left)}" y="${n(top)}" width="${n(w)}" height="${n(h)}" rx="12" fill="${darken(palette.base, 0.5)}"/>`;
  const size = (stage.bottom - stage.top) * 0.62;
  return (
    lead(stage, figure(stage, stage.hero, { x: width / 2, y: stage.top + size * 0.46, size })) +
    box +
    windows +
    symbols +
    line +
    coin(stage, left, stage.bottom - 4, 19, 0.9, -12) +
    coin(stage, left + w, stage.bottom - 2, 22, 0.8, 20) +
    glints(stage, 5)
  );
};

/** On a hill of gold. */
export const hoard: Composer = (stage) => {
  const { random, width } = stage;
  const size = room(stage) * 0.76;
  const y = stage.bottom - size * 0.56;
  const stuck =
    figure(stage, prop(stage, 0), {
      x: width * 0.16,
      y: stage.bottom - 52,
      size: 84,
      rotate: between(random, -22, -6),
    }) +
    figure(stage, prop(stage, 1), { x: width * 0.85, y: stage.bottom - 46, size: 90, rotate: between(random, 6, 22) });
  return (
    lead(stage, figure(stage, stage.hero, { x: width / 2, y, size })) +
    beside(stage, stuck) +
    heap(stage, stage.bottom - 30, 5) +
    glints(stage, 8)
  );
};

/** Out of a ring of light. */
export const portal: Composer = (stage) => {
  const { sheet, random, palette, width } = stage;
  const y = middle(stage);
  const r = room(stage) * 0.46;
  const rings = times(
    5,
    (index) =>
      `<ellipse cx="${n(width / 2)}" cy="${n(y)}" rx="${n(r * (1.1 - index * 0.13))}" ry="${n(r * (1.1 - index * 0.13))}" fill="none" stroke="${index % 2 === 0 ? palette.light : palette.accent}" stroke-width="${n(9 - index * 1.5)}" stroke-dasharray="${n(between(random, 60, 220))} ${n(between(random, 12, 40))}" transform="rotate(${n(random() * 360)} ${n(width / 2)} ${n(y)})" opacity=".85"/>`,
  ).join('');
  const flung = times(5, (index) => {
    const angle = (index / 5) * Math.PI * 2 + random();
    return figure(stage, prop(stage, index), {
      x: width / 2 + Math.cos(angle) * r * 1.06,
      y: y + Math.sin(angle) * r,
      size: between(random, 36, 62),
      rotate: random() * 90 - 45,
    });
  }).join('');
  return (
    glow(sheet, width / 2, y, r * 1.3, palette.light, 1) +
    glow(sheet, width / 2, y, r * 0.8, '#ffffff', 0.8) +
    rings +
    beside(stage, flung) +
    lead(stage, figure(stage, stage.hero, { x: width / 2, y, size: r * 1.55 }))
  );
};

/** Three faces, one on another. */
export const totem: Composer = (stage) => {
  const { width } = stage;
  const span = stage.bottom - stage.top;
  const size = span * 0.5;
  const wings =
    figure(stage, prop(stage, 0), { x: width * 0.16, y: stage.top + span * 0.42, size: 76, rotate: -16 }) +
    figure(stage, prop(stage, 1), { x: width * 0.85, y: stage.top + span * 0.62, size: 76, rotate: 16 }) +
    figure(stage, prop(stage, 2), { x: width * 0.84, y: stage.top + span * 0.18, size: 54, rotate: 10 });
  const stack =
    figure(stage, prop(stage, 3), { x: width * 0.5, y: stage.top + span * 0.17, size: size * 0.56 }) +
    figure(stage, stage.rival, { x: width * 0.5, y: stage.top + span * 0.44, size: size * 0.82 });
  return (
    beside(stage, wings + stack) +
    lead(stage, figure(stage, stage.hero, { x: width / 2, y: stage.bottom - size * 0.5, size: size * 1.16 })) +
    glints(stage, 6)
  );
};

/** On the steps of a podium. */
export const podium: Composer = (stage) => {
  const { sheet, palette, width } = stage;
  const step = (y: number, rx: number, tall: number): string => {
    const side = linear(
      sheet,
      [
        [0, darken(palette.base, 0.45)],
        [0.5, lighten(palette.base, 0.12)],
        [1, darken(palette.base, 0.5)],
      ],
      0,
    );
    return `<path d="M${n(width / 2 - rx)} ${n(y)}v${n(tall)}a${n(rx)} ${n(rx * 0.2)} 0 0 0 ${n(rx * 2)} 0v${n(-tall)}Z" fill="${side}"/><ellipse cx="${n(width / 2)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(rx * 0.2)}" fill="${lighten(palette.base, 0.25)}"/><ellipse cx="${n(width / 2)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(rx * 0.2)}" fill="none" stroke="${palette.accent}" stroke-width="3"/>`;
  };
  const size = room(stage) * 0.7;
  const floor = stage.bottom - 46;
  const sides =
    figure(stage, prop(stage, 0), { x: width * 0.13, y: floor - 6, size: 76, rotate: -8 }) +
    figure(stage, prop(stage, 1), { x: width * 0.87, y: floor - 6, size: 76, rotate: 8 });
  return (
    step(floor + 20, width * 0.46, 40) +
    step(floor - 4, width * 0.32, 26) +
    glow(sheet, width / 2, floor - size * 0.45, size * 0.6, lighten(palette.light, 0.4), 0.8) +
    contact(stage, width / 2, floor, size * 0.36) +
    lead(stage, figure(stage, stage.hero, { x: width / 2, y: floor - size * 0.46, size })) +
    beside(stage, sides) +
    glints(stage, 6)
  );
};

/** Gold and things falling, near ones out of focus. */
export const downpour: Composer = (stage) => {
  const { random, width } = stage;
  const size = room(stage) * 0.74;
  const fall = (count: number, low: number, high: number): string =>
    times(count, () =>
      coin(
        stage,
        random() * width,
        between(random, stage.top - 20, stage.bottom),
        between(random, low, high),
        between(random, 0.3, 1),
        random() * 180,
      ),
    ).join('');
  const things = times(3, (index) =>
    figure(stage, prop(stage, index), {
      x: width * (0.16 + index * 0.34),
      y: stage.top + between(random, 10, 70),
      size: between(random, 44, 64),
      rotate: between(random, -40, 40),
    }),
  ).join('');
  return (
    fall(16, 6, 13) +
    beside(stage, things) +
    lead(stage, figure(stage, stage.hero, { x: width / 2, y: stage.bottom - size * 0.5, size })) +
    near(stage, fall(4, 24, 34))
  );
};

/** Printed on a great gilt card. */
export const keepsake: Composer = (stage) => {
  const { sheet, random, palette, width } = stage;
  const h = (stage.bottom - stage.top) * 0.94;
  const w = Math.min(width * 0.62, h * 0.78);
  const y = middle(stage);
  const lean = between(random, 3, 8) * (random() < 0.5 ? -1 : 1);
  const face = linear(
    sheet,
    [
      [0, lighten(palette.light, 0.35)],
      [0.6, palette.base],
      [1, palette.deep],
    ],
    75,
  );
  const gilt = linear(
    sheet,
    [
      [0, '#fff4bd'],
      [0.5, '#c9851a'],
      [1, '#ffe28a'],
    ],
    60,
  );
  const card = (grow: number, fill: string): string =>
    `<rect x="${n(-w / 2 - grow)}" y="${n(-h / 2 - grow)}" width="${n(w + grow * 2)}" height="${n(h + grow * 2)}" rx="${14 + grow}" fill="${fill}"/>`;
  const sheets = `<g transform="translate(${n(width / 2)} ${n(y)})"><g transform="rotate(${n(-lean * 2)})">${card(4, gilt)}${card(-3, palette.deep)}</g><g transform="rotate(${n(lean)})"><g transform="translate(0 7)" opacity=".4">${card(6, '#000')}</g>${card(6, gilt)}${card(-2, face)}</g></g>`;
  const sides =
    figure(stage, prop(stage, 0), { x: width * 0.13, y: y + h * 0.3, size: 82, rotate: -16 }) +
    figure(stage, prop(stage, 1), { x: width * 0.87, y: y - h * 0.28, size: 72, rotate: 16 }) +
    figure(stage, prop(stage, 2), { x: width * 0.86, y: y + h * 0.36, size: 62, rotate: 8 });
  return (
    sheets +
    lead(stage, figure(stage, stage.hero, { x: width / 2, y, size: w * 1.12, rotate: lean })) +
    beside(stage, sides) +
    glints(stage, 7)
  );
};

/** The subject and its shadow grown to a giant behind it. */
export const looming: Composer = (stage) => {
  const { palette, width } = stage;
  const size = room(stage) * 0.6;
  const giant = figure(stage, stage.rival, { x: width / 2, y: middle(stage) - 30, size: room(stage) * 1.02 });
  const shade: Stage = { ...stage, finish: 'halo', dye: 'shadow' };
  const low =
    figure(stage, prop(stage, 0), { x: width * 0.14, y: stage.bottom - 36, size: 78, rotate: -12 }) +
    figure(stage, prop(stage, 1), { x: width * 0.86, y: stage.bottom - 36, size: 78, rotate: 12 });
  return (
    `<g opacity=".62">${lead(shade, giant)}</g>` +
    glow(stage.sheet, width / 2, stage.bottom - size * 0.4, size * 0.7, palette.accent, 0.6) +
    lead(stage, figure(stage, stage.hero, { x: width / 2, y: stage.bottom - size * 0.48, size })) +
    beside(stage, low)
  );
};
