import type { SlotSkin } from '../skin.ts';

export const pirate: SlotSkin = {
  id: 'pirate',
  font: 'rye',
  art: { wild: 'skull', scatter: 'world-map', pictures: ['parrot', 'compass', 'crossed-swords', 'money-bag'] },
  royals: [
    ['#ffb08a', '#8c2a0a'],
    ['#9fd0ff', '#1c4a8a'],
    ['#b7e59a', '#3d6a12'],
    ['#7fe6dc', '#0c5f66'],
    ['#ffe3a1', '#8a5a12'],
  ],
  frame: { metal: ['#ffe9b0', '#c0822c', '#452008'], glass: ['#14303a', '#051318'], gem: '#e8362a', accent: '#ffd24a' },
  scene: {
    sky: ['#0c2a5a', '#2a7aa0', '#ffc88a'],
    glow: '#ffe6b0',
    rays: 0.35,
    land: [
      { shape: 'clouds', height: 0.44, tones: ['#f0b08a', '#8a7a9a'] },
      { shape: 'waves', height: 0.26, tones: ['#1f88a0', '#0f5878'] },
      { shape: 'waves', height: 0.13, tones: ['#115a7a', '#05283e'] },
    ],
    mascot: 'parrot',
    props: [
      { art: 'desert-island', x: 0.12, y: 0.9, size: 0.34, depth: 0.3 },
      { art: 'sailboat', x: 0.88, y: 0.8, size: 0.24, depth: 0.5 },
      { art: 'palm-tree', x: 0.97, y: 0.99, size: 0.5, depth: 0.1, isMirrored: true },
      { art: 'pirate-flag', x: 0.04, y: 0.46, size: 0.16, depth: 0.2 },
      { art: 'anchor', x: 0.06, y: 0.99, size: 0.2, depth: 0.1 },
      { art: 'wood', x: 0.88, y: 1, size: 0.13, depth: 0.1 },
    ],
    ambience: 'dust',
  },
  bonus: { sky: ['#05051c', '#1a1a4a', '#3a8a7a'], glow: '#7dffd0' },
  mood: 'heroic',
};
