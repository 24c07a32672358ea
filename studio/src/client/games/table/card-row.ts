import type { Card } from '../../../engines/table/cards.ts';
import type { Text } from '../../i18n/index.ts';
import { h, setText } from '../../shell/dom.ts';
import type { Shell } from '../../shell/shell.ts';
import { cardPicture, dealCard, signOf } from './card.ts';
import type { TableWord } from './words.ts';

export type CardRow = {
  element: HTMLElement;
  /** Null is a card face down. Only what is new is dealt; a row that does not go on from the last one begins anew. */
  show: (cards: readonly (Card | null)[], isFast: boolean) => Promise<void>;
  note: (text: string) => void;
  light: (isWinner: boolean) => void;
};

/** A row of cards under its name, with a note of what they are. */
export function createCardRow(shell: Shell, common: Text<TableWord>, label: string, className = ''): CardRow {
  const cards = h('div', { class: 'row-cards is-spread' });
  const note = h('em', { class: 'row-note' });
  const head = h('div', { class: 'hand-head' }, h('span', {}, label), note);
  const element = h('div', { class: `row ${className}` }, head, cards);
  let held: string[] = [];

  return {
    element,
    note: (text) => setText(note, text),
    light: (isWinner) => element.classList.toggle('is-winner', isWinner),
    show: async (wanted, isFast) => {
      const signs = wanted.map((card) => (card ? signOf(card) : ''));
      const goesOn = held.length <= signs.length && held.every((sign, index) => sign === '' || sign === signs[index]);
      if (!goesOn) {
        cards.replaceChildren();
        held = [];
      }
      for (const [index, card] of wanted.entries()) {
        if (held[index] === signs[index]) continue;
        const picture = cardPicture(card, common);
        const old = cards.children[index];
        if (!isFast) shell.audio.play('click');
        if (old) {
          old.replaceWith(picture);
          if (!isFast) await turn(picture);
        } else await dealCard(picture, cards, isFast);
        held[index] = signs[index]!;
      }
    },
  };
}

async function turn(picture: HTMLElement): Promise<void> {
  const animation = picture.firstElementChild!.animate([{ transform: 'rotateY(180deg)' }, { transform: 'none' }], {
    duration: 260,
    easing: 'ease-out',
  });
  await animation.finished.catch(() => undefined);
}
