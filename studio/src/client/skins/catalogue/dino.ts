import type { SlotSkin } from '../skin.ts';

export const dino: SlotSkin = {
  id: 'dino',
  font: 'lilita',
  art: { wild: 't-rex', scatter: 'nest-with-eggs', pictures: ['sauropod', 'crocodile', 'lizard', 'egg'] },
  royals: [
    ['#ff8a7a', '#8e1020'],
    ['#c79bff', '#4a1a8c'],
    ['#8df08b', '#0f6b2a'],
    ['#8ccbff', '#0f4a9c'],
    ['#ffd27a', '#9a4a05'],
  ],
  frame: { metal: ['#f6ecc0', '#a88a4a', '#44300f'], glass: ['#1f3a18', '#08160a'], gem: '#ff8a2a', accent: '#ffd24a' },
  scene: {
    sky: ['#2a6a6a', '#d88a4a', '#ffe0a0'],
    glow: '#fff0c0',
    rays: 0.4,
    land: [
      { shape: 'peaks', height: 0.42, tones: ['#8a6a4a', '#5c4430'] },
      { shape: 'hills', height: 0.26, tones: ['#4f8a3a', '#2c5a20'] },
      { shape: 'hills', height: 0.12, tones: ['#2a5a1f', '#0f2a0c'] },
    ],
    mascot: 't-rex',
    props: [
      { art: 'volcano', x: 0.15, y: 0.8, size: 0.36, depth: 0.55 },
      { art: 'palm-tree', x: 0.05, y: 0.96, size: 0.46, depth: 0.15 },
      { art: 'palm-tree', x: 0.95, y: 0.95, size: 0.5, depth: 0.15, isMirrored: true },
      { art: 'sauropod', x: 0.85, y: 0.84, size: 0.26, depth: 0.55, isMirrored: true },
      { art: 'herb', x: 0.16, y: 1, size: 0.14, depth: 0.1 },
      { art: 'rock', x: 0.88, y: 1, size: 0.12, depth: 0.1 },
      { art: 'bone', x: 0.1, y: 1, size: 0.08, depth: 0.1 },
    ],
    ambience: 'leaves',
  },
  bonus: { sky: ['#14041c', '#6a1c3a', '#ff6a3a'], glow: '#ffb06a' },
  mood: 'heroic',
};
