import type { SlotSkin } from '../skin.ts';

export const west: SlotSkin = {
  id: 'west',
  font: 'rye',
  art: {
    wild: 'cowboy-hat-face',
    scatter: 'high-voltage',
    pictures: ['bison', 'horse-face', 'money-bag', 'bow-and-arrow'],
  },
  royals: [
    ['#ffb08a', '#8c2a0a'],
    ['#9fd0ff', '#1c4a8a'],
    ['#b7e59a', '#3d6a12'],
    ['#7fe6dc', '#0c5f66'],
    ['#ffe3a1', '#8a5a12'],
  ],
  frame: { metal: ['#f6d8a0', '#a8672a', '#3c1c08'], glass: ['#3a1a0c', '#160803'], gem: '#2ab8a8', accent: '#ffb84a' },
  scene: {
    sky: ['#3a2a6a', '#d8643a', '#ffc46a'],
    glow: '#ffe0a0',
    rays: 0.3,
    land: [
      { shape: 'peaks', height: 0.36, tones: ['#b85a34', '#8a3a24'] },
      { shape: 'dunes', height: 0.22, tones: ['#a04e2a', '#6a2e18'] },
      { shape: 'dunes', height: 0.1, tones: ['#5e2a14', '#2c1208'] },
    ],
    mascot: 'horse',
    props: [
      { art: 'cactus', x: 0.07, y: 0.97, size: 0.34, depth: 0.1 },
      { art: 'cactus', x: 0.94, y: 0.96, size: 0.28, depth: 0.2, isMirrored: true },
      { art: 'cactus', x: 0.22, y: 0.84, size: 0.12, depth: 0.7 },
      { art: 'bison', x: 0.84, y: 0.84, size: 0.13, depth: 0.6 },
      { art: 'sun', x: 0.82, y: 0.42, size: 0.16, depth: 0.4 },
      { art: 'wood', x: 0.14, y: 0.99, size: 0.12, depth: 0.1 },
      { art: 'eagle', x: 0.14, y: 0.26, size: 0.1, depth: 0.4 },
    ],
    ambience: 'dust',
  },
  bonus: { sky: ['#080a26', '#2a1a5a', '#a83a3a'], glow: '#ff9a5a' },
  mood: 'heroic',
};
