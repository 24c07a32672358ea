import type { Translator } from '../i18n/index.ts';
import { h, setText } from './dom.ts';
import type { Session } from './session.ts';

/** Time of day, time played and net position: always visible, as the rules for remote play require (RTS 13C and 2E). */
export function createFacts({ text, money, time }: Translator, session: Session): HTMLElement {
  const clock = h('span', { class: 'fact-value' });
  const elapsed = h('span', { class: 'fact-value' });
  const net = h('span', { class: 'fact-value' });
  const tick = () => {
    setText(clock, time(Date.now() + session.clockOffset));
    setText(elapsed, hoursMinutesSeconds(Date.now() - session.since));
  };
  tick();
  setInterval(tick, 1000);
  session.net.watch((amount) => {
    setText(net, `${amount > 0n ? '+' : ''}${money(amount)}`);
    net.classList.toggle('is-win', amount > 0n);
  });
  return h(
    'dl',
    { class: 'facts' },
    fact(text('clock'), clock),
    fact(text('sessionTime'), elapsed),
    fact(text('net'), net),
  );
}

function fact(label: string, value: HTMLElement): HTMLElement {
  return h('div', { class: 'fact' }, h('dt', {}, label), h('dd', {}, value));
}

/** `1:05:09`. */
export function hoursMinutesSeconds(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  const two = (value: number) => String(value).padStart(2, '0');
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}
