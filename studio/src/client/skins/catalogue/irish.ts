import type { SlotSkin } from '../skin.ts';

export const irish: SlotSkin = {
  id: 'irish',
  font: 'lilita',
  art: { wild: 'four-leaf-clover', scatter: 'rainbow', pictures: ['coin', 'top-hat', 'horse', 'beer-mug'] },
  royals: [
    ['#ff8a7a', '#8e1020'],
    ['#c79bff', '#4a1a8c'],
    ['#8df08b', '#0f6b2a'],
    ['#8ccbff', '#0f4a9c'],
    ['#ffd27a', '#9a4a05'],
  ],
  frame: { metal: ['#fff6c8', '#e8b83a', '#6a4608'], glass: ['#0c4a24', '#03200e'], gem: '#2ac85a', accent: '#c8ff6a' },
  scene: {
    sky: ['#2a8ad0', '#8ad8f4', '#e0ffd0'],
    glow: '#ffffff',
    rays: 0.45,
    land: [
      { shape: 'hills', height: 0.42, tones: ['#6ac85a', '#3f9a3a'] },
      { shape: 'hills', height: 0.27, tones: ['#46a83c', '#28782a'] },
      { shape: 'hills', height: 0.13, tones: ['#2c7a28', '#104a14'] },
    ],
    mascot: 'horse',
    props: [
      { art: 'rainbow', x: 0.16, y: 0.66, size: 0.5, depth: 0.4 },
      { art: 'castle', x: 0.86, y: 0.78, size: 0.24, depth: 0.65 },
      { art: 'shamrock', x: 0.05, y: 1, size: 0.2, depth: 0.1 },
      { art: 'shamrock', x: 0.95, y: 1, size: 0.17, depth: 0.1 },
      { art: 'deciduous-tree', x: 0.93, y: 0.86, size: 0.3, depth: 0.5 },
      { art: 'coin', x: 0.14, y: 1, size: 0.11, depth: 0.1 },
      { art: 'mushroom', x: 0.86, y: 1, size: 0.1, depth: 0.1 },
    ],
    ambience: 'confetti',
  },
  bonus: { sky: ['#06142a', '#1a4a8a', '#5ae0c0'], glow: '#b0ffe8' },
  mood: 'festive',
};
