import { html, type Html } from '../../html.ts';
import { layout } from '../../layout.ts';
import type { DeliveryMode } from '../delivery-plan.ts';
import type { DeliveryReport } from '../delivery.repo.ts';
import { type Method, methods, type Order } from '../order.ts';
import { drawer } from './drawer.ts';
import { icons } from './icons.ts';
import { bankPanel, cardPanel, qrPanel } from './panels.ts';
import { summary } from './summary.ts';
import { money, type View } from './view.ts';

/** `card`: not a test card. `form`: something no browser sends by itself. */
export type CheckoutProblem = 'card' | 'form';

type Checkout = {
  order: Order;
  method: Method;
  delivery: DeliveryMode;
  deliveries: readonly DeliveryReport[];
  problem: CheckoutProblem | null;
  now: Temporal.Instant;
};

/** The payment page while the order can be paid. One form; without scripts it works as well. */
export function checkoutPage(view: View, { order, method, delivery, deliveries, problem, now }: Checkout): Html {
  const { t } = view;
  const amount = money(view, order.amount, order.currency);
  const body = html`<main
    data-state-url="/pay/o/${order.id}/state"
    data-state="open ${order.declines}"
    data-copied="${t('copied')}"
  >
    ${summary(view, order, now)}
    <form class="panel" method="post" action="/pay/o/${order.id}">
      <h1>${t('choose')}</h1>
      ${notice(view, order, problem)}
      <div class="tabs" role="radiogroup" aria-label="${t('choose')}">
        ${methods.map(
          (code) =>
            html`<label
              ><input
                type="radio"
                name="method"
                value="${code}"
                ${code === method && html` checked`}
              />${icons[code]}<span>${t(code)}</span></label
            >`,
        )}
      </div>
      ${cardPanel(view)}${qrPanel(view, order)}${bankPanel(view, order)}
      <div class="actions">
        <button class="primary" name="outcome" value="pay">
          <span class="for-card">${t('payCard', { amount })}</span><span class="for-qr">${t('payQr')}</span
          ><span class="for-bank">${t('payBank')}</span>
        </button>
      </div>
      <div class="pair">
        <button name="outcome" value="decline" formnovalidate>${t('decline')}</button>
        <button name="outcome" value="cancel" formnovalidate>${t('cancel')}</button>
      </div>
      ${drawer(view, { delivery, deliveries, choosable: true })}
    </form>
  </main>`;
  return layout(view, { title: t('title'), body, kind: 'checkout' });
}

function notice(view: View, order: Order, problem: CheckoutProblem | null): Html | null {
  const id =
    problem === 'card' ? 'cardWrong' : problem === 'form' ? 'formWrong' : order.declines > 0 ? 'declined' : null;
  return id && html`<p class="notice" role="alert">${view.t(id)}</p>`;
}
