import type { Amount } from '@champa/money';
import type { InstantGame, SteppedGame } from '../../../engines/arcade/game.ts';
import type { Multiplier } from '../../../engines/arcade/multiplier.ts';
import type { ArcadeName } from '../../../protocol.ts';
import type { Text, Words } from '../../i18n/index.ts';
import type { StakeSelector } from '../../shell/stake-selector.ts';
import type { Shell } from '../../shell/shell.ts';
import type { ArcadeWord } from './words.ts';

export type ArcadeText = Text<ArcadeWord>;

/** What a board gets: the shell, the words of its game and of all arcade games, and the stake in the panel. */
export type Table<Id extends string> = {
  shell: Shell;
  text: Text<Id>;
  word: ArcadeText;
  /** The stake of the round that is open, else the one in the panel. */
  stake: () => Amount;
  /** Tells the panel that a choice on the board has changed. */
  changed: () => void;
  /** Plays a round of the board's bet, as the large button does. */
  play: () => void;
  /** Said to screen readers. */
  say: (message: string) => void;
};

/** The money of a round that is described; a multiplier of a slot is of `base`. */
export type RoundMoney = { opening: Amount; base: Amount; isOver: boolean; money: (amount: Amount) => string };

type BoardOf<Bet> = {
  /** Fills the free part of the window. */
  element: HTMLElement;
  /** Choices that lie in the panel. */
  options: readonly HTMLElement[];
  /** Tables only: chips on spots take the place of the stake. */
  selector?: StakeSelector;
  /** Tables only: the moves of an open round, in the place of the large button. */
  acts?: HTMLElement;
  /** Null: the player has not chosen yet; `invite` of the words says what is missing. */
  bet: () => Bet | null;
  /** Choices can be changed now. */
  setChoosing: (isChoosing: boolean) => void;
  /** The stake has changed. */
  refresh?: () => void;
};

export type InstantBoard<Bet, View> = BoardOf<Bet> & {
  /** The bet is placed: the picture starts before the result is known. */
  start?: (bet: Bet) => void;
  /** The result could not be had: back to rest. */
  rest?: () => void;
  /** Shows the result; resolves when the player has seen it. */
  show: (bet: Bet, view: View, isFast: boolean) => Promise<void>;
  /** Slots with a pot only: the round has won it. */
  showPot?: (won: Amount) => Promise<void>;
};

/** A round of several moves, as a board shows it. */
export type ShownRound<View> = { view: View; multiplier: Multiplier; isOver: boolean };

export type SteppedBoard<Bet, Move, View> = BoardOf<Bet> & {
  /**
   * Shows the round as it stands; resolves when the player has seen what is new. Null: no round is open yet. A round that is resumed
   * is shown fast.
   */
  show: (bet: Bet, round: ShownRound<View> | null, isFast: boolean) => Promise<void>;
  /** The player may move now. */
  setMoving: (isMoving: boolean) => void;
  /** What the large button does in an open round; else it cashes out. */
  press?: { label: string; move: () => Move };
  /** The player's move while autoplay makes it; the number of moves decides nothing about the result. */
  autoMove: (bet: Bet, view: View) => Move;
};

type Definition<Id extends string, View> = {
  name: ArcadeName;
  words: Words<Id>;
  /** Sections of the rules: how it is played, and what it pays. */
  rules: (table: Pick<Table<Id>, 'shell' | 'text' | 'word'>) => HTMLElement[];
  /** The result in a row of the history. */
  summary: (view: View, text: Text<Id>) => Node[];
  /** Bet, moves and result in words, for the history. */
  describe: (
    bet: unknown,
    view: View,
    text: Text<Id>,
    word: ArcadeText,
    of: RoundMoney,
  ) => readonly (readonly [string, string])[];
  /** The last sections of the rules, where those of all arcade games do not fit. */
  closing?: (table: Pick<Table<Id>, 'shell' | 'text' | 'word'>) => HTMLElement[];
  /** A table looks and is read otherwise than an arcade game. */
  isTable?: true;
  /** A slot of another kind than lines: like those, without autoplay and turbo. */
  isSlot?: true;
  /** A round in the row of last results; else its multiplier. */
  result?: (view: View, text: Text<Id>) => HTMLElement;
};

export type InstantDefinition<Id extends string, Bet, View> = Definition<Id, View> & {
  game: InstantGame<Bet, View>;
  board: (table: Table<Id>) => InstantBoard<Bet, View>;
  /** Whether players who were cut off have to see the round again. */
  hasFeature?: (view: View) => boolean;
};

export type SteppedDefinition<Id extends string, Bet, Move, Deal, View> = Definition<Id, View> & {
  game: SteppedGame<Bet, Move, Deal, View>;
  board: (table: Table<Id>, makeMove: (move: Move) => void) => SteppedBoard<Bet, Move, View>;
  /** Most moves that autoplay may be told to make. */
  mostSteps: number;
};
