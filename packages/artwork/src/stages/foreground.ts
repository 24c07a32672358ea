import { pick } from '@champa/titles';
import { between, circle, times, type Paint } from '../scenes/paint.ts';
import type { SceneName } from '../scenes/index.ts';
import { darken, mix } from '../svg/color.ts';
import { blur, n } from '../svg/sheet.ts';

type Growth = 'fronds' | 'rocks' | 'mist' | 'grass' | 'bare';

const growths: Partial<Record<SceneName, readonly Growth[]>> = {
  woods: ['fronds', 'grass'],
  mountains: ['rocks', 'fronds', 'grass'],
  dunes: ['rocks', 'bare'],
  river: ['fronds', 'grass'],
  temple: ['fronds', 'mist'],
  stupas: ['fronds', 'mist'],
  clouds: ['mist'],
  snow: ['rocks', 'mist'],
  volcano: ['rocks'],
  smoulder: ['rocks', 'bare'],
  castle: ['grass', 'rocks', 'mist'],
  hills: ['grass', 'bare'],
  undersea: ['rocks', 'grass'],
};

/** Dark growth at both edges, nearest the eye, which gives the scene its depth. */
export function foreground(paint: Paint, scene: SceneName, floor: number): string {
  const growth = pick<Growth>(paint.random, growths[scene] ?? ['bare']);
  if (growth === 'bare') return '';
  return `<g filter="${blur(paint.sheet, 1.6)}">${draw[growth](paint, floor)}</g>`;
}

const draw: Readonly<Record<Exclude<Growth, 'bare'>, (paint: Paint, floor: number) => string>> = {
  fronds: ({ random, palette, width }, floor) =>
    [-1, 1]
      .map((side) =>
        times(6, (index) => {
          const long = between(random, 80, 150);
          const turn = side * (14 + index * 17) + between(random, -8, 8);
          const x = side < 0 ? -12 : width + 12;
          return `<path d="M0 0C${n(long * 0.16)} ${n(-long * 0.3)} ${n(long * 0.12)} ${n(-long * 0.8)} 0 ${n(-long)}C${n(-long * 0.12)} ${n(-long * 0.8)} ${n(-long * 0.16)} ${n(-long * 0.3)} 0 0Z" fill="${mix(darken(palette.deep, 0.2), palette.base, random() * 0.35)}" transform="translate(${n(x)} ${n(floor + 26)}) rotate(${n(-turn)})"/>`;
        }).join(''),
      )
      .join(''),
  rocks: ({ random, palette, width }, floor) =>
    [0, width]
      .map((x) =>
        times(3, (index) => {
          const w = between(random, 40, 78) - index * 12;
          const cx = x + (x === 0 ? 1 : -1) * index * 26;
          const h = between(random, 44, 92) - index * 22;
          return `<path d="M${n(cx - w)} ${n(floor + 40)}L${n(cx - w * 0.5)} ${n(floor - h * 0.6)}L${n(cx + w * 0.1)} ${n(floor - h)}L${n(cx + w * 0.6)} ${n(floor - h * 0.4)}L${n(cx + w)} ${n(floor + 40)}Z" fill="${mix(darken(palette.deep, 0.3), palette.base, index * 0.12)}"/>`;
        }).join(''),
      )
      .join(''),
  mist: ({ random, palette, width }, floor) =>
    times(12, (index) =>
      circle(
        (index / 11) * width,
        floor + between(random, 6, 34),
        between(random, 24, 46),
        mix(palette.light, '#ffffff', 0.4),
        ' opacity=".32"',
      ),
    ).join(''),
  grass: ({ random, palette, width }, floor) =>
    times(46, (index) => {
      const edge = Math.abs(index / 45 - 0.5) * 2;
      const x = (index / 45) * width + between(random, -5, 5);
      const tall = between(random, 16, 40) + edge * 46;
      return `<path d="M${n(x - 5)} ${n(floor + 40)}Q${n(x)} ${n(floor - tall * 0.3)} ${n(x + between(random, -16, 16))} ${n(floor - tall + 18)}Q${n(x + 4)} ${n(floor)} ${n(x + 5)} ${n(floor + 40)}Z" fill="${mix(darken(palette.deep, 0.25), palette.base, random() * 0.4)}"/>`;
    }).join(''),
};
