import type { SlotSkin } from '../skin.ts';

export const fruit: SlotSkin = {
  id: 'fruit',
  font: 'lilita',
  art: { wild: 'slot-machine', scatter: 'glowing-star', pictures: ['bell', 'watermelon', 'grapes', 'cherries'] },
  royals: [
    ['#ff9ab5', '#c01a55'],
    ['#d7a4ff', '#7a22b8'],
    ['#a5f28e', '#2a9428'],
    ['#93dcff', '#1a78c4'],
    ['#ffd98a', '#e07a10'],
  ],
  frame: { metal: ['#fff6d0', '#f0b02a', '#8a3a06'], glass: ['#5a0c3a', '#22041c'], gem: '#e82a5a', accent: '#ffe14a' },
  scene: {
    sky: ['#24104a', '#7a1a6a', '#ff6a4a'],
    glow: '#ffd84a',
    rays: 0.6,
    land: [
      { shape: 'skyline', height: 0.34, tones: ['#5a1660', '#3a0d48'] },
      { shape: 'hills', height: 0.14, tones: ['#3a0d3a', '#170418'] },
    ],
    mascot: 'pineapple',
    props: [
      { art: 'cherries', x: 0.07, y: 0.92, size: 0.24, depth: 0.2 },
      { art: 'strawberry', x: 0.93, y: 0.9, size: 0.22, depth: 0.2 },
      { art: 'grapes', x: 0.15, y: 0.99, size: 0.17, depth: 0.1 },
      { art: 'lemon', x: 0.86, y: 0.99, size: 0.15, depth: 0.1 },
      { art: 'watermelon', x: 0.05, y: 0.42, size: 0.12, depth: 0.4 },
      { art: 'tangerine', x: 0.95, y: 0.4, size: 0.1, depth: 0.4 },
      { art: 'peach', x: 0.14, y: 0.24, size: 0.07, depth: 0.6 },
      { art: 'green-apple', x: 0.87, y: 0.2, size: 0.07, depth: 0.6 },
    ],
    ambience: 'confetti',
  },
  bonus: { sky: ['#07104a', '#1a3ac0', '#00c8ff'], glow: '#7df0ff' },
  mood: 'playful',
};
