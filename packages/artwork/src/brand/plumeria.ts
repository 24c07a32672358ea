/**
 * The champa flower as drawn for the brand: five petals turned like a wheel, gold at the heart, petal pink at the rim.
 * In the 32-unit box of the picture set; ids begin with `prefix`.
 */
export function plumeria(prefix: string): string {
  const petal = 'M16 16.2C12.4 13.6 10.2 8.6 12.6 4.5C14.4 1.4 19.2 .9 21 4.2C22.9 7.9 19.8 13.4 16 16.2Z';
  const fold = 'M16 16.2C13.6 13 12.3 8.3 14 4.9C15 2.9 17.2 1.9 19 2.5C15.2 3.9 14.6 10.6 16 16.2Z';
  const turns = [0, 72, 144, 216, 288];
  const petals = turns
    .map(
      (turn) =>
        `<g transform="rotate(${turn} 16 16.2)"><path d="${petal}" fill="url(#${prefix}s)" transform="rotate(7 16 16.2)" opacity=".45"/><path d="${petal}" fill="url(#${prefix}p)"/><path d="${fold}" fill="url(#${prefix}f)"/></g>`,
    )
    .join('');
  const stops = (list: readonly (readonly [number, string, number])[]): string =>
    list
      .map(([offset, color, opacity]) => `<stop offset="${offset}" stop-color="${color}" stop-opacity="${opacity}"/>`)
      .join('');
  const gradient = (id: string, list: readonly (readonly [number, string, number])[]): string =>
    `<radialGradient id="${prefix}${id}" gradientUnits="userSpaceOnUse" cx="16" cy="16.2" r="15">${stops(list)}</radialGradient>`;
  return `<defs>${gradient('p', [
    [0, '#f6a81c', 1],
    [0.2, '#ffd04f', 1],
    [0.42, '#fff3cf', 1],
    [0.7, '#fffaf4', 1],
    [1, '#ff9db2', 1],
  ])}${gradient('f', [
    [0, '#e88e0c', 0.9],
    [0.3, '#ffd978', 0.5],
    [0.6, '#ff8fa8', 0.35],
    [1, '#ff6f8e', 0.8],
  ])}${gradient('s', [
    [0, '#7a3d05', 0.9],
    [1, '#5a0f2e', 0.7],
  ])}</defs>${petals}`;
}
