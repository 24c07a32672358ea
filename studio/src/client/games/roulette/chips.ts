import type { Amount } from '@champa/money';
import { type Container, Sprite, Text, type Texture } from 'pixi.js';
import { CHIP_COLORS, chipIndex, shortAmount } from '../chip-values.ts';
import { fade, linear, paint } from '../stage/paint.ts';

const SIZE = 96;
const SHOWN = 4;

/** A stack of chips with its sum on the top one. */
export class ChipStack {
  readonly #discs: Sprite[];
  readonly #label: Text;
  readonly view: Container;

  constructor(view: Container, textures: readonly Texture[]) {
    this.view = view;
    this.#discs = Array.from({ length: SHOWN }, () => new Sprite(textures[0]));
    for (const disc of this.#discs) disc.anchor.set(0.5);
    this.#label = new Text({
      style: { fontFamily: ['Inter Variable', 'sans-serif'], fontWeight: '800', fontSize: 40, fill: '#ffffff' },
    });
    this.#label.anchor.set(0.5);
    view.addChild(...this.#discs, this.#label);
  }

  show(amount: Amount, values: readonly Amount[], textures: readonly Texture[], radius: number): void {
    const top = chipIndex(values, amount);
    const height = heightOf(amount, values[top] ?? amount);
    const lift = radius * 0.2;
    this.#discs.forEach((disc, level) => {
      disc.visible = level < height;
      disc.texture = textures[top % textures.length]!;
      disc.setSize(radius * 2);
      disc.y = -level * lift;
    });
    const text = shortAmount(amount);
    if (this.#label.text !== text) this.#label.text = text;
    this.#label.style.fill = CHIP_COLORS[top % CHIP_COLORS.length]![2];
    this.#label.scale.set((radius * (text.length > 3 ? 0.5 : 0.62)) / 40);
    this.#label.y = -(height - 1) * lift;
  }
}

export function paintChips(): Texture[] {
  return CHIP_COLORS.map(([body, marks, ink]) =>
    paint(SIZE, SIZE, 1, (brush) => {
      brush.translate(SIZE / 2, SIZE / 2);
      const disc = (radius: number, fill: string | CanvasGradient) => {
        brush.beginPath();
        brush.arc(0, 0, radius, 0, Math.PI * 2);
        brush.fillStyle = fill;
        brush.fill();
      };
      brush.save();
      brush.shadowColor = 'rgb(0 0 0 / 0.6)';
      brush.shadowBlur = 6;
      brush.shadowOffsetY = 3;
      disc(42, body);
      brush.restore();
      disc(42, linear(brush, [0, -42], [0, 42], [fade('#ffffff', 0.35), fade('#ffffff', 0), fade('#000000', 0.35)]));
      for (let mark = 0; mark < 8; mark += 1) {
        brush.save();
        brush.rotate((mark * Math.PI) / 4);
        brush.fillStyle = marks;
        brush.beginPath();
        brush.arc(0, 0, 41, -0.17, 0.17);
        brush.arc(0, 0, 32, 0.17, -0.17, true);
        brush.fill();
        brush.restore();
      }
      disc(30, fade('#000000', 0.25));
      disc(29, body);
      disc(29, linear(brush, [0, -29], [0, 29], [fade('#ffffff', 0.22), fade('#ffffff', 0), fade('#000000', 0.22)]));
      brush.lineWidth = 1.5;
      brush.strokeStyle = fade(ink, 0.5);
      brush.setLineDash([4, 3]);
      brush.beginPath();
      brush.arc(0, 0, 26, 0, Math.PI * 2);
      brush.stroke();
    }),
  );
}

function heightOf(amount: Amount, value: Amount): number {
  const count = value > 0n ? amount / value : 1n;
  return count >= BigInt(SHOWN) ? SHOWN : Number(count);
}
