import { type SkinId, skins } from './catalogue/index.ts';
import type { SlotSkin } from './skin.ts';

/** The house's night garden: for themes that are newer than this build. */
const HOUSE: SkinId = 'garden';

/** The skin that fits each theme of the catalogue. */
const THEME_SKINS: Readonly<Record<string, SkinId>> = {
  dragon: 'dragon',
  lanterns: 'dragon',
  'monkey-king': 'dragon',
  tet: 'dragon',
  mahjong: 'dragon',
  'lucky-cat': 'cat',
  koi: 'cat',
  sushi: 'cat',
  tiger: 'jungle',
  jungle: 'jungle',
  aztec: 'jungle',
  naga: 'garden',
  elephant: 'garden',
  lotus: 'garden',
  'moon-rabbit': 'garden',
  samurai: 'samurai',
  ninja: 'samurai',
  fox: 'samurai',
  pandas: 'bamboo',
  phoenix: 'fire',
  volcano: 'fire',
  ocean: 'ocean',
  egypt: 'egypt',
  norse: 'vikings',
  wolves: 'vikings',
  'wild-west': 'west',
  bulls: 'west',
  'gold-rush': 'west',
  pirates: 'pirate',
  greek: 'olympus',
  rome: 'olympus',
  vampires: 'night',
  halloween: 'night',
  genie: 'genie',
  irish: 'irish',
  fiesta: 'fiesta',
  fairytale: 'fairy',
  magic: 'magic',
  alchemy: 'magic',
  christmas: 'winter',
  arctic: 'winter',
  safari: 'safari',
  dinosaurs: 'dino',
  bees: 'farm',
  farm: 'farm',
  'bug-garden': 'farm',
  fruit: 'fruit',
  sevens: 'fruit',
  progressive: 'fruit',
  candy: 'candy',
  space: 'space',
  robots: 'space',
  football: 'sport',
  racing: 'racing',
  diamonds: 'jewels',
  music: 'show',
  circus: 'show',
  steampunk: 'steam',
  detective: 'steam',
};

export function skinOf(theme: string): SlotSkin {
  return skins[THEME_SKINS[theme] ?? HOUSE];
}

/** True if a skin was chosen for this theme. */
export function hasSkin(theme: string): boolean {
  return theme in THEME_SKINS;
}
