import type { Dye } from '../art/lexicon.ts';
import type { Palette } from '../art/palettes.ts';
import { channels, lighten } from '../svg/color.ts';
import { filter, type Sheet } from '../svg/sheet.ts';

/** How figures are set off from the scene: a studio's own style. */
export type Finish = 'shadow' | 'halo' | 'sticker' | 'inked' | 'rim' | 'neon' | 'statue';

/** A part of the sheet in whole pixels. */
export type Area = { left: number; top: number; right: number; bottom: number };

/**
 * A filter that dyes a group of figures and then finishes its edge. It is worked out within `area` only: most of the
 * cost of a cover is in such filters.
 */
export function finishFilter(sheet: Sheet, finish: Finish, dye: Dye | null, palette: Palette, within: Area): string {
  const { left, top, right, bottom } = within;
  const area = `filterUnits="userSpaceOnUse" x="${left}" y="${top}" width="${right - left}" height="${bottom - top}"`;
  const dyed = dye === null && finish === 'statue' ? 'gold' : dye;
  const source = dyed === null ? 'SourceGraphic' : 'dyed';
  return filter(sheet, `${dyed === null ? '' : dyePrimitives(dyed)}${edge[finish](palette, source)}`, area);
}

/** A filter that fills the outline of a picture with one colour. */
export function silhouette(sheet: Sheet, color: string): string {
  return filter(sheet, paintAlpha('SourceGraphic', color, 1, 'flat'));
}

/**
 * The shape of `source` in one colour. Done by matrix: a flood composed with a shape makes resvg abort where rounding
 * gives the two different sizes.
 */
function paintAlpha(source: string, color: string, strength: number, result: string, bias = 0): string {
  const [red = 0, green = 0, blue = 0] = channels(color).map((value) => Math.round((value / 255) * 1000) / 1000);
  return `<feColorMatrix in="${source}" type="matrix" values="0 0 0 0 ${red} 0 0 0 0 ${green} 0 0 0 0 ${blue} 0 0 0 ${strength} ${bias}" result="${result}"/>`;
}

/**
 * The figures grown by about `radius` all round, in one colour: blurred and made hard again, which is rounder and many
 * times cheaper than resvg's feMorphology.
 */
function grown(radius: number, color: string, result: string): string {
  return `<feGaussianBlur in="SourceAlpha" stdDeviation="${radius * 0.72}" result="wide"/>${paintAlpha('wide', color, 9, result, -0.7)}`;
}

function merge(...layers: readonly string[]): string {
  return `<feMerge>${layers.map((layer) => `<feMergeNode in="${layer}"/>`).join('')}</feMerge>`;
}

const edge: Readonly<Record<Finish, (palette: Palette, source: string) => string>> = {
  shadow: (_, source) => cast(5, 0, 7, 0.55) + merge('shade', source),
  statue: (_, source) => cast(5, 0, 7, 0.55) + merge('shade', source),
  halo: ({ accent }, source) =>
    `<feGaussianBlur in="SourceAlpha" stdDeviation="9" result="soft"/>${paintAlpha('soft', lighten(accent, 0.25), 1.9, 'light')}${merge('light', source)}`,
  sticker: (_, source) =>
    `${grown(4, '#ffffff', 'paper')}<feOffset in="paper" dy="5" result="low"/><feGaussianBlur in="low" stdDeviation="3.5" result="soft"/>${paintAlpha('soft', '#000000', 0.5, 'shade')}${merge('shade', 'paper', source)}`,
  inked: ({ deep }, source) =>
    `${grown(2.4, deep, 'ink')}<feOffset in="ink" dx="5" dy="6" result="low"/>${paintAlpha('low', deep, 0.55, 'shade')}${merge('shade', 'ink', source)}`,
  rim: ({ light }, source) =>
    `<feOffset in="SourceAlpha" dx="4" dy="5" result="moved"/><feComposite in="SourceAlpha" in2="moved" operator="out" result="sliver"/>${paintAlpha('sliver', lighten(light, 0.55), 0.85, 'rim')}${cast(6, -4, 8, 0.6)}${merge('shade', source, 'rim')}`,
  neon: ({ accent }, source) =>
    `${grown(2.4, accent, 'tube')}<feGaussianBlur in="tube" stdDeviation="8" result="air"/>${merge('air', 'air', 'tube', source)}`,
};

/** A soft shadow of the figures, called `shade`. */
function cast(softness: number, dx: number, dy: number, strength: number): string {
  return `<feOffset in="SourceAlpha" dx="${dx}" dy="${dy}" result="low"/><feGaussianBlur in="low" stdDeviation="${softness}" result="soft"/>${paintAlpha('soft', '#000000', strength, 'shade')}`;
}

/** Brightness is turned into a ramp of the dye's own colours: red, green and blue from dark to light. */
const ramps: Readonly<Record<Dye, readonly [string, string, string]>> = {
  gold: ['.28 .62 .93 1 1', '.1 .36 .68 .9 1', '.01 .04 .14 .45 .92'],
  silver: ['.12 .36 .62 .86 1', '.14 .39 .66 .89 1', '.2 .47 .74 .95 1'],
  bronze: ['.18 .46 .74 .94 1', '.08 .24 .46 .72 .95', '.04 .1 .24 .48 .85'],
  marble: ['.3 .56 .78 .94 1', '.28 .53 .75 .92 1', '.29 .52 .72 .88 .98'],
  red: ['.22 .62 .92 1 1', '.01 .05 .2 .52 .95', '.04 .09 .2 .46 .9'],
  green: ['.01 .05 .22 .6 .95', '.16 .44 .74 .95 1', '.1 .26 .45 .7 .95'],
  blue: ['.01 .05 .22 .58 .96', '.08 .26 .56 .84 1', '.3 .66 .95 1 1'],
  violet: ['.14 .38 .62 .86 1', '.02 .1 .3 .66 .96', '.3 .66 .94 1 1'],
  shadow: ['.02 .08 .17 .34 .8', '.02 .07 .15 .3 .78', '.06 .15 .27 .46 .9'],
};

function dyePrimitives(dye: Dye): string {
  const [red, green, blue] = ramps[dye];
  const luminance = '.33 .56 .11 0 0';
  return `<feColorMatrix in="SourceGraphic" type="matrix" values="${luminance} ${luminance} ${luminance} 0 0 0 1 0"/><feComponentTransfer result="dyed"><feFuncR type="table" tableValues="${red}"/><feFuncG type="table" tableValues="${green}"/><feFuncB type="table" tableValues="${blue}"/></feComponentTransfer>`;
}
