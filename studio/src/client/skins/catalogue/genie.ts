import type { SlotSkin } from '../skin.ts';

export const genie: SlotSkin = {
  id: 'genie',
  font: 'cinzel',
  art: { wild: 'person-genie', scatter: 'diya-lamp', pictures: ['two-hump-camel', 'crown', 'ring', 'amphora'] },
  royals: [
    ['#ff9ec7', '#8a1350'],
    ['#b4a6ff', '#32209a'],
    ['#7ff5d2', '#066a5c'],
    ['#8fd8ff', '#0b5596'],
    ['#ffe08a', '#94600a'],
  ],
  frame: { metal: ['#fff0c0', '#d8a03a', '#5c2c0c'], glass: ['#1f1654', '#0a0628'], gem: '#2ad8c8', accent: '#ffd75a' },
  scene: {
    sky: ['#0c0838', '#3a2a9a', '#ff9a6a'],
    glow: '#ffd0a0',
    rays: 0.4,
    land: [
      { shape: 'skyline', height: 0.34, tones: ['#4a2a7a', '#2c164e'] },
      { shape: 'dunes', height: 0.24, tones: ['#7a4a8a', '#4a2a5c'] },
      { shape: 'dunes', height: 0.12, tones: ['#3a1c4a', '#180a24'] },
    ],
    mascot: 'person-genie',
    props: [
      { art: 'mosque', x: 0.13, y: 0.84, size: 0.34, depth: 0.35 },
      { art: 'mosque', x: 0.88, y: 0.82, size: 0.28, depth: 0.55, isMirrored: true },
      { art: 'palm-tree', x: 0.04, y: 0.98, size: 0.42, depth: 0.15 },
      { art: 'palm-tree', x: 0.97, y: 0.98, size: 0.38, depth: 0.15, isMirrored: true },
      { art: 'crescent-moon', x: 0.84, y: 0.32, size: 0.16, depth: 0.2 },
      { art: 'amphora', x: 0.17, y: 1, size: 0.15, depth: 0.1 },
    ],
    ambience: 'stars',
  },
  bonus: { sky: ['#04122c', '#0c5a8a', '#3affd8'], glow: '#9afff0' },
  mood: 'calm',
};
