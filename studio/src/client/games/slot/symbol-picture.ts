import { SYMBOL_ART, SYMBOL_ATLAS, SYMBOL_SIZE, symbolCell } from '../../skins/atlas-layout.ts';
import type { SlotRules } from '../../../protocol.ts';
import type { SlotSkin } from '../../skins/skin.ts';
import { h } from '../../shell/dom.ts';
import { pictureOf, symbolSheet } from './art.ts';

/** A symbol as an element of a page, cut from the skin's sheet; it takes the size that its style sheet gives. */
export function symbolPicture(skin: SlotSkin, rules: SlotRules, id: string): HTMLElement {
  const picture = pictureOf(rules.symbols).get(id);
  const { x, y } = symbolCell(picture ? SYMBOL_ART.indexOf(picture) : 0);
  const element = h('span', { class: 'symbol', role: 'img', 'aria-label': picture ?? id });
  const share = (offset: number, whole: number) => `${(offset / (whole - SYMBOL_SIZE)) * 100}%`;
  element.style.backgroundImage = `url("${symbolSheet(skin)}")`;
  element.style.backgroundSize = `${(SYMBOL_ATLAS.width / SYMBOL_SIZE) * 100}% ${(SYMBOL_ATLAS.height / SYMBOL_SIZE) * 100}%`;
  element.style.backgroundPosition = `${share(x, SYMBOL_ATLAS.width)} ${share(y, SYMBOL_ATLAS.height)}`;
  return element;
}
