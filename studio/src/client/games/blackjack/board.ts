import { type BlackjackSpot, type BlackjackView, PAIR_PAYS } from '../../../engines/blackjack/index.ts';
import { totalOf } from '../../../engines/blackjack/hand.ts';
import type { Card } from '../../../engines/table/cards.ts';
import type { Text } from '../../i18n/index.ts';
import { h, setText } from '../../shell/dom.ts';
import { pause } from '../arcade/motion.ts';
import { cardPicture, dealCard } from '../table/card.ts';
import type { Felt } from '../table/felt.ts';
import type { FeltTable } from '../table/felt-game.ts';
import type { SteppedTheatre } from '../table/stepped-felt.ts';
import type { blackjackWords } from './words.ts';

type Id = keyof (typeof blackjackWords)['EN'];

type Row = { element: HTMLElement; cards: HTMLElement; points: HTMLElement; note: HTMLElement; held: number };

/** How the hands of a round ended, in one word each. */
export function resultWord({ hands }: BlackjackView, text: Text<Id>): string {
  return hands.map(({ result }) => (result ? text(result) : '…')).join(' · ');
}

function shownTotal(cards: readonly Card[]): string {
  const { total, isSoft } = totalOf(cards);
  return isSoft && total < 21 ? `${total - 10}/${total}` : String(total);
}

/** The dealer above, the player's hands below; the hand in play is lit. */
export function createTable({ shell, text, common }: FeltTable<Id>): SteppedTheatre<BlackjackView> {
  const row = (label: string, className: string): Row => {
    const [cards, points, note] = [
      h('div', { class: 'row-cards' }),
      h('b', { class: 'hand-points' }),
      h('em', { class: 'row-note' }),
    ];
    const head = h('div', { class: 'hand-head' }, h('span', {}, label), points, note);
    return { element: h('div', { class: `row ${className}` }, head, cards), cards, points, note, held: 0 };
  };
  const dealer = row(text('dealer'), 'is-dealer');
  const own = h('div', { class: 'own-hands' });
  let rows: Row[] = [];

  function clear(): void {
    rows = [row(text('you'), 'is-own')];
    own.replaceChildren(rows[0]!.element);
    dealer.cards.replaceChildren();
    dealer.held = 0;
    setText(dealer.points, '');
  }

  async function give(to: Row, cards: readonly Card[], isFast: boolean): Promise<void> {
    for (const card of cards.slice(to.held)) {
      if (!isFast) shell.audio.play('click');
      await dealCard(cardPicture(card, common), to.cards, isFast);
      to.held += 1;
      setText(to.points, shownTotal(cards.slice(0, to.held)));
    }
  }

  async function turnHole(cards: readonly Card[], isFast: boolean): Promise<void> {
    dealer.cards.querySelector('.is-down')?.remove();
    await give(dealer, cards, isFast);
  }

  function splitRows({ hands }: BlackjackView): void {
    const [first] = rows as [Row];
    const second = row(text('you'), 'is-own');
    const moved = first.cards.lastElementChild;
    if (moved) second.cards.append(moved);
    first.held = 1;
    second.held = 1;
    rows = [first, second];
    own.append(second.element);
    for (const [index, each] of rows.entries()) setText(each.points, shownTotal(hands[index]!.cards.slice(0, 1)));
  }

  clear();
  return {
    element: h(
      'div',
      { class: 'theatre theatre-rows' },
      dealer.element,
      h('p', { class: 'print-line' }, text('table')),
      own,
    ),
    show: async (view, isOver, isFast) => {
      const isNew =
        view.hands.length < rows.length ||
        view.hands.some(({ cards }, index) => cards.length < (rows[index]?.held ?? 0)) ||
        dealer.held > view.dealer.length ||
        dealer.held === 0;
      if (isNew) {
        clear();
        const [opening] = view.hands as [BlackjackView['hands'][number]];
        const start = view.hands.length === 2 ? [] : opening.cards.slice(0, 2);
        await give(rows[0]!, start.slice(0, 1), isFast);
        await give(dealer, view.dealer.slice(0, 1), isFast);
        await give(rows[0]!, start, isFast);
        await dealCard(cardPicture(null, common), dealer.cards, isFast);
      }
      if (view.hands.length === 2 && rows.length === 1) splitRows(view);
      for (const [index, hand] of view.hands.entries()) await give(rows[index]!, hand.cards, isFast);
      if (isOver) {
        if (!isFast) await pause(200);
        await turnHole(view.dealer, isFast);
      }
      for (const [index, hand] of view.hands.entries()) {
        const { element, note } = rows[index]!;
        element.classList.toggle('is-active', view.active === index);
        element.classList.toggle('is-winner', hand.result === 'won' || hand.result === 'blackjack');
        setText(
          note,
          [hand.isDoubled ? '×2' : '', hand.result ? text(hand.result) : ''].filter((part) => part !== '').join(' '),
        );
      }
    },
    told: (view, isOver) =>
      text(isOver ? 'toldEnd' : 'told', {
        you: view.hands.map(({ cards }) => shownTotal(cards)).join(', '),
        dealer: shownTotal(view.dealer),
        result: resultWord(view, text),
      }),
  };
}

export function printFelt({ text, common }: FeltTable<Id>, felt: Felt): HTMLElement {
  const spot = (id: BlackjackSpot, odds: string, note: string) =>
    felt.spot(
      id,
      { name: text(id), pays: common('toOne', { odds }) },
      `spot-${id}`,
      h('b', {}, text(id)),
      h('small', {}, note),
    );
  const { perfect, coloured, mixed } = PAIR_PAYS;
  return h(
    'div',
    { class: 'print-blackjack' },
    spot('pair', text('pairPays'), `${perfect} · ${coloured} · ${mixed}`),
    spot('hand', '1', '1 : 1'),
  );
}
