import type { SlotSkin } from '../skin.ts';

export const olympus: SlotSkin = {
  id: 'olympus',
  font: 'cinzel',
  art: {
    wild: 'high-voltage',
    scatter: 'classical-building',
    pictures: ['crown', 'trident-emblem', 'amphora', 'eagle'],
  },
  royals: [
    ['#ffa9a0', '#7e1d2a'],
    ['#a9b8ff', '#26367e'],
    ['#9fe8c8', '#125a4c'],
    ['#a5e4ff', '#124e80'],
    ['#f4e3b0', '#7a5a20'],
  ],
  frame: { metal: ['#fffbe6', '#e6c25a', '#7a5a12'], glass: ['#1c2a6a', '#080f30'], gem: '#2a5ae8', accent: '#ffe66d' },
  scene: {
    sky: ['#1a3ab0', '#4a8ae6', '#ffe0b0'],
    glow: '#fff6d0',
    rays: 0.5,
    land: [
      { shape: 'clouds', height: 0.5, tones: ['#ffffff', '#c8d8ff'] },
      { shape: 'clouds', height: 0.3, tones: ['#f4e8ff', '#a8b8f0'] },
      { shape: 'clouds', height: 0.14, tones: ['#d8e0ff', '#7a8cd8'] },
    ],
    mascot: 'unicorn',
    props: [
      { art: 'classical-building', x: 0.11, y: 0.82, size: 0.36, depth: 0.2 },
      { art: 'classical-building', x: 0.89, y: 0.82, size: 0.36, depth: 0.2 },
      { art: 'amphora', x: 0.04, y: 0.98, size: 0.24, depth: 0.1 },
      { art: 'amphora', x: 0.96, y: 0.98, size: 0.24, depth: 0.1 },
      { art: 'eagle', x: 0.86, y: 0.26, size: 0.13, depth: 0.3, isMirrored: true },
      { art: 'sun', x: 0.16, y: 0.42, size: 0.18, depth: 0.4 },
      { art: 'dove', x: 0.14, y: 0.28, size: 0.1, depth: 0.4 },
    ],
    ambience: 'fireflies',
  },
  bonus: { sky: ['#0a0430', '#3a1a9a', '#c060ff'], glow: '#e0a0ff' },
  mood: 'heroic',
};
