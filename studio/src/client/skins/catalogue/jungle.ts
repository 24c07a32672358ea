import type { SlotSkin } from '../skin.ts';

export const jungle: SlotSkin = {
  id: 'jungle',
  font: 'lilita',
  art: { wild: 'tiger-face', scatter: 'moai', pictures: ['gorilla', 'leopard', 'parrot', 'snake'] },
  royals: [
    ['#ff8a7a', '#8e1020'],
    ['#c79bff', '#4a1a8c'],
    ['#8df08b', '#0f6b2a'],
    ['#8ccbff', '#0f4a9c'],
    ['#ffd27a', '#9a4a05'],
  ],
  frame: { metal: ['#f4e2a0', '#b98a3a', '#4a2c0c'], glass: ['#123a1c', '#04160a'], gem: '#e8482a', accent: '#c8ff5a' },
  scene: {
    sky: ['#0d5a4a', '#2a9a5a', '#c8e87a'],
    glow: '#f6ffb0',
    rays: 0.45,
    land: [
      { shape: 'hills', height: 0.4, tones: ['#2f8f52', '#1b6a3c'] },
      { shape: 'hills', height: 0.26, tones: ['#1f7040', '#0f4a28'] },
      { shape: 'hills', height: 0.12, tones: ['#124a26', '#062412'] },
    ],
    mascot: 'gorilla',
    props: [
      { art: 'palm-tree', x: 0.05, y: 0.92, size: 0.5, depth: 0.3 },
      { art: 'palm-tree', x: 0.95, y: 0.94, size: 0.52, depth: 0.3, isMirrored: true },
      { art: 'deciduous-tree', x: 0.2, y: 0.86, size: 0.26, depth: 0.7 },
      { art: 'deciduous-tree', x: 0.8, y: 0.86, size: 0.28, depth: 0.7 },
      { art: 'parrot', x: 0.9, y: 0.36, size: 0.13, depth: 0.1, isMirrored: true },
      { art: 'hibiscus', x: 0.13, y: 0.99, size: 0.14, depth: 0.1 },
      { art: 'hibiscus', x: 0.87, y: 0.99, size: 0.12, depth: 0.1 },
      { art: 'monkey', x: 0.1, y: 0.4, size: 0.14, depth: 0.2 },
    ],
    ambience: 'leaves',
  },
  bonus: { sky: ['#04202a', '#0c4a5a', '#3aa07a'], glow: '#7dffc8' },
  mood: 'heroic',
};
