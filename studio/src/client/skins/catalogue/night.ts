import type { SlotSkin } from '../skin.ts';

export const night: SlotSkin = {
  id: 'night',
  font: 'rye',
  art: { wild: 'man-vampire-default', scatter: 'jack-o-lantern', pictures: ['bat', 'ghost', 'black-cat', 'coffin'] },
  royals: [
    ['#ff7ad9', '#8a0a6a'],
    ['#9d8cff', '#2a12a0'],
    ['#6dffb8', '#057048'],
    ['#6de4ff', '#06608c'],
    ['#ffe66d', '#8c6a05'],
  ],
  frame: { metal: ['#ffe0c0', '#ff8a2a', '#4a1a06'], glass: ['#1c0c34', '#08040f'], gem: '#9a4aff', accent: '#ff9a3a' },
  scene: {
    sky: ['#0a0420', '#3a1260', '#c0462a'],
    glow: '#ffb06a',
    rays: 0.3,
    land: [
      { shape: 'peaks', height: 0.38, tones: ['#2c1048', '#1a0830'] },
      { shape: 'skyline', height: 0.26, tones: ['#1c0a34', '#10051f'] },
      { shape: 'hills', height: 0.12, tones: ['#140624', '#05010c'] },
    ],
    mascot: 'ghost',
    props: [
      { art: 'castle', x: 0.14, y: 0.84, size: 0.34, depth: 0.45 },
      { art: 'full-moon', x: 0.84, y: 0.38, size: 0.24, depth: 0.3 },
      { art: 'jack-o-lantern', x: 0.06, y: 1, size: 0.18, depth: 0.1 },
      { art: 'jack-o-lantern', x: 0.94, y: 1, size: 0.15, depth: 0.1 },
      { art: 'bat', x: 0.24, y: 0.24, size: 0.09, depth: 0.4 },
      { art: 'bat', x: 0.8, y: 0.2, size: 0.07, depth: 0.5 },
      { art: 'headstone', x: 0.16, y: 0.99, size: 0.14, depth: 0.15 },
      { art: 'spider-web', x: 0.97, y: 0.2, size: 0.2, depth: 0.3 },
    ],
    ambience: 'fireflies',
  },
  bonus: { sky: ['#02180c', '#0c4a2a', '#5aff7a'], glow: '#a0ff9a' },
  mood: 'electric',
};
