import { breakTitle } from './line-break.ts';
import { canDraw, outline, type Face } from './fonts.ts';
import { linear, n, softly, type Sheet } from './sheet.ts';
import type { Ink } from './inks.ts';
import { warpedPath, type Block, type Warp } from './warp.ts';

export type Lettering = {
  text: string;
  face: Face;
  ink: Ink;
  warp: Warp;
  /** The box the letters keep within before they are bent. */
  box: Block;
  align: 'middle' | 'start';
  anchor: 'top' | 'bottom' | 'middle';
  largest: number;
  tracking?: number;
  upper?: boolean;
};

export type Lettered = { markup: string; block: Block };

/** A title drawn as outlines with the layers of its ink; empty where the face has none of its letters. */
export function letter(sheet: Sheet, lettering: Lettering): Lettered {
  const { face, ink, warp, box, align, anchor, largest, tracking = 0 } = lettering;
  const text = drawable(face, lettering.upper === true ? lettering.text.toUpperCase() : lettering.text);
  const lines = breakTitle(text, face, box, largest, tracking).map((line) => ({
    ...line,
    shape: outline(face, line.text, line.size, tracking),
  }));
  const gap = Math.max(3, box.height * 0.035) + ink.depth * 0.4;
  const heights = lines.map(({ shape, joins }) =>
    joins ? shape.bottom - shape.top : Math.max(1, capBottom(shape) - shape.top),
  );
  const height = heights.reduce((sum, value) => sum + value, 0) + gap * Math.max(0, lines.length - 1);
  const width = Math.max(0, ...lines.map(({ shape }) => shape.width));
  const squeeze = height > box.height ? box.height / height : 1;
  const slack = box.height - height * squeeze;
  const top = box.top + (anchor === 'top' ? 0 : anchor === 'bottom' ? slack : slack / 2);
  const left = align === 'start' ? box.left : box.left + (box.width - width * squeeze) / 2;
  const block = { left, top, width: width * squeeze, height: height * squeeze };

  let y = 0;
  const paths = lines.map(({ shape }, index) => {
    const x = align === 'start' ? 0 : (width - shape.width) / 2;
    const data = warpedPath(shape.commands, x, y - shape.top, { left: 0, top: 0, width, height }, warp);
    y += (heights[index] ?? 0) + gap;
    return data;
  });
  const place = `translate(${n(left)} ${n(top)})${squeeze === 1 ? '' : ` scale(${squeeze.toFixed(3)})`}`;
  return { markup: `<g transform="${place}">${painted(sheet, paths, ink)}</g>`, block };
}

/** Letters that extend below the baseline may run into the gap. */
function capBottom({ top, bottom }: { top: number; bottom: number }): number {
  return Math.min(bottom, -top * 0.12);
}

function drawable(face: Face, text: string): string {
  return [...text]
    .map((each) => (/\s/.test(each) ? ' ' : each))
    .filter((each) => each === ' ' || canDraw(face, each))
    .join('')
    .trim();
}

function painted(sheet: Sheet, paths: readonly string[], ink: Ink): string {
  if (paths.length === 0) return '';
  const ids = paths.map((data) => sheet.define((id) => `<path id="${id}" d="${data}"/>`));
  const all = (attributes: string, dy = 0): string =>
    `<g ${attributes}${dy === 0 ? '' : ` transform="translate(0 ${n(dy)})"`}>${ids.map((id) => `<use href="#${id}"/>`).join('')}</g>`;
  const join = 'stroke-linejoin="round" stroke-linecap="round"';
  const layers: string[] = [];
  if (ink.glow !== undefined) {
    layers.push(
      all(
        `fill="${ink.glow}" stroke="${ink.glow}" stroke-width="${n(ink.outer.width * 1.6)}" ${join} filter="${softly(sheet, 7)}" opacity=".8"`,
      ),
    );
  }
  layers.push(
    all(`fill="#000" stroke="#000" stroke-width="${n(ink.outer.width)}" ${join} opacity=".38"`, ink.depth + 4),
  );
  for (let step = ink.depth; step > 0; step -= 1.5) {
    layers.push(all(`fill="${ink.side}" stroke="${ink.side}" stroke-width="${n(ink.outer.width)}" ${join}`, step));
  }
  layers.push(
    all(`fill="${ink.outer.color}" stroke="${ink.outer.color}" stroke-width="${n(ink.outer.width)}" ${join}`),
  );
  if (ink.inner !== undefined) {
    layers.push(
      all(`fill="${ink.inner.color}" stroke="${ink.inner.color}" stroke-width="${n(ink.inner.width)}" ${join}`),
    );
  }
  layers.push(all(`fill="${linear(sheet, ink.fill)}"`));
  if (ink.edge !== undefined) layers.push(all(`fill="none" stroke="${ink.edge}" stroke-width="1.1" ${join}`));
  return layers.join('');
}
