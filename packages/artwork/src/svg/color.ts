/** Colours are `#rrggbb` throughout. */
export function mix(from: string, to: string, share: number): string {
  const a = channels(from);
  const b = channels(to);
  return hex(a.map((value, index) => value + ((b[index] ?? 0) - value) * share));
}

export function lighten(color: string, share: number): string {
  return mix(color, '#ffffff', share);
}

export function darken(color: string, share: number): string {
  return mix(color, '#000000', share);
}

/** Relative brightness between 0 and 1, enough to choose dark or light letters. */
export function brightness(color: string): number {
  const [red = 0, green = 0, blue = 0] = channels(color);
  return (red * 0.299 + green * 0.587 + blue * 0.114) / 255;
}

/** `hue` in degrees, `saturation` and `lightness` between 0 and 1. */
export function hsl(hue: number, saturation: number, lightness: number): string {
  const spread = saturation * Math.min(lightness, 1 - lightness);
  return hex(
    [0, 8, 4].map((offset) => {
      const step = (offset + hue / 30) % 12;
      return 255 * (lightness - spread * Math.max(-1, Math.min(step - 3, 9 - step, 1)));
    }),
  );
}

/** Red, green and blue from 0 to 255. */
export function channels(color: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
}

function hex(values: number[]): string {
  return `#${values
    .map((value) =>
      Math.round(Math.max(0, Math.min(255, value)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}
