import { type Card, type SUITS } from '../../../engines/table/cards.ts';
import type { Text } from '../../i18n/index.ts';
import { h } from '../../shell/dom.ts';
import { move, pause } from '../arcade/motion.ts';
import { svg } from '../arcade/svg.ts';
import type { TableWord } from './words.ts';

const COURT = { 1: 'A', 11: 'J', 12: 'Q', 13: 'K' } as const;
const NAMES = { 1: 'ace', 11: 'jack', 12: 'queen', 13: 'king' } as const;
type Suit = (typeof SUITS)[number];

export const SUIT_SIGNS = { spades: '♠', hearts: '♥', diamonds: '♦', clubs: '♣' } as const satisfies Record<
  Suit,
  string
>;

/** Each suit in a field of 20 by 20. */
const SUIT_PATHS: Readonly<Record<Suit, string>> = {
  hearts:
    'M10 18.4C4.6 13.7 1.6 10.7 1.6 7.1 1.6 4.2 3.8 2.2 6.2 2.2c1.6 0 3 .9 3.8 2.4.8-1.5 2.2-2.4 3.8-2.4 2.4 0 4.6 2 4.6 4.9 0 3.6-3 6.6-8.4 11.3z',
  diamonds: 'M10 1.2 16.9 10 10 18.8 3.1 10z',
  spades:
    'M10 1.2c4.7 4.4 8 7 8 10.5 0 2.4-1.7 4.2-3.9 4.2-1.3 0-2.4-.6-3.1-1.6.2 1.9.8 3.3 2.1 4.500H6.900c1.3-1.2 1.9-2.6 2.1-4.5-.7 1-1.8 1.6-3.1 1.600C3.7 15.9 2 14.1 2 11.7 2 8.2 5.3 5.6 10 1.200z',
  clubs:
    'M10 1.300a4.1 4.1 0 0 1 3.3 6.6 4.1 4.1 0 1 1-2.3 6.900c.2 1.7.8 3 2 4H7c1.2-1 1.8-2.3 2-4a4.1 4.1 0 1 1-2.3-6.900A4.1 4.1 0 0 1 10 1.300z',
};

/** Where the pips of a number lie: column and row of a card of 100 by 140. */
const [L, C, R] = [34, 50, 66];
const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[C, 70]],
  2: [
    [C, 30],
    [C, 110],
  ],
  3: [
    [C, 30],
    [C, 70],
    [C, 110],
  ],
  4: [
    [L, 30],
    [R, 30],
    [L, 110],
    [R, 110],
  ],
  5: [
    [L, 30],
    [R, 30],
    [C, 70],
    [L, 110],
    [R, 110],
  ],
  6: [
    [L, 30],
    [R, 30],
    [L, 70],
    [R, 70],
    [L, 110],
    [R, 110],
  ],
  7: [
    [L, 30],
    [R, 30],
    [C, 50],
    [L, 70],
    [R, 70],
    [L, 110],
    [R, 110],
  ],
  8: [
    [L, 30],
    [R, 30],
    [C, 50],
    [L, 70],
    [R, 70],
    [C, 90],
    [L, 110],
    [R, 110],
  ],
  9: [
    [L, 27],
    [R, 27],
    [L, 56],
    [R, 56],
    [C, 70],
    [L, 84],
    [R, 84],
    [L, 113],
    [R, 113],
  ],
  10: [
    [L, 27],
    [R, 27],
    [C, 41],
    [L, 56],
    [R, 56],
    [L, 84],
    [R, 84],
    [C, 99],
    [L, 113],
    [R, 113],
  ],
};

/** The headwear of a court, in the upper half of its frame. */
const HEADWEAR: Readonly<Record<number, string>> = {
  11: 'M35 46c0-9 6-15 15-15 10 0 15 6 15 15zM63 36c5-2 8-7 8-13-6 1-10 4-12 9M35 46h30v5H35z',
  12: 'M34 47l-3-17 9 8 10-13 10 13 9-8-3 17zM34 49h32v4H34zM31 28.500a2 2 0 1 1 0-.1zM50 23a2.4 2.4 0 1 1 0-.1zM69 28.500a2 2 0 1 1 0-.1z',
  13: 'M33 48l-3-19 10 7 10-14 10 14 10-7-3 19zM33 50h34v5H33zM48.5 14h3v3h3v3h-3v4h-3v-4h-3v-3h3z',
};

export function rankSign(rank: number): string {
  return rank in COURT ? COURT[rank as keyof typeof COURT] : String(rank);
}

export function signOf({ rank, suit }: Card): string {
  return `${rankSign(rank)}${SUIT_SIGNS[suit]}`;
}

export function cardName({ rank, suit }: Card, word: Text<TableWord>): string {
  const name = rank in NAMES ? word(NAMES[rank as keyof typeof NAMES]) : String(rank);
  return word('card', { rank: name, suit: word(suit) });
}

/** A card of the table: face up, or face down (null). */
export function cardPicture(card: Card | null, word: Text<TableWord>): HTMLElement {
  const name = card ? cardName(card, word) : word('faceDown');
  const inner = h('span', { class: 'tcard-inner' }, h('span', { class: 'tcard-back' }));
  if (card) {
    const face = h('span', { class: 'tcard-face' });
    face.append(drawFace(card));
    inner.append(face);
  }
  const element = h('span', { class: `tcard${card ? '' : ' is-down'}`, role: 'img', 'aria-label': name }, inner);
  return element;
}

function drawFace({ rank, suit }: Card): SVGElement {
  const isRed = suit === 'hearts' || suit === 'diamonds';
  const face = svg('svg', { viewBox: '0 0 100 140', class: isRed ? 'is-red' : 'is-black' });
  const corner = (turn: boolean) =>
    svg(
      'g',
      turn ? { transform: 'rotate(180 50 70)' } : {},
      svg(
        'text',
        { x: rank === 10 ? 13 : 13.5, y: 25, class: rank === 10 ? 'tcard-rank is-ten' : 'tcard-rank' },
        rankSign(rank),
      ),
      pip(suit, 13, 36, 0.78),
    );
  face.append(corner(false), corner(true));
  if (rank > 10) face.append(court(rank, suit));
  else {
    const scale = rank === 1 ? 2.3 : 0.98;
    for (const [x, y] of PIPS[rank]!) face.append(pip(suit, x, y, scale, y > 70));
  }
  return face;
}

function court(rank: number, suit: Suit): SVGElement {
  const half = (turn: boolean) =>
    svg(
      'g',
      turn ? { transform: 'rotate(180 50 70)' } : {},
      svg('path', { class: 'tcard-crown', d: HEADWEAR[rank]! }),
      svg('circle', { class: 'tcard-head', cx: 50, cy: rank === 11 ? 56 : 58, r: 7 }),
      svg('path', { class: 'tcard-robe', d: 'M22 70V68c7-5 15-5 20-6 4 4 12 4 16 0 5 1 13 1 20 6v2z' }),
    );
  return svg(
    'g',
    {},
    svg('rect', { class: 'tcard-frame', x: 22, y: 11, width: 56, height: 118, rx: 4 }),
    half(false),
    half(true),
    svg('path', { class: 'tcard-sash', d: 'M22 76 78 64' }),
    pip(suit, 31, 25, 0.8),
    pip(suit, 69, 115, 0.8, true),
  );
}

function pip(suit: Suit, x: number, y: number, scale: number, isTurned = false): SVGElement {
  const turn = isTurned ? ' rotate(180 10 10)' : '';
  const transform = `translate(${x - 10 * scale} ${y - 10 * scale}) scale(${scale})${turn}`;
  return svg('path', { class: 'tcard-pip', d: SUIT_PATHS[suit], transform });
}

/** Deals a card from the shoe at the upper right of the table and turns it. */
export async function dealCard(card: HTMLElement, place: HTMLElement, isFast: boolean): Promise<void> {
  place.append(card);
  if (isFast) return;
  const inner = card.firstElementChild!;
  const isDown = card.classList.contains('is-down');
  const turn = isDown
    ? null
    : move(inner, [{ transform: 'rotateY(180deg)' }, { transform: 'rotateY(0)' }], {
        ms: 260,
        delay: 150,
        fill: 'backwards',
      });
  await Promise.all([
    move(
      card,
      [
        { transform: 'translate(46cqw, -34cqh) rotate(38deg)', opacity: 0.2 },
        { transform: 'none', opacity: 1 },
      ],
      { ms: 300 },
    ),
    turn,
  ]);
  await pause(40);
}
