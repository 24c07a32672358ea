import type { SlotSkin } from '../skin.ts';

export const winter: SlotSkin = {
  id: 'winter',
  font: 'lilita',
  art: { wild: 'santa-claus-default', scatter: 'snowflake', pictures: ['deer', 'wrapped-gift', 'bell', 'snowman'] },
  royals: [
    ['#ffa9a0', '#7e1d2a'],
    ['#a9b8ff', '#26367e'],
    ['#9fe8c8', '#125a4c'],
    ['#a5e4ff', '#124e80'],
    ['#f4e3b0', '#7a5a20'],
  ],
  frame: { metal: ['#ffffff', '#a8d4f4', '#2a5a8a'], glass: ['#1a3a6a', '#081a38'], gem: '#e8363a', accent: '#ffe27a' },
  scene: {
    sky: ['#0a1f4a', '#2f6aa8', '#c8ecff'],
    glow: '#ffffff',
    rays: 0.4,
    land: [
      { shape: 'peaks', height: 0.42, tones: ['#b8d8f4', '#6f9cc8'] },
      { shape: 'hills', height: 0.26, tones: ['#e4f4ff', '#a8c8e8'] },
      { shape: 'hills', height: 0.13, tones: ['#ffffff', '#c0dcf4'] },
    ],
    mascot: 'snowman',
    props: [
      { art: 'evergreen-tree', x: 0.05, y: 0.94, size: 0.44, depth: 0.2 },
      { art: 'evergreen-tree', x: 0.95, y: 0.95, size: 0.48, depth: 0.2 },
      { art: 'christmas-tree', x: 0.16, y: 0.92, size: 0.3, depth: 0.4 },
      { art: 'evergreen-tree', x: 0.85, y: 0.9, size: 0.26, depth: 0.6 },
      { art: 'sled', x: 0.12, y: 0.99, size: 0.12, depth: 0.1 },
      { art: 'wrapped-gift', x: 0.04, y: 1, size: 0.12, depth: 0.1 },
      { art: 'penguin', x: 0.9, y: 0.99, size: 0.14, depth: 0.1 },
    ],
    ambience: 'snow',
  },
  bonus: { sky: ['#04122a', '#0c4a5a', '#2ac0a0'], glow: '#a0ffe0' },
  mood: 'festive',
};
