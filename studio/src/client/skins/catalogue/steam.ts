import type { SlotSkin } from '../skin.ts';

export const steam: SlotSkin = {
  id: 'steam',
  font: 'rye',
  art: {
    wild: 'detective-default',
    scatter: 'magnifying-glass-tilted-left',
    pictures: ['alembic', 'mantelpiece-clock', 'old-key', 'compass'],
  },
  royals: [
    ['#ffb08a', '#8c2a0a'],
    ['#9fd0ff', '#1c4a8a'],
    ['#b7e59a', '#3d6a12'],
    ['#7fe6dc', '#0c5f66'],
    ['#ffe3a1', '#8a5a12'],
  ],
  frame: { metal: ['#ffe0b0', '#b87a3a', '#44220c'], glass: ['#2c1c10', '#0f0805'], gem: '#3ad8a8', accent: '#ffb85a' },
  scene: {
    sky: ['#1c1420', '#5c3a30', '#d89a5a'],
    glow: '#ffd8a0',
    rays: 0.35,
    land: [
      { shape: 'skyline', height: 0.42, tones: ['#5a3a2c', '#3a241c'] },
      { shape: 'skyline', height: 0.28, tones: ['#402820', '#261612'] },
      { shape: 'hills', height: 0.1, tones: ['#2a1812', '#0e0805'] },
    ],
    mascot: 'owl',
    props: [
      { art: 'gear', x: 0.08, y: 0.5, size: 0.24, depth: 0.35 },
      { art: 'gear', x: 0.93, y: 0.42, size: 0.18, depth: 0.45 },
      { art: 'gear', x: 0.15, y: 0.3, size: 0.11, depth: 0.6 },
      { art: 'mantelpiece-clock', x: 0.06, y: 1, size: 0.22, depth: 0.1 },
      { art: 'locomotive', x: 0.88, y: 0.94, size: 0.2, depth: 0.4 },
      { art: 'candle', x: 0.16, y: 1, size: 0.15, depth: 0.1 },
      { art: 'telescope', x: 0.95, y: 1, size: 0.2, depth: 0.1 },
    ],
    ambience: 'dust',
  },
  bonus: { sky: ['#041418', '#0c4a4a', '#5ae0c0'], glow: '#b0fff0' },
  mood: 'electric',
};
