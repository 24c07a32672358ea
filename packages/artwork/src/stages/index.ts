import { climb, cockpit, esportsNight, finalMatch, fishHunt, minefield, pegs, stadium, toss } from './action.ts';
import type { Composer } from './stage.ts';
import { beasts, bowl } from './bowls.ts';
import { draw, luckyNumber, pokerMachine, pots, scratchCard, slip, winningNumber } from './draws.ts';
import { cardRoom, croupier, dealer, diceThrow, dominoFall, faceOff, hands, show, tiles, wheel } from './tables.ts';
import { downpour, hoard, keepsake, looming, medallion, podium, portal, reels, totem } from './ensemble.ts';
import { arc, closeUp, duel, procession, soloist, swarm, trio } from './troupe.ts';

/** Every way a cover is composed. */
export const stages = {
  arc,
  closeUp,
  downpour,
  duel,
  hoard,
  keepsake,
  looming,
  medallion,
  podium,
  portal,
  procession,
  reels,
  soloist,
  swarm,
  totem,
  trio,
  beasts,
  bowl,
  cardRoom,
  croupier,
  dealer,
  diceThrow,
  dominoFall,
  draw,
  luckyNumber,
  slip,
  faceOff,
  hands,
  pokerMachine,
  pots,
  scratchCard,
  show,
  tiles,
  wheel,
  winningNumber,
  climb,
  cockpit,
  esportsNight,
  finalMatch,
  fishHunt,
  minefield,
  pegs,
  stadium,
  toss,
} as const satisfies Record<string, Composer>;
export type StageName = keyof typeof stages;
