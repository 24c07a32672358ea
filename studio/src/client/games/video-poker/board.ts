import {
  type PokerBet,
  type PokerMove,
  type PokerName,
  POKER_VARIANTS,
  type PokerView,
} from '../../../engines/video-poker/index.ts';
import { bestHold } from '../../../engines/video-poker/hold.ts';
import { h, setText } from '../../shell/dom.ts';
import type { ShownRound, SteppedBoard, Table } from '../arcade/definition.ts';
import { move, pause } from '../arcade/motion.ts';
import { tableWords } from '../table/words.ts';
import { createCoins } from './coins.ts';
import { facePicture, placeName } from './face.ts';
import { createPayScreen } from './pay-screen.ts';
import type { VideoPokerWord } from './words.ts';

const HAND = 5;
const TURN_MS = 170;
const BETWEEN_MS = 70;
const HINTS_KEY = 'champa-studio-hints';

/** A machine: the pay table, five cards that are held by a tap, and the line that tells. */
export function createPokerBoard(
  name: PokerName,
  { shell, text, say }: Table<VideoPokerWord>,
): SteppedBoard<PokerBet, PokerMove, PokerView> {
  const { audio, translator } = shell;
  const variant = POKER_VARIANTS[name];
  const texts = { text, common: translator.of(tableWords) };
  const screen = createPayScreen(variant, text);
  const coins = createCoins(shell, text, screen.play);
  const line = h('p', { class: 'vp-line' }, text('deal'));
  const places = Array.from({ length: HAND }, (_, place) => {
    const face = h('span', { class: 'vp-face' }, facePicture(null, texts));
    const tag = h('span', { class: 'vp-held', 'aria-hidden': 'true' }, text('held'));
    const button = h('button', { type: 'button', class: 'vp-card', onclick: () => toggle(place) }, tag, face);
    return { button, face };
  });
  const hint = h(
    'button',
    { type: 'button', class: 'vp-hint', 'aria-keyshortcuts': 'H', onclick: () => toggleHint() },
    text('hint'),
  );
  const held = new Set<number>();
  let shown: readonly number[] = [];
  let advised: readonly number[] = [];
  let isMoving = false;
  let isHinting = window.localStorage.getItem(HINTS_KEY) === 'on';

  function toggle(place: number): void {
    if (!isMoving) return;
    if (!held.delete(place)) held.add(place);
    audio.play('click');
    paint();
  }

  function toggleHint(): void {
    isHinting = !isHinting;
    window.localStorage.setItem(HINTS_KEY, isHinting ? 'on' : 'off');
    advise();
    if (isHinting && isMoving) say(text('hintOn'));
    paint();
  }

  /** Counted only when it is asked for: it goes over every draw. */
  function advise(): void {
    advised = isHinting && isMoving ? bestHold(variant, shown) : [];
  }

  function paint(): void {
    hint.setAttribute('aria-pressed', String(isHinting));
    for (const [place, { button }] of places.entries()) {
      const card = shown[place];
      button.classList.toggle('is-held', held.has(place));
      button.classList.toggle('is-advised', advised.includes(place));
      button.setAttribute('aria-pressed', String(held.has(place)));
      button.setAttribute('aria-disabled', String(!isMoving));
      button.setAttribute(
        'aria-label',
        text('place', {
          card: card === undefined ? texts.common('faceDown') : placeName(card, texts),
          place: place + 1,
        }),
      );
    }
  }

  async function turn(place: number, card: number, isFast: boolean): Promise<void> {
    const { face } = places[place]!;
    if (isFast) return face.replaceChildren(facePicture(card, texts));
    await move(face, [{ transform: 'none' }, { transform: 'rotateY(90deg)' }], { ms: TURN_MS / 2 });
    face.replaceChildren(facePicture(card, texts));
    audio.play('chip', place);
    await move(face, [{ transform: 'rotateY(-90deg)' }, { transform: 'none' }], { ms: TURN_MS });
  }

  async function lay(cards: readonly number[], kept: readonly number[], isFast: boolean): Promise<void> {
    const turning = places.map(async (_, place) => {
      if (kept.includes(place)) return;
      if (!isFast) await pause(place * BETWEEN_MS);
      await turn(place, cards[place]!, isFast);
    });
    await Promise.all(turning);
    shown = cards;
  }

  function cover(): void {
    held.clear();
    shown = [];
    for (const { face } of places) face.replaceChildren(facePicture(null, texts));
  }

  function tell({ view: { kind, held: drawn } }: ShownRound<PokerView>, bet: PokerBet): void {
    const pays = variant.lines.find((each) => each.kind === kind)?.pays ?? 0;
    const told = kind ? text('paid', { kind: text(kind), coins: pays * bet.coins }) : text(drawn ? 'none' : 'choose');
    line.classList.toggle('is-paid', kind !== null && drawn !== null);
    setText(line, told);
    say(told);
  }

  document.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || document.querySelector('dialog[open]'))
      return;
    if (event.key.toUpperCase() === 'H') return toggleHint();
    const place = Number(event.key) - 1;
    if (places[place]) toggle(place);
  });

  screen.play(coins.bet().coins);
  paint();
  return {
    element: h(
      'div',
      { class: 'vp' },
      h(
        'div',
        { class: 'vp-screen' },
        screen.element,
        h(
          'div',
          { class: 'vp-hand' },
          h('div', { class: 'vp-head' }, line, hint),
          h(
            'div',
            { class: 'vp-cards', role: 'group', 'aria-label': text('cards') },
            ...places.map(({ button }) => button),
          ),
        ),
      ),
    ),
    options: [],
    selector: coins.selector,
    bet: coins.bet,
    setChoosing: () => undefined,
    setMoving: (moving) => {
      isMoving = moving;
      advise();
      paint();
    },
    press: { label: text('draw'), move: () => ({ hold: [...held].toSorted() }) },
    autoMove: (_bet, { dealt }) => ({ hold: bestHold(variant, dealt) }),
    show: async (bet, round, isFast) => {
      if (!round) return;
      const { view } = round;
      coins.lay(bet);
      screen.light(null, false);
      if (!view.held) {
        cover();
        setText(line, text('choose'));
        await lay(view.dealt, [], isFast);
      } else {
        held.clear();
        for (const place of view.held) held.add(place);
        paint();
        if (shown.join() !== view.dealt.join()) await lay(view.dealt, [], true);
        await lay(view.cards, view.held, isFast);
      }
      screen.light(view.kind, round.isOver);
      tell(round, bet);
      paint();
      if (round.isOver && !isFast) await pause(view.kind ? 240 : 60);
    },
  };
}
