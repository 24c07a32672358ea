import { type Sprite, Texture } from 'pixi.js';

export type Brush = CanvasRenderingContext2D;

/** A texture drawn with canvas commands, in units of CSS pixels, at the resolution of the stage. */
export function paint(width: number, height: number, resolution: number, draw: (brush: Brush) => void): Texture {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.ceil(width * resolution));
  canvas.height = Math.max(1, Math.ceil(height * resolution));
  const brush = canvas.getContext('2d');
  if (!brush) throw new Error('this browser has no 2D canvas');
  brush.scale(resolution, resolution);
  draw(brush);
  return Texture.from({ resource: canvas, resolution, autoGenerateMipmaps: false }, true);
}

const repainted = new WeakSet<Texture>();

/** Gives a sprite a new texture and frees the previous one. */
export function repaint(sprite: Sprite, texture: Texture): void {
  const old = sprite.texture;
  repainted.add(texture);
  sprite.texture = texture;
  if (repainted.has(old)) old.destroy(true);
}

export function linear(
  brush: Brush,
  from: [number, number],
  to: [number, number],
  stops: readonly string[],
): CanvasGradient {
  return withStops(brush.createLinearGradient(...from, ...to), stops);
}

export function radial(brush: Brush, x: number, y: number, radius: number, stops: readonly string[]): CanvasGradient {
  return withStops(brush.createRadialGradient(x, y, 0, x, y, radius), stops);
}

/** `#rrggbb` with an opacity. */
export function fade(color: string, opacity: number): string {
  return `${color}${Math.round(opacity * 255)
    .toString(16)
    .padStart(2, '0')}`;
}

export function roundRect(brush: Brush, x: number, y: number, width: number, height: number, radius: number): void {
  brush.beginPath();
  brush.roundRect(x, y, width, height, radius);
}

function withStops(gradient: CanvasGradient, stops: readonly string[]): CanvasGradient {
  stops.forEach((color, index) => gradient.addColorStop(index / Math.max(1, stops.length - 1), color));
  return gradient;
}
