import type { PricedPlay } from '../engines/slot-kinds/game.ts';
import { SLOT_KINDS } from '../engines/slot-kinds/index.ts';
import { ReelsName, type SlotExtra } from '../protocol.ts';
import type { Title } from './titles.ts';

/**
 * What a title offers for a price, of all that the launch allows. A title with a pot offers nothing: the chance of a pot counts in whole
 * stakes.
 */
export function extrasOf({ engine, pot }: Pick<Title, 'engine' | 'pot'>, allowed: readonly SlotExtra[]): Extra[] {
  const name = reelsName(engine);
  const all = name && pot === null ? SLOT_KINDS[name].slot.extras : undefined;
  return allowed.flatMap((each) => (all?.[each] ? [{ name: each, play: all[each] }] : []));
}

export type Extra = { name: SlotExtra; play: PricedPlay };

/** The table of a slot that is not of lines; null for any other game. */
export function reelsName(engine: Title['engine']): ReelsName | null {
  return ReelsName.options.find((name) => name === engine) ?? null;
}
