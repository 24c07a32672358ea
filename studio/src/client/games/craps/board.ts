import {
  CRAPS_PAYS,
  type CrapsSpot,
  type CrapsView,
  ELEVEN_PAYS,
  POINTS,
  SEVEN_PAYS,
  sumOfRoll,
} from '../../../engines/craps/index.ts';
import type { Text } from '../../i18n/index.ts';
import { h, setText } from '../../shell/dom.ts';
import { move, pause } from '../arcade/motion.ts';
import { pips } from '../table/dice.ts';
import type { Felt } from '../table/felt.ts';
import type { FeltTable } from '../table/felt-game.ts';
import type { SteppedTheatre } from '../table/stepped-felt.ts';
import type { crapsWords } from './words.ts';

type Id = keyof (typeof crapsWords)['EN'];
const THROW_MS = 620;

export function noteOf({ point, result }: CrapsView, text: Text<Id>): string {
  if (result) return text(result);
  return point === null ? text('off') : text('on', { n: point });
}

/** The row of points with its puck, and the dice thrown across the table. */
export function createLayout({ shell, text }: FeltTable<Id>): SteppedTheatre<CrapsView> {
  const puck = h('span', { class: 'puck' }, 'OFF');
  const boxes = new Map(POINTS.map((point) => [point as number, h('span', { class: 'point-box' }, String(point))]));
  const points = h('div', { class: 'points', 'aria-hidden': 'true' }, puck, ...boxes.values());
  const dice = h('div', { class: 'thrown', 'aria-hidden': 'true' });
  const note = h('p', { class: 'print-line craps-note' }, text('off'));
  const trail = h('ol', { class: 'trail', 'aria-hidden': 'true' });
  let seen = 0;
  const face = (die: number) => h('span', { class: 'die die-thrown' }, pips(die));
  dice.append(face(3), face(4));

  async function throwDice(roll: readonly number[], isFast: boolean): Promise<void> {
    const pictures = roll.map(face);
    dice.replaceChildren(...pictures);
    if (isFast) return;
    shell.audio.play('spin');
    await Promise.all(
      pictures.map((picture, index) =>
        move(
          picture,
          [
            { transform: 'translate(70cqw, 50cqh) rotate(560deg) scale(1.3)' },
            { transform: `translate(${index ? 26 : -18}px, -14cqh) rotate(120deg)`, offset: 0.62 },
            { transform: `rotate(${index ? 9 : -7}deg)` },
          ],
          { ms: THROW_MS, easing: 'cubic-bezier(0.2, 0.6, 0.3, 1)' },
        ),
      ),
    );
    shell.audio.play('ball', 3);
  }

  return {
    element: h(
      'div',
      { class: 'theatre theatre-craps' },
      points,
      h('div', { class: 'throw-place' }, dice),
      note,
      trail,
    ),
    show: async (view, isOver, isFast) => {
      if (view.rolls.length <= seen && !(view.rolls.length === seen && !isOver)) seen = 0;
      if (seen === 0) {
        trail.replaceChildren();
        place(null);
      }
      for (const roll of view.rolls.slice(seen)) {
        await throwDice(roll, isFast);
        trail.append(h('li', {}, String(sumOfRoll(roll))));
        if (!isFast) await pause(160);
      }
      seen = isOver ? 0 : view.rolls.length;
      place(isOver ? null : view.point);
      setText(note, noteOf(view, text));
    },
    told: (view) => text('told', { dice: view.rolls.at(-1)?.join(' ') ?? '', note: noteOf(view, text) }),
  };

  function place(point: number | null): void {
    for (const [each, box] of boxes) box.classList.toggle('is-on', each === point);
    setText(puck, point === null ? 'OFF' : 'ON');
    puck.classList.toggle('is-on', point !== null);
    (point === null ? points : boxes.get(point)!).prepend(puck);
  }
}

export function printFelt({ text, common }: FeltTable<Id>, felt: Felt): HTMLElement {
  const spot = (id: CrapsSpot, odds: string, note: string, told = odds) =>
    felt.spot(
      id,
      { name: text(id), pays: common('toOne', { odds: told }) },
      `spot-${id}`,
      h('b', {}, text(id)),
      h('small', {}, note),
    );
  return h(
    'div',
    { class: 'print-craps' },
    spot('seven', String(SEVEN_PAYS), `${SEVEN_PAYS} : 1`),
    spot('eleven', String(ELEVEN_PAYS), `${ELEVEN_PAYS} : 1`),
    spot('craps', String(CRAPS_PAYS), `${CRAPS_PAYS} : 1`),
    spot('field', '', '2 · 3 · 4 · 9 · 10 · 11 · 12', text('fieldPays')),
    spot('dont-pass', '1', '1 : 1 · 12 = bar'),
    spot('pass', '1', '1 : 1'),
  );
}
