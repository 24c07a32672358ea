import { between, glow, shape, times } from '../scenes/paint.ts';
import { lighten } from '../svg/color.ts';
import { beside, coin, contact, figure, glints, lead, middle, prop, room, type Composer } from './stage.ts';

/** One great figure, its things around it. */
export const soloist: Composer = (stage) => {
  const { random, width } = stage;
  const size = room(stage) * 0.9;
  const y = middle(stage) + 4;
  const spots = [
    [0.14, -0.24, -16],
    [0.87, -0.26, 14],
    [0.1, 0.24, -12],
    [0.9, 0.22, 18],
  ] as const;
  const around = spots
    .map(([x, dy, turn], index) =>
      figure(stage, prop(stage, index), {
        x: x * width,
        y: y + dy * size,
        size: size * between(random, 0.26, 0.36),
        rotate: turn + between(random, -8, 8),
      }),
    )
    .join('');
  return (
    beside(stage, around) +
    contact(stage, width / 2, y + size * 0.5, size * 0.4) +
    lead(
      stage,
      figure(stage, stage.hero, { x: width / 2, y, size, flip: random() < 0.3, rotate: between(random, -6, 6) }),
    ) +
    glints(stage, 7)
  );
};

/** The subject in front, two companions behind. */
export const trio: Composer = (stage) => {
  const { random, width } = stage;
  const size = room(stage) * 0.72;
  const y = middle(stage) + size * 0.06;
  const wings =
    figure(stage, stage.rival, {
      x: width * 0.2,
      y: y - size * 0.1,
      size: size * 0.62,
      rotate: between(random, -14, -4),
    }) +
    figure(stage, prop(stage, 0), {
      x: width * 0.8,
      y: y - size * 0.1,
      size: size * 0.62,
      rotate: between(random, 4, 14),
    });
  const low =
    coin(stage, width * 0.12, stage.bottom - 22, 20, 0.9, -14) +
    coin(stage, width * 0.86, stage.bottom - 16, 24, 0.85, 20);
  return (
    beside(stage, wings) +
    lead(stage, figure(stage, stage.hero, { x: width / 2, y, size })) +
    beside(stage, low) +
    glints(stage, 6)
  );
};

/** Two who face each other. */
export const duel: Composer = (stage) => {
  const { sheet, palette, width } = stage;
  const size = room(stage) * 0.62;
  const y = middle(stage);
  const spikes = times(28, (index): [number, number] => {
    const reach = size * (index % 2 === 0 ? between(stage.random, 0.5, 0.86) : 0.16);
    const angle = (index / 28) * Math.PI * 2;
    return [width / 2 + Math.cos(angle) * reach, y + Math.sin(angle) * reach];
  });
  return (
    glow(sheet, width / 2, y, width * 0.36, '#ffffff', 0.75, room(stage) * 0.55) +
    shape(spikes, lighten(palette.accent, 0.35), false, ' opacity=".8"') +
    lead(stage, figure(stage, stage.hero, { x: width * 0.27, y: y - 16, size, flip: true, rotate: 5 })) +
    lead(stage, figure(stage, stage.rival, { x: width * 0.74, y: y + 22, size: size * 0.94, rotate: -5 }), null) +
    glints(stage, 9)
  );
};

/** So near that the picture cannot hold it. */
export const closeUp: Composer = (stage) => {
  const { random, width } = stage;
  const size = room(stage) * 1.14;
  const left = random() < 0.5;
  const y = middle(stage) + 10;
  const small = times(4, (index) =>
    figure(stage, prop(stage, index), {
      x: left ? width * between(random, 0.7, 0.92) : width * between(random, 0.08, 0.3),
      y: stage.top + (index + 0.5) * ((stage.bottom - stage.top) / 4),
      size: between(random, 40, 62),
      rotate: between(random, -25, 25),
    }),
  ).join('');
  return (
    lead(
      stage,
      figure(stage, stage.hero, { x: left ? width * 0.34 : width * 0.66, y, size, flip: left, rotate: left ? 6 : -6 }),
    ) +
    beside(stage, small) +
    glints(stage, 6)
  );
};

/** Things in an arc over the subject. */
export const arc: Composer = (stage) => {
  const { width } = stage;
  const size = room(stage) * 0.68;
  const cy = stage.bottom - size * 0.42;
  const reach = Math.min(width * 0.4, (stage.bottom - stage.top) * 0.62);
  const over = times(5, (index) => {
    const angle = Math.PI * (1.08 + index * 0.21);
    return figure(stage, prop(stage, index), {
      x: width / 2 + Math.cos(angle) * reach,
      y: cy + Math.sin(angle) * reach,
      size: index === 2 ? 74 : 58,
      rotate: (index - 2) * 14,
    });
  }).join('');
  return (
    beside(stage, over) +
    contact(stage, width / 2, cy + size * 0.48, size * 0.42) +
    lead(stage, figure(stage, stage.hero, { x: width / 2, y: cy, size }))
  );
};

/** From far to near along a slope. */
export const procession: Composer = (stage) => {
  const { random, width } = stage;
  const down = random() < 0.5 ? 1 : -1;
  const span = stage.bottom - stage.top;
  const at = (share: number): { x: number; y: number } => ({
    x: width / 2 + down * (share - 0.5) * width * 0.72,
    y: stage.top + span * (0.14 + share * 0.5),
  });
  const far = times(3, (index) =>
    figure(stage, prop(stage, index), { ...at(index * 0.24), size: 48 + index * 24, rotate: between(random, -14, 14) }),
  ).join('');
  return (
    beside(stage, far) +
    lead(
      stage,
      figure(stage, stage.hero, { ...at(0.78), size: room(stage) * 0.72, flip: down < 0, rotate: down * 4 }),
    ) +
    glints(stage, 7)
  );
};

/** Many of its things behind, like wallpaper, the subject before them. */
export const swarm: Composer = (stage) => {
  const { random, width } = stage;
  const span = stage.bottom - stage.top;
  const crowd = times(15, (index) =>
    figure(stage, prop(stage, index % 4), {
      x: ((index % 5) + 0.5 + between(random, -0.25, 0.25)) * (width / 5),
      y: stage.top + (Math.floor(index / 5) + 0.5 + between(random, -0.25, 0.25)) * (span / 3),
      size: between(random, 40, 66),
      rotate: between(random, -35, 35),
    }),
  ).join('');
  const size = room(stage) * 0.76;
  return (
    `<g opacity=".92">${beside(stage, crowd)}</g>` +
    glow(stage.sheet, width / 2, middle(stage), size * 0.62, stage.palette.deep, 0.75) +
    lead(stage, figure(stage, stage.hero, { x: width / 2, y: middle(stage), size }))
  );
};
