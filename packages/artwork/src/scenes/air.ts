import { pick, type Random } from '@champa/titles';
import { lighten } from '../svg/color.ts';
import { blur, n } from '../svg/sheet.ts';
import { between, circle, times, type Paint } from './paint.ts';
import type { SceneName } from './index.ts';

/** What drifts between the eye and the scene. */
type Air = 'embers' | 'snowfall' | 'petals' | 'bubbles' | 'leaves' | 'confetti' | 'stardust' | 'golddust';

const airs: Partial<Record<SceneName, readonly Air[]>> = {
  undersea: ['bubbles'],
  snow: ['snowfall'],
  smoulder: ['embers'],
  volcano: ['embers'],
  woods: ['leaves', 'golddust'],
  space: ['stardust'],
  hills: ['petals', 'confetti'],
  curtains: ['confetti', 'golddust'],
  spotlights: ['confetti', 'golddust'],
  temple: ['petals', 'golddust'],
  seigaiha: ['petals'],
  stupas: ['petals', 'golddust'],
  river: ['petals', 'stardust'],
  castle: ['embers', 'leaves', 'stardust'],
  clouds: ['petals', 'stardust'],
  mountains: ['leaves', 'embers', 'snowfall'],
  dunes: ['golddust', 'embers'],
  synthwave: ['stardust'],
  circuit: ['stardust'],
  halftone: ['confetti'],
};

/** Small things afloat over the picture, and a few near ones out of focus. */
export function atmosphere(paint: Paint, scene: SceneName): string {
  const air = pick<Air>(paint.random, airs[scene] ?? ['golddust', 'stardust']);
  const marks = (count: number, low: number, high: number): string =>
    times(count, () => mark(paint, air, between(paint.random, low, high))).join('');
  return `<g opacity=".9">${marks(16, 2.4, 6)}</g><g filter="${blur(paint.sheet, 2.2)}" opacity=".75">${marks(5, 9, 17)}</g>`;
}

function mark({ random, palette, width, height }: Paint, air: Air, size: number): string {
  const x = random() * width;
  const y = random() * height;
  const place = `translate(${n(x)} ${n(y)}) rotate(${n(random() * 360)}) scale(${n(size / 5)})`;
  switch (air) {
    case 'snowfall':
      return circle(x, y, size * 0.6, '#ffffff');
    case 'bubbles':
      return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(size)}" fill="#fff" fill-opacity=".16" stroke="#fff" stroke-opacity=".7" stroke-width="1"/>`;
    case 'embers':
      return `<path d="M-1-6Q4 0 0 6Q-4 0-1-6Z" fill="${ember(random)}" transform="${place}"/>`;
    case 'petals':
      return `<path d="M0-6C6-5 6 4 0 6C-4 3-5-4 0-6Z" fill="${lighten(palette.light, 0.45)}" transform="${place}"/>`;
    case 'leaves':
      return `<path d="M-7 0Q0-6 7 0Q0 6-7 0Z" fill="${pick(random, ['#8fd14f', '#d9e04a', '#3f9e4a', palette.accent])}" transform="${place}"/>`;
    case 'confetti':
      return `<rect x="-4" y="-2" width="8" height="4.4" rx="1" fill="${pick(random, ['#ff5a7a', '#ffd84a', '#5ad1ff', '#7aff9a', '#c58aff'])}" transform="${place}"/>`;
    case 'stardust':
      return `<path d="M0-7Q0 0 7 0Q0 0 0 7Q0 0-7 0Q0 0 0-7" fill="#ffffff" transform="${place}"/>`;
    case 'golddust':
      return `<path d="M0-5L5 0L0 5L-5 0Z" fill="${pick(random, ['#ffe28a', '#ffc93c', '#fff4c9'])}" transform="${place}"/>`;
  }
}

function ember(random: Random): string {
  return pick(random, ['#ffd27a', '#ff9d3c', '#ff6a1a', '#fff0b8']);
}
