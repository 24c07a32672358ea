import dragonUrl from 'fluentui-emoji/icons/modern/dragon-face.svg?url';
import tigerUrl from 'fluentui-emoji/icons/modern/tiger-face.svg?url';
import {
  DRAGON_TIGER_PAYS,
  dragonTiger,
  type DragonTigerSpot,
  type DragonTigerView,
  winnerOf,
} from '../../../engines/dragon-tiger/index.ts';
import { h } from '../../shell/dom.ts';
import { pause } from '../arcade/motion.ts';
import { viewOf } from '../arcade/outcome.ts';
import { cardPicture, dealCard, signOf } from '../table/card.ts';
import type { Felt } from '../table/felt.ts';
import type { FeltTable, Theatre } from '../table/felt-game.ts';
import { createRoads } from '../table/roads.ts';
import type { dragonTigerWords } from './words.ts';

type Id = keyof (typeof dragonTigerWords)['EN'];
const FACES = { dragon: dragonUrl, tiger: tigerUrl } as const;

/** Two cards face to face. */
export function createDuel({ shell, text, common }: FeltTable<Id>): Theatre<DragonTigerView> {
  const side = (name: 'dragon' | 'tiger') => {
    const cards = h('div', { class: 'hand-cards' });
    const face = h('img', { class: 'duel-face', src: FACES[name], alt: '', draggable: 'false' });
    return {
      cards,
      element: h('div', { class: `hand duel is-${name}` }, h('div', { class: 'hand-head' }, face, text(name)), cards),
    };
  };
  const sides = { dragon: side('dragon'), tiger: side('tiger') };
  const roads = createRoads(
    shell,
    common('roads'),
    { one: text('signDragon'), two: text('signTiger'), tie: text('signTie') },
    (round) => {
      const view = viewOf(dragonTiger.view, round);
      return view && ({ dragon: 'one', tiger: 'two', tie: 'tie' } as const)[winnerOf(view)];
    },
  );

  function clear(): void {
    for (const { cards, element } of Object.values(sides)) {
      cards.replaceChildren();
      element.classList.remove('is-winner');
    }
  }

  return {
    element: h(
      'div',
      { class: 'theatre' },
      h('div', { class: 'hands' }, sides.dragon.element, sides.tiger.element),
      roads,
    ),
    start: clear,
    reveal: async (view, isFast) => {
      clear();
      for (const name of ['dragon', 'tiger'] as const) {
        if (!isFast) shell.audio.play('click');
        await dealCard(cardPicture(view[name], common), sides[name].cards, isFast);
        if (!isFast) await pause(220);
      }
      const won = winnerOf(view);
      if (won !== 'tie') sides[won].element.classList.add('is-winner');
      if (!isFast) await pause(200);
    },
    told: (view) =>
      text('told', { dragon: signOf(view.dragon), tiger: signOf(view.tiger), winner: text(winnerOf(view)) }),
  };
}

export function printFelt({ text, common }: FeltTable<Id>, felt: Felt): HTMLElement {
  const spot = (id: DragonTigerSpot) => {
    const odds = String(DRAGON_TIGER_PAYS[id]);
    const face = id === 'dragon' || id === 'tiger' ? h('img', { class: 'spot-face', src: FACES[id], alt: '' }) : '';
    return felt.spot(
      id,
      { name: text(id), pays: common('toOne', { odds }) },
      `spot-${id}`,
      face,
      h('b', {}, text(id)),
      h('small', {}, `${odds} : 1`),
    );
  };
  return h('div', { class: 'print-duel' }, spot('dragon'), spot('tie'), spot('suited-tie'), spot('tiger'));
}
