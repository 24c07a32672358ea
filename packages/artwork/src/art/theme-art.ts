import type { SceneName } from '../scenes/index.ts';
import type { PaletteName } from './palettes.ts';

/** The pictures for titles of a theme. Heroes and props are pictures of the emoji set. */
export type ThemeArt = {
  scenes: readonly SceneName[];
  palettes: readonly PaletteName[];
  heroes: readonly string[];
  props: readonly string[];
};

/** Lists are words separated by spaces. */
export function themeArt(scenes: string, palettes: string, heroes: string, props: string): ThemeArt {
  return {
    scenes: scenes.split(' ') as SceneName[],
    palettes: palettes.split(' ') as PaletteName[],
    heroes: heroes.split(' '),
    props: props.split(' '),
  };
}
