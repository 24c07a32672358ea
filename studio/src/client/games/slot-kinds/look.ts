import type { SlotKindGame } from '../../../engines/slot-kinds/game.ts';
import type { KindStep, KindWin } from '../../../engines/slot-kinds/view.ts';
import type { Text } from '../../i18n/index.ts';
import type { Table } from '../arcade/definition.ts';
import type { KindWord } from './words.ts';

/** What stands around the reels and shows the mechanic. */
export type Head = {
  element: HTMLElement;
  left?: HTMLElement;
  right?: HTMLElement;
  rest?: () => void;
  /** The step begins, and is seen. */
  before?: (step: KindStep) => void;
  after?: (step: KindStep) => void;
  /** The stake has changed: prizes are shown as money. */
  refresh?: (amountOf: (multiplier: number) => string) => void;
};

export type KindLook = {
  kind: 'ways' | 'changing' | 'hold' | 'cascade' | 'wilds' | 'fest' | 'classic';
  falls: boolean;
  /** What is seen before the first round. */
  rest: string[][];
  head: (table: Table<KindWord>, game: SlotKindGame) => Head;
  /** A win in words: ways, a cluster, a line. */
  tell: (win: KindWin, text: Text<KindWord>) => string;
  /** How it is played: paragraphs of the rules. */
  rules: (text: Text<KindWord>) => string[];
};
