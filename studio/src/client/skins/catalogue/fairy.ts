import type { SlotSkin } from '../skin.ts';

export const fairy: SlotSkin = {
  id: 'fairy',
  font: 'lilita',
  art: { wild: 'woman-fairy-default', scatter: 'castle', pictures: ['unicorn', 'princess-default', 'frog', 'rose'] },
  royals: [
    ['#ff9ab5', '#c01a55'],
    ['#d7a4ff', '#7a22b8'],
    ['#a5f28e', '#2a9428'],
    ['#93dcff', '#1a78c4'],
    ['#ffd98a', '#e07a10'],
  ],
  frame: { metal: ['#fff0ff', '#e08ad8', '#6a2a7a'], glass: ['#3a1a6a', '#180a38'], gem: '#7ae8ff', accent: '#ffd7ff' },
  scene: {
    sky: ['#4a3ab8', '#b88af0', '#ffd0ec'],
    glow: '#ffffff',
    rays: 0.5,
    land: [
      { shape: 'clouds', height: 0.46, tones: ['#f0d8ff', '#c8a8f0'] },
      { shape: 'hills', height: 0.28, tones: ['#8ad0a0', '#5aa880'] },
      { shape: 'hills', height: 0.13, tones: ['#4a9a6a', '#1f5a44'] },
    ],
    mascot: 'unicorn',
    props: [
      { art: 'castle', x: 0.14, y: 0.8, size: 0.4, depth: 0.4 },
      { art: 'rainbow', x: 0.85, y: 0.6, size: 0.36, depth: 0.6 },
      { art: 'mushroom', x: 0.06, y: 1, size: 0.17, depth: 0.1 },
      { art: 'mushroom', x: 0.94, y: 1, size: 0.14, depth: 0.1 },
      { art: 'tulip', x: 0.13, y: 1, size: 0.14, depth: 0.1 },
      { art: 'rose', x: 0.88, y: 1, size: 0.14, depth: 0.1 },
      { art: 'butterfly', x: 0.9, y: 0.34, size: 0.09, depth: 0.2 },
      { art: 'butterfly', x: 0.1, y: 0.3, size: 0.07, depth: 0.3 },
    ],
    ambience: 'fireflies',
  },
  bonus: { sky: ['#0a0a3a', '#2a2a9a', '#c05aff'], glow: '#e0b0ff' },
  mood: 'playful',
};
