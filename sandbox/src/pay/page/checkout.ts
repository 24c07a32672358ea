import { markup, type Html } from '../../html.ts';
import { layout } from '../../layout.ts';
import type { DeliveryMode } from '../delivery-plan.ts';
import type { DeliveryReport } from '../delivery.repo.ts';
import { type Method, methods, type Order } from '../order.ts';
import { drawer } from './drawer.ts';
import { icons } from './icons.ts';
import { bankPanel, cardPanel, qrPanel, walletPanel } from './panels.ts';
import { summary } from './summary.ts';
import { money, type View } from './view.ts';

/** `card`: not a test card. `form`: input that no browser sends. */
export type CheckoutProblem = 'card' | 'form';

type Checkout = {
  order: Order;
  method: Method;
  delivery: DeliveryMode;
  deliveries: readonly DeliveryReport[];
  problem: CheckoutProblem | null;
  now: Temporal.Instant;
};

/** The payment page while the order can be paid: one form, which also works without scripts. */
export function checkoutPage(view: View, { order, method, delivery, deliveries, problem, now }: Checkout): Html {
  const { t } = view;
  const page = `/pay/o/${order.id}`;
  const body = markup`<main data-state-url="${page}/state" data-state="open ${order.declines}" data-copied="${t('copied')}">
    ${summary(view, order, now)}
    <form class="panel" method="post" action="${page}">
      <h1>${t('choose')}</h1>
      ${notice(view, order, problem)}
      ${tabs(view, method)}
      ${cardPanel(view)}
      ${walletPanel(view)}
      ${qrPanel(view, order)}
      ${bankPanel(view, order)}
      ${buttons(view, order)}
      ${drawer(view, { delivery, deliveries })}
    </form>
  </main>`;
  return layout(view, { title: t('title'), body, kind: 'checkout' });
}

function notice({ t }: View, order: Order, problem: CheckoutProblem | null): Html | null {
  const said = order.declines > 0 ? t('declined') : null;
  const text = problem ? t(problem === 'card' ? 'cardWrong' : 'formWrong') : said;
  return text === null ? null : markup`<p class="notice" role="alert">${text}</p>`;
}

function tabs({ t }: View, chosen: Method): Html {
  const tab = (method: Method): Html => {
    const checked = method === chosen && markup` checked`;
    const input = markup`<input type="radio" name="method" value="${method}"${checked}>`;
    return markup`<label>${input}${icons[method]}<span>${t(method)}</span></label>`;
  };
  return markup`<div class="tabs" role="radiogroup" aria-label="${t('choose')}">${methods.map(tab)}</div>`;
}

// The first button has the text of the chosen tab; the style sheet shows one of them.
function buttons(view: View, order: Order): Html {
  const { t } = view;
  const amount = money(view, order.amount, order.currency);
  return markup`<div class="actions">
    <button class="primary" name="outcome" value="pay">
      <span class="for-card">${t('payCard', { amount })}</span>
      <span class="for-wallet">${t('payWallet')}</span>
      <span class="for-qr">${t('payQr')}</span>
      <span class="for-bank">${t('payBank')}</span>
    </button>
  </div>
  <div class="pair">
    <button name="outcome" value="decline" formnovalidate>${t('decline')}</button>
    <button name="outcome" value="cancel" formnovalidate>${t('cancel')}</button>
  </div>`;
}
