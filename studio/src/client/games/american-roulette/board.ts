import {
  AMERICAN_SPOTS,
  AMERICAN_WHEEL,
  type AmericanSpot,
  americanSpot,
  type AmericanView,
  colourOf,
  DOUBLE_ZERO,
  pocketName,
} from '../../../engines/american-roulette/index.ts';
import type { Text } from '../../i18n/index.ts';
import { h } from '../../shell/dom.ts';
import { svg } from '../arcade/svg.ts';
import { move, pause } from '../arcade/motion.ts';
import type { Felt } from '../table/felt.ts';
import type { FeltTable, Theatre } from '../table/felt-game.ts';
import type { americanRouletteWords } from './words.ts';

type Id = keyof (typeof americanRouletteWords)['EN'];

const STEP = 360 / AMERICAN_WHEEL.length;
const SPIN_MS = 3_400;

export function spotName(id: string, text: Text<Id>): string {
  const { kind, pockets } = americanSpot(id);
  if (kind === 'even') return text(id as Id);
  if (kind === 'top-line') return text(kind);
  if (kind === 'dozen') return text('named', { kind: text(kind), numbers: `${pockets[0]}–${pockets.at(-1)}` });
  if (kind === 'column') return text('named', { kind: text(kind), numbers: id.split(':')[1] ?? '' });
  return text('named', { kind: text(kind), numbers: pockets.map(pocketName).join(' ') });
}

/** The wheel turns one way, the ball the other, until it lies in its pocket. */
export function createWheel({ shell, text }: FeltTable<Id>): Theatre<AmericanView> {
  const rotor = svg(
    'g',
    { class: 'rotor' },
    ...AMERICAN_WHEEL.map(drawPocket),
    svg('circle', { class: 'rotor-hub', r: 52 }),
    ...spokes(),
  );
  const ball = svg('g', { class: 'ball-arm' }, svg('circle', { class: 'ball', cx: 0, cy: -74, r: 4.6 }));
  const wheel = svg(
    'svg',
    { class: 'roulette-wheel', viewBox: '-122 -122 244 244', 'aria-hidden': 'true' },
    svg('circle', { class: 'wheel-wood', r: 120 }),
    svg('circle', { class: 'wheel-track', r: 110 }),
    rotor,
    ball,
  );
  const number = h('b', { class: 'wheel-number', 'aria-hidden': 'true' });
  let angle = 0;
  ball.style.visibility = 'hidden';

  return {
    element: h('div', { class: 'theatre theatre-wheel' }, h('div', { class: 'wheel-place' }, wheel, number)),
    start: () => number.classList.remove('is-shown'),
    reveal: async ({ pocket }, isFast) => {
      const place = AMERICAN_WHEEL.indexOf(pocket as (typeof AMERICAN_WHEEL)[number]) * STEP;
      const end = angle + 47;
      const rest = (end + place) % 360;
      ball.style.visibility = 'visible';
      if (!isFast) {
        shell.audio.play('spin');
        await Promise.all([
          move(rotor, [{ transform: `rotate(${angle}deg)` }, { transform: `rotate(${end + 360}deg)` }], {
            ms: SPIN_MS,
            easing: 'cubic-bezier(0.2, 0.5, 0.4, 1)',
          }),
          move(ball, [{ transform: `rotate(${rest + 2_160}deg)` }, { transform: `rotate(${rest}deg)` }], {
            ms: SPIN_MS,
            easing: 'cubic-bezier(0.15, 0.55, 0.3, 1)',
          }),
          move(
            ball.firstElementChild!,
            [
              { transform: 'translateY(-32px)' },
              { transform: 'translateY(-30px)', offset: 0.62 },
              { transform: 'translateY(4px)', offset: 0.8 },
              { transform: 'translateY(-9px)', offset: 0.87 },
              { transform: 'none' },
            ],
            { ms: SPIN_MS, easing: 'linear' },
          ),
        ]);
        shell.audio.play('ball', 2);
      }
      angle = end % 360;
      rotor.style.transform = `rotate(${angle}deg)`;
      ball.style.transform = `rotate(${rest}deg)`;
      number.textContent = pocketName(pocket);
      number.className = `wheel-number is-shown is-${colourOf(pocket)}`;
      if (!isFast) await pause(250);
    },
    told: ({ pocket }) => text('told', { pocket: pocketName(pocket), colour: text(colourOf(pocket)) }),
  };
}

function drawPocket(pocket: number, index: number): SVGElement {
  const half = (STEP / 2) * (Math.PI / 180);
  const [x, y] = [Math.sin(half), Math.cos(half)].map((part) => Math.round(part * 10_000) / 10_000) as [number, number];
  const edge = (radius: number, sign: number) => `${sign * x * radius} ${-y * radius}`;
  const outer = `M${edge(84, -1)}L${edge(106, -1)}A106 106 0 0 1 ${edge(106, 1)}L${edge(84, 1)}A84 84 0 0 0 ${edge(84, -1)}z`;
  const deep = `M${edge(62, -1)}L${edge(84, -1)}A84 84 0 0 1 ${edge(84, 1)}L${edge(62, 1)}A62 62 0 0 0 ${edge(62, -1)}z`;
  return svg(
    'g',
    { transform: `rotate(${index * STEP})`, class: `pocket is-${colourOf(pocket)}` },
    svg('path', { d: outer }),
    svg('path', { class: 'pocket-deep', d: deep }),
    svg('text', { class: 'pocket-number', x: 0, y: -91 }, pocketName(pocket)),
  );
}

function spokes(): SVGElement[] {
  return [0, 45, 90, 135].map((turn) =>
    svg('path', { class: 'rotor-spoke', d: 'M0-34V34', transform: `rotate(${turn})` }),
  );
}

/** The layout lies upright on a phone and along on a wide board: each part knows its place in both. */
export function printFelt({ text, common }: FeltTable<Id>, felt: Felt): HTMLElement {
  const spot = (id: string, className: string, content: string | null, place: string) => {
    const { paysToOne } = americanSpot(id);
    const label = { name: spotName(id, text), pays: common('toOne', { odds: paysToOne }) };
    const button = felt.spot(id, label, className, ...(content === null ? [] : [h('b', {}, content)]));
    button.style.cssText = place;
    return button;
  };
  const zeros = ([0, DOUBLE_ZERO] as const).map((pocket, index) =>
    spot(`straight:${pocketName(pocket)}`, 'spot-number is-green', pocketName(pocket), `--z:${index + 1}`),
  );
  const numbers = Array.from({ length: 36 }, (_, index) => {
    const [row, column] = [Math.floor(index / 3), index % 3];
    return spot(
      `straight:${index + 1}`,
      `spot-number is-${colourOf(index + 1)}`,
      String(index + 1),
      `--row:${row + 1};--column:${column + 1}`,
    );
  });
  const lines = AMERICAN_SPOTS.filter(({ kind, id }) => isOnLine(kind) && id !== 'split:0-00').map((each) => {
    const { x, y } = centreOf(each);
    return spot(each.id, 'spot-line', null, `--x:${x};--y:${y}`);
  });
  return h(
    'div',
    { class: 'print-american' },
    h(
      'div',
      { class: 'american-zeros' },
      ...zeros,
      spot('split:0-00', 'spot-line is-zeros', null, ''),
      spot('top-line', 'spot-line is-top', null, ''),
    ),
    h('div', { class: 'american-numbers' }, ...numbers, ...lines),
    h(
      'div',
      { class: 'american-columns' },
      ...[1, 2, 3].map((part) => spot(`column:${part}`, 'spot-outer', '2 : 1', `--column:${part}`)),
    ),
    h(
      'div',
      { class: 'american-dozens' },
      ...[1, 2, 3].map((part) => spot(`dozen:${part}`, 'spot-outer', `${part * 12 - 11}–${part * 12}`, '')),
    ),
    h(
      'div',
      { class: 'american-evens' },
      ...(['low', 'even', 'red', 'black', 'odd', 'high'] as const).map((id) =>
        spot(id, `spot-outer is-${id}`, id === 'low' ? '1–18' : id === 'high' ? '19–36' : text(id), ''),
      ),
    ),
  );
}

function isOnLine(kind: AmericanSpot['kind']): boolean {
  return kind === 'split' || kind === 'street' || kind === 'corner' || kind === 'six-line';
}

/** Where a chip lies on the numbers: across the row (0 to 1), and along the rows (0 to 1). */
function centreOf({ kind, pockets }: AmericanSpot): { x: number; y: number } {
  const columns = pockets.map((number) => (number - 1) % 3);
  const rows = pockets.map((number) => Math.floor((number - 1) / 3));
  const middle = (places: readonly number[], count: number) =>
    Math.round(((Math.min(...places) + Math.max(...places) + 1) / 2 / count) * 10_000) / 10_000;
  return { x: kind === 'street' || kind === 'six-line' ? 0 : middle(columns, 3), y: middle(rows, 12) };
}
