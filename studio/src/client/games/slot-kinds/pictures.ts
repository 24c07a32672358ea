import {
  blurCell,
  type Cell,
  SYMBOL_ART,
  SYMBOL_ATLAS,
  symbolCell,
  type SymbolArtId,
} from '../../skins/atlas-layout.ts';
import type { SlotSkin } from '../../skins/skin.ts';
import { h } from '../../shell/dom.ts';
import { symbolSheet } from '../slot/art.ts';

const PICTURES: Readonly<Record<string, SymbolArtId>> = {
  wild: 'wild',
  scatter: 'scatter',
  h1: 'p1',
  h2: 'p2',
  h3: 'p3',
  h4: 'p4',
  l1: 'A',
  l2: 'K',
  l3: 'Q',
  l4: 'J',
  l5: '10',
};

/** A symbol of the theme as an element; it takes the size that its style sheet gives. */
export function kindPicture(skin: SlotSkin, id: string): HTMLElement {
  const art = PICTURES[id] ?? 'wild';
  const element = h('span', { class: 'symbol', role: 'img', 'aria-label': art });
  cutFrom(element, skin, symbolCell(SYMBOL_ART.indexOf(art)));
  return element;
}

/** The same, blurred in the direction of its fall. */
export function blurredPicture(skin: SlotSkin, id: string): HTMLElement {
  const element = h('span', { class: 'symbol', 'aria-hidden': 'true' });
  cutFrom(element, skin, blurCell(SYMBOL_ART.indexOf(PICTURES[id] ?? 'wild')));
  return element;
}

function cutFrom(element: HTMLElement, skin: SlotSkin, { x, y, width, height }: Cell): void {
  const share = (offset: number, size: number, whole: number) => `${(offset / (whole - size)) * 100}%`;
  element.style.backgroundImage = `url("${symbolSheet(skin)}")`;
  element.style.backgroundSize = `${(SYMBOL_ATLAS.width / width) * 100}% ${(SYMBOL_ATLAS.height / height) * 100}%`;
  element.style.backgroundPosition = `${share(x, width, SYMBOL_ATLAS.width)} ${share(y, height, SYMBOL_ATLAS.height)}`;
}
