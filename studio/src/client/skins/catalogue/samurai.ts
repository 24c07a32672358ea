import type { SlotSkin } from '../skin.ts';

export const samurai: SlotSkin = {
  id: 'samurai',
  font: 'cinzel',
  art: {
    wild: 'ninja-default',
    scatter: 'cherry-blossom',
    pictures: ['japanese-castle', 'crossed-swords', 'fox', 'sushi'],
  },
  royals: [
    ['#ff8a7a', '#8e1020'],
    ['#c79bff', '#4a1a8c'],
    ['#8df08b', '#0f6b2a'],
    ['#8ccbff', '#0f4a9c'],
    ['#ffd27a', '#9a4a05'],
  ],
  frame: { metal: ['#ffe6d8', '#c8402c', '#4a0c0c'], glass: ['#2a0c14', '#0e0406'], gem: '#f4d8b0', accent: '#ffb46a' },
  scene: {
    sky: ['#2a1030', '#a8304a', '#ffb08a'],
    glow: '#ffd8c0',
    rays: 0.4,
    land: [
      { shape: 'peaks', height: 0.46, tones: ['#9a4a6a', '#5c2448'] },
      { shape: 'hills', height: 0.24, tones: ['#5c1c38', '#300c20'] },
      { shape: 'hills', height: 0.11, tones: ['#2c0a1c', '#10040a'] },
    ],
    mascot: 'fox',
    props: [
      { art: 'mount-fuji', x: 0.84, y: 0.82, size: 0.42, depth: 0.6 },
      { art: 'japanese-castle', x: 0.13, y: 0.86, size: 0.36, depth: 0.35 },
      { art: 'shinto-shrine', x: 0.9, y: 0.96, size: 0.26, depth: 0.15 },
      { art: 'cherry-blossom', x: 0.05, y: 0.28, size: 0.13, depth: 0.2 },
      { art: 'cherry-blossom', x: 0.95, y: 0.24, size: 0.11, depth: 0.3 },
      { art: 'pine-decoration', x: 0.05, y: 1, size: 0.22, depth: 0.1 },
      { art: 'full-moon', x: 0.2, y: 0.4, size: 0.16, depth: 0.3 },
    ],
    ambience: 'petals',
  },
  bonus: { sky: ['#08041c', '#3a0c4a', '#d02a6a'], glow: '#ff9ac0' },
  mood: 'heroic',
};
