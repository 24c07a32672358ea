import type { Amount } from '@champa/money';
import { payoutOf } from '../../../engines/arcade/multiplier.ts';
import {
  PANELS,
  type ScratchBet,
  type ScratchMove,
  type ScratchView,
  TICKETS,
} from '../../../engines/scratch/index.ts';
import { h, setText } from '../../shell/dom.ts';
import type { SteppedBoard, Table } from '../arcade/definition.ts';
import { moveFocusByArrows } from '../arcade/grid-keys.ts';
import { pause } from '../arcade/motion.ts';
import { createFoil } from './foil.ts';
import { ticketTheme } from './themes.ts';
import type { ScratchWord } from './words.ts';

const COLUMNS = 3;
const ALL = Array.from({ length: PANELS }, (_, field) => field);
/** A field that is only touched comes off by itself once the ticket is decided. */
const PATIENCE_MS = 1_400;
const BETWEEN_MS = 70;

export function createScratchBoard(
  { shell: { audio, translator, game }, text, stake, say }: Table<ScratchWord>,
  makeMove: (move: ScratchMove) => void,
): SteppedBoard<ScratchBet, ScratchMove, ScratchView> {
  const { emblem, paper, ink } = ticketTheme(game.title.gameCode);
  const line = h('p', { class: 'scratch-line' }, text('invite'));
  const top = h('span', { class: 'scratch-top' });
  const fields = ALL.map((field) => {
    const [sum, times] = [h('b', {}), h('small', {})];
    const button = h('button', { type: 'button', class: 'scratch-field', onclick: () => take([field]) }, sum, times);
    return { button, sum, times };
  });
  const foil = createFoil(touch, (field) => off(field));
  const grid = h(
    'div',
    { class: 'scratch-grid', role: 'group', 'aria-label': text('fields') },
    ...fields.map(({ button }) => button),
    foil.element,
  );
  moveFocusByArrows(
    grid,
    fields.map(({ button }) => button),
    COLUMNS,
  );
  const ticket = h(
    'div',
    { class: 'scratch-ticket' },
    h(
      'header',
      { class: 'scratch-head' },
      h('img', { src: emblem, alt: '', class: 'scratch-emblem' }),
      h('div', {}, h('strong', {}, game.title.name), h('span', {}, text('heading'))),
      top,
    ),
    grid,
    line,
  );
  ticket.style.setProperty('--paper-a', paper[0]);
  ticket.style.setProperty('--paper-b', paper[1]);
  ticket.style.setProperty('--ticket-ink', ink);

  let shown: readonly (number | null)[] = [];
  let isMoving = false;
  /** Touched, and not told to the house yet. */
  const wished = new Set<number>();
  /** Told to the house, which has shown them or is about to. */
  const told = new Set<number>();
  /** To be wiped whole when the house has shown them: by a key, or by “Reveal all”. */
  const whole = new Set<number>();
  let onAllOff: (() => void) | null = null;

  function touch(touched: readonly number[]): void {
    for (const field of touched) if (!told.has(field)) wished.add(field);
    send();
  }

  function take(taken: readonly number[]): void {
    if (!isMoving) return;
    for (const field of taken) whole.add(field);
    touch(taken);
  }

  function send(): void {
    if (!isMoving || wished.size === 0) return;
    const panels = [...wished].toSorted((a, b) => a - b);
    wished.clear();
    for (const panel of panels) told.add(panel);
    makeMove({ panels });
  }

  function off(field: number): void {
    audio.play('chip', field);
    label(field);
    if (ALL.every(foil.isOff)) onAllOff?.();
  }

  /** Fields are small: a whole amount has no decimals. */
  const short = (amount: Amount): string => translator.money(amount).replace(/[.,]00$/, '');
  const worth = (multiplier: number): Amount => payoutOf(stake(), multiplier);

  function label(field: number): void {
    const multiplier = shown[field] ?? null;
    const { button, sum, times } = fields[field]!;
    const amount = multiplier === null ? '' : short(worth(multiplier));
    setText(sum, amount);
    sum.classList.toggle('is-long', amount.length > 9);
    setText(times, multiplier === null ? '' : `${multiplier / 10_000}×`);
    button.setAttribute(
      'aria-label',
      multiplier === null ? text('covered', { place: field + 1 }) : text('shown', { place: field + 1, amount }),
    );
  }

  function mark(won: number | null): void {
    for (const [field, { button }] of fields.entries())
      button.classList.toggle('is-won', won !== null && shown[field] === won);
  }

  function paintTop(): void {
    setText(top, text('top', { amount: short(worth(TICKETS[0]!.multiplier)) }));
  }

  for (const field of ALL) label(field);
  return {
    element: h('div', { class: 'scratch' }, ticket),
    options: [],
    bet: () => ({}),
    refresh: paintTop,
    setChoosing: () => undefined,
    setMoving: (moving) => {
      isMoving = moving;
      for (const { button } of fields) button.setAttribute('aria-disabled', String(!moving));
      send();
    },
    press: {
      label: text('reveal'),
      move: () => {
        const panels = ALL.filter((field) => (shown[field] ?? null) === null);
        for (const field of panels) whole.add(field);
        wished.clear();
        return { panels };
      },
    },
    autoMove: () => {
      for (const field of ALL) whole.add(field);
      return { panels: ALL };
    },
    show: async (_bet, round, isFast) => {
      if (!round) return;
      const { panels, won } = round.view;
      const isNew = panels.every((panel) => panel === null);
      if (isNew || shown.length === 0) {
        shown = [];
        wished.clear();
        whole.clear();
        told.clear();
        mark(null);
        foil.cover();
      }
      const isResumed = !isNew && shown.length === 0;
      shown = panels;
      for (const field of ALL)
        if (panels[field] === null) told.delete(field);
        else told.add(field);
      paintTop();
      for (const field of ALL) label(field);
      foil.setEnabled(true);
      ticket.classList.add('is-bought');
      setText(line, text('go'));
      for (const field of ALL)
        if (panels[field] !== null && (isResumed || whole.has(field))) {
          void foil.wipe(field, isFast || isResumed);
          if (!isFast && !isResumed) await pause(BETWEEN_MS);
        }
      if (!round.isOver) return;
      await allOff(isFast);
      foil.setEnabled(false);
      mark(won);
      const message = won === null ? text('none') : text('won', { amount: translator.money(worth(won)) });
      setText(line, message);
      say(message);
      shown = [];
    },
  };

  /** Waits until the finger has done its work; what is left then comes off by itself. */
  async function allOff(isFast: boolean): Promise<void> {
    if (ALL.every(foil.isOff)) return;
    const done = new Promise<void>((resolve) => {
      onAllOff = resolve;
    });
    await Promise.race([done, pause(isFast ? 0 : PATIENCE_MS)]);
    onAllOff = null;
    await Promise.all(ALL.map((field) => foil.wipe(field, isFast)));
  }
}
