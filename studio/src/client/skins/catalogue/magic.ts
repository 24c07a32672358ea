import type { SlotSkin } from '../skin.ts';

export const magic: SlotSkin = {
  id: 'magic',
  font: 'cinzel',
  art: { wild: 'man-mage-default', scatter: 'crystal-ball', pictures: ['owl', 'black-cat', 'ghost', 'magic-wand'] },
  royals: [
    ['#ff7ad9', '#8a0a6a'],
    ['#9d8cff', '#2a12a0'],
    ['#6dffb8', '#057048'],
    ['#6de4ff', '#06608c'],
    ['#ffe66d', '#8c6a05'],
  ],
  frame: { metal: ['#f0dcff', '#9a6ad8', '#2c1058'], glass: ['#24104a', '#0a0420'], gem: '#7aff5a', accent: '#9dff6a' },
  scene: {
    sky: ['#0c0630', '#3a1478', '#b04ad0'],
    glow: '#d0a0ff',
    rays: 0.35,
    land: [
      { shape: 'peaks', height: 0.36, tones: ['#34146a', '#220a4c'] },
      { shape: 'hills', height: 0.22, tones: ['#260e52', '#160634'] },
      { shape: 'hills', height: 0.1, tones: ['#160634', '#07021a'] },
    ],
    mascot: 'woman-mage-default',
    props: [
      { art: 'castle', x: 0.14, y: 0.84, size: 0.36, depth: 0.4 },
      { art: 'full-moon', x: 0.85, y: 0.36, size: 0.22, depth: 0.4 },
      { art: 'jack-o-lantern', x: 0.06, y: 0.99, size: 0.17, depth: 0.1 },
      { art: 'mushroom', x: 0.94, y: 0.99, size: 0.18, depth: 0.1 },
      { art: 'candle', x: 0.88, y: 0.99, size: 0.12, depth: 0.2 },
      { art: 'bat', x: 0.22, y: 0.3, size: 0.08, depth: 0.5 },
      { art: 'bat', x: 0.78, y: 0.24, size: 0.06, depth: 0.6 },
      { art: 'deciduous-tree', x: 0.97, y: 0.88, size: 0.3, depth: 0.6 },
    ],
    ambience: 'fireflies',
  },
  bonus: { sky: ['#02200c', '#0c5a3a', '#6affa0'], glow: '#b0ff8c' },
  mood: 'electric',
};
