import type { Paint } from '../scenes/paint.ts';
import { silhouette } from '../stages/finish.ts';
import { label } from '../stages/pieces.ts';
import { brightness, darken, lighten } from '../svg/color.ts';
import { outline, type Face } from '../svg/fonts.ts';
import { emoji, linear, n } from '../svg/sheet.ts';

export type BadgeStyle = 'pill' | 'seal' | 'tab' | 'corner' | 'line' | 'shield' | 'flag' | 'stamp';

export type Mark = { emblem: string; color: string; name: string; face: Face };

/** The studio's mark on its covers: an emblem, and its name where the style has room for it. */
export function badge(paint: Paint, style: BadgeStyle, mark: Mark): string {
  return styles[style](paint, mark);
}

/** The emblem as a flat outline of one colour. */
export function emblem({ sheet }: Paint, name: string, x: number, y: number, size: number, color: string): string {
  return emoji(sheet, name, { x, y, size, filter: silhouette(sheet, color) });
}

function letters(color: string): string {
  return brightness(color) > 0.6 ? '#1a1230' : '#ffffff';
}

function wordmark({ name, face }: Mark, x: number, y: number, size: number, color: string, widest: number): string {
  return label(name.toUpperCase(), x, y, size, color, face, widest);
}

function wordWidth({ name, face }: Mark, size: number, widest: number): number {
  return Math.min(widest, outline(face, name.toUpperCase(), size).width);
}

const styles: Readonly<Record<BadgeStyle, (paint: Paint, mark: Mark) => string>> = {
  pill: (paint, mark) => {
    const w = wordWidth(mark, 11, 92) + 40;
    const x = (paint.width - w) / 2;
    return `<rect x="${n(x)}" y="15" width="${n(w)}" height="25" rx="12.5" fill="#0b0818" opacity=".72"/><rect x="${n(x)}" y="15" width="${n(w)}" height="25" rx="12.5" fill="none" stroke="${lighten(mark.color, 0.4)}" stroke-width="1.2"/>${emblem(paint, mark.emblem, x + 17, 27.5, 17, lighten(mark.color, 0.55))}${wordmark(mark, x + 19 + (w - 22) / 2, 27.5, 11, '#ffffff', 92)}`;
  },
  seal: (paint, mark) => {
    const x = paint.width - 36;
    return `<circle cx="${n(x)}" cy="38" r="21" fill="#000" opacity=".35"/><circle cx="${n(x)}" cy="36" r="20" fill="${linear(
      paint.sheet,
      [
        [0, lighten(mark.color, 0.3)],
        [1, darken(mark.color, 0.35)],
      ],
    )}" stroke="${lighten(mark.color, 0.6)}" stroke-width="2"/>${emblem(paint, mark.emblem, x, 36, 25, '#ffffff')}`;
  },
  tab: (paint, mark) => {
    const w = Math.max(58, wordWidth(mark, 9, 84) + 22);
    const x = (paint.width - w) / 2;
    return `<path d="M${n(x - 10)} 0H${n(x + w + 10)}L${n(x + w)} 42Q${n(paint.width / 2)} 52 ${n(x)} 42Z" fill="${linear(
      paint.sheet,
      [
        [0, darken(mark.color, 0.35)],
        [1, mark.color],
      ],
    )}"/>${emblem(paint, mark.emblem, paint.width / 2, 15, 20, letters(mark.color))}${wordmark(mark, paint.width / 2, 34, 9, letters(mark.color), 84)}`;
  },
  corner: (paint, mark) =>
    `<path d="M0 0H84L0 84Z" fill="#000" opacity=".3" transform="translate(0 4)"/><path d="M0 0H80L0 80Z" fill="${linear(
      paint.sheet,
      [
        [0, lighten(mark.color, 0.2)],
        [1, darken(mark.color, 0.25)],
      ],
      45,
    )}"/><path d="M80 0L0 80" stroke="${lighten(mark.color, 0.6)}" stroke-width="2.5"/>${emblem(paint, mark.emblem, 25, 25, 31, letters(mark.color))}`,
  line: (paint, mark) => {
    const w = wordWidth(mark, 10, 120) + 22;
    const x = (paint.width - w) / 2;
    return `<g opacity=".92">${emblem(paint, mark.emblem, x + 8, paint.height - 18, 15, lighten(mark.color, 0.6))}${wordmark(mark, x + 22 + (w - 22) / 2, paint.height - 17.5, 10, '#ffffff', 120)}</g>`;
  },
  shield: (paint, mark) =>
    `<path d="M18 12H62V44Q62 62 40 70Q18 62 18 44Z" fill="#000" opacity=".35" transform="translate(0 4)"/><path d="M18 12H62V44Q62 62 40 70Q18 62 18 44Z" fill="${linear(
      paint.sheet,
      [
        [0, lighten(mark.color, 0.15)],
        [1, darken(mark.color, 0.45)],
      ],
    )}" stroke="${lighten(mark.color, 0.6)}" stroke-width="2"/>${emblem(paint, mark.emblem, 40, 37, 29, '#ffffff')}`,
  flag: (paint, mark) => {
    const w = wordWidth(mark, 10.5, 96) + 46;
    return `<path d="M0 20H${n(w)}L${n(w - 11)} 34L${n(w)} 48H0Z" fill="#000" opacity=".3" transform="translate(0 4)"/><path d="M0 20H${n(w)}L${n(w - 11)} 34L${n(w)} 48H0Z" fill="${linear(
      paint.sheet,
      [
        [0, lighten(mark.color, 0.12)],
        [1, darken(mark.color, 0.3)],
      ],
    )}"/>${emblem(paint, mark.emblem, 17, 34, 20, letters(mark.color))}${wordmark(mark, 28 + (w - 42) / 2, 34, 10.5, letters(mark.color), 96)}`;
  },
  stamp: (paint, mark) => {
    const x = paint.width - 36;
    return `<g transform="rotate(9 ${n(x)} 38)"><rect x="${n(x - 19)}" y="19" width="38" height="38" rx="7" fill="${mark.color}"/><rect x="${n(x - 15.5)}" y="22.5" width="31" height="31" rx="4" fill="none" stroke="${lighten(mark.color, 0.75)}" stroke-width="1.4"/>${emblem(paint, mark.emblem, x, 38, 24, lighten(mark.color, 0.85))}</g>`;
  },
};
