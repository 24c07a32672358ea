import { type Multiplier, showMultiplier } from '../../../engines/arcade/multiplier.ts';
import {
  FEWEST_ROWS,
  MOST_ROWS,
  PLINKO_RISKS,
  type PlinkoBet,
  type PlinkoView,
  slotsOf,
} from '../../../engines/plinko/index.ts';
import { h } from '../../shell/dom.ts';
import { createChoice } from '../arcade/choice.ts';
import type { InstantBoard, Table } from '../arcade/definition.ts';
import { move, pause } from '../arcade/motion.ts';
import { svg } from '../arcade/svg.ts';
import { boardOf, fallOf, pinsOf, WIDTH } from './fall.ts';
import type { plinkoWords } from './words.ts';

const HEIGHT = 103;
const SLOT_TOP = 90.5;
const SLOT_HEIGHT = 8.6;
const ROW_MS = 118;
const FAST_ROW_MS = 34;

export function createPlinkoBoard({
  shell: { audio, isCalm },
  text,
  word,
  changed,
  say,
}: Table<keyof (typeof plinkoWords)['EN']>): InstantBoard<PlinkoBet, PlinkoView> {
  const redraw = () => {
    draw();
    changed();
  };
  const rows = createChoice(
    text('rows'),
    Array.from({ length: MOST_ROWS - FEWEST_ROWS + 1 }, (_, index) => {
      const value = String(FEWEST_ROWS + index);
      return { value, label: value };
    }),
    '12',
    redraw,
  );
  const risk = createChoice(
    word('risk'),
    PLINKO_RISKS.map((value) => ({ value, label: word(value) })),
    'medium',
    redraw,
  );
  const pins = svg('g', { class: 'plinko-pins' });
  const slots = svg('g', {});
  const balls = svg('g', {});
  const picture = svg(
    'svg',
    { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, class: 'plinko-board', role: 'img' },
    pins,
    slots,
    balls,
  );

  function bet(): PlinkoBet {
    return { rows: Number(rows.value()), risk: risk.value() };
  }

  function draw(): void {
    const chosen = bet();
    const board = boardOf(chosen.rows);
    const radius = Math.min(0.95, board.gap * 0.13);
    picture.setAttribute('aria-label', text('board', { rows: chosen.rows }));
    pins.replaceChildren(...pinsOf(board).map(({ x, y }) => svg('circle', { cx: x, cy: y, r: radius })));
    slots.replaceChildren(...slotsOf(chosen).map((multiplier, slot) => slotPicture(multiplier, slot, chosen.rows)));
    balls.replaceChildren();
  }

  async function fall(view: PlinkoView, isFast: boolean): Promise<void> {
    const board = boardOf(view.path.length);
    const ball = svg('circle', { class: 'plinko-ball', r: Math.min(2.1, board.gap * 0.3) });
    balls.replaceChildren(ball);
    const way = fallOf(board, view.path).map(({ x, y }) => `translate(${x}px, ${y}px)`);
    const last = way.at(-1)!;
    if (!isCalm) {
      const ms = view.path.length * (isFast ? FAST_ROW_MS : ROW_MS);
      for (const row of isFast ? [] : view.path.keys()) {
        window.setTimeout(() => audio.play('ball', row), (row + 0.5) * ROW_MS);
      }
      await move(
        ball,
        way.map((transform) => ({ transform })),
        { ms, easing: 'linear' },
      );
    }
    ball.style.setProperty('transform', last);
  }

  draw();
  return {
    element: h('div', { class: 'plinko' }, picture),
    options: [rows.element, risk.element],
    bet,
    setChoosing: (isChoosing) => {
      rows.setEnabled(isChoosing);
      risk.setEnabled(isChoosing);
    },
    start: () => balls.replaceChildren(),
    show: async (_bet, view, isFast) => {
      await fall(view, isFast);
      const slot = slots.children[view.slot];
      say(text('landed', { slot: view.slot + 1, slots: view.path.length + 1 }));
      if (!slot) return;
      for (const each of slots.children) each.classList.toggle('is-hit', each === slot);
      if (!isCalm)
        void move(
          slot,
          [{ transform: 'translateY(0)' }, { transform: 'translateY(2.4px)' }, { transform: 'translateY(0)' }],
          { ms: 260 },
        );
      await pause(isFast ? 40 : 180);
    },
  };
}

/** A slot's colour goes from violet in the middle over pink to gold at the edges. */
function slotPicture(multiplier: Multiplier, slot: number, rows: number): SVGElement {
  const { gap } = boardOf(rows);
  const reach = Math.abs(slot - rows / 2) / (rows / 2);
  const label = shortOf(multiplier);
  const inset = Math.min(0.4, gap * 0.06);
  return svg(
    'g',
    { class: 'plinko-slot' },
    svg('rect', {
      x: slot * gap + inset,
      y: SLOT_TOP,
      width: gap - 2 * inset,
      height: SLOT_HEIGHT,
      rx: Math.min(1.6, gap * 0.24),
      fill: `hsl(${Math.round(282 + reach * 128)} ${Math.round(66 + reach * 28)}% ${Math.round(44 + reach * 14)}%)`,
    }),
    svg(
      'text',
      {
        x: (slot + 0.5) * gap,
        y: SLOT_TOP + SLOT_HEIGHT * 0.62,
        'font-size': Math.min(3.6, (gap * 1.55) / Math.max(2.6, label.length)),
      },
      label,
    ),
  );
}

/** `0.5`, `13`, `1k`: slots of sixteen rows are narrow. */
function shortOf(multiplier: Multiplier): string {
  if (multiplier >= 10_000_000) return `${multiplier / 10_000_000}k`;
  return showMultiplier(multiplier).replace(/\.?0+$/, '');
}
