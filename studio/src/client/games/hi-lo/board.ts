import { showMultiplier } from '../../../engines/arcade/multiplier.ts';
import {
  type Card,
  type Guess,
  type HiLoBet,
  type HiLoMove,
  type HiLoView,
  multiplierAfter,
  RANKS,
  readChance,
  winningRanks,
} from '../../../engines/hi-lo/index.ts';
import { h, setText } from '../../shell/dom.ts';
import type { ShownRound, SteppedBoard, Table } from '../arcade/definition.ts';
import { move } from '../arcade/motion.ts';
import { createRungs, percentOf } from '../arcade/rungs.ts';
import { cardName, cardPicture } from './card.ts';
import type { hiLoWords } from './words.ts';

type Id = keyof (typeof hiLoWords)['EN'];

const DEAL_MS = 340;
const SHOWN_CARDS = 8;

export function createHiLoBoard(
  { shell: { audio }, text, word, say }: Table<Id>,
  makeMove: (move: HiLoMove) => void,
): SteppedBoard<HiLoBet, HiLoMove, HiLoView> {
  const rungs = createRungs(word);
  const trail = h('ol', { class: 'hi-lo-trail', 'aria-label': text('trail') });
  const place = h('div', { class: 'hi-lo-card' }, h('div', { class: 'playing-card is-back' }));
  const guesses = { higher: guessButton('higher'), lower: guessButton('lower') };
  const skip = h('button', { type: 'button', class: 'hi-lo-skip', onclick: () => call('skip') }, text('skip'));
  let isMoving = false;
  let dealt = 0;

  function guessButton(guess: Guess) {
    const [name, odds] = [h('b', {}), h('span', {})];
    const button = h(
      'button',
      { type: 'button', class: `hi-lo-guess is-${guess}`, onclick: () => call(guess) },
      h('i', { 'aria-hidden': 'true' }),
      name,
      odds,
    );
    return { button, name, odds };
  }

  function call(wished: HiLoMove['call']): void {
    if (isMoving) makeMove({ call: wished });
  }

  function offer(round: ShownRound<HiLoView> | null): void {
    const card = round?.view.cards.at(-1);
    for (const guess of ['higher', 'lower'] as const) {
      const { name, odds } = guesses[guess];
      setText(name, text(card ? nameOf(guess, card.rank) : guess));
      if (!card || !round || round.isOver) {
        setText(odds, '—');
        continue;
      }
      const multiplier = multiplierAfter(readChance(round.view), card.rank, guess);
      setText(odds, `${showMultiplier(multiplier)}× · ${percentOf(winningRanks(card.rank, guess) / RANKS)}`);
    }
    rungs.show(round && round.multiplier > 0 ? round.multiplier : null, null);
  }

  function remember(cards: readonly Card[], calls: HiLoView['calls']): void {
    const from = Math.max(0, cards.length - 1 - SHOWN_CARDS);
    trail.replaceChildren(
      ...cards
        .slice(from, -1)
        .map((card, index) =>
          h(
            'li',
            {},
            cardPicture(card, cardName(card, text)),
            h('small', { class: `is-${calls[from + index] ?? 'skip'}` }, text(calls[from + index] ?? 'skip')),
          ),
        ),
    );
  }

  offer(null);
  return {
    element: h(
      'div',
      { class: 'hi-lo' },
      trail,
      h('div', { class: 'hi-lo-middle' }, h('div', { class: 'hi-lo-pack', 'aria-hidden': 'true' }), place),
      rungs.element,
      h('div', { class: 'hi-lo-calls' }, guesses.higher.button, guesses.lower.button, skip),
    ),
    options: [],
    bet: () => ({}),
    setChoosing: () => undefined,
    setMoving: (moving) => {
      isMoving = moving;
      for (const button of [guesses.higher.button, guesses.lower.button, skip])
        button.setAttribute('aria-disabled', String(!moving));
    },
    autoMove: (_bet, { cards }) => {
      const { rank } = cards.at(-1)!;
      return { call: winningRanks(rank, 'higher') >= winningRanks(rank, 'lower') ? 'higher' : 'lower' };
    },
    show: async (_bet, round, isFast) => {
      const cards = round?.view.cards ?? [];
      const card = cards.at(-1);
      remember(cards, round?.view.calls ?? []);
      offer(round);
      if (!card || (cards.length === dealt && dealt > 1)) return;
      dealt = cards.length;
      const isWrong = round?.isOver === true && round.multiplier === 0;
      const picture = cardPicture(card, cardName(card, text));
      place.replaceChildren(picture);
      place.className = `hi-lo-card${isWrong ? ' is-wrong' : ''}`;
      say(cardName(card, text));
      audio.play('chip', Math.min(8, dealt));
      if (!isFast)
        await move(
          picture,
          [
            { transform: 'translate(70%, -12%) rotateY(180deg) scale(0.9)', opacity: 0.2 },
            { transform: 'translate(24%, -6%) rotateY(90deg)', opacity: 1, offset: 0.5 },
            { transform: 'none' },
          ],
          { ms: DEAL_MS },
        );
      if (isWrong) audio.play('refuse');
      else if (dealt > 1) audio.play('line', dealt);
    },
  };
}

/** An ace can only be beaten, a king only be undercut: the other call is then for the same rank. */
function nameOf(guess: Guess, rank: number): Id {
  if (guess === 'higher') return rank === 1 ? 'higher' : rank === RANKS ? 'same' : 'higherSame';
  return rank === RANKS ? 'lower' : rank === 1 ? 'same' : 'lowerSame';
}
