import { pick, shuffled } from '@champa/titles';
import { between, glow, times } from '../scenes/paint.ts';
import { mix } from '../svg/color.ts';
import { n } from '../svg/sheet.ts';
import {
  card,
  cardBack,
  chips,
  die,
  domino,
  fortuneWheel,
  rouletteWheel,
  table,
  tile,
  tileSign,
  type Suit,
} from './pieces.ts';
import { beside, coin, figure, glints, lead, middle, prop, type Composer, type Stage } from './stage.ts';

const chipColors = ['#c3162c', '#1d4fb8', '#128a4a', '#5a22b8', '#17171f', '#d98a0b'] as const;
const ranks = ['A', 'K', 'Q', 'J', '10', '9', '8'] as const;
const suitNames: readonly Suit[] = ['heart', 'spade', 'diamond', 'club'];

function stacks(stage: Stage, y: number, spots: readonly number[]): string {
  return spots
    .map((x) =>
      chips(
        stage,
        x * stage.width,
        y + between(stage.random, -8, 8),
        between(stage.random, 19, 25),
        pick(stage.random, chipColors),
        2 + Math.floor(stage.random() * 5),
      ),
    )
    .join('');
}

function fan(stage: Stage, x: number, y: number, w: number, hand: readonly string[]): string {
  const suits = shuffled(stage.random, suitNames);
  return hand
    .map((rank, index) => {
      const turn = (index - (hand.length - 1) / 2) * 15;
      const angle = (turn * Math.PI) / 180;
      return card(
        stage,
        x + Math.sin(angle) * w * 1.5,
        y - Math.cos(angle) * w * 0.6 + w * 0.6,
        w,
        rank,
        suits[index % 4] ?? 'spade',
        turn,
      );
    })
    .join('');
}

/** The dealer behind the felt, cards and chips before. */
export const dealer: Composer = (stage) => {
  const { width } = stage;
  const y = stage.top + (stage.bottom - stage.top) * 0.62;
  const size = (stage.bottom - stage.top) * 0.86;
  const hand = shuffled(stage.random, ranks);
  const left = between(stage.random, 0.28, 0.4) * width;
  return (
    glow(stage.sheet, width / 2, y - size * 0.45, width * 0.55, stage.palette.accent, 0.55) +
    lead(stage, figure(stage, stage.hero, { x: width / 2, y: y - size * 0.34, size })) +
    table(stage, y + 6) +
    fan(stage, left, y + 62, 58, hand.slice(0, 2)) +
    fan(stage, width - left + 10, y + 66, 58, hand.slice(2, 4)) +
    stacks(stage, y + 96, [0.1, 0.5, 0.9]) +
    glints(stage, 5)
  );
};

/** The wheel alone, or with chips and a glass. */
export const wheel: Composer = (stage) => {
  const { random, width } = stage;
  const upright = random() < 0.45;
  const r = upright ? Math.min(width * 0.43, (stage.bottom - stage.top) * 0.47) : width * 0.52;
  const y = middle(stage) + (upright ? 0 : 14);
  const disc = rouletteWheel(
    stage,
    upright ? width / 2 : width * between(random, 0.36, 0.64),
    y,
    r,
    upright ? 1 : 0.62,
    random() * 360,
  );
  const things = stacks(stage, stage.bottom - 26, [0.12, 0.3, 0.88]);
  return glow(stage.sheet, width / 2, y, r * 1.5, stage.palette.accent, 0.55) + disc + things + glints(stage, 8);
};

/** The wheel behind its croupier. */
export const croupier: Composer = (stage) => {
  const { random, width } = stage;
  const span = stage.bottom - stage.top;
  return (
    glow(stage.sheet, width / 2, stage.top + span * 0.35, width * 0.55, stage.palette.accent, 0.6) +
    lead(stage, figure(stage, stage.hero, { x: width / 2, y: stage.top + span * 0.36, size: span * 0.7 })) +
    rouletteWheel(stage, width / 2, stage.bottom - span * 0.16, width * 0.5, 0.4, random() * 360) +
    stacks(stage, stage.bottom - 8, [0.08, 0.92]) +
    glints(stage, 5)
  );
};

/** A hand of cards held up, chips flying. */
export const hands: Composer = (stage) => {
  const { random, width } = stage;
  const hand = pick(random, [
    ['A', 'K'],
    ['A', 'J'],
    ['10', 'J', 'Q', 'K', 'A'],
    ['9', 'K', 'A'],
    ['7', '7', '7'],
  ]);
  const y = middle(stage);
  const w = hand.length > 3 ? 92 : 118;
  const flying = times(6, (index) =>
    chips(
      stage,
      width * between(random, 0.06, 0.94),
      index < 3 ? stage.top + between(random, 6, 50) : stage.bottom - between(random, 8, 40),
      between(random, 16, 26),
      pick(random, chipColors),
      1,
    ),
  ).join('');
  return (
    glow(stage.sheet, width / 2, y, width * 0.6, stage.palette.accent, 0.7) +
    flying +
    fan(stage, width / 2, y, w, hand) +
    stacks(stage, stage.bottom - 20, [0.16, 0.84]) +
    glints(stage, 8)
  );
};

/** Three dice leaping, the bowl's light behind them. */
export const diceThrow: Composer = (stage) => {
  const { random, width } = stage;
  const y = middle(stage);
  const pips = (): [number, number, number] => [
    1 + Math.floor(random() * 6),
    1 + Math.floor(random() * 6),
    1 + Math.floor(random() * 6),
  ];
  const color = pick(random, ['#ffffff', '#c3162c', '#1d4fb8', '#ffffff']);
  const sides =
    figure(stage, prop(stage, 1), { x: width * 0.14, y: stage.bottom - 40, size: 74, rotate: -10 }) +
    figure(stage, prop(stage, 2), { x: width * 0.87, y: stage.bottom - 44, size: 74, rotate: 12 });
  return (
    glow(stage.sheet, width / 2, y, width * 0.62, stage.palette.accent, 0.8) +
    die(stage, width * 0.27, y - 26, 104, pips(), color, -14) +
    die(stage, width * 0.74, y - 44, 96, pips(), color, 16) +
    die(stage, width * 0.51, y + 58, 122, pips(), color, 4) +
    beside(stage, sides) +
    stacks(stage, stage.bottom - 4, [0.36, 0.64]) +
    glints(stage, 7)
  );
};

/** Red against blue: two beasts, two cards. */
export const faceOff: Composer = (stage) => {
  const { sheet, width, height } = stage;
  const y = middle(stage);
  const size = (stage.bottom - stage.top) * 0.62;
  const half = `<path d="M0 0H${n(width * 0.58)}L${n(width * 0.42)} ${height}H0Z" fill="#b3121f" opacity=".8"/><path d="M${n(width * 0.58)} 0H${width}V${height}H${n(width * 0.42)}Z" fill="#123a9c" opacity=".8"/><path d="M${n(width * 0.58)} 0L${n(width * 0.42)} ${height}" stroke="#ffe08a" stroke-width="5"/>`;
  const hand = shuffled(stage.random, ranks);
  return (
    half +
    glow(sheet, width * 0.25, y - 20, 150, '#ff8a5a', 0.7) +
    glow(sheet, width * 0.75, y - 20, 150, '#6fb4ff', 0.7) +
    lead(
      { ...stage, dye: null },
      figure(stage, 'dragon', { x: width * 0.25, y: y - 26, size: size * 0.86, flip: true }),
    ) +
    lead({ ...stage, dye: null }, figure(stage, 'tiger-face', { x: width * 0.75, y: y - 26, size: size * 0.86 })) +
    card(stage, width * 0.29, y + size * 0.4, 72, hand[0] ?? 'K', 'heart', -8) +
    card(stage, width * 0.71, y + size * 0.4, 72, hand[1] ?? 'A', 'spade', 8) +
    glints(stage, 6)
  );
};

/** The wheel of the show and its lights. */
export const show: Composer = (stage) => {
  const { random, palette, width } = stage;
  const span = stage.bottom - stage.top;
  const r = Math.min(width * 0.4, span * 0.42);
  const colors = shuffled(random, ['#d6162b', '#1d6fe0', '#f0a51e', '#17a35c', '#8a2be2', '#e23b9a']);
  const host = random() < 0.6;
  const x = host ? width * 0.6 : width / 2;
  return (
    glow(stage.sheet, x, middle(stage), r * 1.7, palette.light, 0.9) +
    fortuneWheel(
      stage,
      x,
      middle(stage),
      r,
      colors,
      ['2', '5', '10', '1', '20', '40', '2', '1', '888'],
      random() * 360,
    ) +
    (host
      ? lead(stage, figure(stage, stage.hero, { x: width * 0.22, y: stage.bottom - span * 0.3, size: span * 0.6 }))
      : '') +
    glints(stage, 8)
  );
};

/** Friends round a table, as cards are played at home. */
export const cardRoom: Composer = (stage) => {
  const { random, width } = stage;
  const span = stage.bottom - stage.top;
  const y = stage.top + span * 0.56;
  const size = span * 0.42;
  const hand = shuffled(random, ranks);
  const back = mix(stage.palette.base, '#b3121f', 0.5);
  return (
    lead(
      { ...stage, dye: null },
      figure(stage, stage.hero, { x: width * 0.27, y: y - size * 0.36, size }) +
        figure(stage, stage.rival, { x: width * 0.73, y: y - size * 0.36, size, flip: true }),
    ) +
    table(stage, y + 4) +
    cardBack(stage, width * 0.17, y + 60, 44, back, -18) +
    cardBack(stage, width * 0.83, y + 60, 44, back, 18) +
    fan(stage, width / 2, y + 84, 66, hand.slice(0, 3)) +
    stacks(stage, y + 116, [0.16, 0.84]) +
    coin(stage, width * 0.3, stage.bottom - 6, 16, 0.5) +
    glints(stage, 4)
  );
};

/** A wall of tiles and a few stood up. */
export const tiles: Composer = (stage) => {
  const { random, width } = stage;
  const y = middle(stage);
  const wall = times(6, (index) =>
    tile(
      stage,
      width * (0.1 + index * 0.16),
      y + 84 + (index % 2) * 4,
      50,
      tileSign(Math.floor(random() * 4), 50),
      between(random, -5, 5),
    ),
  ).join('');
  const great = times(3, (index) =>
    tile(
      stage,
      width * (0.22 + index * 0.28),
      y - 30 + (index === 1 ? -22 : 4),
      96,
      tileSign((index + Math.floor(random() * 4)) % 4, 96),
      (index - 1) * 12,
    ),
  ).join('');
  return (
    glow(stage.sheet, width / 2, y - 20, width * 0.6, stage.palette.accent, 0.7) +
    great +
    wall +
    beside(stage, figure(stage, prop(stage, 0), { x: width * 0.88, y: stage.bottom - 34, size: 72 })) +
    coin(stage, width * 0.1, stage.bottom - 18, 20, 0.8) +
    glints(stage, 7)
  );
};

export const dominoFall: Composer = (stage) => {
  const { random, width } = stage;
  const y = middle(stage);
  const pip = (): number => 1 + Math.floor(random() * 6);
  const row = times(5, (index) =>
    domino(
      stage,
      width * (0.14 + index * 0.18),
      y + (index % 2 === 0 ? -14 : 20),
      60,
      [pip(), pip()],
      -22 + index * 11,
    ),
  ).join('');
  return (
    glow(stage.sheet, width / 2, y, width * 0.6, stage.palette.accent, 0.7) +
    row +
    stacks(stage, stage.bottom - 18, [0.14, 0.86]) +
    coin(stage, width * 0.5, stage.bottom - 12, 20, 0.7) +
    glints(stage, 6)
  );
};
