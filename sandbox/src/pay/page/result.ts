import { markup, type Html } from '../../html.ts';
import { layout } from '../../layout.ts';
import type { DeliveryMode } from '../delivery-plan.ts';
import type { DeliveryReport } from '../delivery.repo.ts';
import type { Order, OrderState } from '../order.ts';
import { drawer, drawerOfReports } from './drawer.ts';
import { icons } from './icons.ts';
import { money, type View } from './view.ts';

type Result = { order: Order; delivery: DeliveryMode; deliveries: readonly DeliveryReport[] };

const faces = {
  paid: { icon: icons.done, title: 'paidTitle', text: 'paidText' },
  cancelled: { icon: icons.stopped, title: 'cancelledTitle', text: 'cancelledText' },
  expired: { icon: icons.late, title: 'expiredTitle', text: 'expiredText' },
} as const satisfies Record<Exclude<OrderState, 'open'>, unknown>;

/**
 * The result of an order that can no longer be paid. It leads back to the merchant, automatically unless a tester is watching.
 */
export function resultPage(view: View, { order, delivery, deliveries }: Result): Html {
  const { t, merchantName: merchant } = view;
  const face = faces[order.state as keyof typeof faces];
  const returnsItself = order.state === 'paid' && delivery === 'prompt';
  const body = markup`<main>
    <section class="panel outcome ${order.state}"${returnsItself && markup` data-return="${order.returnUrl}"`}>
      ${face.icon}
      <h1>${t(face.title)}</h1>
      <p class="amount">${money(view, order.amount, order.currency)}</p>
      <p class="muted">${t(face.text, { merchant })}</p>
      <a class="primary" href="${order.returnUrl}">${t('back', { merchant })}</a>
      ${returnsItself && markup`<p class="muted returning" role="status">${t('returning')}</p>`}
      ${order.state === 'expired' ? lateForm(view, order, { delivery, deliveries }) : drawerOfReports(view, { delivery, deliveries })}
    </section>
  </main>`;
  return layout(view, { title: t(face.title), body, kind: 'alone' });
}

export function notFoundPage(view: View): Html {
  const { t } = view;
  const body = markup`<main>
    <section class="panel outcome cancelled">
      ${icons.stopped}
      <h1>${t('notFoundTitle')}</h1>
      <p class="muted">${t('notFoundText')}</p>
    </section>
  </main>`;
  return layout(view, { title: t('notFoundTitle'), body, kind: 'alone' });
}

function lateForm(view: View, order: Order, reports: Omit<Result, 'order'>): Html {
  return markup`<form method="post" action="/pay/o/${order.id}">
    <button name="outcome" value="payLate">${view.t('payLate')}</button>
    ${drawer(view, reports)}
  </form>`;
}
