import type { ArcadeName } from '../../protocol.ts';
import { americanRoulette } from '../american-roulette/index.ts';
import { baccarat } from '../baccarat/index.ts';
import { blackjack } from '../blackjack/index.ts';
import { casinoHoldem } from '../casino-holdem/index.ts';
import { coinFlip } from '../coin-flip/index.ts';
import { craps } from '../craps/index.ts';
import { diamonds } from '../diamonds/index.ts';
import { dice } from '../dice/index.ts';
import { dragonTiger } from '../dragon-tiger/index.ts';
import { fanTan } from '../fan-tan/index.ts';
import { hiLo } from '../hi-lo/index.ts';
import { hooHeyHow } from '../hoo-hey-how/index.ts';
import { keno } from '../keno/index.ts';
import { limbo } from '../limbo/index.ts';
import { mines } from '../mines/index.ts';
import { paiGow } from '../pai-gow/index.ts';
import { penalty } from '../penalty/index.ts';
import { plinko } from '../plinko/index.ts';
import { redDog } from '../red-dog/index.ts';
import { scratch } from '../scratch/index.ts';
import { sicBo } from '../sic-bo/index.ts';
import { SLOT_KINDS } from '../slot-kinds/index.ts';
import { threeCardPoker } from '../three-card-poker/index.ts';
import { tower } from '../tower/index.ts';
import { VIDEO_POKER } from '../video-poker/index.ts';
import { wheel } from '../wheel/index.ts';
import type { InstantGame, SteppedGame } from './game.ts';

/** A game whose types only its own folder knows: bets and moves reach it through its own schemas. */
// oxlint-disable-next-line typescript/no-explicit-any
export type ArcadeGame = InstantGame<any, object> | SteppedGame<any, any, any, object>;

/** Every arcade game. The next one is a folder beside these and a line here. */
export const ARCADE_GAMES: Readonly<Record<ArcadeName, ArcadeGame>> = {
  mines,
  plinko,
  dice,
  'hi-lo': hiLo,
  wheel,
  'coin-flip': coinFlip,
  keno,
  penalty,
  limbo,
  tower,
  diamonds,
  ...VIDEO_POKER,
  scratch,
  baccarat,
  'dragon-tiger': dragonTiger,
  'sic-bo': sicBo,
  'hoo-hey-how': hooHeyHow,
  'fan-tan': fanTan,
  blackjack,
  'red-dog': redDog,
  'three-card-poker': threeCardPoker,
  'casino-holdem': casinoHoldem,
  craps,
  'american-roulette': americanRoulette,
  'pai-gow': paiGow,
  ...SLOT_KINDS,
};
