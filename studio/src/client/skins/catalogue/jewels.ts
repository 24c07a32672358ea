import type { SlotSkin } from '../skin.ts';

export const jewels: SlotSkin = {
  id: 'jewels',
  font: 'cinzel',
  art: {
    wild: 'gem-stone',
    scatter: 'crown',
    pictures: ['ring', 'diamond-with-a-dot', 'large-orange-diamond', 'money-bag'],
  },
  royals: [
    ['#ff7ad9', '#8a0a6a'],
    ['#9d8cff', '#2a12a0'],
    ['#6dffb8', '#057048'],
    ['#6de4ff', '#06608c'],
    ['#ffe66d', '#8c6a05'],
  ],
  frame: { metal: ['#ffffff', '#c0d0f0', '#3c4a7a'], glass: ['#141a4a', '#060820'], gem: '#ff4ac0', accent: '#9ae0ff' },
  scene: {
    sky: ['#060824', '#24247a', '#7a5ae0'],
    glow: '#c0d8ff',
    rays: 0.6,
    land: [
      { shape: 'peaks', height: 0.36, tones: ['#2c2c8a', '#1a1a5c'] },
      { shape: 'peaks', height: 0.22, tones: ['#20206a', '#101040'] },
      { shape: 'hills', height: 0.1, tones: ['#141450', '#050520'] },
    ],
    mascot: 'gem-stone',
    props: [
      { art: 'gem-stone', x: 0.06, y: 0.98, size: 0.22, depth: 0.1 },
      { art: 'gem-stone', x: 0.94, y: 0.98, size: 0.2, depth: 0.1, isMirrored: true },
      { art: 'large-blue-diamond', x: 0.14, y: 0.9, size: 0.16, depth: 0.4 },
      { art: 'large-orange-diamond', x: 0.86, y: 0.9, size: 0.15, depth: 0.4 },
      { art: 'ring', x: 0.1, y: 0.36, size: 0.12, depth: 0.3 },
      { art: 'sparkles', x: 0.9, y: 0.34, size: 0.12, depth: 0.2 },
      { art: 'crown', x: 0.9, y: 0.62, size: 0.12, depth: 0.4 },
    ],
    ambience: 'stars',
  },
  bonus: { sky: ['#24041c', '#8a1264', '#ff7ab0'], glow: '#ffc0e0' },
  mood: 'calm',
};
