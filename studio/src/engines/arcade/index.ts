import type { ArcadeName } from '../../protocol.ts';
import { coinFlip } from '../coin-flip/index.ts';
import { dice } from '../dice/index.ts';
import { hiLo } from '../hi-lo/index.ts';
import { keno } from '../keno/index.ts';
import { mines } from '../mines/index.ts';
import { penalty } from '../penalty/index.ts';
import { plinko } from '../plinko/index.ts';
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
};
