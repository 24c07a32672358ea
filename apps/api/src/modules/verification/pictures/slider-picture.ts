import { randomInt } from 'node:crypto';
import sharp from 'sharp';
import { SLIDER } from '../domain/slider.ts';

const { width, height, pieceSize } = SLIDER;
const MARGIN = 8;

export type SliderPicture = { picture: Buffer; piece: Buffer; gapX: number; gapY: number };

/** A picture with a gap in the shape of a puzzle's piece, and the piece cut from there. */
export async function drawSlider(): Promise<SliderPicture> {
  const gapX = randomInt(pieceSize + 40, width - pieceSize - MARGIN);
  const gapY = randomInt(MARGIN, height - pieceSize - MARGIN);
  const whole = await sharp(Buffer.from(landscape())).png().toBuffer();
  const cut = { left: gapX, top: gapY, width: pieceSize, height: pieceSize };
  const [picture, piece] = await Promise.all([
    sharp(whole)
      .composite([{ input: shape('#1b1208', 0.55, '#ffffff'), left: gapX, top: gapY }])
      .png()
      .toBuffer(),
    sharp(whole)
      .extract(cut)
      .ensureAlpha()
      .composite([{ input: shape('#ffffff', 1, 'none'), blend: 'dest-in' }, { input: shape('none', 0, '#ffffff') }])
      .png()
      .toBuffer(),
  ]);
  return { picture, piece, gapX, gapY };
}

/** A square with a knob to the right and a dent below. */
function shape(fill: string, opacity: number, stroke: string): Buffer {
  const path = 'M4 4h28v9a7 7 0 1 1 0 13v18h-9a7 7 0 1 0-11 0h-8z';
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${pieceSize}" height="${pieceSize}" viewBox="0 0 48 48"><path d="${path}" fill="${fill}" fill-opacity="${opacity}" stroke="${stroke}" stroke-width="1.5"/></svg>`,
  );
}

/** Hills, a sun and petals, never twice the same. */
function landscape(): string {
  const hue = randomInt(360);
  const hills = Array.from({ length: 4 }, (_, index) => hill(index, (hue + 24 * index) % 360));
  const petals = Array.from({ length: 18 }, () => {
    const [x, y, size, turn] = [randomInt(width), randomInt(height), 5 + randomInt(12), randomInt(360)];
    return `<ellipse cx="${x}" cy="${y}" rx="${size}" ry="${size / 2}" transform="rotate(${turn} ${x} ${y})" fill="hsl(${(hue + 180 + randomInt(60)) % 360} 70% 75%)" fill-opacity=".7"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="hsl(${hue} 60% 45%)"/><stop offset="1" stop-color="hsl(${(hue + 50) % 360} 75% 78%)"/></linearGradient></defs>
    <rect width="${width}" height="${height}" fill="url(#sky)"/>
    <circle cx="${randomInt(width)}" cy="${20 + randomInt(50)}" r="${14 + randomInt(14)}" fill="#fff6d8" fill-opacity=".85"/>
    ${hills.join('')}${petals.join('')}
  </svg>`;
}

function hill(index: number, hue: number): string {
  const top = 60 + 22 * index;
  const points = Array.from({ length: 7 }, (_, step) => `${(step * width) / 6} ${top - randomInt(26)}`);
  return `<path d="M0 ${height} L${points.join(' L')} L${width} ${height} Z" fill="hsl(${hue} ${40 + randomInt(30)}% ${52 - 9 * index}%)"/>`;
}
