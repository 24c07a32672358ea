import { definePlay, once, type Play } from '../core/play.ts';
import { digitSides, dragonTiger, dragonTigerKinds, position, straight } from './digits.ts';

// One digit for the dragon, one for the tiger; the higher wins.

const OF = 2;

export const dragonTigerPlays: readonly Play[] = [
  tied('winner', false),
  tied('winner.refund', true),
  definePlay('dragon_tiger', 'digit', position(OF), once(1n, 10n)),
  definePlay('dragon_tiger', 'both', straight([0, 1], OF), once(1n, 100n)),
  definePlay('dragon_tiger', 'sides', digitSides([0, 1], OF), once(1n, 4n)),
];

function tied(id: string, isRefunded: boolean): Play {
  const variant = { setting: 'tie', option: isRefunded ? 'refund' : 'loses' } as const;
  return definePlay('dragon_tiger', id, dragonTiger(0, 1, isRefunded), dragonTigerKinds(isRefunded), { variant });
}
