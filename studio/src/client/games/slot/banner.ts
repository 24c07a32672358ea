import type { Translator } from '../../i18n/index.ts';
import { h, setText } from '../../shell/dom.ts';
import type { Shell } from '../../shell/shell.ts';

/** Text over the board: the title, the free-spins counter, announcements and large wins. */
export type Banner = {
  /** Shows the free-spins counter in place of the title; null shows the title again. */
  setFreeSpins: (state: { number: number; count: number; multiplier: number; won: string } | null) => void;
  /** A card that the player closes, or that closes by itself after there was time to read it. */
  announce: (lines: { title: string; figure: string; note: string }) => Promise<void>;
  /** A large win: `figure` is set repeatedly while it counts up. */
  celebrate: (title: string, tier: string) => { setFigure: (figure: string) => void; close: () => Promise<void> };
  /** The win of this spin at the lower edge of the board. */
  setWin: (text: string | null) => void;
};

const READ_MS = 900;
const CLOSE_MS = 4200;

export function createBanner({ free, game, translator, isCalm }: Shell): Banner {
  const title = h(
    'div',
    { class: 'logo', 'aria-hidden': 'true' },
    h('span', { class: 'logo-text', 'data-text': game.title.name }, game.title.name),
  );
  const counter = h('div', { class: 'free-counter', hidden: true, role: 'status' });
  const win = h('div', { class: 'spin-win', hidden: true, 'aria-hidden': 'true' });
  free.append(title, counter, win);
  fitTitle(title, game.title.name);

  return {
    setFreeSpins: (state) => {
      counter.hidden = state === null;
      title.classList.toggle('is-hidden', state !== null);
      if (state) counter.replaceChildren(...freeSpinParts(state, translator));
    },
    announce: (lines) => announce(free, lines, translator, isCalm),
    celebrate: (text, tier) => celebrate(free, text, tier),
    setWin: (text) => {
      win.hidden = text === null;
      if (text !== null) setText(win, text);
    },
  };
}

// Long names get smaller letters, so that a title needs at most two lines on a phone.
function fitTitle(element: HTMLElement, name: string): void {
  const longest = Math.max(...name.split(' ').map((word) => word.length), Math.ceil(name.length / 2));
  element.style.setProperty('--letters', String(Math.max(7, longest)));
}

function freeSpinParts(
  state: { number: number; count: number; multiplier: number; won: string },
  { text }: Translator,
): HTMLElement[] {
  const parts = [
    h('span', { class: 'free-counter-spins' }, text('freeSpinOf', { number: state.number, count: state.count })),
  ];
  if (state.multiplier > 1) parts.push(h('span', { class: 'free-counter-multiplier' }, `×${state.multiplier}`));
  return [...parts, h('span', { class: 'free-counter-win' }, h('small', {}, text('totalWin')), state.won)];
}

async function announce(
  host: HTMLElement,
  { title, figure, note }: { title: string; figure: string; note: string },
  { text }: Translator,
  isCalm: boolean,
): Promise<void> {
  const button = h('button', { type: 'button', class: 'button button-primary' }, text('continue'));
  const card = h(
    'div',
    { class: isCalm ? 'card is-calm' : 'card', role: 'alertdialog', 'aria-label': `${title} ${figure}` },
    h('div', { class: 'card-title' }, title),
    h('div', { class: 'card-figure', 'data-text': figure }, figure),
    h('p', { class: 'card-note' }, note),
    button,
  );
  host.append(card);
  button.focus({ preventScroll: true });
  await pause(READ_MS);
  await Promise.race([
    new Promise((resolve) => button.addEventListener('click', resolve, { once: true })),
    pause(CLOSE_MS),
  ]);
  card.classList.add('is-leaving');
  await pause(isCalm ? 0 : 260);
  card.remove();
}

function celebrate(host: HTMLElement, title: string, tier: string): ReturnType<Banner['celebrate']> {
  const figure = h('div', { class: 'big-figure' });
  const box = h(
    'div',
    { class: `big-win is-${tier}`, role: 'status' },
    h('div', { class: 'big-title', 'data-text': title }, title),
    figure,
  );
  host.append(box);
  return {
    setFigure: (text) => {
      setText(figure, text);
      figure.dataset['text'] = text;
    },
    close: async () => {
      box.classList.add('is-leaving');
      await pause(300);
      box.remove();
    },
  };
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
