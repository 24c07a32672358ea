import { palettes, type PaletteName } from './art/palettes.ts';
import { mix } from './svg/color.ts';

/**
 * A CSS `background` of at most 200 bytes in the colours of a picture, shown blurred in its box until the picture arrives. It is
 * computed from the palette, not from the picture.
 */
export function placeholderOf(name: PaletteName): string {
  const { deep, base, light } = palettes[name];
  return `linear-gradient(#0000 58%,${deep} 96%),radial-gradient(at 50% 40%,${mix(light, '#ffffff', 0.25)},${base} 46%,${deep})`;
}
