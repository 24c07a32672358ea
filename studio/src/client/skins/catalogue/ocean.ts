import type { SlotSkin } from '../skin.ts';

export const ocean: SlotSkin = {
  id: 'ocean',
  font: 'lilita',
  art: { wild: 'shark', scatter: 'oyster', pictures: ['octopus', 'turtle', 'tropical-fish', 'crab'] },
  royals: [
    ['#ff9ec7', '#8a1350'],
    ['#b4a6ff', '#32209a'],
    ['#7ff5d2', '#066a5c'],
    ['#8fd8ff', '#0b5596'],
    ['#ffe08a', '#94600a'],
  ],
  frame: { metal: ['#e8fdff', '#41b7d8', '#0c4a78'], glass: ['#053a66', '#021a38'], gem: '#ff7ab0', accent: '#7df3ff' },
  scene: {
    sky: ['#0a58b8', '#0c86cf', '#39d0e0'],
    glow: '#b9fbff',
    rays: 0.45,
    land: [
      { shape: 'dunes', height: 0.3, tones: ['#0d6fa8', '#084a80'] },
      { shape: 'dunes', height: 0.2, tones: ['#0a5488', '#05305c'] },
      { shape: 'dunes', height: 0.1, tones: ['#0b3f6c', '#04203f'] },
    ],
    mascot: 'octopus',
    props: [
      { art: 'coral', x: 0.08, y: 0.97, size: 0.26, depth: 0.1 },
      { art: 'coral', x: 0.92, y: 0.98, size: 0.3, depth: 0.2, isMirrored: true },
      { art: 'tropical-fish', x: 0.14, y: 0.36, size: 0.1, depth: 0.4 },
      { art: 'fish', x: 0.88, y: 0.3, size: 0.09, depth: 0.5, isMirrored: true },
      { art: 'jellyfish', x: 0.94, y: 0.5, size: 0.14, depth: 0.5 },
      { art: 'jellyfish', x: 0.05, y: 0.55, size: 0.12, depth: 0.6 },
      { art: 'blowfish', x: 0.82, y: 0.62, size: 0.08, depth: 0.5 },
      { art: 'anchor', x: 0.2, y: 0.99, size: 0.16, depth: 0.4 },
    ],
    ambience: 'bubbles',
  },
  bonus: { sky: ['#02113a', '#0a2a7a', '#4a3ad0'], glow: '#9a8cff' },
  mood: 'calm',
};
