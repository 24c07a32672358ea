import jokerUrl from 'fluentui-emoji/icons/modern/clown-face.svg?url';
import { packCard } from '../../../engines/video-poker/index.ts';
import type { Text } from '../../i18n/index.ts';
import { h } from '../../shell/dom.ts';
import { svg } from '../arcade/svg.ts';
import { cardName, cardPicture, signOf } from '../table/card.ts';
import type { TableWord } from '../table/words.ts';
import type { VideoPokerWord } from './words.ts';

type Texts = { text: Text<VideoPokerWord>; common: Text<TableWord> };

export function placeName(place: number, { text, common }: Texts): string {
  const card = packCard(place);
  return card ? cardName(card, common) : text('joker');
}

export function placeSign(place: number): string {
  const card = packCard(place);
  return card ? signOf(card) : '★';
}

/** A card face up, or its back (null). */
export function facePicture(place: number | null, { text, common }: Texts): HTMLElement {
  const card = place === null ? null : packCard(place);
  const picture = cardPicture(card, common);
  // The button around it says the name.
  picture.setAttribute('aria-hidden', 'true');
  if (place === null || card) return picture;
  picture.classList.remove('is-down');
  const face = h('span', { class: 'tcard-face vp-joker' });
  const name = (turn: boolean) =>
    svg('g', turn ? { transform: 'rotate(180 50 70)' } : {}, svg('text', { x: 13, y: 24, class: 'tcard-rank' }, '★'));
  face.append(
    svg(
      'svg',
      { viewBox: '0 0 100 140' },
      name(false),
      name(true),
      svg('image', { href: jokerUrl, x: 20, y: 30, width: 60, height: 60 }),
      svg('text', { x: 50, y: 110, class: 'vp-joker-name' }, text('joker')),
    ),
  );
  picture.firstElementChild!.append(face);
  return picture;
}
