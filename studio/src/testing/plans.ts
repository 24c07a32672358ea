import type { ArcadeAct, EngineName } from '../protocol.ts';

/** A bet of a game, as a client places it, at the smallest stake; and the first move, which adds to the stake where the rules have that. */
export type Plan = { play: object; move?: ArcadeAct; raises?: true };

const poker: Plan = { play: { bet: { coins: 1, value: 1 } }, move: { hold: [0, 2] } };
const spin: Plan = { play: { bet: {} } };

function onSpot(spot: string): Plan {
  return { play: { bet: { spots: { [spot]: 1 } } } };
}

/** One for every game that is not shared by its players. */
export const PLANS: Readonly<Record<Exclude<EngineName, 'crash'>, Plan>> = {
  slot: { play: {} },
  roulette: { play: { chips: [{ spot: 'red', amount: 'stake' }] } },
  mines: { play: { bet: { mines: 3 } }, move: { tile: 7 } },
  plinko: { play: { bet: { rows: 12, risk: 'medium' } } },
  dice: { play: { bet: { side: 'over', winning: 4_950 } } },
  'hi-lo': { play: { bet: {} }, move: { call: 'higher' } },
  wheel: { play: { bet: { risk: 'low' } } },
  'coin-flip': { play: { bet: {} }, move: { side: 'heads' } },
  keno: { play: { bet: { picks: [3, 17, 22] } } },
  limbo: { play: { bet: { target: 200 } } },
  tower: { play: { bet: { level: 'easy' } }, move: { window: 0 } },
  diamonds: { play: { bet: { risk: 'low' } } },
  penalty: { play: { bet: { keeper: 'captain' } }, move: { zone: 'top-left' } },
  'jacks-or-better': poker,
  'deuces-wild': poker,
  'joker-poker': poker,
  'double-bonus': poker,
  scratch: { play: { bet: {} }, move: { panels: [4] } },
  baccarat: onSpot('banker'),
  'dragon-tiger': onSpot('dragon'),
  'sic-bo': onSpot('big'),
  'hoo-hey-how': onSpot('fish'),
  'fan-tan': onSpot('fan:3'),
  blackjack: { ...onSpot('hand'), move: { act: 'double' }, raises: true },
  'red-dog': { ...onSpot('ante'), move: { act: 'raise' }, raises: true },
  'three-card-poker': { ...onSpot('ante'), move: { act: 'play' }, raises: true },
  'casino-holdem': { ...onSpot('ante'), move: { act: 'call' }, raises: true },
  craps: { ...onSpot('pass'), move: { act: 'odds' }, raises: true },
  'american-roulette': onSpot('red'),
  'pai-gow': { ...onSpot('hand'), move: { way: 0 } },
  'ways-243': spin,
  'ways-1024': spin,
  'changing-reels': spin,
  'hold-win': spin,
  'hold-blaze': spin,
  'cluster-drop': spin,
  'cluster-storm': spin,
  'expanding-wilds': spin,
  'free-spins-fest': spin,
  'classic-reels': spin,
};
