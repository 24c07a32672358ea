import type { SlotSkin } from '../skin.ts';

export const sport: SlotSkin = {
  id: 'sport',
  font: 'orbitron',
  art: { wild: 'trophy', scatter: 'stadium', pictures: ['soccer-ball', 'running-shoe', 'goal-net', 'military-medal'] },
  royals: [
    ['#ff7ad9', '#8a0a6a'],
    ['#9d8cff', '#2a12a0'],
    ['#6dffb8', '#057048'],
    ['#6de4ff', '#06608c'],
    ['#ffe66d', '#8c6a05'],
  ],
  frame: { metal: ['#f0ffe8', '#5ad06a', '#0f4a24'], glass: ['#0c3a2a', '#041710'], gem: '#ffffff', accent: '#e8ff5a' },
  scene: {
    sky: ['#06183a', '#0f5a6a', '#6ae08a'],
    glow: '#e8fff0',
    rays: 0.5,
    land: [
      { shape: 'skyline', height: 0.36, tones: ['#0f4a54', '#0a2e38'] },
      { shape: 'hills', height: 0.2, tones: ['#2a9a4a', '#176a34'] },
      { shape: 'hills', height: 0.1, tones: ['#1a7034', '#083818'] },
    ],
    mascot: 'trophy',
    props: [
      { art: 'stadium', x: 0.13, y: 0.84, size: 0.34, depth: 0.4 },
      { art: 'stadium', x: 0.87, y: 0.84, size: 0.34, depth: 0.4, isMirrored: true },
      { art: 'soccer-ball', x: 0.06, y: 1, size: 0.16, depth: 0.1 },
      { art: 'soccer-ball', x: 0.9, y: 1, size: 0.12, depth: 0.1 },
      { art: 'chequered-flag', x: 0.95, y: 0.5, size: 0.16, depth: 0.3 },
      { art: 'party-popper', x: 0.16, y: 1, size: 0.14, depth: 0.1 },
    ],
    ambience: 'confetti',
  },
  bonus: { sky: ['#1c0a3a', '#5a1a8a', '#ff5a8a'], glow: '#ffb0d8' },
  mood: 'electric',
};
