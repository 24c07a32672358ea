import { plumeria } from '../brand/plumeria.ts';
import { outline } from '../svg/fonts.ts';
import { warpedPath } from '../svg/warp.ts';

/**
 * Pictures of our own beside those of the set, in its 32-unit box and by its names where they take their place. Ids
 * begin with the prefix given.
 */
export const ownPictures: Readonly<Record<string, (prefix: string) => string>> = { plumeria, seven, bar, coin };

type Stops = readonly (readonly [number, string])[];

const goldStops: Stops = [
  [0, '#fff6c9'],
  [0.45, '#ffcf3f'],
  [0.55, '#d98a0b'],
  [1, '#ffe58f'],
];
const redStops: Stops = [
  [0, '#ff8a6b'],
  [0.4, '#f0262e'],
  [0.75, '#b3060f'],
  [1, '#e8383a'],
];

/** The red seven of the classic machines. */
function seven(prefix: string): string {
  const shape = outline('alfa-slab-one', '7', 34);
  const block = { left: 0, top: 0, width: 0, height: 0 };
  const data = warpedPath(shape.commands, 16 - shape.width / 2, 16 - shape.top / 2, block, 'none');
  const layer = (paint: string, dy = 0): string =>
    `<path d="${data}" ${paint} stroke-linejoin="round" transform="translate(0 ${dy})"/>`;
  return (
    gradient(prefix, 'g', goldStops) +
    gradient(prefix, 'r', redStops) +
    layer('fill="#5a2a04" stroke="#5a2a04" stroke-width="4.6"', 1.1) +
    layer(`fill="url(#${prefix}g)" stroke="url(#${prefix}g)" stroke-width="4.2"`) +
    layer('fill="#7a0208" stroke="#7a0208" stroke-width="1.6"') +
    layer(`fill="url(#${prefix}r)"`) +
    '<path d="M8.5 8.2H22" stroke="#fff" stroke-opacity=".6" stroke-width="1.3" stroke-linecap="round"/>'
  );
}

/** Three BAR plates. */
function bar(prefix: string): string {
  const word = outline('alfa-slab-one', 'BAR', 7.6);
  const block = { left: 0, top: 0, width: 0, height: 0 };
  const plate = (y: number): string =>
    `<rect x="2" y="${y + 0.8}" width="28" height="9" rx="2.4" fill="#3a1a04"/><rect x="2" y="${y}" width="28" height="9" rx="2.4" fill="url(#${prefix}g)"/><rect x="3.2" y="${y + 1.2}" width="25.6" height="6.6" rx="1.6" fill="#1a1230"/><path d="${warpedPath(word.commands, 16 - word.width / 2, y + 4.5 - word.top / 2, block, 'none')}" fill="url(#${prefix}g)"/>`;
  return gradient(prefix, 'g', goldStops) + [1.6, 11.4, 21.2].map(plate).join('');
}

/** A coin of heavy gold with the brand's flower in relief. */
function coin(prefix: string): string {
  const petal = (turn: number, fill: string, dy: number): string =>
    `<path d="M16 16C13 13.5 12.5 9.6 16 7.6C19.5 9.6 19 13.5 16 16Z" fill="${fill}" transform="translate(0 ${dy}) rotate(${turn} 16 16)"/>`;
  const turns = [0, 72, 144, 216, 288];
  const teeth =
    '<circle cx="16" cy="16" r="11.6" fill="none" stroke="#a45e06" stroke-width="1" stroke-dasharray="1.1 1.3"/>';
  return (
    gradient(prefix, 'g', goldStops) +
    `<radialGradient id="${prefix}f" cx=".36" cy=".3" r=".8"><stop offset="0" stop-color="#fff0a6"/><stop offset=".55" stop-color="#ffc22e"/><stop offset="1" stop-color="#c97a08"/></radialGradient>` +
    `<circle cx="16" cy="17.2" r="14" fill="#6e3a04"/><circle cx="16" cy="16" r="14" fill="url(#${prefix}g)"/><circle cx="16" cy="16" r="12.2" fill="#b76f08"/><circle cx="16" cy="16.3" r="11.9" fill="url(#${prefix}f)"/>${teeth}` +
    turns.map((turn) => petal(turn, '#9c5705', 0.6)).join('') +
    turns.map((turn) => petal(turn, `url(#${prefix}g)`, 0)).join('')
  );
}

function gradient(prefix: string, id: string, stops: Stops): string {
  return `<linearGradient id="${prefix}${id}" gradientUnits="userSpaceOnUse" x1="10" y1="2" x2="20" y2="30">${stops.map(([offset, color]) => `<stop offset="${offset}" stop-color="${color}"/>`).join('')}</linearGradient>`;
}
