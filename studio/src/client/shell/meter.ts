import { h, setText } from './dom.ts';

export type Meter = {
  element: HTMLElement;
  /** `isWin` shows the figure in the colour of a win. */
  show: (text: string, isWin?: boolean) => void;
};

/** A labelled figure. Screen readers announce changes of a polite one. */
export function createMeter(label: string, name: string, isPolite: boolean): Meter {
  const value = h(
    'output',
    isPolite ? { class: 'meter-value', 'aria-live': 'polite' } : { class: 'meter-value', 'aria-live': 'off' },
  );
  return {
    element: h('div', { class: `meter meter-${name}` }, h('span', { class: 'meter-label' }, label), value),
    show: (text, isWin = false) => {
      setText(value, text);
      value.classList.toggle('is-win', isWin);
      value.classList.toggle('is-long', text.length > 12);
    },
  };
}
