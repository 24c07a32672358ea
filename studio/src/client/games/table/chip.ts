import type { Amount } from '@champa/money';
import { h } from '../../shell/dom.ts';
import { CHIP_COLORS, chipIndex, shortAmount } from '../chip-values.ts';

/** A chip seen from above; its colour says its value. */
export function chipPicture(values: readonly Amount[], amount: Amount, className = 'chip'): HTMLElement {
  const index = chipIndex(values, amount);
  const [body, edge, ink] = CHIP_COLORS[index % CHIP_COLORS.length]!;
  const text = shortAmount(amount);
  const chip = h('span', { class: `${className}${text.length > 3 ? ' is-long' : ''}`, 'aria-hidden': 'true' }, text);
  chip.style.setProperty('--chip', body);
  chip.style.setProperty('--chip-edge', edge);
  chip.style.setProperty('--chip-ink', ink);
  return chip;
}

/** A stack with the whole sum on its top chip; it is as high as the sum is. */
export function chipStack(values: readonly Amount[], amount: Amount): HTMLElement {
  const chip = chipPicture(values, amount, 'chip chip-stack');
  const height = 1 + chipIndex(values, amount);
  chip.style.setProperty('--stack', String(Math.min(4, height)));
  return chip;
}
