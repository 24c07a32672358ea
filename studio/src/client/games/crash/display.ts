import { h, setText } from '../../shell/dom.ts';
import type { Shell } from '../../shell/shell.ts';
import type { CrashState } from './state.ts';

export type Display = {
  follow: (state: CrashState) => void;
  setMultiplier: (shown: string) => void;
  /** Milliseconds until take-off, and the total of the countdown. */
  setCountdown: (leftMs: number, ofMs: number) => void;
  /** Shows the player's own win above the sky for a while. */
  celebrate: (multiplier: string, win: string) => void;
};

const CELEBRATE_MS = 2600;

/** The large multiplier in the sky, the countdown, and the strip of recent flights. */
export function createDisplay({ free, translator }: Shell): Display {
  const { text } = translator;
  const figure = h('div', { class: 'flight-figure', 'aria-hidden': 'true' });
  const words = h('div', { class: 'flight-words', role: 'status' });
  const bar = h('div', { class: 'flight-bar' });
  const meter = h('div', { class: 'flight-meter', hidden: true }, bar);
  const win = h('div', { class: 'flight-win', hidden: true, role: 'status' });
  const strip = h('ol', { class: 'flights', 'aria-label': text('flights') });
  free.append(strip, h('div', { class: 'flight-display' }, figure, words, meter), win);
  let hide = 0;
  let shownHistory: CrashState['history'] = [];

  return {
    follow: ({ phase, history }) => {
      figure.className = `flight-figure is-${phase.phase}`;
      meter.hidden = phase.phase !== 'betting';
      figure.hidden = phase.phase === 'betting';
      if (phase.phase === 'crashed') {
        setText(figure, `${phase.at}×`);
        setText(words, text('flewAway'));
      } else if (phase.phase === 'flying') setText(words, '');
      if (history === shownHistory) return;
      shownHistory = history;
      strip.replaceChildren(
        ...history
          .slice(0, 20)
          .map(({ crashedAt }) => h('li', { class: `is-${rank(crashedAt ?? '1.00')}` }, `${crashedAt ?? '—'}×`)),
      );
    },
    setMultiplier: (shown) => setText(figure, `${shown}×`),
    setCountdown: (leftMs, ofMs) => {
      bar.style.transform = `scaleX(${Math.max(0, Math.min(1, leftMs / ofMs))})`;
      setText(words, text('takeOffIn', { seconds: Math.ceil(leftMs / 1000) }));
    },
    celebrate: (multiplier, amount) => {
      window.clearTimeout(hide);
      win.hidden = false;
      win.replaceChildren(h('span', {}, text('cashedOutAt', { multiplier })), h('b', {}, `+${amount}`));
      hide = window.setTimeout(() => {
        win.hidden = true;
      }, CELEBRATE_MS);
    },
  };
}

/** The colour of a flight's multiplier: low below 2, middle below 10, high above. */
export function rank(multiplier: string): 'low' | 'middle' | 'high' {
  const whole = multiplier.split('.')[0] ?? '1';
  if (whole.length > 1) return 'high';
  return whole === '1' || whole === '0' ? 'low' : 'middle';
}
