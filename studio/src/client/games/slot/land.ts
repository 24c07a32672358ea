import type { Texture } from 'pixi.js';
import type { Land } from '../../skins/skin.ts';
import { type Brush, fade, linear, paint } from '../stage/paint.ts';

type Crest = (x: number) => number;

/**
 * The upper edge of a stretch of land or water: for a position from 0 to 1 across, its height from 0 (low) to 1 (high). Sums of
 * waves of unequal length, so that no repetition is visible; `seed` shifts them.
 */
function crestOf(shape: Land['shape'], seed: number): Crest {
  const wave = (x: number, length: number, shift: number) => Math.sin((x / length + shift * seed) * Math.PI * 2);
  switch (shape) {
    case 'hills':
      return (x) => 0.62 + 0.22 * wave(x, 0.62, 1.3) + 0.13 * wave(x, 0.23, 2.7);
    case 'dunes':
      return (x) => 0.6 + 0.26 * wave(x, 0.9, 0.7) + 0.1 * Math.abs(wave(x, 0.5, 1.9));
    case 'waves':
      return (x) => 0.78 + 0.1 * wave(x, 0.16, 1.1) + 0.07 * wave(x, 0.07, 2.3);
    case 'peaks':
      return (x) =>
        0.35 + 0.62 * ridge(x / 0.34 + seed * 0.37) * (0.7 + 0.3 * wave(x, 0.8, 1.7)) + 0.05 * ridge(x / 0.07 + seed);
    case 'clouds':
      return (x) =>
        Math.max(puff(x / 0.16 + seed), puff(x / 0.23 + seed * 1.7) * 0.9, puff(x / 0.11 + seed * 2.3) * 0.7);
    case 'skyline':
      return (x) => 0.25 + 0.7 * block(Math.floor(x * 26), seed);
  }
}

/** A stretch of land as a texture: light along its crest, dark at its foot. */
export function paintLand({ shape, tones }: Land, width: number, height: number, seed: number): Texture {
  const crest = crestOf(shape, seed);
  return paint(width, height, 1, (brush) => {
    trace(brush, crest, width, height);
    brush.fillStyle = linear(brush, [0, 0], [0, height], tones);
    brush.fill();
    brush.clip();
    brush.lineWidth = 5;
    brush.strokeStyle = fade('#ffffff', 0.12);
    trace(brush, crest, width, height);
    brush.stroke();
    if (shape === 'skyline') lightWindows(brush, crest, width, height, seed);
  });
}

function trace(brush: Brush, crest: Crest, width: number, height: number): void {
  brush.beginPath();
  brush.moveTo(0, height);
  for (let x = 0; x <= width; x += 3) brush.lineTo(x, height * (1 - Math.min(1, crest(x / width))));
  brush.lineTo(width, height);
  brush.closePath();
}

function lightWindows(brush: Brush, crest: Crest, width: number, height: number, seed: number): void {
  brush.fillStyle = fade('#ffe9a0', 0.5);
  for (let x = 6; x < width; x += 11) {
    const top = height * (1 - crest(x / width));
    for (let y = top + 10; y < height; y += 14) {
      if (block(Math.round(x * 7 + y * 13), seed) > 0.62) brush.fillRect(x, y, 4, 6);
    }
  }
}

/** Rounded humps of unequal height, side by side. */
function puff(x: number): number {
  const index = Math.floor(x);
  const across = 2 * (x - index) - 1;
  return 0.3 + Math.sqrt(1 - across * across) * (0.35 + 0.35 * block(index, 1));
}

/** Triangles of height 1. */
function ridge(x: number): number {
  return 1 - Math.abs(2 * (x - Math.floor(x)) - 1);
}

/** A fixed number from 0 to 1 for each whole number: heights of houses, lit windows. */
function block(index: number, seed: number): number {
  const value = Math.sin(index * 127.1 + seed * 311.7) * 43758.5453;
  return value - Math.floor(value);
}
