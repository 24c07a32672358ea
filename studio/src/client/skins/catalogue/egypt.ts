import type { SlotSkin } from '../skin.ts';

export const egypt: SlotSkin = {
  id: 'egypt',
  font: 'cinzel',
  art: { wild: 'lion', scatter: 'scroll', pictures: ['crown', 'nazar-amulet', 'beetle', 'amphora'] },
  royals: [
    ['#ffb08a', '#8c2a0a'],
    ['#9fd0ff', '#1c4a8a'],
    ['#b7e59a', '#3d6a12'],
    ['#7fe6dc', '#0c5f66'],
    ['#ffe3a1', '#8a5a12'],
  ],
  frame: { metal: ['#fff3c4', '#e0a83a', '#6a3c08'], glass: ['#3a2208', '#170c02'], gem: '#1f7ad8', accent: '#ffcf5a' },
  scene: {
    sky: ['#2a3a8a', '#c8763a', '#ffd27a'],
    glow: '#fff0b0',
    rays: 0.4,
    land: [
      { shape: 'peaks', height: 0.34, tones: ['#d49a4a', '#a86a28'] },
      { shape: 'dunes', height: 0.22, tones: ['#c98a3c', '#8a5420'] },
      { shape: 'dunes', height: 0.12, tones: ['#9a6024', '#54300e'] },
    ],
    mascot: 'two-hump-camel',
    props: [
      { art: 'classical-building', x: 0.1, y: 0.86, size: 0.3, depth: 0.35 },
      { art: 'classical-building', x: 0.9, y: 0.86, size: 0.3, depth: 0.35 },
      { art: 'palm-tree', x: 0.03, y: 0.98, size: 0.4, depth: 0.1 },
      { art: 'palm-tree', x: 0.97, y: 0.98, size: 0.36, depth: 0.1, isMirrored: true },
      { art: 'amphora', x: 0.18, y: 0.99, size: 0.16, depth: 0.1 },
      { art: 'sun', x: 0.84, y: 0.4, size: 0.2, depth: 0.4 },
    ],
    ambience: 'dust',
  },
  bonus: { sky: ['#0c0a3a', '#2a1a6a', '#b0602a'], glow: '#ffc46a' },
  mood: 'heroic',
};
