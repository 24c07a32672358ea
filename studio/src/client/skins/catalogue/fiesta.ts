import type { SlotSkin } from '../skin.ts';

export const fiesta: SlotSkin = {
  id: 'fiesta',
  font: 'rye',
  art: { wild: 'woman-dancing-default', scatter: 'pinata', pictures: ['guitar', 'maracas', 'hot-pepper', 'taco'] },
  royals: [
    ['#ff8a7a', '#8e1020'],
    ['#c79bff', '#4a1a8c'],
    ['#8df08b', '#0f6b2a'],
    ['#8ccbff', '#0f4a9c'],
    ['#ffd27a', '#9a4a05'],
  ],
  frame: { metal: ['#fff0a0', '#ff8a3a', '#8a1c3a'], glass: ['#5a1040', '#22041c'], gem: '#2ad8b8', accent: '#ffe14a' },
  scene: {
    sky: ['#2a1a6a', '#d8306a', '#ffb03a'],
    glow: '#ffe08a',
    rays: 0.55,
    land: [
      { shape: 'skyline', height: 0.32, tones: ['#a83a5a', '#6a1c44'] },
      { shape: 'dunes', height: 0.2, tones: ['#c8643a', '#8a3a28'] },
      { shape: 'dunes', height: 0.1, tones: ['#6a1f34', '#2c0a1c'] },
    ],
    mascot: 'skull',
    props: [
      { art: 'cactus', x: 0.05, y: 0.97, size: 0.36, depth: 0.1 },
      { art: 'cactus', x: 0.95, y: 0.97, size: 0.3, depth: 0.1, isMirrored: true },
      { art: 'pinata', x: 0.14, y: 0.34, size: 0.17, depth: 0.2 },
      { art: 'trumpet', x: 0.9, y: 0.36, size: 0.12, depth: 0.3 },
      { art: 'long-drum', x: 0.17, y: 1, size: 0.18, depth: 0.1 },
      { art: 'maracas', x: 0.86, y: 1, size: 0.14, depth: 0.1 },
      { art: 'sun', x: 0.84, y: 0.3, size: 0.12, depth: 0.5 },
    ],
    ambience: 'confetti',
  },
  bonus: { sky: ['#0a0a4a', '#3a2ad0', '#00c8e0'], glow: '#8af0ff' },
  mood: 'festive',
};
