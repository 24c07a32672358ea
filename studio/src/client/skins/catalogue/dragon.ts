import type { SlotSkin } from '../skin.ts';

export const dragon: SlotSkin = {
  id: 'dragon',
  font: 'lilita',
  art: {
    wild: 'dragon-face',
    scatter: 'red-paper-lantern',
    pictures: ['dragon', 'money-bag', 'red-envelope', 'moon-cake'],
  },
  royals: [
    ['#ff8a7a', '#8e1020'],
    ['#c79bff', '#4a1a8c'],
    ['#8df08b', '#0f6b2a'],
    ['#8ccbff', '#0f4a9c'],
    ['#ffd27a', '#9a4a05'],
  ],
  frame: { metal: ['#fff0b0', '#e9a92c', '#7a3a06'], glass: ['#4a0a12', '#1c0308'], gem: '#1fbf7a', accent: '#ffd24a' },
  scene: {
    sky: ['#3a0410', '#8f0f1c', '#e2562a'],
    glow: '#ffb03a',
    rays: 0.5,
    land: [
      { shape: 'clouds', height: 0.42, tones: ['#b8301f', '#6d0f18'] },
      { shape: 'peaks', height: 0.3, tones: ['#7d1420', '#3d0610'] },
      { shape: 'hills', height: 0.16, tones: ['#4f0a14', '#20030a'] },
    ],
    mascot: 'dragon',
    props: [
      { art: 'japanese-castle', x: 0.16, y: 0.8, size: 0.34, depth: 0.55 },
      { art: 'japanese-castle', x: 0.86, y: 0.82, size: 0.3, depth: 0.7, isMirrored: true },
      { art: 'red-paper-lantern', x: 0.06, y: 0.3, size: 0.17, depth: 0.2 },
      { art: 'red-paper-lantern', x: 0.94, y: 0.34, size: 0.19, depth: 0.2 },
      { art: 'red-paper-lantern', x: 0.2, y: 0.2, size: 0.09, depth: 0.6 },
      { art: 'red-paper-lantern', x: 0.8, y: 0.18, size: 0.08, depth: 0.6 },
      { art: 'pine-decoration', x: 0.95, y: 0.99, size: 0.22, depth: 0.1 },
      { art: 'coin', x: 0.05, y: 0.98, size: 0.12, depth: 0.1 },
    ],
    ambience: 'embers',
  },
  bonus: { sky: ['#12022e', '#4a0a5e', '#c2185b'], glow: '#ff5ec4' },
  mood: 'festive',
};
