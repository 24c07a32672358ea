import { pick, shuffled } from '@champa/titles';
import { between, circle, glow, shape, times } from '../scenes/paint.ts';
import { darken, lighten, mix } from '../svg/color.ts';
import { linear, n, radial } from '../svg/sheet.ts';
import { label } from './pieces.ts';
import {
  beside,
  coin,
  contact,
  figure,
  glints,
  lead,
  middle,
  near,
  prop,
  room,
  type Composer,
  type Stage,
} from './stage.ts';

function stands(stage: Stage): string {
  const { sheet, random, palette, width, height } = stage;
  const crowd = times(170, () =>
    circle(
      random() * width,
      height * between(random, 0.26, 0.52),
      between(random, 1.4, 3),
      pick(random, [palette.light, palette.accent, '#ffffff', darken(palette.base, 0.2)]),
      ' opacity=".7"',
    ),
  ).join('');
  const lamp = (x: number): string =>
    glow(sheet, x, height * 0.08, 120, '#ffffff', 0.95) +
    times(6, (index) =>
      circle(x - 18 + (index % 3) * 18, height * 0.06 + Math.floor(index / 3) * 14, 6, '#ffffff'),
    ).join('');
  return (
    `<rect y="${n(height * 0.24)}" width="${width}" height="${n(height * 0.32)}" fill="${linear(sheet, [
      [0, palette.deep],
      [1, mix(palette.deep, palette.base, 0.6)],
    ])}"/>` +
    crowd +
    lamp(width * 0.13) +
    lamp(width * 0.87)
  );
}

function pitch(stage: Stage, y: number): string {
  const { sheet, width, height } = stage;
  const stripes = times(8, (index) =>
    shape(
      [
        [width / 2 + (index - 4) * 60, y],
        [width / 2 + (index - 3) * 60, y],
        [width / 2 + (index - 3) * 190, height],
        [width / 2 + (index - 4) * 190, height],
      ],
      index % 2 === 0 ? '#1c8a3d' : '#26a34b',
    ),
  ).join('');
  return `<rect y="${n(y)}" width="${width}" height="${n(height - y)}" fill="#1c8a3d"/>${stripes}<rect y="${n(y)}" width="${width}" height="${n(height - y)}" fill="${linear(
    sheet,
    [
      [0, '#ffffff', 0.25],
      [0.3, '#ffffff', 0],
      [1, '#001a08', 0.75],
    ],
  )}"/><ellipse cx="${n(width / 2)}" cy="${n(y + 66)}" rx="150" ry="40" fill="none" stroke="#fff" stroke-width="3" opacity=".75"/><path d="M0 ${n(y + 1.5)}H${width}" stroke="#fff" stroke-width="3" opacity=".8"/>`;
}

/** The ball under the lights of a full stadium. */
export const stadium: Composer = (stage) => {
  const { width } = stage;
  const span = stage.bottom - stage.top;
  const floor = stage.top + span * 0.66;
  const size = span * 0.64;
  const streaks = times(
    5,
    (index) =>
      `<path d="M${n(width * 0.02)} ${n(floor - 60 + index * 18)}L${n(width * 0.4)} ${n(floor - 90 + index * 22)}" stroke="#fff" stroke-width="${4 - index * 0.5}" stroke-linecap="round" opacity=".4"/>`,
  ).join('');
  const side = figure(stage, prop(stage, 0), { x: width * 0.15, y: stage.bottom - 50, size: 96, rotate: -10 });
  return (
    stands(stage) +
    pitch(stage, floor - 22) +
    streaks +
    contact(stage, width * 0.55, stage.bottom - 22, size * 0.42) +
    lead(
      stage,
      figure(stage, stage.hero, {
        x: width * 0.55,
        y: stage.bottom - size * 0.52,
        size,
        rotate: between(stage.random, -16, 16),
      }),
    ) +
    beside(stage, side) +
    glints(stage, 6)
  );
};

/** The prize raised, rivals' colours on both sides. */
export const finalMatch: Composer = (stage) => {
  const { sheet, width, height } = stage;
  const colors = shuffled(stage.random, ['#c3162c', '#1d4fb8', '#128a4a', '#e08a0c', '#5a22b8']);
  const y = middle(stage);
  const size = room(stage) * 0.58;
  const half = (points: readonly (readonly [number, number])[], color: string): string =>
    shape(
      points,
      linear(sheet, [
        [0, lighten(color, 0.25)],
        [1, darken(color, 0.5)],
      ]),
      false,
      ' opacity=".9"',
    );
  return (
    half(
      [
        [0, 0],
        [width * 0.6, 0],
        [width * 0.4, height],
        [0, height],
      ],
      colors[0] ?? '#c3162c',
    ) +
    half(
      [
        [width * 0.6, 0],
        [width, 0],
        [width, height],
        [width * 0.4, height],
      ],
      colors[1] ?? '#1d4fb8',
    ) +
    glow(sheet, width / 2, y, width * 0.5, '#ffffff', 0.8) +
    beside(
      stage,
      figure(stage, stage.hero, { x: width * 0.22, y: y - 18, size, rotate: -14 }) +
        figure(stage, stage.rival, { x: width * 0.78, y: y + 22, size, rotate: 14, flip: true }),
    ) +
    label('VS', width / 2, y, size * 0.44, '#ffffff', 'racing-sans-one') +
    figureLow(stage) +
    glints(stage, 8)
  );
};

function figureLow(stage: Stage): string {
  return beside(stage, figure(stage, prop(stage, 0), { x: stage.width / 2, y: stage.bottom - 40, size: 92 }));
}

/** Two birds, feathers in the air, the ring's sand below. */
export const cockpit: Composer = (stage) => {
  const { sheet, random, palette, width, height } = stage;
  const span = stage.bottom - stage.top;
  const y = stage.top + span * 0.5;
  const size = span * 0.62;
  const ring = `<ellipse cx="${n(width / 2)}" cy="${n(stage.bottom - 20)}" rx="${n(width * 0.62)}" ry="76" fill="${radial(
    sheet,
    [
      [0, '#ffd9a0'],
      [0.7, '#b9762f'],
      [1, '#5e3210'],
    ],
  )}"/><path d="M${n(-width * 0.12)} ${n(stage.bottom - 30)}A${n(width * 0.62)} 76 0 0 1 ${n(width * 1.12)} ${n(stage.bottom - 30)}" fill="none" stroke="#e8e2d2" stroke-width="9"/><path d="M${n(-width * 0.12)} ${n(stage.bottom - 30)}A${n(width * 0.62)} 76 0 0 1 ${n(width * 1.12)} ${n(stage.bottom - 30)}" fill="none" stroke="#b3121f" stroke-width="9" stroke-dasharray="26 26"/>`;
  const feathers = times(7, () =>
    figure(stage, 'feather', {
      x: random() * width,
      y: between(random, stage.top, stage.bottom),
      size: between(random, 22, 40),
      rotate: random() * 360,
      opacity: 0.9,
    }),
  ).join('');
  const left: Stage = { ...stage, dye: pick(random, ['red', 'gold', 'bronze'] as const) };
  const right: Stage = { ...stage, dye: pick(random, ['blue', 'violet', 'shadow', null] as const) };
  return (
    stands({ ...stage, height: height * 0.9 }) +
    ring +
    glow(sheet, width / 2, y, width * 0.4, palette.accent, 0.9) +
    feathers +
    lead(left, figure(stage, stage.hero, { x: width * 0.26, y, size, flip: true, rotate: -8 })) +
    lead(right, figure(stage, stage.hero, { x: width * 0.75, y: y - 8, size, rotate: 8 })) +
    glints(stage, 6)
  );
};

/** Screens, sight and hero of an e-sports night. */
export const esportsNight: Composer = (stage) => {
  const { sheet, palette, width } = stage;
  const span = stage.bottom - stage.top;
  const y = middle(stage);
  const size = room(stage) * 0.66;
  const chevrons = times(
    4,
    (index) =>
      `<path d="M${n(width * 0.5)} ${n(y - size * 0.72 + index * 16)}L${n(width * 0.96)} ${n(y - size * 0.1 + index * 16)}V${n(y + size * 0.2 + index * 16)}L${n(width * 0.5)} ${n(y - size * 0.42 + index * 16)}L${n(width * 0.04)} ${n(y + size * 0.2 + index * 16)}V${n(y - size * 0.1 + index * 16)}Z" fill="${index % 2 === 0 ? palette.light : palette.accent}" opacity="${n(0.34 - index * 0.06)}"/>`,
  ).join('');
  const sight = `<circle cx="${n(width / 2)}" cy="${n(y)}" r="${n(size * 0.58)}" fill="none" stroke="${palette.accent}" stroke-width="3" stroke-dasharray="${n(size * 0.5)} ${n(size * 0.11)}" opacity=".9"/>`;
  const sides =
    figure(stage, prop(stage, 0), { x: width * 0.15, y: stage.bottom - span * 0.16, size: 80, rotate: -12 }) +
    figure(stage, prop(stage, 1), { x: width * 0.85, y: stage.bottom - span * 0.16, size: 80, rotate: 12 });
  return (
    chevrons +
    glow(sheet, width / 2, y, size * 0.8, palette.light, 0.8) +
    sight +
    lead(stage, figure(stage, stage.hero, { x: width / 2, y, size })) +
    beside(stage, sides) +
    glints(stage, 6)
  );
};

/** A gun of brass below, its prey above, coins bursting from it. */
export const fishHunt: Composer = (stage) => {
  const { sheet, random, palette, width } = stage;
  const span = stage.bottom - stage.top;
  const size = room(stage) * 0.66;
  const x = width * between(random, 0.42, 0.58);
  const y = stage.top + span * 0.4;
  const brass = linear(
    sheet,
    [
      [0, '#fff1b8'],
      [0.4, '#d28a12'],
      [0.7, '#8a5208'],
      [1, '#ffdf8a'],
    ],
    0,
  );
  const aim = (Math.atan2(x - width / 2, stage.bottom - y) * 180) / Math.PI;
  const gun = `<g transform="translate(${n(width / 2)} ${n(stage.bottom + 4)}) rotate(${n(aim)})"><path d="M-17 0L-12 -74H12L17 0Z" fill="${brass}"/><rect x="-17" y="-86" width="34" height="16" rx="6" fill="${brass}"/><rect x="-15" y="-40" width="30" height="8" fill="${palette.accent}"/></g><path d="M${n(width / 2 - 52)} ${n(stage.bottom + 14)}a52 44 0 0 1 104 0Z" fill="${brass}"/><circle cx="${n(width / 2)}" cy="${n(stage.bottom - 4)}" r="13" fill="${palette.light}" stroke="#6b3a05" stroke-width="3"/>`;
  const shot = `<path d="M${n(width / 2)} ${n(stage.bottom - 76)}L${n(x)} ${n(y + size * 0.2)}" stroke="${palette.accent}" stroke-width="7" stroke-linecap="round" stroke-dasharray="16 13"/>`;
  const school = times(5, (index) =>
    figure(stage, prop(stage, index), {
      x: width * (index % 2 === 0 ? between(random, 0.06, 0.24) : between(random, 0.76, 0.94)),
      y: stage.top + span * (0.08 + index * 0.16),
      size: between(random, 44, 70),
      flip: index % 2 === 0,
      rotate: between(random, -10, 10),
    }),
  ).join('');
  const burst = times(9, (index) =>
    coin(
      stage,
      x + Math.cos(index * 0.7) * size * 0.58,
      y + Math.sin(index * 0.7) * size * 0.48,
      between(random, 9, 15),
      between(random, 0.5, 1),
      random() * 90,
    ),
  ).join('');
  const sight = `<circle cx="${n(x)}" cy="${n(y)}" r="${n(size * 0.5)}" fill="none" stroke="#fff" stroke-width="2.5" opacity=".65"/><path d="M${n(x)} ${n(y - size * 0.6)}v22M${n(x)} ${n(y + size * 0.6)}v-22M${n(x - size * 0.6)} ${n(y)}h22M${n(x + size * 0.6)} ${n(y)}h-22" stroke="#fff" stroke-width="3" opacity=".8"/>`;
  return (
    beside(stage, school) +
    glow(sheet, x, y, size * 0.7, palette.light, 0.7) +
    shot +
    lead(stage, figure(stage, stage.hero, { x, y, size, flip: random() < 0.5 })) +
    (random() < 0.5 ? sight : '') +
    burst +
    gun +
    glints(stage, 5)
  );
};

/** The line that climbs until it doesn't, and what it carries. */
export const climb: Composer = (stage) => {
  const { sheet, random, palette, width } = stage;
  const span = stage.bottom - stage.top;
  const left = 26;
  const low = stage.bottom - 14;
  const hx = width * 0.72;
  const hy = stage.top + span * 0.32;
  const curve = `M${left} ${n(low)}Q${n(width * 0.52)} ${n(low - 6)} ${n(hx)} ${n(hy)}`;
  const grid =
    times(6, (index) => `M${left} ${n(low - index * (span / 6))}H${width}`).join('') +
    times(6, (index) => `M${n(left + index * (width / 6))} ${n(low)}V${n(stage.top)}`).join('');
  const times100 = 120 + Math.floor(random() * 2400);
  const multiplier = `${Math.floor(times100 / 100)}.${String(times100 % 100).padStart(2, '0')}×`;
  const size = span * 0.5;
  return (
    `<path d="${grid}" stroke="${palette.light}" stroke-width="1" opacity=".28"/>` +
    `<path d="${curve}V${n(low)}Z" fill="${linear(sheet, [
      [0, palette.accent, 0.7],
      [1, palette.accent, 0],
    ])}"/>` +
    `<path d="${curve}" fill="none" stroke="${palette.accent}" stroke-width="16" opacity=".3" stroke-linecap="round"/><path d="${curve}" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round"/>` +
    glow(sheet, hx, hy, size * 0.7, palette.accent, 0.85) +
    lead(stage, figure(stage, stage.hero, { x: hx, y: hy, size, rotate: stage.hero === 'rocket' ? 4 : -8 })) +
    `<g opacity=".35" transform="translate(0 4)">${label(multiplier, width * 0.3, stage.top + span * 0.24, span * 0.17, '#000000', 'russo-one', width * 0.5)}</g>${label(multiplier, width * 0.3, stage.top + span * 0.24, span * 0.17, '#ffffff', 'russo-one', width * 0.5)}` +
    beside(stage, figure(stage, prop(stage, 0), { x: width * 0.2, y: low - span * 0.2, size: 46, rotate: -20 })) +
    glints(stage, 9)
  );
};

/** Pegs in a triangle, balls falling to their pockets. */
export const pegs: Composer = (stage) => {
  const { sheet, random, palette, width } = stage;
  const span = stage.bottom - stage.top;
  const rows = 8;
  const gap = span / (rows + 2.2);
  const dots = times(rows, (row) =>
    times(
      row + 3,
      (index) =>
        circle(width / 2 + (index - (row + 2) / 2) * (width / 11), stage.top + (row + 0.7) * gap, 5, '#ffffff') +
        glow(
          sheet,
          width / 2 + (index - (row + 2) / 2) * (width / 11),
          stage.top + (row + 0.7) * gap,
          11,
          palette.light,
          0.6,
        ),
    ).join(''),
  ).join('');
  const cups = ['10', '4', '2', '.5', '.2', '.5', '2', '4', '10'];
  const colors = ['#e0232e', '#ff6a1a', '#ffb52e', '#8ac926', '#17a35c'];
  const pockets = cups
    .map((text, index) => {
      const x = width / 2 + (index - 4) * (width / 9.6);
      return `<rect x="${n(x - 16)}" y="${n(stage.bottom - gap * 0.9)}" width="32" height="${n(gap * 0.85)}" rx="7" fill="${colors[Math.min(index, 8 - index)] ?? '#17a35c'}"/>${label(text, x, stage.bottom - gap * 0.47, 13, '#ffffff', 'russo-one', 26)}`;
    })
    .join('');
  const balls = times(5, (index) =>
    circle(
      width / 2 + between(random, -1, 1) * (20 + index * 22),
      stage.top + gap * (0.3 + index * 1.6),
      11,
      radial(
        sheet,
        [
          [0, '#fff6c9'],
          [0.5, '#ffc22e'],
          [1, '#a35a05'],
        ],
        0.35,
        0.3,
        0.8,
      ),
    ),
  ).join('');
  return (
    glow(sheet, width / 2, middle(stage), width * 0.6, palette.light, 0.5) +
    dots +
    pockets +
    balls +
    beside(
      stage,
      figure(stage, prop(stage, 1), { x: width * 0.14, y: stage.top + 44, size: 62, rotate: -14 }) +
        figure(stage, stage.hero, { x: width * 0.86, y: stage.top + 48, size: 72, rotate: 12 }),
    )
  );
};

/** A field of tiles, some turned: gems, and one that is not. */
export const minefield: Composer = (stage) => {
  const { sheet, random, palette, width } = stage;
  const span = stage.bottom - stage.top;
  const cell = Math.min((width - 40) / 4, (span - 10) / 4);
  const left = width / 2 - cell * 2;
  const top = middle(stage) - cell * 2;
  const shut = linear(sheet, [
    [0, lighten(palette.base, 0.35)],
    [1, darken(palette.base, 0.2)],
  ]);
  const open = darken(palette.deep, 0.15);
  const bombAt = Math.floor(random() * 16);
  const field = times(16, (index) => {
    const x = left + (index % 4) * cell;
    const y = top + Math.floor(index / 4) * cell;
    const turned = index === bombAt || random() < 0.42;
    return `<rect x="${n(x + 3)}" y="${n(y + 7)}" width="${n(cell - 6)}" height="${n(cell - 6)}" rx="12" fill="#000" opacity=".4"/><rect x="${n(x + 3)}" y="${n(y + 3)}" width="${n(cell - 6)}" height="${n(cell - 6)}" rx="12" fill="${turned ? open : shut}" stroke="${turned ? palette.light : lighten(palette.base, 0.5)}" stroke-width="1.5"/>${turned ? figure(stage, index === bombAt ? 'bomb' : 'gem-stone', { x: x + cell / 2, y: y + cell / 2, size: cell * 0.68 }) : ''}`;
  }).join('');
  return glow(sheet, width / 2, middle(stage), width * 0.6, palette.light, 0.7) + field + glints(stage, 8);
};

/** One great coin turning in the air. */
export const toss: Composer = (stage) => {
  const { sheet, random, palette, width } = stage;
  const y = middle(stage);
  const r = room(stage) * 0.32;
  const trail = times(
    4,
    (index) =>
      `<g opacity="${n(0.16 + index * 0.14)}">${coin(stage, width * (0.2 + index * 0.1), stage.bottom - 24 - index * 46, r * (0.34 + index * 0.12), 0.3 + index * 0.16, -24)}</g>`,
  ).join('');
  return (
    glow(sheet, width * 0.58, y, r * 2, palette.accent, 0.9) +
    trail +
    coin(stage, width * 0.58, y - 8, r, 0.94, between(random, -18, 18)) +
    near(
      stage,
      coin(stage, width * 0.08, stage.top + 30, 26, 0.6, 20) +
        coin(stage, width * 0.93, stage.bottom - 24, 32, 0.7, -30),
    ) +
    glints(stage, 10)
  );
};
