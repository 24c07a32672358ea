import { markup, type Html } from '../../html.ts';
import type { Order } from '../order.ts';
import { icons } from './icons.ts';
import { money, type View } from './view.ts';

/** The amount, the merchant, and the time left. */
export function summary(view: View, order: Order, now: Temporal.Instant): Html {
  const { t, merchantName } = view;
  const left = order.expiresAt.since(now).round({ largestUnit: 'minute', smallestUnit: 'second' });
  const expires = order.expiresAt.epochMilliseconds;
  return markup`<section class="summary" aria-label="${t('orderSummary')}">
    <p class="merchant">
      <span class="monogram" aria-hidden="true">${merchantName.slice(0, 1)}</span>${t('payTo', { merchant: merchantName })}
    </p>
    <p class="total"><span class="label">${t('total')}</span><strong>${money(view, order.amount, order.currency)}</strong></p>
    <dl>
      <div class="what"><dt>${t('description')}</dt><dd>${order.description}</dd></div>
      <div><dt>${t('reference')}</dt><dd class="mono">${shortReference(order)}</dd></div>
      <div><dt>${icons.clock}${t('timeLeft')}</dt><dd class="countdown" data-expires="${expires}">${clock(left)}</dd></div>
    </dl>
    <p class="assurance">${icons.lock}<span>${t('secured')}</span></p>
  </section>`;
}

/** The reference that people type into a transfer; the merchant's reference is for machines. */
export function shortReference(order: Order): string {
  return order.code;
}

function clock(left: Temporal.Duration): string {
  if (left.sign < 0) return '00:00';
  return `${String(left.minutes).padStart(2, '0')}:${String(left.seconds).padStart(2, '0')}`;
}
