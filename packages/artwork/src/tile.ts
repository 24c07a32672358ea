import { pick, randomOf } from '@champa/titles';
import { palettes, type PaletteName } from './art/palettes.ts';
import { emblem } from './house/badges.ts';
import type { House } from './house/house.ts';
import { houseOf, studioName } from './house/houses.ts';
import { atmosphere } from './scenes/air.ts';
import { fillAll, glow, type Paint } from './scenes/paint.ts';
import { scenes, type SceneName } from './scenes/index.ts';
import { coverSpec, type CoverSpec } from './spec.ts';
import { lead, type Stage } from './stages/stage.ts';
import { darken, hsl, lighten } from './svg/color.ts';
import { inks } from './svg/inks.ts';
import { letter } from './svg/lettering.ts';
import { createSheet, emoji, linear, radial, svgDocument } from './svg/sheet.ts';

export const tileSize = { width: 360, height: 240 } as const;
export const logoSize = { width: 300, height: 84 } as const;

/** A vendor's tile: its studio's name in front of a scene for its kind of game. */
export type TileSpec = {
  vassalage: string;
  studio: string;
  scene: SceneName;
  palette: PaletteName;
  cast: readonly string[];
};

export function tileSpec({ vassalage, gameType }: { vassalage: string; gameType: string }): TileSpec {
  const random = randomOf(`tile/${vassalage}`);
  const house = houseOf(vassalage);
  const sample: CoverSpec = coverSpec({
    nodeId: Math.floor(random() * 1000),
    vassalage,
    gameType,
    gameName: studioName(vassalage),
  });
  const scene = house.scenes.length > 0 ? pick(random, house.scenes) : sample.scene;
  return {
    vassalage,
    studio: studioName(vassalage),
    scene,
    palette: sample.palette,
    cast: [house.emblem, sample.hero, sample.rival],
  };
}

export function composeTile(spec: TileSpec): string {
  const { width, height } = tileSize;
  const sheet = createSheet(width, height);
  const house = houseOf(spec.vassalage);
  const palette = palettes[spec.palette];
  const paint: Paint = { sheet, random: randomOf(`tile paint/${spec.vassalage}`), palette, width, height };
  const stage: Stage = {
    ...paint,
    top: 8,
    bottom: height - 60,
    hero: house.emblem,
    rival: house.emblem,
    props: [house.emblem],
    dye: null,
    finish: house.finishes[0] ?? 'shadow',
  };
  const [first = 'star', second = first, third = first] = spec.cast;
  const cast =
    emoji(sheet, second, { x: 74, y: 104, size: 108, rotate: -10 }) +
    emoji(sheet, third, { x: 288, y: 104, size: 108, rotate: 10, flip: true });
  const title = letter(sheet, {
    text: spec.studio,
    face: house.faces[0] ?? 'lilita-one',
    ink: inks[house.inks[0] ?? 'gold'],
    warp: 'none',
    box: { left: 26, top: 148, width: width - 52, height: 76 },
    align: 'middle',
    anchor: 'bottom',
    largest: 58,
    upper: house.upper,
  });
  const shade = fillAll(
    paint,
    linear(sheet, [
      [0.3, palette.deep, 0],
      [0.9, darken(palette.deep, 0.3), 0.92],
    ]),
  );
  const body =
    scenes[spec.scene](paint) +
    glow(sheet, width / 2, 92, 170, lighten(palette.light, 0.4), 0.6) +
    lead({ ...stage, finish: 'shadow' }, cast) +
    lead(stage, emoji(sheet, first, { x: width / 2, y: 92, size: 150 })) +
    atmosphere(paint, spec.scene) +
    shade +
    title.markup;
  return svgDocument(width, height, sheet.defs() + body);
}

/** A vendor's wordmark on a transparent background, as outlines only. */
export function composeLogo(vassalage: string): string {
  const { width, height } = logoSize;
  const sheet = createSheet(width, height);
  const house: House = houseOf(vassalage);
  const paint: Paint = {
    sheet,
    random: randomOf(vassalage),
    palette: {
      deep: darken(house.color, 0.6),
      base: house.color,
      light: lighten(house.color, 0.4),
      accent: hsl(45, 0.9, 0.65),
    },
    width,
    height,
  };
  const disc = radial(
    sheet,
    [
      [0, lighten(house.color, 0.35)],
      [0.7, house.color],
      [1, darken(house.color, 0.35)],
    ],
    0.35,
    0.3,
    0.8,
  );
  const name = letter(sheet, {
    text: studioName(vassalage),
    face: house.faces[0] ?? 'lilita-one',
    ink: {
      fill: [
        [0, '#ffffff'],
        [1, lighten(house.color, 0.72)],
      ],
      outer: { color: darken(house.color, 0.62), width: 6 },
      side: darken(house.color, 0.75),
      depth: 2,
    },
    warp: 'none',
    box: { left: 88, top: 8, width: 204, height: 68 },
    align: 'start',
    anchor: 'middle',
    largest: 44,
    upper: house.upper,
  });
  const mark = `<circle cx="42" cy="42" r="35" fill="${disc}" stroke="${lighten(house.color, 0.6)}" stroke-width="3"/>${emblem(paint, house.emblem, 42, 42, 46, '#ffffff')}`;
  return svgDocument(width, height, sheet.defs() + mark + name.markup);
}
