import { h } from './dom.ts';

export type Toast = (message: string, forMs?: number) => void;

/** Short notices that take no focus; a new one replaces the previous one. */
export function createToast(host: HTMLElement): Toast {
  const line = h('div', { class: 'toast', role: 'status' });
  host.append(line);
  let hide = 0;
  return (message, forMs = 3500) => {
    window.clearTimeout(hide);
    line.textContent = message;
    line.classList.add('is-shown');
    hide = window.setTimeout(() => line.classList.remove('is-shown'), forMs);
  };
}
