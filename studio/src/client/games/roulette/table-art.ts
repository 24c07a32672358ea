import type { Texture } from 'pixi.js';
import type { RouletteRules } from '../../../protocol.ts';
import type { MessageId, Translator } from '../../i18n/index.ts';
import { type Brush, fade, linear, paint, radial, roundRect } from '../stage/paint.ts';
import type { RouletteLayout } from './layout.ts';
import { tableBoxes, type TableBox } from './table-map.ts';
import { colorOf, FIELD_COLORS } from './wheel-art.ts';

/** Room around the table for its border, in pixels. */
export const TABLE_BLEED = 14;

const WORDS = {
  low: 'low',
  high: 'high',
  even: 'even',
  odd: 'odd',
  'dozen:1': 'dozen1',
  'dozen:2': 'dozen2',
  'dozen:3': 'dozen3',
  'column:1': 'columnShort',
  'column:2': 'columnShort',
  'column:3': 'columnShort',
} as const satisfies Record<string, MessageId>;

/** All text on the felt. */
export function tableWords({ text }: Translator): string {
  return `0123456789${Object.values(WORDS)
    .map((id) => text(id))
    .join('')}`;
}

/** A box of the table in pixels from the table's corner. */
export function boxRect(
  box: TableBox,
  layout: RouletteLayout,
): { x: number; y: number; width: number; height: number } {
  const a = layout.toPixel({ u: box.u, v: box.v });
  const b = layout.toPixel({ u: box.u + box.width, v: box.v + box.height });
  return {
    x: Math.min(a.x, b.x) - layout.table.x,
    y: Math.min(a.y, b.y) - layout.table.y,
    width: Math.abs(b.x - a.x),
    height: Math.abs(b.y - a.y),
  };
}

/** The felt with all its fields. */
export function paintTable(
  layout: RouletteLayout,
  rules: RouletteRules,
  translator: Translator,
  resolution: number,
): Texture {
  const { width, height } = layout.table;
  return paint(width + TABLE_BLEED * 2, height + TABLE_BLEED * 2, resolution, (brush) => {
    brush.translate(TABLE_BLEED, TABLE_BLEED);
    for (const box of tableBoxes()) drawBox(brush, box, layout, rules, translator);
  });
}

function drawBox(
  brush: Brush,
  box: TableBox,
  layout: RouletteLayout,
  rules: RouletteRules,
  { text }: Translator,
): void {
  const { x, y, width, height } = boxRect(box, layout);
  const gap = 1.25;
  const color = fillOf(box.id, rules);
  roundRect(brush, x + gap, y + gap, width - gap * 2, height - gap * 2, box.id === 'straight:0' ? 14 : 5);
  brush.fillStyle = color ? linear(brush, [0, y], [0, y + height], color) : fade('#04140c', 0.55);
  brush.fill();
  if (color) {
    brush.fillStyle = linear(brush, [0, y], [0, y + height * 0.55], [fade('#ffffff', 0.22), fade('#ffffff', 0)]);
    brush.fill();
  }
  brush.lineWidth = 1.25;
  brush.strokeStyle = fade('#ffe9a8', 0.6);
  brush.stroke();
  const centre = { x: x + width / 2, y: y + height / 2 };
  if (box.id === 'red' || box.id === 'black')
    return drawDiamond(brush, centre, Math.min(width, height) * 0.32, FIELD_COLORS[box.id]);
  const isNumber = box.id.startsWith('straight');
  const words = isWord(box.id) ? text(WORDS[box.id]) : box.id.slice('straight:'.length);
  drawWords(brush, words, centre, { width, height, isNumber });
}

function drawWords(
  brush: Brush,
  words: string,
  centre: { x: number; y: number },
  box: { width: number; height: number; isNumber: boolean },
): void {
  const isUpright = box.height > box.width * 1.3 && !box.isNumber;
  const along = isUpright ? box.height : box.width;
  const across = isUpright ? box.width : box.height;
  brush.save();
  brush.translate(centre.x, centre.y);
  if (isUpright) brush.rotate(-Math.PI / 2);
  const size = Math.min(across * (box.isNumber ? 0.5 : 0.36), along * 0.36, box.isNumber ? 30 : 21);
  brush.font = `800 ${size}px "Inter Variable", "Noto Sans Lao Variable", "Noto Sans SC Variable", sans-serif`;
  brush.textAlign = 'center';
  brush.textBaseline = 'middle';
  brush.shadowColor = 'rgb(0 0 0 / 0.6)';
  brush.shadowBlur = 3;
  brush.fillStyle = '#ffffff';
  brush.fillText(words, 0, size * 0.06, along * 0.9);
  brush.restore();
}

function drawDiamond(
  brush: Brush,
  { x, y }: { x: number; y: number },
  reach: number,
  [light, deep]: readonly [string, string],
): void {
  brush.beginPath();
  brush.moveTo(x, y - reach);
  brush.lineTo(x + reach * 1.5, y);
  brush.lineTo(x, y + reach);
  brush.lineTo(x - reach * 1.5, y);
  brush.closePath();
  brush.fillStyle = linear(brush, [x, y - reach], [x, y + reach], [light, deep]);
  brush.fill();
  brush.lineWidth = 1.5;
  brush.strokeStyle = fade('#ffffff', 0.75);
  brush.stroke();
}

/** The room around the table: dark baize under a lamp. */
export function paintRoom(width: number, height: number, lamp: { x: number; y: number }): Texture {
  return paint(width, height, 1, (brush) => {
    brush.fillStyle = linear(brush, [0, 0], [0, height], ['#0c3d2c', '#0a3325', '#041a13']);
    brush.fillRect(0, 0, width, height);
    brush.globalAlpha = 0.05;
    brush.strokeStyle = '#ffffff';
    brush.lineWidth = 1;
    brush.beginPath();
    for (let offset = -height; offset < width; offset += 7) {
      brush.moveTo(offset, 0);
      brush.lineTo(offset + height, height);
      brush.moveTo(offset + height, 0);
      brush.lineTo(offset, height);
    }
    brush.stroke();
    brush.globalAlpha = 1;
    brush.fillStyle = radial(brush, lamp.x, lamp.y, Math.max(width, height) * 0.75, [
      fade('#3fd39a', 0.4),
      fade('#1f8a60', 0.18),
      fade('#000000', 0),
    ]);
    brush.fillRect(0, 0, width, height);
    brush.fillStyle = radial(brush, width / 2, height * 0.5, Math.hypot(width, height) * 0.62, [
      fade('#000000', 0),
      fade('#000000', 0),
      fade('#000000', 0.62),
    ]);
    brush.fillRect(0, 0, width, height);
  });
}

function fillOf(id: string, rules: RouletteRules): readonly string[] | null {
  if (!id.startsWith('straight:')) return null;
  return FIELD_COLORS[colorOf(rules, Number(id.slice('straight:'.length)))];
}

function isWord(id: string): id is keyof typeof WORDS {
  return id in WORDS;
}
