import { randomOf } from '@champa/titles';
import { palettes, type PaletteName } from './art/palettes.ts';
import { atmosphere } from './scenes/air.ts';
import { fillAll, glow, type Paint } from './scenes/paint.ts';
import { scenes, type SceneName } from './scenes/index.ts';
import { foreground } from './stages/foreground.ts';
import { stages, type StageName } from './stages/index.ts';
import type { Finish } from './stages/finish.ts';
import { lighten } from './svg/color.ts';
import { createSheet, linear, radial, svgDocument } from './svg/sheet.ts';

export const bannerGroups = ['w_home', 'w_promotion', 'w_leftmenu'] as const;
export type BannerGroup = (typeof bannerGroups)[number];

/** A wide scene. */
export type BannerSpec = {
  id: string;
  /** Its place on the site; null: wherever a promotion shows it. */
  group: BannerGroup | null;
  /** Whether its left part is calm and dark enough for text in any language, which the site adds. */
  hasRoomForWords: boolean;
  width: number;
  height: number;
  scene: SceneName;
  palette: PaletteName;
  /** Two compositions side by side on the right; the first is next to the text. */
  acts: readonly Act[];
};

export type Act = {
  stage: StageName;
  hero: string;
  rival: string;
  props: readonly string[];
  finish: Finish;
  left: number;
  width: number;
};

const wide = { width: 1200, height: 400 } as const;

/** The banners of the demo: four of the home page, three of promotions, one of the left menu. */
export const bannerSpecs: readonly BannerSpec[] = [
  banner('home-1', 'w_home', 'stupas', 'dusk', [
    act('trio', 'elephant plumeria', 'red-paper-lantern lotus crown', 'rim', 850, 340),
    act('arc', 'plumeria plumeria', 'plumeria lotus butterfly hibiscus plumeria', 'shadow', 530, 300),
  ]),
  banner('home-2', 'w_home', 'rays', 'crimson', [
    act('hoard', 'dragon tiger-face', 'red-envelope gem-stone', 'shadow', 850, 345),
    act('reels', 'seven bell', 'cherries bell gem-stone seven', 'halo', 530, 300),
  ]),
  banner('home-3', 'w_home', 'curtains', 'wine', [
    act('croupier', 'woman-in-tuxedo-light man-in-tuxedo-medium', 'coin gem-stone', 'rim', 850, 340),
    act('hands', 'crown crown', 'coin gem-stone', 'shadow', 540, 280),
  ]),
  banner('home-4', 'w_home', 'spotlights', 'night', [
    act('arc', 'trophy trophy', 'basketball tennis boxing-glove sports-medal volleyball', 'rim', 850, 340),
    act('stadium', 'soccer-ball soccer-ball', 'running-shoe sports-medal', 'shadow', 0, 1200),
  ]),
  banner('promotion-1', 'w_promotion', 'bokeh', 'violet', [
    act('hoard', 'wrapped-gift money-bag', 'red-envelope gem-stone', 'halo', 740, 440),
    act('downpour', 'money-bag coin', 'star gem-stone wrapped-gift', 'shadow', 500, 260),
  ]),
  banner('promotion-2', 'w_promotion', 'lattice', 'jade', [
    act('downpour', 'money-bag coin', 'money-with-wings gem-stone four-leaf-clover', 'shadow', 760, 420),
    act('podium', 'four-leaf-clover coin', 'coin gem-stone', 'rim', 490, 300),
  ]),
  banner('promotion-3', 'w_promotion', 'deco', 'gold', [
    act('medallion', 'crown gem-stone', 'gem-stone trophy star', 'rim', 760, 420),
    act('podium', 'gem-stone gem-stone', 'star trophy', 'halo', 490, 300),
  ]),
  {
    ...banner('leftmenu-1', 'w_leftmenu', 'river', 'magenta', [
      act('show', 'star-struck star-struck', 'star coin', 'sticker', 216, 260),
    ]),
    width: 480,
    height: 240,
  },
];

export function composeBanner(spec: BannerSpec): string {
  const { width, height, hasRoomForWords } = spec;
  const sheet = createSheet(width, height);
  const palette = palettes[spec.palette];
  const paint: Paint = { sheet, random: randomOf(`banner/${spec.id}`), palette, width, height };
  const acts = spec.acts
    .toReversed()
    .map(({ stage, hero, rival, props, finish, left, width: room }) => {
      const set = stages[stage]({
        ...paint,
        width: room,
        top: height * 0.06,
        bottom: height * 0.96,
        hero,
        rival,
        props,
        finish,
        dye: null,
      });
      return `<g transform="translate(${left} 0)">${glow(sheet, room / 2, height / 2, room * 0.5, lighten(palette.light, 0.4), 0.4)}${set}</g>`;
    })
    .join('');
  const calm = hasRoomForWords ? calmLeft(paint) : vignette(paint);
  const body =
    scenes[spec.scene](paint) + acts + foreground(paint, spec.scene, height) + atmosphere(paint, spec.scene) + calm;
  return svgDocument(width, height, sheet.defs() + body);
}

function calmLeft(paint: Paint): string {
  const { sheet, palette } = paint;
  return fillAll(
    paint,
    linear(
      sheet,
      [
        [0, palette.deep, 0.94],
        [0.3, palette.deep, 0.78],
        [0.58, palette.deep, 0],
      ],
      0,
    ),
  );
}

/** Darkens the edges a little, to guide the eye to the middle. */
function vignette(paint: Paint): string {
  return fillAll(
    paint,
    radial(
      paint.sheet,
      [
        [0, '#000000', 0],
        [0.6, '#000000', 0],
        [1, '#000000', 0.38],
      ],
      0.5,
      0.5,
      0.75,
    ),
  );
}

function banner(
  id: string,
  group: BannerGroup,
  scene: SceneName,
  palette: PaletteName,
  acts: readonly Act[],
): BannerSpec {
  return { id, group, hasRoomForWords: true, scene, palette, acts, ...wide };
}

export function act(stage: StageName, heroes: string, props: string, finish: Finish, left: number, width: number): Act {
  const [hero = 'crown', rival = hero] = heroes.split(' ');
  return { stage, hero, rival, props: props.split(' '), finish, left, width };
}
