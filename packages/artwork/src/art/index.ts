import type { Theme } from '@champa/titles';
import { gameThemeArt } from './game-themes.ts';
import { slotThemeArt } from './slot-themes.ts';
import type { ThemeArt } from './theme-art.ts';

/** Pictures of every theme of the catalogue. */
export const themeArts: Readonly<Record<Theme, ThemeArt>> = { ...slotThemeArt, ...gameThemeArt };

export function isTheme(text: string): text is Theme {
  return Object.hasOwn(themeArts, text);
}
