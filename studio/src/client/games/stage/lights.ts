import type { Texture } from 'pixi.js';
import { fade, linear, paint, radial } from './paint.ts';

const WHITE = '#ffffff';

/** Textures of light, white so that a tint gives them any colour. Created once for a stage. */
export type Lights = { glow: Texture; rays: Texture; spark: Texture; shine: Texture; disc: Texture };

export function createLights(): Lights {
  return {
    glow: paint(128, 128, 1, (brush) => {
      brush.fillStyle = radial(brush, 64, 64, 64, [
        fade(WHITE, 1),
        fade(WHITE, 0.42),
        fade(WHITE, 0.12),
        fade(WHITE, 0),
      ]);
      brush.fillRect(0, 0, 128, 128);
    }),
    rays: paint(512, 512, 1, (brush) => {
      brush.translate(256, 256);
      brush.fillStyle = radial(brush, 0, 0, 256, [fade(WHITE, 0.9), fade(WHITE, 0.35), fade(WHITE, 0)]);
      for (let ray = 0; ray < 14; ray += 1) {
        const half = ray % 2 === 0 ? 0.13 : 0.07;
        brush.beginPath();
        brush.moveTo(0, 0);
        brush.arc(0, 0, 256, (ray * Math.PI) / 7 - half, (ray * Math.PI) / 7 + half);
        brush.fill();
      }
    }),
    spark: paint(64, 64, 1, (brush) => {
      brush.translate(32, 32);
      brush.fillStyle = radial(brush, 0, 0, 32, [fade(WHITE, 1), fade(WHITE, 0.5), fade(WHITE, 0)]);
      brush.beginPath();
      for (let point = 0; point < 8; point += 1) {
        const reach = point % 2 === 0 ? 31 : 5;
        brush.lineTo(reach * Math.cos((point * Math.PI) / 4), reach * Math.sin((point * Math.PI) / 4));
      }
      brush.fill();
    }),
    shine: paint(64, 256, 1, (brush) => {
      brush.fillStyle = linear(brush, [0, 0], [64, 0], [fade(WHITE, 0), fade(WHITE, 0.8), fade(WHITE, 0)]);
      brush.fillRect(0, 0, 64, 256);
    }),
    disc: paint(32, 32, 1, (brush) => {
      brush.fillStyle = WHITE;
      brush.beginPath();
      brush.arc(16, 16, 15, 0, Math.PI * 2);
      brush.fill();
    }),
  };
}
