import type { SlotSkin } from '../skin.ts';

export const racing: SlotSkin = {
  id: 'racing',
  font: 'orbitron',
  art: { wild: 'racing-car', scatter: 'chequered-flag', pictures: ['trophy', 'motorcycle', 'stopwatch', 'fuel-pump'] },
  royals: [
    ['#ff7ad9', '#8a0a6a'],
    ['#9d8cff', '#2a12a0'],
    ['#6dffb8', '#057048'],
    ['#6de4ff', '#06608c'],
    ['#ffe66d', '#8c6a05'],
  ],
  frame: { metal: ['#ffffff', '#d0d8e8', '#3a4258'], glass: ['#2a0c14', '#0c0306'], gem: '#ff2a3a', accent: '#ff5a4a' },
  scene: {
    sky: ['#0a0c1c', '#2a2a4a', '#ff6a3a'],
    glow: '#ffb08a',
    rays: 0.4,
    land: [
      { shape: 'skyline', height: 0.36, tones: ['#2a2c4a', '#181a30'] },
      { shape: 'hills', height: 0.18, tones: ['#2c2c3a', '#16161f'] },
      { shape: 'hills', height: 0.09, tones: ['#1c1c26', '#08080c'] },
    ],
    mascot: 'racing-car',
    props: [
      { art: 'chequered-flag', x: 0.07, y: 0.7, size: 0.2, depth: 0.2 },
      { art: 'chequered-flag', x: 0.93, y: 0.7, size: 0.2, depth: 0.2, isMirrored: true },
      { art: 'cityscape-at-dusk', x: 0.14, y: 0.84, size: 0.24, depth: 0.6 },
      { art: 'fuel-pump', x: 0.05, y: 1, size: 0.16, depth: 0.1 },
      { art: 'wheel', x: 0.93, y: 1, size: 0.16, depth: 0.1 },
      { art: 'trophy', x: 0.86, y: 0.99, size: 0.16, depth: 0.15 },
    ],
    ambience: 'dust',
  },
  bonus: { sky: ['#04082c', '#0c3a9a', '#3ad8ff'], glow: '#a0f0ff' },
  mood: 'electric',
};
