import { h } from '../../shell/dom.ts';
import { move } from '../arcade/motion.ts';

const DIGITS = [...'0123456789'];
const ROLL_MS = 620;
const LATER_MS = 130;
/** Each drum turns a whole time before it stops. */
const TURNS = 1;

export type Drums = {
  element: HTMLElement;
  /** Rolls to `07.05`. */
  roll: (shown: string, isFast: boolean) => Promise<void>;
  mark: (isHit: boolean) => void;
  rest: () => void;
};

/** Four ivory drums that roll to the digits of a number; the picture shows what is decided. */
export function createDrums(): Drums {
  const strip = () => h('div', { class: 'drum-strip' }, ...[...DIGITS, ...DIGITS].map((digit) => h('span', {}, digit)));
  const strips = [strip(), strip(), strip(), strip()] as const;
  const drum = (index: number) => h('div', { class: 'drum' }, strips[index]!);
  const element = h(
    'div',
    { class: 'drums', 'aria-hidden': 'true' },
    drum(0),
    drum(1),
    h('div', { class: 'drum-point' }),
    drum(2),
    drum(3),
  );
  const shown = [0, 0, 0, 0];
  const at = (digit: number, turn: number) =>
    `translateY(${(-(turn * DIGITS.length + digit) * 100) / (2 * DIGITS.length)}%)`;
  const place = (index: number, digit: number) => strips[index]!.style.setProperty('transform', at(digit, 0));

  return {
    element,
    rest: () => {
      element.className = 'drums';
    },
    mark: (isHit) => {
      element.className = `drums ${isHit ? 'is-hit' : 'is-miss'}`;
    },
    roll: async (text, isFast) => {
      const digits = [...text.replace('.', '')].map(Number);
      await Promise.all(
        digits.map(async (digit, index) => {
          const from = shown[index]!;
          shown[index] = digit;
          place(index, digit);
          if (isFast) return;
          const path = [{ transform: at(from, 0) }, { transform: at(digit, TURNS) }];
          await move(strips[index]!, path, {
            ms: ROLL_MS + index * LATER_MS,
            easing: 'cubic-bezier(0.3, 0.1, 0.15, 1)',
          });
        }),
      );
    },
  };
}
