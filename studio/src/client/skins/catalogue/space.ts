import type { SlotSkin } from '../skin.ts';

export const space: SlotSkin = {
  id: 'space',
  font: 'orbitron',
  art: { wild: 'rocket', scatter: 'flying-saucer', pictures: ['alien', 'robot', 'ringed-planet', 'satellite'] },
  royals: [
    ['#ff7ad9', '#8a0a6a'],
    ['#9d8cff', '#2a12a0'],
    ['#6dffb8', '#057048'],
    ['#6de4ff', '#06608c'],
    ['#ffe66d', '#8c6a05'],
  ],
  frame: { metal: ['#dff4ff', '#6a8cff', '#1a1f5a'], glass: ['#0d0f3a', '#04041a'], gem: '#ff5ad8', accent: '#6df0ff' },
  scene: {
    sky: ['#04041c', '#1a1050', '#6a2aa0'],
    glow: '#b07aff',
    rays: 0.25,
    land: [
      { shape: 'peaks', height: 0.2, tones: ['#3a1f78', '#1c0e48'] },
      { shape: 'hills', height: 0.1, tones: ['#241458', '#0a0626'] },
    ],
    mascot: 'astronaut-default',
    props: [
      { art: 'ringed-planet', x: 0.12, y: 0.42, size: 0.26, depth: 0.3 },
      { art: 'full-moon', x: 0.9, y: 0.34, size: 0.18, depth: 0.4 },
      { art: 'globe-showing-asia-australia', x: 0.95, y: 0.98, size: 0.3, depth: 0.3 },
      { art: 'satellite', x: 0.82, y: 0.2, size: 0.1, depth: 0.3 },
      { art: 'flying-saucer', x: 0.08, y: 0.72, size: 0.14, depth: 0.2 },
      { art: 'comet', x: 0.24, y: 0.2, size: 0.09, depth: 0.4 },
    ],
    ambience: 'stars',
  },
  bonus: { sky: ['#1c0420', '#5a0a5a', '#ff4a8c'], glow: '#ff8cc0' },
  mood: 'electric',
};
