import type { SlotSkin } from '../skin.ts';

export const show: SlotSkin = {
  id: 'show',
  font: 'lilita',
  art: { wild: 'clown-face', scatter: 'circus-tent', pictures: ['microphone', 'lion', 'performing-arts', 'drum'] },
  royals: [
    ['#ff9ab5', '#c01a55'],
    ['#d7a4ff', '#7a22b8'],
    ['#a5f28e', '#2a9428'],
    ['#93dcff', '#1a78c4'],
    ['#ffd98a', '#e07a10'],
  ],
  frame: { metal: ['#fff4c0', '#f2b83a', '#8a1c1c'], glass: ['#5a0c2c', '#220414'], gem: '#2a9aff', accent: '#ffe14a' },
  scene: {
    sky: ['#1c0a44', '#7a1a5a', '#ff5a4a'],
    glow: '#ffe0a0',
    rays: 0.65,
    land: [
      { shape: 'skyline', height: 0.32, tones: ['#4a1450', '#2c0a34'] },
      { shape: 'hills', height: 0.14, tones: ['#3a0c30', '#160412'] },
    ],
    mascot: 'elephant',
    props: [
      { art: 'circus-tent', x: 0.12, y: 0.88, size: 0.38, depth: 0.3 },
      { art: 'circus-tent', x: 0.89, y: 0.87, size: 0.3, depth: 0.5, isMirrored: true },
      { art: 'ferris-wheel', x: 0.82, y: 0.76, size: 0.26, depth: 0.7 },
      { art: 'balloon', x: 0.07, y: 0.38, size: 0.13, depth: 0.2 },
      { art: 'balloon', x: 0.95, y: 0.36, size: 0.15, depth: 0.2 },
      { art: 'popcorn', x: 0.15, y: 1, size: 0.16, depth: 0.1 },
      { art: 'musical-notes', x: 0.17, y: 0.26, size: 0.09, depth: 0.3 },
      { art: 'ticket', x: 0.88, y: 1, size: 0.1, depth: 0.1 },
    ],
    ambience: 'confetti',
  },
  bonus: { sky: ['#080a4a', '#2a2ac0', '#00c0ff'], glow: '#9ae8ff' },
  mood: 'playful',
};
