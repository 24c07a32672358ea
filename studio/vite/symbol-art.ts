import { SYMBOL_SIZE } from '../src/client/skins/atlas-layout.ts';
import type { DisplayFont, SlotSkin, Tones } from '../src/client/skins/skin.ts';
import { emoji } from './emoji.ts';
import { outline } from './glyphs.ts';

const SIZE = SYMBOL_SIZE;
const CENTRE = SIZE / 2;

/** The twelve symbols of a skin as SVG bodies of one cell each, in the order of the atlas. */
export function symbolArt(skin: SlotSkin): string[] {
  const { wild, scatter, pictures } = skin.art;
  return [
    medallion(wild, skin),
    plaque(scatter, skin),
    ...pictures.map((name) => picture(name)),
    ...(['A', 'K', 'Q', 'J', '10'] as const).map((text, index) => royal(text, skin.font, skin.royals[index]!)),
  ];
}

function picture(name: string): string {
  return `<g filter="url(#figure)">${emoji(name, 12, 8, 232)}</g>`;
}

/** The wild: its picture before a turning sun of metal. */
function medallion(name: string, { frame }: SlotSkin): string {
  const rays = Array.from(
    { length: 16 },
    (_, index) =>
      `<path d="M112 60 L128 ${index % 2 ? 14 : 2} L144 60 Z" fill="${frame.metal[index % 2]}" transform="rotate(${index * 22.5} 128 124)"/>`,
  ).join('');
  return `
    <radialGradient id="wild-disc"><stop offset="0" stop-color="${frame.metal[0]}"/><stop offset=".55" stop-color="${frame.metal[1]}"/><stop offset="1" stop-color="${frame.metal[2]}"/></radialGradient>
    <g filter="url(#lift)">
      <g filter="url(#soft)">${rays}</g>
      <circle cx="128" cy="122" r="100" fill="${frame.metal[2]}"/>
      <circle cx="128" cy="122" r="95" fill="url(#wild-disc)" stroke="${frame.metal[0]}" stroke-width="5"/>
      <circle cx="128" cy="122" r="80" fill="${frame.glass[1]}" opacity=".55"/>
      <circle cx="128" cy="122" r="80" fill="none" stroke="${frame.metal[2]}" stroke-width="3"/>
    </g>
    <g filter="url(#figure)">${emoji(name, 34, 22, 188)}</g>`;
}

/** The scatter: its picture on an eight-pointed jewel of the accent colour. */
function plaque(name: string, { frame }: SlotSkin): string {
  const star = (radius: number, inner: number) =>
    Array.from({ length: 16 }, (_, index) => {
      const reach = index % 2 ? inner : radius;
      const angle = (index * Math.PI) / 8;
      return `${(CENTRE + reach * Math.sin(angle)).toFixed(1)},${(CENTRE - 6 - reach * Math.cos(angle)).toFixed(1)}`;
    }).join(' ');
  return `
    <radialGradient id="scatter-jewel"><stop offset="0" stop-color="#fff"/><stop offset=".4" stop-color="${frame.accent}"/><stop offset="1" stop-color="${frame.metal[2]}"/></radialGradient>
    <g filter="url(#lift)">
      <polygon points="${star(116, 92)}" fill="${frame.metal[2]}" stroke="${frame.metal[2]}" stroke-width="10" stroke-linejoin="round"/>
      <polygon points="${star(112, 90)}" fill="url(#scatter-jewel)" stroke="${frame.metal[0]}" stroke-width="6" stroke-linejoin="round"/>
      <polygon points="${star(92, 76)}" fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="2" stroke-linejoin="round"/>
    </g>
    <g filter="url(#figure)">${emoji(name, 38, 30, 180)}</g>`;
}

function royal(text: string, font: DisplayFont, [light, deep]: Tones): string {
  const id = `royal${text}`;
  const path = outline(text, font, SIZE);
  const depth = Array.from({ length: 9 }, (_, index) => {
    const drop = 11 - index;
    return `<path d="${path}" transform="translate(0 ${drop})" fill="${deep}" stroke="${deep}" stroke-width="13" stroke-linejoin="round"/>`;
  }).join('');
  return `
    <linearGradient id="${id}-face" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff"/><stop offset=".22" stop-color="${light}"/><stop offset=".56" stop-color="${light}"/><stop offset="1" stop-color="${deep}"/></linearGradient>
    <linearGradient id="${id}-rim" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff6cf"/><stop offset=".45" stop-color="#f6c445"/><stop offset="1" stop-color="#8a5208"/></linearGradient>
    <clipPath id="${id}-clip"><path d="${path}"/></clipPath>
    <g filter="url(#lift)">${depth}
      <path d="${path}" fill="url(#${id}-rim)" stroke="url(#${id}-rim)" stroke-width="13" stroke-linejoin="round"/>
      <path d="${path}" fill="${deep}" stroke="${deep}" stroke-width="5" stroke-linejoin="round"/>
      <path d="${path}" fill="url(#${id}-face)"/>
      <g clip-path="url(#${id}-clip)">
        <ellipse cx="128" cy="60" rx="170" ry="64" fill="#fff" opacity=".28"/>
        <rect x="0" y="140" width="256" height="120" fill="${deep}" opacity=".2"/>
      </g>
    </g>`;
}

/** Filters shared by all symbols: a dark rim with a fall of shadow, a plain lift, a soft edge. */
export const SYMBOL_FILTERS = `
  <filter id="figure" color-interpolation-filters="sRGB" x="-20%" y="-20%" width="140%" height="150%">
    <feMorphology in="SourceAlpha" operator="dilate" radius="4" result="rim"/>
    <feGaussianBlur in="rim" stdDeviation="1" result="rimsoft"/>
    <feFlood flood-color="#1a0b05" flood-opacity=".82"/><feComposite in2="rimsoft" operator="in" result="edge"/>
    <feGaussianBlur in="rim" stdDeviation="7" result="far"/><feOffset in="far" dy="9" result="fall"/>
    <feFlood flood-color="#000" flood-opacity=".55"/><feComposite in2="fall" operator="in" result="shadow"/>
    <feColorMatrix in="SourceGraphic" type="saturate" values="1.3"/>
    <feComponentTransfer result="rich"><feFuncR type="linear" slope="1.12" intercept="-.05"/><feFuncG type="linear" slope="1.12" intercept="-.05"/><feFuncB type="linear" slope="1.12" intercept="-.05"/></feComponentTransfer>
    <feMerge><feMergeNode in="shadow"/><feMergeNode in="edge"/><feMergeNode in="rich"/></feMerge>
  </filter>
  <filter id="lift" x="-15%" y="-15%" width="130%" height="140%">
    <feGaussianBlur in="SourceAlpha" stdDeviation="6"/><feOffset dy="8" result="fall"/>
    <feFlood flood-color="#000" flood-opacity=".5"/><feComposite in2="fall" operator="in" result="shadow"/>
    <feMerge><feMergeNode in="shadow"/><feMergeNode in="SourceGraphic"/></feMerge>
  </filter>
  <filter id="soft"><feGaussianBlur stdDeviation="1.5"/></filter>`;
