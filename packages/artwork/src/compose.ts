import { randomOf } from '@champa/titles';
import { palettes } from './art/palettes.ts';
import { badge } from './house/badges.ts';
import { frames } from './house/frames.ts';
import type { House } from './house/house.ts';
import { houseOf } from './house/houses.ts';
import { panels } from './house/panels.ts';
import { atmosphere } from './scenes/air.ts';
import { fillAll, glow, type Paint } from './scenes/paint.ts';
import { scenes } from './scenes/index.ts';
import type { CoverSpec } from './spec.ts';
import { foreground } from './stages/foreground.ts';
import { stages, type StageName } from './stages/index.ts';
import { lighten } from './svg/color.ts';
import { inks } from './svg/inks.ts';
import { letter } from './svg/lettering.ts';
import { createSheet, linear, radial, svgDocument } from './svg/sheet.ts';
import type { Block } from './svg/warp.ts';

export const coverSize = { width: 360, height: 480 } as const;

/** The cover of a game as a self-contained SVG document of 360 by 480. */
export function composeCover(spec: CoverSpec): string {
  const sheet = createSheet(coverSize.width, coverSize.height);
  const house = houseOf(spec.vassalage);
  const palette = palettes[spec.palette];
  const paint: Paint = { sheet, random: randomOf(`paint/${spec.seed}`), palette, ...coverSize };
  const box = titleBox(house);
  const title = letter(sheet, {
    text: spec.title,
    face: spec.face,
    ink: inks[spec.ink],
    warp: spec.warp,
    box,
    align: house.place === 'low-left' ? 'start' : 'middle',
    anchor: house.place === 'top' ? 'top' : 'bottom',
    largest: 84,
    tracking: house.tracking,
    upper: house.upper,
  });
  const hasTitle = title.block.width > 0;
  const space = stageSpace(house, hasTitle ? title.block : null, standing.has(spec.stage) ? 30 : 4);
  const { hero, rival, props, dye, finish } = spec;
  const body = [
    scenes[spec.scene](paint),
    vignette(paint),
    glow(
      sheet,
      coverSize.width / 2,
      (space.top + space.bottom) / 2,
      coverSize.width * 0.52,
      lighten(palette.light, 0.5),
      0.5,
    ),
    stages[spec.stage]({ ...paint, ...space, hero, rival, props, dye, finish }),
    foreground(paint, spec.scene, house.place === 'top' ? coverSize.height : space.bottom),
    atmosphere(paint, spec.scene),
    hasTitle ? panels[house.panel](paint, title.block, house.color) : '',
    sheen(paint),
    frames[house.frame](paint, house.color),
    title.markup,
    badge(paint, house.badge, {
      emblem: house.emblem,
      color: house.color,
      name: spec.studio,
      face: house.faces[0] ?? spec.face,
    }),
  ].join('');
  return svgDocument(coverSize.width, coverSize.height, sheet.defs() + body);
}

/** Where a studio places its titles. */
export function titleBox({ place, badge: style, panel, frame }: House): Block {
  const isFramed =
    frame === 'fret' || frame === 'petals' || frame === 'filigree' || frame === 'timber' || frame === 'bulbs';
  const side = panel === 'plate' || panel === 'ribbon' || panel === 'scroll' ? 44 : isFramed ? 34 : 24;
  const width = coverSize.width - side * 2;
  if (place === 'top') return { left: side, top: style === 'tab' || style === 'pill' ? 62 : 36, width, height: 122 };
  return { left: side, top: 322, width, height: style === 'line' ? 112 : isFramed ? 116 : 124 };
}

/** Compositions of figures, whose feet a title may hide; the others need their lower edge. */
const standing: ReadonlySet<StageName> = new Set<StageName>([
  'soloist',
  'trio',
  'duel',
  'closeUp',
  'arc',
  'procession',
  'swarm',
  'looming',
  'portal',
  'totem',
  'hoard',
  'downpour',
  'medallion',
  'keepsake',
  'esportsNight',
  'stadium',
  'cockpit',
  'dealer',
  'cardRoom',
]);

/** The space that the title leaves to the picture; figures may extend a little behind it. */
function stageSpace(
  { place, badge: style }: House,
  title: Block | null,
  overlap: number,
): { top: number; bottom: number } {
  const head = style === 'pill' || style === 'tab' ? 44 : 22;
  if (title === null) return { top: head + 20, bottom: 440 };
  if (place === 'top') return { top: title.top + title.height + 4, bottom: 464 };
  return { top: head, bottom: title.top + overlap };
}

function vignette(paint: Paint): string {
  return fillAll(
    paint,
    radial(
      paint.sheet,
      [
        [0, '#000000', 0],
        [0.62, '#000000', 0],
        [1, '#000000', 0.5],
      ],
      0.5,
      0.44,
      0.78,
    ),
  );
}

/** A breath of light over everything from the upper left, as on print. */
function sheen(paint: Paint): string {
  return fillAll(
    paint,
    linear(
      paint.sheet,
      [
        [0, '#ffffff', 0.16],
        [0.32, '#ffffff', 0],
      ],
      58,
    ),
  );
}
