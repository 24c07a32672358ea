import type { SlotSkin } from '../skin.ts';

export const candy: SlotSkin = {
  id: 'candy',
  font: 'lilita',
  art: { wild: 'lollipop', scatter: 'wrapped-gift', pictures: ['cupcake', 'doughnut', 'candy', 'ice-cream'] },
  royals: [
    ['#ff9ab5', '#c01a55'],
    ['#d7a4ff', '#7a22b8'],
    ['#a5f28e', '#2a9428'],
    ['#93dcff', '#1a78c4'],
    ['#ffd98a', '#e07a10'],
  ],
  frame: { metal: ['#ffffff', '#ff8cc8', '#b02a7a'], glass: ['#7a2a8c', '#3c1058'], gem: '#ffd84a', accent: '#ffe14a' },
  scene: {
    sky: ['#6ac8ff', '#c8a0ff', '#ffc0e0'],
    glow: '#ffffff',
    rays: 0.55,
    land: [
      { shape: 'clouds', height: 0.46, tones: ['#ffd8f0', '#ffb0dc'] },
      { shape: 'hills', height: 0.28, tones: ['#ff9ad0', '#e86ab4'] },
      { shape: 'hills', height: 0.14, tones: ['#b8f0a0', '#6ac870'] },
    ],
    mascot: 'unicorn',
    props: [
      { art: 'lollipop', x: 0.06, y: 0.96, size: 0.36, depth: 0.1 },
      { art: 'lollipop', x: 0.94, y: 0.96, size: 0.32, depth: 0.1, isMirrored: true },
      { art: 'ice-cream', x: 0.17, y: 0.98, size: 0.18, depth: 0.3 },
      { art: 'cupcake', x: 0.84, y: 0.98, size: 0.18, depth: 0.2 },
      { art: 'rainbow', x: 0.22, y: 0.5, size: 0.3, depth: 0.5 },
      { art: 'castle', x: 0.85, y: 0.72, size: 0.26, depth: 0.6 },
      { art: 'candy', x: 0.12, y: 0.28, size: 0.08, depth: 0.3 },
      { art: 'doughnut', x: 0.9, y: 0.24, size: 0.09, depth: 0.3 },
    ],
    ambience: 'confetti',
  },
  bonus: { sky: ['#3a1a8c', '#a03ad0', '#ff7ac0'], glow: '#ffb0ff' },
  mood: 'playful',
};
