import type { SlotSkin } from '../skin.ts';

export const bamboo: SlotSkin = {
  id: 'bamboo',
  font: 'lilita',
  art: { wild: 'panda', scatter: 'full-moon', pictures: ['tanabata-tree', 'folding-hand-fan', 'teapot', 'dumpling'] },
  royals: [
    ['#ff8a7a', '#8e1020'],
    ['#c79bff', '#4a1a8c'],
    ['#8df08b', '#0f6b2a'],
    ['#8ccbff', '#0f4a9c'],
    ['#ffd27a', '#9a4a05'],
  ],
  frame: { metal: ['#f4ffd0', '#8fbf4a', '#2c5218'], glass: ['#12381f', '#04170b'], gem: '#e8483a', accent: '#d8ff7a' },
  scene: {
    sky: ['#0f5a48', '#4fae6a', '#d8f4b0'],
    glow: '#f8ffd8',
    rays: 0.45,
    land: [
      { shape: 'peaks', height: 0.44, tones: ['#5aa888', '#2f7a64'] },
      { shape: 'hills', height: 0.26, tones: ['#3a8a54', '#1d5a38'] },
      { shape: 'hills', height: 0.12, tones: ['#1f5a34', '#0a2a18'] },
    ],
    mascot: 'panda',
    props: [
      { art: 'pine-decoration', x: 0.06, y: 0.98, size: 0.36, depth: 0.15 },
      { art: 'pine-decoration', x: 0.94, y: 0.98, size: 0.32, depth: 0.15, isMirrored: true },
      { art: 'tanabata-tree', x: 0.17, y: 0.9, size: 0.34, depth: 0.5 },
      { art: 'tanabata-tree', x: 0.84, y: 0.9, size: 0.36, depth: 0.5, isMirrored: true },
      { art: 'japanese-castle', x: 0.86, y: 0.78, size: 0.22, depth: 0.75 },
      { art: 'red-paper-lantern', x: 0.1, y: 0.3, size: 0.13, depth: 0.3 },
      { art: 'lotus', x: 0.16, y: 1, size: 0.12, depth: 0.1 },
    ],
    ambience: 'leaves',
  },
  bonus: { sky: ['#041a2a', '#0f4a6a', '#4ac0b0'], glow: '#b0fff0' },
  mood: 'calm',
};
