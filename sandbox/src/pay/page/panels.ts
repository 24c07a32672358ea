import { renderSVG } from 'uqr';
import { html, Html } from '../../html.ts';
import { emvQr } from '../emv-qr.ts';
import type { Order } from '../order.ts';
import { icons } from './icons.ts';
import { shortReference } from './summary.ts';
import { testCards } from './test-cards.ts';
import { money, type View } from './view.ts';

/** Fields are filled with a test card, and offer no browser a reason to fill in a real one. */
export function cardPanel({ t }: View): Html {
  return html`<div class="method card-panel">
    <label class="field wide"
      ><span>${t('cardNumber')}</span
      ><input
        name="cardNumber"
        value="${testCards.approved}"
        inputmode="numeric"
        autocomplete="off"
        maxlength="23"
        data-card
    /></label>
    <label class="field wide"
      ><span>${t('cardName')}</span><input value="Somphone Vong" autocomplete="off" maxlength="40"
    /></label>
    <label class="field"
      ><span>${t('expiry')}</span><input value="12 / 34" inputmode="numeric" autocomplete="off" maxlength="7"
    /></label>
    <label class="field"
      ><span>${t('security')}</span><input value="123" inputmode="numeric" autocomplete="off" maxlength="4"
    /></label>
    <p class="hint wide">
      <b>${t('testCards')}</b><span><code>${testCards.approved}</code> ${t('testCardApproved')}</span
      ><span><code>${testCards.declined}</code> ${t('testCardDeclined')}</span>
    </p>
  </div>`;
}

export function qrPanel(view: View, order: Order): Html {
  const { t } = view;
  const { amount, currency } = order;
  const payload = emvQr({ amount, currency, reference: shortReference(order), merchantName: view.merchantName });
  const label = t('qrImage', { amount: money(view, amount, currency) });
  return html`<div class="method qr-panel">
    <figure>
      <div class="qr" role="img" aria-label="${label}">${payload && qrImage(payload)}</div>
      <figcaption><b>LAO QR</b>${money(view, amount, currency)}</figcaption>
    </figure>
    <p><strong>${t('scan')}</strong><span class="muted">${t('scanHint')}</span></p>
  </div>`;
}

export function bankPanel(view: View, order: Order): Html {
  const { t } = view;
  const rows = [
    [t('bankName'), 'Sandbank Vientiane', false],
    [t('accountName'), `${view.merchantName} / SandPay`, false],
    [t('accountNumber'), '010 1200 0042 4242', true],
    [t('amount'), money(view, order.amount, order.currency), false],
    [t('reference'), shortReference(order), true],
  ] as const;
  return html`<div class="method bank-panel">
    <p class="muted">${t('bankHint')}</p>
    <dl class="account">
      ${rows.map(
        ([term, value, isCopied]) =>
          html`<div>
            <dt>${term}</dt>
            <dd>
              ${value}${isCopied && html`<button type="button" class="copy" data-copy="${value}" aria-label="${t('copy')} ${term}">${icons.copy}<span>${t('copy')}</span></button>`}
            </dd>
          </div>`,
      )}
    </dl>
  </div>`;
}

// Our own text in, the library's drawing out: nothing of a visitor is in it.
function qrImage(payload: string): Html {
  return new Html(renderSVG(payload, { ecc: 'M', border: 2 }));
}
