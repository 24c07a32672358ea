import '../../styles/table.css';
import '../../styles/poker-tables.css';
import {
  redDog,
  type RedDogMove,
  redDogPays,
  type RedDogView,
  SPREAD_PAYS,
  spreadPays,
  THREE_PAYS,
} from '../../../engines/red-dog/index.ts';
import type { Card } from '../../../engines/table/cards.ts';
import type { Text } from '../../i18n/index.ts';
import { h } from '../../shell/dom.ts';
import { signOf } from '../table/card.ts';
import { createCardRow } from '../table/card-row.ts';
import { steppedFelt } from '../table/stepped-felt.ts';
import { redDogWords } from './words.ts';

type Id = keyof (typeof redDogWords)['EN'];

/** Will the third card fall between the first two? */
export const redDogGame = steppedFelt<Id, RedDogMove, readonly Card[], RedDogView>({
  name: 'red-dog',
  game: redDog,
  words: redDogWords,
  theatre: ({ shell, text, common }) => {
    const row = createCardRow(shell, common, text('posts'), 'is-wide');
    return {
      element: h('div', { class: 'theatre theatre-one' }, row.element, h('p', { class: 'print-line' }, text('print'))),
      show: async (view, isOver, isFast) => {
        const [one, other] = view.posts as [Card, Card];
        row.light(false);
        // Between the posts: face down until it is drawn.
        const isThirdPlayed = view.spread !== 0;
        await row.show(isThirdPlayed ? [one, isOver ? view.third : null, other] : [one, other], isFast);
        row.note(noteOf(view, text));
        row.light(view.result === 'won');
      },
      told: (view) => text('told', { cards: cardsOf(view), note: noteOf(view, text) }),
    };
  },
  print: ({ text, common }, felt) =>
    h(
      'div',
      { class: 'print-row' },
      felt.spot(
        'ante',
        { name: text('ante'), pays: common('toOne', { odds: SPREAD_PAYS.join(', ') }) },
        'spot-ante',
        h('b', {}, text('ante')),
      ),
    ),
  choices: (_view, { spots }, text) => [
    { move: { act: 'call' }, label: text('call'), key: 'C' },
    { move: { act: 'raise' }, label: text('raise'), key: 'R', cost: spots['ante'] ?? 0, isMain: true },
  ],
  pays: (view) => redDogPays(view),
  nameOf: (_spot, text) => text('ante'),
  payRows: (text, common) => [
    {
      name: text('spreads'),
      pays: common('toOne', { odds: SPREAD_PAYS.join(', ') }),
      spot: 'ante',
    },
    { name: text('threeAlike'), pays: common('toOne', { odds: THREE_PAYS }), spot: 'ante' },
  ],
  rules: (text) => (['rule', 'moves', 'shoe', 'leave'] as const).map((part) => h('p', {}, text(part))),
  result: (view, text) =>
    h('span', { class: `side-bead is-${view.result ?? 'push'}` }, view.result ? text(view.result) : '…'),
  story: (view, text) => [[text('posts'), cardsOf(view)]],
});

function cardsOf({ posts, third }: RedDogView): string {
  return [...posts, ...(third ? [third] : [])].map(signOf).join(' ');
}

function noteOf({ spread, result }: RedDogView, text: Text<Id>): string {
  if (result) return text(spread === 0 ? 'neighbours' : result);
  return spread === null ? text('pair') : text('spread', { n: spread, odds: spreadPays(spread) });
}
