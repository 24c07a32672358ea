import { randomOf } from '@champa/titles';
import { palettes, type PaletteName } from './art/palettes.ts';
import { atmosphere } from './scenes/air.ts';
import { circle, fillAll, glow, type Paint } from './scenes/paint.ts';
import { scenes, type SceneName } from './scenes/index.ts';
import { lead, type Stage } from './stages/stage.ts';
import { darken, lighten } from './svg/color.ts';
import { createSheet, emoji, radial, svgDocument } from './svg/sheet.ts';

export const avatarSize = 256;

/** An icon that a member may choose: a figure in front of a scene. */
export type AvatarSpec = { id: string; figure: string; scene: SceneName; palette: PaletteName };

/** The gallery, in its order. An ID that members have chosen is never removed. */
export const avatarSpecs = [
  { id: 'champa', figure: 'plumeria', scene: 'rays', palette: 'rose' },
  { id: 'tiger', figure: 'tiger-face', scene: 'woods', palette: 'amber' },
  { id: 'elephant', figure: 'elephant', scene: 'stupas', palette: 'dusk' },
  { id: 'dragon', figure: 'dragon-face', scene: 'clouds', palette: 'jade' },
  { id: 'peacock', figure: 'peacock', scene: 'seigaiha', palette: 'teal' },
  { id: 'rooster', figure: 'rooster', scene: 'rays', palette: 'crimson' },
  { id: 'fox', figure: 'fox', scene: 'hills', palette: 'copper' },
  { id: 'panda', figure: 'panda', scene: 'papercut', palette: 'forest' },
  { id: 'monkey', figure: 'monkey-face', scene: 'woods', palette: 'lime' },
  { id: 'owl', figure: 'owl', scene: 'space', palette: 'violet' },
  { id: 'fish', figure: 'tropical-fish', scene: 'undersea', palette: 'azure' },
  { id: 'butterfly', figure: 'butterfly', scene: 'bokeh', palette: 'magenta' },
] as const satisfies readonly AvatarSpec[];

/** An icon of the gallery as a square SVG document; the figure fits into the circle to which a page cuts it. */
export function composeAvatar({ id, figure, scene, palette: name }: AvatarSpec): string {
  const palette = palettes[name];
  const sheet = createSheet(avatarSize, avatarSize);
  const middle = avatarSize / 2;
  const paint: Paint = { sheet, random: randomOf(`avatar/${id}`), palette, width: avatarSize, height: avatarSize };
  const stage: Stage = {
    ...paint,
    top: 20,
    bottom: avatarSize - 20,
    hero: figure,
    rival: figure,
    props: [figure],
    dye: null,
    finish: 'shadow',
  };
  const shade = radial(sheet, [
    [0.55, palette.deep, 0],
    [1, darken(palette.deep, 0.3), 0.75],
  ]);
  const body =
    scenes[scene](paint) +
    atmosphere(paint, scene) +
    fillAll(paint, shade) +
    glow(sheet, middle, middle, 128, lighten(palette.light, 0.5), 0.75) +
    circle(middle, middle, 98, lighten(palette.light, 0.3), ' opacity=".28"') +
    lead(stage, emoji(sheet, figure, { x: middle, y: middle, size: 164 }));
  return svgDocument(avatarSize, avatarSize, sheet.defs() + body);
}
