import type { Texture } from 'pixi.js';
import type { FrameStyle } from '../../skins/skin.ts';
import { type Brush, fade, linear, paint, radial, roundRect } from '../stage/paint.ts';
import { CELL_WIDTH, REEL_GAP, type SlotLayout } from './layout.ts';

/** Room around the frame for its shadow and ornaments, in board units. */
export const FRAME_BLEED = 40;
const RADIUS = 22;

export type FrameArt = { glass: Texture; metal: Texture };

/** The reels' window in two layers: the glass behind the symbols, and the metal with its shadow over them. */
export function paintFrame(layout: SlotLayout, style: FrameStyle, resolution: number): FrameArt {
  const { width, height, margin } = layout;
  const side = margin + FRAME_BLEED;
  const sheet = (draw: (brush: Brush) => void) =>
    paint(width + 2 * side, height + 2 * side, layout.scale * resolution, (brush) => {
      brush.translate(side, side);
      draw(brush);
    });
  return {
    glass: sheet((brush) => drawGlass(brush, layout, style)),
    metal: sheet((brush) => drawMetal(brush, layout, style)),
  };
}

function drawGlass(brush: Brush, { width, height, margin }: SlotLayout, { glass, metal, accent }: FrameStyle): void {
  brush.save();
  brush.shadowColor = 'rgb(0 0 0 / 0.7)';
  brush.shadowBlur = 34;
  brush.shadowOffsetY = 14;
  brush.fillStyle = glass[1];
  roundRect(brush, -margin, -margin, width + 2 * margin, height + 2 * margin, RADIUS + margin * 0.5);
  brush.fill();
  brush.restore();
  for (let reel = 0; reel < 5; reel += 1) {
    const x = reel * (CELL_WIDTH + REEL_GAP);
    brush.fillStyle = linear(brush, [0, 0], [0, height], [glass[1], glass[0], glass[0], glass[1]]);
    brush.fillRect(x - REEL_GAP / 2, -4, CELL_WIDTH + REEL_GAP, height + 8);
    brush.fillStyle = linear(
      brush,
      [x, 0],
      [x + CELL_WIDTH, 0],
      [
        fade('#000000', 0.34),
        fade('#ffffff', 0.05),
        fade('#ffffff', 0.08),
        fade('#ffffff', 0.05),
        fade('#000000', 0.34),
      ],
    );
    brush.fillRect(x - REEL_GAP / 2, -4, CELL_WIDTH + REEL_GAP, height + 8);
  }
  brush.fillStyle = radial(brush, width / 2, height / 2, width * 0.62, [fade(accent, 0.16), fade(accent, 0)]);
  brush.fillRect(0, 0, width, height);
  for (let reel = 1; reel < 5; reel += 1) {
    const x = reel * (CELL_WIDTH + REEL_GAP) - REEL_GAP;
    brush.fillStyle = linear(brush, [x, 0], [x + REEL_GAP, 0], [metal[2], metal[1], metal[0], metal[1], metal[2]]);
    brush.fillRect(x + 1.5, -4, REEL_GAP - 3, height + 8);
    brush.fillStyle = fade('#000000', 0.45);
    brush.fillRect(x - 1, -4, 2.5, height + 8);
    brush.fillRect(x + REEL_GAP - 1.5, -4, 2.5, height + 8);
  }
}

function drawMetal(brush: Brush, layout: SlotLayout, style: FrameStyle): void {
  const { width, height, margin } = layout;
  const { metal, accent } = style;
  drawShade(brush, width, height);

  brush.beginPath();
  brush.roundRect(-margin, -margin, width + 2 * margin, height + 2 * margin, RADIUS + margin * 0.5);
  brush.roundRect(0, 0, width, height, 8);
  brush.fillStyle = linear(
    brush,
    [0, -margin],
    [0, height + margin],
    [metal[0], metal[1], metal[2], metal[1], metal[0], metal[1], metal[2]],
  );
  brush.fill('evenodd');

  // Bevel: a light upper and a dark lower edge on both sides, with a thin accent between them.
  line(
    brush,
    layout,
    -margin + 1.5,
    3,
    linear(brush, [0, -margin], [0, height + margin], ['#ffffff', metal[1], '#000000']),
    0.75,
  );
  line(
    brush,
    layout,
    -margin * 0.72,
    margin * 0.16,
    linear(brush, [0, -margin], [0, height + margin], [metal[2], metal[0], metal[2]]),
    0.9,
  );
  line(brush, layout, -margin * 0.42, margin * 0.2, metal[2], 0.85);
  line(brush, layout, -margin * 0.42, margin * 0.09, accent, 0.9);
  line(brush, layout, -1.5, 3.5, linear(brush, [0, 0], [0, height], ['#000000', metal[2], metal[0]]), 0.9);

  const corner = margin * 0.5;
  for (const x of [-corner, width + corner]) {
    for (const y of [-corner, height + corner]) drawBoss(brush, x, y, margin * 0.6 + 4, style);
  }
  drawBoss(brush, width / 2, height + corner, margin * 0.42 + 3, style);
  drawCrest(brush, width / 2, -corner, margin, style);
}

function line(
  brush: Brush,
  { width, height, margin }: SlotLayout,
  inset: number,
  thickness: number,
  color: string | CanvasGradient,
  alpha: number,
): void {
  brush.globalAlpha = alpha;
  brush.lineWidth = thickness;
  brush.strokeStyle = color;
  const radius = Math.max(8, RADIUS * (-inset / margin) + 8);
  roundRect(brush, inset, inset, width - 2 * inset, height - 2 * inset, radius);
  brush.stroke();
  brush.globalAlpha = 1;
}

// The reels curve away at the top and the bottom.
function drawShade(brush: Brush, width: number, height: number): void {
  brush.fillStyle = linear(
    brush,
    [0, 0],
    [0, height * 0.2],
    [fade('#000000', 0.62), fade('#000000', 0.18), fade('#000000', 0)],
  );
  brush.fillRect(0, 0, width, height * 0.2);
  brush.fillStyle = linear(
    brush,
    [0, height],
    [0, height * 0.8],
    [fade('#000000', 0.62), fade('#000000', 0.18), fade('#000000', 0)],
  );
  brush.fillRect(0, height * 0.8, width, height * 0.2);
}

function drawBoss(brush: Brush, x: number, y: number, radius: number, { metal, gem }: FrameStyle): void {
  brush.save();
  brush.shadowColor = 'rgb(0 0 0 / 0.55)';
  brush.shadowBlur = 6;
  brush.shadowOffsetY = 3;
  disc(brush, x, y, radius, linear(brush, [x, y - radius], [x, y + radius], [metal[0], metal[1], metal[2]]));
  brush.restore();
  disc(brush, x, y, radius * 0.8, linear(brush, [x, y - radius], [x, y + radius], [metal[2], metal[1], metal[0]]));
  disc(
    brush,
    x,
    y,
    radius * 0.6,
    radial(brush, x - radius * 0.18, y - radius * 0.22, radius * 0.8, ['#ffffff', gem, '#12060a']),
  );
  disc(brush, x - radius * 0.18, y - radius * 0.24, radius * 0.16, fade('#ffffff', 0.85));
}

function drawCrest(brush: Brush, x: number, y: number, margin: number, style: FrameStyle): void {
  const { metal } = style;
  const reach = margin * 3;
  brush.save();
  brush.shadowColor = 'rgb(0 0 0 / 0.5)';
  brush.shadowBlur = 8;
  brush.shadowOffsetY = 4;
  brush.beginPath();
  brush.moveTo(x - reach, y);
  brush.quadraticCurveTo(x - reach * 0.5, y - margin * 0.55, x, y - margin * 1.05);
  brush.quadraticCurveTo(x + reach * 0.5, y - margin * 0.55, x + reach, y);
  brush.quadraticCurveTo(x + reach * 0.45, y + margin * 0.55, x, y + margin * 0.62);
  brush.quadraticCurveTo(x - reach * 0.45, y + margin * 0.55, x - reach, y);
  brush.fillStyle = linear(brush, [x, y - margin], [x, y + margin * 0.6], [metal[0], metal[1], metal[2]]);
  brush.fill();
  brush.restore();
  brush.lineWidth = 2;
  brush.strokeStyle = metal[0];
  brush.stroke();
  drawBoss(brush, x, y - margin * 0.14, margin * 0.55 + 3, style);
}

function disc(brush: Brush, x: number, y: number, radius: number, fill: string | CanvasGradient): void {
  brush.beginPath();
  brush.arc(x, y, radius, 0, Math.PI * 2);
  brush.fillStyle = fill;
  brush.fill();
}
