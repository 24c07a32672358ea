import type { Translator } from '../i18n/index.ts';
import { h } from './dom.ts';
import { icon } from './icon.ts';

export type Action = { label: string; isPrimary?: boolean; run?: () => void };

type DialogOptions = {
  title: string;
  body: (Node | string)[];
  /** Closing buttons in reading order. Without any, the dialog has only its corner button. */
  actions?: readonly Action[];
  isWide?: boolean;
};

export type OpenDialog = (options: DialogOptions) => Promise<void>;

/**
 * Modal dialogs. The browser keeps the focus inside, returns it afterwards and closes on Escape; the promise resolves when the
 * dialog has closed in any way.
 */
export function createDialogs({ text }: Translator, host: HTMLElement): OpenDialog {
  let count = 0;
  return ({ title, body, actions = [], isWide = false }) =>
    new Promise((resolve) => {
      count += 1;
      const titleId = `dialog-title-${count}`;
      const dialog = h(
        'dialog',
        { class: isWide ? 'dialog dialog-wide' : 'dialog', 'aria-labelledby': titleId },
        h(
          'header',
          { class: 'dialog-head' },
          h('h2', { id: titleId }, title),
          closeButton(text('close'), () => dialog.close()),
        ),
        h('div', { class: 'dialog-body', tabindex: '-1' }, ...body),
        actions.length > 0 ? h('footer', { class: 'dialog-actions' }, ...actions.map(button)) : null,
      );

      function button({ label, isPrimary = false, run }: Action): HTMLElement {
        const onclick = () => {
          dialog.close();
          run?.();
        };
        return h(
          'button',
          { type: 'button', class: isPrimary ? 'button button-primary' : 'button', onclick, autofocus: isPrimary },
          label,
        );
      }

      dialog.addEventListener('click', (event) => {
        if (event.target === dialog) dialog.close();
      });
      dialog.addEventListener('close', () => {
        dialog.remove();
        resolve();
      });
      host.append(dialog);
      dialog.showModal();
    });
}

function closeButton(label: string, onclick: () => void): HTMLElement {
  return h('button', { type: 'button', class: 'icon-button', 'aria-label': label, onclick }, icon('close'));
}
