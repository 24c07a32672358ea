import type { SlotSkin } from '../skin.ts';

export const cat: SlotSkin = {
  id: 'cat',
  font: 'lilita',
  art: {
    wild: 'cat-face',
    scatter: 'red-envelope',
    pictures: ['smiling-cat-with-heart-eyes', 'carp-streamer', 'bell', 'wind-chime'],
  },
  royals: [
    ['#ff8a7a', '#8e1020'],
    ['#c79bff', '#4a1a8c'],
    ['#8df08b', '#0f6b2a'],
    ['#8ccbff', '#0f4a9c'],
    ['#ffd27a', '#9a4a05'],
  ],
  frame: { metal: ['#fff6d0', '#f2b83a', '#a0341c'], glass: ['#7a1a2c', '#3a0814'], gem: '#1fb86a', accent: '#ffe06a' },
  scene: {
    sky: ['#ff9a8c', '#ffc0a8', '#ffe8c8'],
    glow: '#ffffff',
    rays: 0.55,
    land: [
      { shape: 'peaks', height: 0.36, tones: ['#f0a0a0', '#d87c84'] },
      { shape: 'hills', height: 0.22, tones: ['#e8828a', '#b8505e'] },
      { shape: 'hills', height: 0.1, tones: ['#a83a4a', '#701c2c'] },
    ],
    mascot: 'cat',
    props: [
      { art: 'shinto-shrine', x: 0.12, y: 0.86, size: 0.3, depth: 0.4 },
      { art: 'cherry-blossom', x: 0.05, y: 0.3, size: 0.12, depth: 0.2 },
      { art: 'cherry-blossom', x: 0.95, y: 0.26, size: 0.14, depth: 0.2 },
      { art: 'mount-fuji', x: 0.86, y: 0.8, size: 0.3, depth: 0.7 },
      { art: 'carp-streamer', x: 0.93, y: 0.98, size: 0.34, depth: 0.1, isMirrored: true },
      { art: 'coin', x: 0.06, y: 0.99, size: 0.15, depth: 0.1 },
      { art: 'red-paper-lantern', x: 0.2, y: 0.3, size: 0.1, depth: 0.4 },
      { art: 'dango', x: 0.84, y: 0.99, size: 0.14, depth: 0.2 },
    ],
    ambience: 'petals',
  },
  bonus: { sky: ['#1a0a3a', '#5a1a6a', '#ff6a8c'], glow: '#ffb0e0' },
  mood: 'festive',
};
