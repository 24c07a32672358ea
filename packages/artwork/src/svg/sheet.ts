import { n } from './figure.ts';
import { drawableScale, emojiMarkup, emojiSize } from './emoji.ts';

export { n } from './figure.ts';

/** A picture being drawn: definitions collected once, with IDs of its own. */
export type Sheet = {
  readonly width: number;
  readonly height: number;
  /** Adds a definition; the same text is added once and keeps its id. `markup` is given the id. */
  define(markup: (id: string) => string): string;
  /** The id of a picture of the emoji set, defined once however often it is used. */
  emoji(name: string): string;
  defs(): string;
};

export function createSheet(width: number, height: number): Sheet {
  const definitions = new Map<string, { id: string; markup: string }>();
  const pictures = new Map<string, string>();

  return {
    width,
    height,
    define(markup) {
      const key = markup('');
      const known = definitions.get(key);
      if (known !== undefined) return known.id;
      const id = `d${definitions.size}`;
      definitions.set(key, { id, markup: markup(id) });
      return id;
    },
    emoji(name) {
      const known = pictures.get(name);
      if (known !== undefined) return known;
      const id = `e${pictures.size}`;
      pictures.set(name, id);
      definitions.set(`emoji ${name}`, { id, markup: `<g id="${id}" fill="none">${emojiMarkup(name, `${id}-`)}</g>` });
      return id;
    },
    defs: () => `<defs>${[...definitions.values()].map(({ markup }) => markup).join('')}</defs>`,
  };
}

/** A self-contained SVG document. */
export function svgDocument(width: number, height: number, body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>`;
}

export type Stop = readonly [offset: number, color: string, opacity?: number];

export function linear(sheet: Sheet, stops: readonly Stop[], angle = 90): string {
  const turn = (angle * Math.PI) / 180;
  const x = Math.cos(turn) / 2;
  const y = Math.sin(turn) / 2;
  const box = `x1="${n(0.5 - x)}" y1="${n(0.5 - y)}" x2="${n(0.5 + x)}" y2="${n(0.5 + y)}"`;
  const id = sheet.define(
    (self) => `<linearGradient id="${self}" ${box}>${stops.map(stopMarkup).join('')}</linearGradient>`,
  );
  return `url(#${id})`;
}

export function radial(sheet: Sheet, stops: readonly Stop[], cx = 0.5, cy = 0.5, r = 0.5): string {
  const box = `cx="${n(cx)}" cy="${n(cy)}" r="${n(r)}"`;
  const id = sheet.define(
    (self) => `<radialGradient id="${self}" ${box}>${stops.map(stopMarkup).join('')}</radialGradient>`,
  );
  return `url(#${id})`;
}

function stopMarkup([offset, color, opacity]: Stop): string {
  return `<stop offset="${n(offset)}" stop-color="${color}"${opacity === undefined ? '' : ` stop-opacity="${n(opacity)}"`}/>`;
}

export type Placement = {
  x: number;
  y: number;
  /** Width and height in the picture's units. */
  size: number;
  rotate?: number;
  /** The rotation of the group that contains it. */
  turned?: number;
  flip?: boolean;
  opacity?: number;
  filter?: string;
};

/** One picture of the emoji set, its middle at (x, y). */
export function emoji(
  sheet: Sheet,
  name: string,
  { x, y, size, rotate = 0, turned = 0, flip = false, opacity, filter }: Placement,
): string {
  const turn = Math.round(rotate * 100) / 100;
  const scale = drawableScale(name, size / emojiSize, turn + turned);
  const move = `translate(${n(x)} ${n(y)})${turn === 0 ? '' : ` rotate(${n(turn)})`}`;
  const fit = `scale(${flip ? '-' : ''}${scale.toFixed(4)} ${scale.toFixed(4)}) translate(-16 -16)`;
  const extra = `${opacity === undefined ? '' : ` opacity="${n(opacity)}"`}${filter === undefined ? '' : ` filter="${filter}"`}`;
  return `<g${extra}><use href="#${sheet.emoji(name)}" transform="${move} ${fit}"/></g>`;
}

export function filter(sheet: Sheet, primitives: string, box = 'x="-40%" y="-40%" width="180%" height="180%"'): string {
  return `url(#${sheet.define((id) => `<filter id="${id}" ${box} color-interpolation-filters="sRGB">${primitives}</filter>`)})`;
}

/** Blurs what is drawn in the sheet's own coordinates; only the sheet is computed. */
export function blur(sheet: Sheet, deviation: number): string {
  const area = `filterUnits="userSpaceOnUse" x="0" y="0" width="${sheet.width}" height="${sheet.height}"`;
  return filter(sheet, `<feGaussianBlur stdDeviation="${n(deviation)}"/>`, area);
}

/** Blurs what is drawn in coordinates of its own, with a little room around it. */
export function softly(sheet: Sheet, deviation: number): string {
  return filter(
    sheet,
    `<feGaussianBlur stdDeviation="${n(deviation)}"/>`,
    'x="-10%" y="-25%" width="120%" height="150%"',
  );
}
