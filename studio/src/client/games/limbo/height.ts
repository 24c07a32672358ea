import { type Height, multiplierOf } from '../../../engines/limbo/index.ts';
import { showMultiplier } from '../../../engines/arcade/multiplier.ts';

/** `2.50`. */
export function showHeight(height: Height): string {
  return showMultiplier(multiplierOf(height));
}
