import {
  baccarat,
  BACCARAT_PAYS,
  type BaccaratSpot,
  type BaccaratView,
  pointsOf,
  winnerOf,
} from '../../../engines/baccarat/index.ts';
import type { Card } from '../../../engines/table/cards.ts';
import { h, setText } from '../../shell/dom.ts';
import { pause } from '../arcade/motion.ts';
import { viewOf } from '../arcade/outcome.ts';
import { cardPicture, dealCard } from '../table/card.ts';
import type { Felt } from '../table/felt.ts';
import type { FeltTable, Theatre } from '../table/felt-game.ts';
import { createRoads } from '../table/roads.ts';
import type { baccaratWords } from './words.ts';

type Id = keyof (typeof baccaratWords)['EN'];
type Side = 'player' | 'banker';

/** Two hands, dealt by turns; a third card lies across. */
export function createHands({ shell, text, common }: FeltTable<Id>): Theatre<BaccaratView> {
  const hand = (side: Side) => {
    const cards = h('div', { class: 'hand-cards' });
    const points = h('b', { class: 'hand-points' });
    const element = h(
      'div',
      { class: `hand is-${side}` },
      h('div', { class: 'hand-head' }, h('span', {}, text(side)), points),
      cards,
    );
    return { element, cards, points, held: [] as Card[] };
  };
  const hands = { player: hand('player'), banker: hand('banker') };
  const roads = createRoads(
    shell,
    common('roads'),
    { one: text('signBanker'), two: text('signPlayer'), tie: text('signTie') },
    (round) => {
      const view = viewOf(baccarat.view, round);
      return view && ({ banker: 'one', player: 'two', tie: 'tie' } as const)[winnerOf(view)];
    },
  );

  function clear(): void {
    for (const { element, cards, points } of Object.values(hands)) {
      element.classList.remove('is-winner');
      cards.replaceChildren();
      setText(points, '');
    }
  }

  async function deal(side: Side, cards: readonly Card[], index: number, isFast: boolean): Promise<void> {
    const picture = cardPicture(cards[index]!, common);
    if (index === 2) picture.classList.add('is-across');
    if (!isFast) shell.audio.play('click');
    await dealCard(picture, hands[side].cards, isFast);
    setText(hands[side].points, String(pointsOf(cards.slice(0, index + 1))));
  }

  return {
    element: h(
      'div',
      { class: 'theatre' },
      h('div', { class: 'hands' }, hands.player.element, hands.banker.element),
      roads,
    ),
    start: clear,
    reveal: async (view, isFast) => {
      clear();
      for (const index of [0, 1]) {
        await deal('player', view.player, index, isFast);
        await deal('banker', view.banker, index, isFast);
      }
      for (const side of ['player', 'banker'] as const) {
        if (view[side].length < 3) continue;
        if (!isFast) await pause(260);
        await deal(side, view[side], 2, isFast);
      }
      const won = winnerOf(view);
      if (won !== 'tie') hands[won].element.classList.add('is-winner');
      if (!isFast) await pause(250);
    },
    told: (view) =>
      text('told', { player: pointsOf(view.player), banker: pointsOf(view.banker), winner: text(winnerOf(view)) }),
  };
}

export function printFelt({ text, common }: FeltTable<Id>, felt: Felt): HTMLElement {
  const spot = (id: BaccaratSpot, note: string | null = null) => {
    const odds = String(BACCARAT_PAYS[id]);
    const label = { name: text(id), pays: common('toOne', { odds }) };
    return felt.spot(id, label, `spot-${id}`, h('b', {}, text(id)), h('small', {}, note ?? `${odds} : 1`));
  };
  return h(
    'div',
    { class: 'print-baccarat' },
    spot('player-pair'),
    spot('tie'),
    spot('banker-pair'),
    spot('player'),
    spot('banker'),
    spot('small', `${text('fourCards')} · ${BACCARAT_PAYS.small} : 1`),
    spot('big', `${text('moreCards')} · ${BACCARAT_PAYS.big} : 1`),
  );
}
