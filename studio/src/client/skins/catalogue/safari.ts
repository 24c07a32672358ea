import type { SlotSkin } from '../skin.ts';

export const safari: SlotSkin = {
  id: 'safari',
  font: 'lilita',
  art: { wild: 'lion', scatter: 'elephant', pictures: ['leopard', 'zebra', 'giraffe', 'rhinoceros'] },
  royals: [
    ['#ffb08a', '#8c2a0a'],
    ['#9fd0ff', '#1c4a8a'],
    ['#b7e59a', '#3d6a12'],
    ['#7fe6dc', '#0c5f66'],
    ['#ffe3a1', '#8a5a12'],
  ],
  frame: { metal: ['#ffeab0', '#c88a3a', '#4a2808'], glass: ['#3a220a', '#160b02'], gem: '#2aa85a', accent: '#ffc84a' },
  scene: {
    sky: ['#b0482a', '#f09a3a', '#ffe0a0'],
    glow: '#fff0c0',
    rays: 0.45,
    land: [
      { shape: 'peaks', height: 0.34, tones: ['#b8703a', '#8a4c24'] },
      { shape: 'hills', height: 0.22, tones: ['#a8702c', '#6a4418'] },
      { shape: 'hills', height: 0.11, tones: ['#6a4014', '#2c1a06'] },
    ],
    mascot: 'giraffe',
    props: [
      { art: 'deciduous-tree', x: 0.08, y: 0.9, size: 0.4, depth: 0.35 },
      { art: 'deciduous-tree', x: 0.92, y: 0.9, size: 0.36, depth: 0.45, isMirrored: true },
      { art: 'sun', x: 0.82, y: 0.42, size: 0.24, depth: 0.4 },
      { art: 'elephant', x: 0.18, y: 0.86, size: 0.16, depth: 0.6 },
      { art: 'zebra', x: 0.84, y: 0.86, size: 0.12, depth: 0.6 },
      { art: 'sheaf-of-rice', x: 0.05, y: 1, size: 0.2, depth: 0.1 },
      { art: 'sheaf-of-rice', x: 0.95, y: 1, size: 0.18, depth: 0.1, isMirrored: true },
      { art: 'bird', x: 0.2, y: 0.26, size: 0.06, depth: 0.4 },
    ],
    ambience: 'dust',
  },
  bonus: { sky: ['#0a0c2c', '#2a2a6a', '#c8503a'], glow: '#ffb06a' },
  mood: 'heroic',
};
