import type { SlotSkin } from '../skin.ts';

export const fire: SlotSkin = {
  id: 'fire',
  font: 'cinzel',
  art: { wild: 'phoenix-bird', scatter: 'volcano', pictures: ['fire', 'feather', 'crown', 'gem-stone'] },
  royals: [
    ['#ff8a7a', '#8e1020'],
    ['#c79bff', '#4a1a8c'],
    ['#8df08b', '#0f6b2a'],
    ['#8ccbff', '#0f4a9c'],
    ['#ffd27a', '#9a4a05'],
  ],
  frame: { metal: ['#fff0b0', '#ff8a2a', '#7a1c04'], glass: ['#3a0c06', '#140302'], gem: '#ff3a1a', accent: '#ffd24a' },
  scene: {
    sky: ['#1c0408', '#8a1c0c', '#ff8a2a'],
    glow: '#ffc04a',
    rays: 0.45,
    land: [
      { shape: 'peaks', height: 0.44, tones: ['#6a1c10', '#3a0c08'] },
      { shape: 'peaks', height: 0.28, tones: ['#4a120c', '#220604'] },
      { shape: 'hills', height: 0.12, tones: ['#240806', '#0a0201'] },
    ],
    mascot: 'phoenix-bird',
    props: [
      { art: 'volcano', x: 0.12, y: 0.86, size: 0.4, depth: 0.35 },
      { art: 'volcano', x: 0.88, y: 0.84, size: 0.34, depth: 0.5, isMirrored: true },
      { art: 'rock', x: 0.05, y: 1, size: 0.16, depth: 0.1 },
      { art: 'rock', x: 0.95, y: 1, size: 0.2, depth: 0.1, isMirrored: true },
      { art: 'fire', x: 0.16, y: 1, size: 0.14, depth: 0.1 },
      { art: 'fire', x: 0.86, y: 1, size: 0.12, depth: 0.1 },
    ],
    ambience: 'embers',
  },
  bonus: { sky: ['#14041c', '#5a0c5a', '#ff3a8a'], glow: '#ff8ae0' },
  mood: 'heroic',
};
