import { h } from '../../shell/dom.ts';
import type { Shell } from '../../shell/shell.ts';
import { move, pause } from '../arcade/motion.ts';

export type DiceCup = {
  element: HTMLElement;
  cover: () => void;
  /** Shakes the cup and lifts it from the dice. */
  reveal: (dice: readonly number[], isFast: boolean) => Promise<void>;
};

/** Where three dice lie on the plate, and how they are turned. */
const PLACES = [
  { left: 29, top: 26, turn: -14 },
  { left: 55, top: 30, turn: 19 },
  { left: 40, top: 53, turn: 5 },
] as const;

const LIFT_MS = 520;
const SHAKE_MS = 760;

/** Dice on a plate under a lacquered cup; `face` paints the side of a die that is up. */
export function createDiceCup(shell: Shell, face: (die: number) => Node): DiceCup {
  const plate = h('div', { class: 'cup-plate' });
  const cup = h(
    'div',
    { class: 'cup-lid', 'aria-hidden': 'true' },
    h('span', { class: 'cup-knob' }),
    h('span', { class: 'cup-shine' }),
  );
  const element = h('div', { class: 'cup' }, plate, cup);
  const lay = (dice: readonly number[]): void => {
    plate.replaceChildren(
      ...dice.map((die, index) => {
        const picture = h('span', { class: 'die' }, face(die));
        const { left, top, turn } = PLACES[index % PLACES.length]!;
        picture.style.cssText = `left:${left}%;top:${top}%;transform:rotate(${turn}deg)`;
        return picture;
      }),
    );
  };
  lay([1, 4, 6]);
  return {
    element,
    cover: () => element.classList.remove('is-open'),
    reveal: async (dice, isFast) => {
      if (isFast) {
        lay(dice);
        element.classList.add('is-open');
        return;
      }
      element.classList.remove('is-open');
      shell.audio.play('spin');
      const shake = Array.from({ length: 9 }, (_, index) => ({
        transform: `translate(${index % 2 ? 7 : -7}px, ${index % 3 ? -5 : 3}px) rotate(${index % 2 ? 4 : -4}deg)`,
      }));
      await move(element, [{ transform: 'none' }, ...shake, { transform: 'none' }], { ms: SHAKE_MS, easing: 'linear' });
      lay(dice);
      shell.audio.play('ball', 2);
      await move(cup, [{ transform: 'none' }, { transform: 'translateY(-120%) rotate(-9deg)', opacity: 0 }], {
        ms: LIFT_MS,
        easing: 'cubic-bezier(0.5, 0, 0.7, 0.4)',
      });
      element.classList.add('is-open');
      await pause(180);
    },
  };
}

const PIPS: Readonly<Record<number, readonly number[]>> = {
  1: [5],
  2: [1, 9],
  3: [1, 5, 9],
  4: [1, 3, 7, 9],
  5: [1, 3, 5, 7, 9],
  6: [1, 4, 7, 3, 6, 9],
};

/** The pips of a die, on a field of three by three. One and four are red, as in the East. */
export function pips(die: number): HTMLElement {
  const isRed = die === 1 || die === 4;
  return h(
    'span',
    { class: `pips${isRed ? ' is-red' : ''}${die === 1 ? ' is-one-pip' : ''}`, 'aria-hidden': 'true' },
    ...PIPS[die]!.map((place) => {
      const pip = h('i', {});
      pip.style.gridArea = `${Math.ceil(place / 3)} / ${((place - 1) % 3) + 1}`;
      return pip;
    }),
  );
}
