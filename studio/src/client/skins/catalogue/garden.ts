import type { SlotSkin } from '../skin.ts';

export const garden: SlotSkin = {
  id: 'garden',
  font: 'cinzel',
  art: { wild: 'peacock', scatter: 'full-moon', pictures: ['elephant', 'lotus', 'butterfly', 'diya-lamp'] },
  royals: [
    ['#ff9ec7', '#8a1350'],
    ['#b4a6ff', '#32209a'],
    ['#7ff5d2', '#066a5c'],
    ['#8fd8ff', '#0b5596'],
    ['#ffe08a', '#94600a'],
  ],
  frame: { metal: ['#fff2c0', '#f6c445', '#7a4a08'], glass: ['#1e1738', '#0d0a1c'], gem: '#ff5a9a', accent: '#f6c445' },
  scene: {
    sky: ['#0d0a1c', '#2a1f5a', '#7a3a8c'],
    glow: '#ffb0d0',
    rays: 0.35,
    land: [
      { shape: 'peaks', height: 0.34, tones: ['#3a2a78', '#241a54'] },
      { shape: 'hills', height: 0.22, tones: ['#221a4c', '#150f34'] },
      { shape: 'waves', height: 0.1, tones: ['#1c1a58', '#0a0824'] },
    ],
    mascot: 'elephant',
    props: [
      { art: 'hindu-temple', x: 0.14, y: 0.84, size: 0.34, depth: 0.35 },
      { art: 'hindu-temple', x: 0.87, y: 0.82, size: 0.28, depth: 0.55, isMirrored: true },
      { art: 'lotus', x: 0.07, y: 0.99, size: 0.16, depth: 0.1 },
      { art: 'lotus', x: 0.93, y: 0.99, size: 0.18, depth: 0.1 },
      { art: 'palm-tree', x: 0.02, y: 0.9, size: 0.4, depth: 0.4 },
      { art: 'full-moon', x: 0.82, y: 0.3, size: 0.2, depth: 0.2 },
      { art: 'hibiscus', x: 0.18, y: 0.99, size: 0.12, depth: 0.2 },
    ],
    ambience: 'fireflies',
  },
  bonus: { sky: ['#06142a', '#0c4a5a', '#37d39b'], glow: '#a8ffd8' },
  mood: 'calm',
};
