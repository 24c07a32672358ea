import { renderSVG } from 'uqr';
import { Html, markup } from '../../html.ts';
import { isScheme, qrPayload, schemeOf } from '../emv-qr.ts';
import type { Order } from '../order.ts';
import { icons } from './icons.ts';
import { shortReference } from './summary.ts';
import { testCards } from './test-cards.ts';
import { money, type View } from './view.ts';

/** Filled in with a test card; no field makes a browser offer a real one. */
export function cardPanel({ t }: View): Html {
  const { approved, declined } = testCards;
  return markup`<div class="method card-panel">
    <label class="field wide"><span>${t('cardNumber')}</span>
      <input name="cardNumber" value="${approved}" inputmode="numeric" autocomplete="off" maxlength="23" data-card></label>
    <label class="field wide"><span>${t('cardName')}</span>
      <input value="Somphone Vong" autocomplete="off" maxlength="40"></label>
    <label class="field"><span>${t('expiry')}</span>
      <input value="12 / 34" inputmode="numeric" autocomplete="off" maxlength="7"></label>
    <label class="field"><span>${t('security')}</span>
      <input value="123" inputmode="numeric" autocomplete="off" maxlength="4"></label>
    <p class="hint wide"><b>${t('testCards')}</b>
      <span><code>${approved}</code> ${t('testCardApproved')}</span>
      <span><code>${declined}</code> ${t('testCardDeclined')}</span></p>
  </div>`;
}

const schemeNames = { laoqr: 'LAO QR', promptpay: 'PromptPay', vietqr: 'VietQR' } as const;

export function qrPanel(view: View, order: Order): Html {
  const { t, merchantName } = view;
  const { amount, currency, method } = order;
  const scheme = isScheme(method) ? method : schemeOf(currency);
  const payload = scheme && qrPayload(scheme, order, merchantName);
  const shown = money(view, amount, currency);
  return markup`<div class="method qr-panel">
    <figure>
      <div class="qr" role="img" aria-label="${t('qrImage', { amount: shown })}">${payload && qrImage(payload)}</div>
      <figcaption><b>${schemeNames[scheme ?? 'laoqr']}</b>${shown}</figcaption>
    </figure>
    <p><strong>${t('scan')}</strong><span class="muted">${t('scanHint')}</span></p>
  </div>`;
}

/** A wallet asks its owner on the owner's phone. */
export function walletPanel({ t }: View): Html {
  return markup`<div class="method wallet-panel">
    <label class="field wide"><span>${t('walletPhone')}</span>
      <input value="020 5555 4242" inputmode="tel" autocomplete="off" maxlength="20"></label>
    <p class="hint wide">${t('walletHint')}</p>
  </div>`;
}

export function bankPanel(view: View, order: Order): Html {
  const { t, merchantName } = view;
  return markup`<div class="method bank-panel">
    <p class="muted">${t('bankHint')}</p>
    <dl class="account">
      ${row(t('bankName'), 'Sandbank Vientiane')}
      ${row(t('accountName'), `${merchantName} / SandPay`)}
      ${copiedRow(view, t('accountNumber'), '010 1200 0042 4242')}
      ${row(t('amount'), money(view, order.amount, order.currency))}
      ${copiedRow(view, t('reference'), shortReference(order))}
    </dl>
  </div>`;
}

function row(term: string, value: string | Html): Html {
  return markup`<div><dt>${term}</dt><dd>${value}</dd></div>`;
}

function copiedRow({ t }: View, term: string, value: string): Html {
  const label = `${t('copy')} ${term}`;
  const button = markup`<button type="button" class="copy" data-copy="${value}" aria-label="${label}">${icons.copy}<span>${t('copy')}</span></button>`;
  return row(term, markup`${value}${button}`);
}

// The text is ours and the drawing is the library's: it contains no input of a visitor.
function qrImage(payload: string): Html {
  return new Html(renderSVG(payload, { ecc: 'M', border: 2 }));
}
