import type { SlotSkin } from '../skin.ts';

export const vikings: SlotSkin = {
  id: 'vikings',
  font: 'cinzel',
  art: { wild: 'shield', scatter: 'crossed-swords', pictures: ['wolf', 'axe', 'bow-and-arrow', 'beer-mug'] },
  royals: [
    ['#ffa9a0', '#7e1d2a'],
    ['#a9b8ff', '#26367e'],
    ['#9fe8c8', '#125a4c'],
    ['#a5e4ff', '#124e80'],
    ['#f4e3b0', '#7a5a20'],
  ],
  frame: { metal: ['#f0f6ff', '#9ab0c8', '#2c3c54'], glass: ['#14263c', '#060e1a'], gem: '#2a8ae8', accent: '#8fe0ff' },
  scene: {
    sky: ['#0a1a3a', '#1f5a7a', '#8ae0c8'],
    glow: '#b0ffe0',
    rays: 0.35,
    land: [
      { shape: 'peaks', height: 0.46, tones: ['#4a6a8c', '#2a4464'] },
      { shape: 'peaks', height: 0.3, tones: ['#2c4868', '#182c48'] },
      { shape: 'waves', height: 0.14, tones: ['#17385a', '#081a30'] },
    ],
    mascot: 'wolf',
    props: [
      { art: 'evergreen-tree', x: 0.04, y: 0.94, size: 0.44, depth: 0.2 },
      { art: 'evergreen-tree', x: 0.96, y: 0.94, size: 0.46, depth: 0.2 },
      { art: 'evergreen-tree', x: 0.15, y: 0.9, size: 0.3, depth: 0.5 },
      { art: 'evergreen-tree', x: 0.86, y: 0.9, size: 0.28, depth: 0.5 },
      { art: 'sailboat', x: 0.22, y: 0.82, size: 0.14, depth: 0.6 },
      { art: 'fire', x: 0.1, y: 0.99, size: 0.14, depth: 0.1 },
      { art: 'rock', x: 0.9, y: 1, size: 0.12, depth: 0.1 },
    ],
    ambience: 'snow',
  },
  bonus: { sky: ['#0a0a2a', '#3a1a5a', '#c03a3a'], glow: '#ff9a4a' },
  mood: 'heroic',
};
