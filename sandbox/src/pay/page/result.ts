import { html, type Html } from '../../html.ts';
import { layout } from '../../layout.ts';
import type { DeliveryMode } from '../delivery-plan.ts';
import type { DeliveryReport } from '../delivery.repo.ts';
import type { Order, OrderState } from '../order.ts';
import { drawer } from './drawer.ts';
import { icons } from './icons.ts';
import { money, type View } from './view.ts';

type Result = { order: Order; delivery: DeliveryMode; deliveries: readonly DeliveryReport[] };

const faces = {
  paid: { icon: icons.done, title: 'paidTitle', text: 'paidText' },
  cancelled: { icon: icons.stopped, title: 'cancelledTitle', text: 'cancelledText' },
  expired: { icon: icons.late, title: 'expiredTitle', text: 'expiredText' },
} as const satisfies Record<Exclude<OrderState, 'open'>, unknown>;

/** What became of an order that can no longer be paid. It leads back to the merchant, by itself unless a tester looks on. */
export function resultPage(view: View, { order, delivery, deliveries }: Result): Html {
  const { t, merchantName: merchant } = view;
  const face = faces[order.state as keyof typeof faces];
  const returnsItself = order.state === 'paid' && delivery === 'prompt';
  const body = html`<main class="alone">
    <section class="panel outcome ${order.state}" ${returnsItself && html` data-return="${order.returnUrl}"`}>
      ${face.icon}
      <h1>${t(face.title)}</h1>
      <p class="amount">${money(view, order.amount, order.currency)}</p>
      <p class="muted">${t(face.text, { merchant })}</p>
      <a class="primary" href="${order.returnUrl}">${t('back', { merchant })}</a>
      ${returnsItself && html`<p class="muted returning" role="status">${t('returning')}</p>`}
      <form method="post" action="/pay/o/${order.id}">
        ${order.state === 'expired' && html`<button name="outcome" value="payLate">${t('payLate')}</button>`}
        ${drawer(view, { delivery, deliveries, choosable: order.state === 'expired' })}
      </form>
    </section>
  </main>`;
  return layout(view, { title: t(face.title), body, kind: 'result' });
}

export function notFoundPage(view: View): Html {
  const body = html`<main class="alone">
    <section class="panel outcome cancelled">
      ${icons.stopped}
      <h1>${view.t('notFoundTitle')}</h1>
      <p class="muted">${view.t('notFoundText')}</p>
    </section>
  </main>`;
  return layout(view, { title: view.t('notFoundTitle'), body, kind: 'result' });
}
