import type { SlotSkin } from '../skin.ts';

export const farm: SlotSkin = {
  id: 'farm',
  font: 'lilita',
  art: { wild: 'honeybee', scatter: 'honey-pot', pictures: ['lady-beetle', 'butterfly', 'snail', 'sunflower'] },
  royals: [
    ['#ff9ab5', '#c01a55'],
    ['#d7a4ff', '#7a22b8'],
    ['#a5f28e', '#2a9428'],
    ['#93dcff', '#1a78c4'],
    ['#ffd98a', '#e07a10'],
  ],
  frame: { metal: ['#fff6c0', '#f0b02a', '#8a5208'], glass: ['#2a5a1f', '#0c2a0a'], gem: '#ff5a3a', accent: '#ffe14a' },
  scene: {
    sky: ['#3aa8e8', '#9ae0f8', '#fff4c0'],
    glow: '#ffffff',
    rays: 0.5,
    land: [
      { shape: 'hills', height: 0.42, tones: ['#a8d85a', '#78b83a'] },
      { shape: 'hills', height: 0.27, tones: ['#7ac03a', '#4a9028'] },
      { shape: 'hills', height: 0.13, tones: ['#4a9428', '#1c5a12'] },
    ],
    mascot: 'bear',
    props: [
      { art: 'house-with-garden', x: 0.14, y: 0.86, size: 0.26, depth: 0.45 },
      { art: 'deciduous-tree', x: 0.93, y: 0.88, size: 0.36, depth: 0.4 },
      { art: 'sunflower', x: 0.05, y: 1, size: 0.26, depth: 0.1 },
      { art: 'sunflower', x: 0.95, y: 1, size: 0.22, depth: 0.1, isMirrored: true },
      { art: 'tulip', x: 0.14, y: 1, size: 0.14, depth: 0.1 },
      { art: 'honeybee', x: 0.1, y: 0.32, size: 0.09, depth: 0.2 },
      { art: 'honeybee', x: 0.9, y: 0.3, size: 0.07, depth: 0.2, isMirrored: true },
      { art: 'cow', x: 0.84, y: 0.9, size: 0.14, depth: 0.5 },
    ],
    ambience: 'petals',
  },
  bonus: { sky: ['#1a1a5a', '#5a3aa8', '#ffa08a'], glow: '#ffe0a0' },
  mood: 'playful',
};
