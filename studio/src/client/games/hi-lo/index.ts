import '../../styles/hi-lo.css';
import { showMultiplier } from '../../../engines/arcade/multiplier.ts';
import {
  type Card,
  type Guess,
  hiLo,
  type HiLoBet,
  type HiLoMove,
  type HiLoView,
  multiplierAfter,
  RANKS,
} from '../../../engines/hi-lo/index.ts';
import { fraction } from '../../../engines/fraction.ts';
import { h } from '../../shell/dom.ts';
import { ladderTable } from '../arcade/rungs.ts';
import { steppedGame } from '../arcade/stepped.ts';
import { createHiLoBoard } from './board.ts';
import { rankSign, SUIT_SIGNS } from './card.ts';
import { hiLoWords } from './words.ts';

type Id = keyof (typeof hiLoWords)['EN'];

/** Higher or lower, card after card. */
export const hiLoGame = steppedGame<Id, HiLoBet, HiLoMove, readonly Card[], HiLoView>({
  name: 'hi-lo',
  game: hiLo,
  words: hiLoWords,
  mostSteps: 10,
  board: createHiLoBoard,
  rules: ({ text }) => {
    const pays = (rank: number, guess: Guess) => `${showMultiplier(multiplierAfter(fraction(1), rank, guess))}×`;
    return [
      h('p', {}, text('rule')),
      h('h3', {}, text('first')),
      ladderTable(
        [text('card'), text('higher'), text('lower')],
        Array.from({ length: RANKS }, (_, index) => [
          rankSign(index + 1),
          pays(index + 1, 'higher'),
          pays(index + 1, 'lower'),
        ]),
      ),
    ];
  },
  summary: ({ cards }) => [document.createTextNode(cards.map(signOf).join(' '))],
  describe: (_bet, { cards, calls }, text, word) => [
    [text('cards'), cards.map(signOf).join(' ')],
    [word('moves'), calls.map((call) => text(call)).join(', ') || '—'],
  ],
});

function signOf({ rank, suit }: Card): string {
  return `${rankSign(rank)}${SUIT_SIGNS[suit]}`;
}
