import type { Stop } from './sheet.ts';

/** How the letters of a title are painted, from the back: glow, side (depth), outer and inner outline, fill, edge. */
export type Ink = {
  fill: readonly Stop[];
  outer: { color: string; width: number };
  inner?: { color: string; width: number };
  side: string;
  /** Height of the letters' side, in pixels. */
  depth: number;
  glow?: string;
  edge?: string;
};

export const inks = {
  gold: ink(
    [
      [0, '#fff6c9'],
      [0.46, '#ffd24a'],
      [0.5, '#f2a516'],
      [1, '#ffe89a'],
    ],
    '#4a1d05',
    11,
    '#2b0f02',
    5,
  ),
  'gold-red': {
    ...ink(
      [
        [0, '#fffbe0'],
        [0.5, '#ffd451'],
        [0.54, '#e99712'],
        [1, '#fff0ad'],
      ],
      '#7c0f12',
      13,
      '#43060a',
      6,
    ),
    inner: { color: '#ffb02e', width: 4 },
  },
  ice: {
    ...ink(
      [
        [0, '#ffffff'],
        [0.45, '#bfeaff'],
        [0.5, '#6cc1f5'],
        [1, '#e4f8ff'],
      ],
      '#0b2b63',
      11,
      '#061a40',
      5,
    ),
    edge: '#ffffff',
  },
  candy: {
    ...ink(
      [
        [0, '#ffffff'],
        [0.4, '#ffd6ec'],
        [1, '#ff74b8'],
      ],
      '#8a1173',
      13,
      '#5a0a52',
      6,
    ),
    inner: { color: '#ffffff', width: 4 },
  },
  blood: {
    ...ink(
      [
        [0, '#ff8a7a'],
        [0.5, '#d91f26'],
        [1, '#7d0410'],
      ],
      '#19030a',
      11,
      '#000000',
      4,
    ),
    edge: '#ffb1a3',
  },
  chrome: {
    ...ink(
      [
        [0, '#ffffff'],
        [0.44, '#aab8cc'],
        [0.5, '#4d5a72'],
        [0.56, '#8795ad'],
        [1, '#f4f8ff'],
      ],
      '#10151f',
      10,
      '#05070b',
      4,
    ),
    edge: '#ffffff',
  },
  neon: {
    ...ink(
      [
        [0, '#ffffff'],
        [1, '#ffd9fb'],
      ],
      '#ff2fd6',
      5,
      '#5b0f6e',
      0,
    ),
    glow: '#ff2fd6',
  },
  'neon-cyan': {
    ...ink(
      [
        [0, '#ffffff'],
        [1, '#cffcff'],
      ],
      '#12c9ff',
      5,
      '#0b3d6e',
      0,
    ),
    glow: '#12c9ff',
  },
  ivory: ink(
    [
      [0, '#fffdf4'],
      [1, '#f0dfb9'],
    ],
    '#2c1b10',
    9,
    '#1a0e06',
    3,
  ),
  jade: {
    ...ink(
      [
        [0, '#f1ffe8'],
        [0.45, '#7fe3a4'],
        [0.52, '#1f9d6b'],
        [1, '#b8f5cf'],
      ],
      '#04331f',
      11,
      '#021c12',
      5,
    ),
    inner: { color: '#f4d36b', width: 3.4 },
  },
  fire: {
    ...ink(
      [
        [0, '#fffbd0'],
        [0.4, '#ffc933'],
        [0.75, '#ff6a1a'],
        [1, '#d81f0d'],
      ],
      '#3d0803',
      11,
      '#1d0200',
      5,
    ),
    glow: '#ff6a1a',
  },
  white: ink(
    [
      [0, '#ffffff'],
      [1, '#ffffff'],
    ],
    '#15162a',
    12,
    '#08091a',
    5,
  ),
  comic: {
    ...ink(
      [
        [0, '#fff27a'],
        [0.6, '#ffcc1f'],
        [1, '#ff9d1f'],
      ],
      '#101010',
      10,
      '#e0232e',
      7,
    ),
  },
  wood: {
    ...ink(
      [
        [0, '#f6d29b'],
        [0.5, '#b87333'],
        [1, '#7a4518'],
      ],
      '#2a1405',
      10,
      '#160900',
      5,
    ),
    edge: '#ffe8c4',
  },
  royal: {
    ...ink(
      [
        [0, '#fdf4ff'],
        [0.45, '#d8a6ff'],
        [0.5, '#8f45e0'],
        [1, '#e9cbff'],
      ],
      '#24075a',
      12,
      '#130336',
      5,
    ),
    inner: { color: '#ffd76a', width: 3.6 },
  },
  sunset: {
    ...ink(
      [
        [0, '#fff0a8'],
        [0.5, '#ff8b5c'],
        [1, '#e43b7d'],
      ],
      '#3a0a4a',
      11,
      '#1d0426',
      5,
    ),
    inner: { color: '#ffffff', width: 3.6 },
  },
  slime: {
    ...ink(
      [
        [0, '#f7ffb0'],
        [0.5, '#a8e62e'],
        [1, '#3f9e1a'],
      ],
      '#12310a',
      12,
      '#081a04',
      6,
    ),
    edge: '#f7ffd0',
  },
  copper: {
    ...ink(
      [
        [0, '#ffe3c8'],
        [0.45, '#f0a870'],
        [0.5, '#c26a36'],
        [1, '#f4be90'],
      ],
      '#24100a',
      10,
      '#120604',
      5,
    ),
    edge: '#fff1e2',
  },
  sky: {
    ...ink(
      [
        [0, '#ffffff'],
        [0.5, '#ffe66d'],
        [1, '#ffc02e'],
      ],
      '#0d4fb3',
      13,
      '#07306f',
      6,
    ),
    inner: { color: '#ffffff', width: 4 },
  },
  paper: ink(
    [
      [0, '#fffaf0'],
      [1, '#ffe9c9'],
    ],
    '#8f1420',
    9,
    '#5c0a12',
    4,
  ),
} as const satisfies Record<string, Ink>;
export type InkName = keyof typeof inks;

function ink(fill: readonly Stop[], color: string, width: number, side: string, depth: number): Ink {
  return { fill, outer: { color, width }, side, depth };
}
