import { markup, type Html } from '../html.ts';
import { layout } from '../layout.ts';
import type { DeliveryMode } from '../pay/delivery-plan.ts';
import type { DeliveryReport } from '../pay/delivery.repo.ts';
import type { Asked, SchemeName } from '../pay/emv-qr.ts';
import { drawer, drawerOfReports } from '../pay/page/drawer.ts';
import { money, type View } from '../pay/page/view.ts';
import { say, type ToolText } from './texts.ts';

const schemeNames: Record<SchemeName, string> = { laoqr: 'LAO QR', promptpay: 'PromptPay', vietqr: 'VietQR' };

type ReadCode = Asked & { scheme: SchemeName; payload: string };
type Reports = { delivery: DeliveryMode; deliveries: readonly DeliveryReport[] };

/** The app before a code is scanned. */
export function bankPage(view: View, problem: ToolText | null): Html {
  const { language } = view;
  const body = markup`<main><section class="panel tool-panel">
    <h1>${say(language, 'bankTitle')}</h1>
    <p class="muted">${say(language, 'bankText')}</p>
    ${problem && markup`<p class="notice" role="alert">${say(language, problem)}</p>`}
    <form method="get" action="/bank">
      <label class="field"><span>${say(language, 'payload')}</span>
        <textarea name="payload" rows="5" required autocomplete="off" spellcheck="false"></textarea></label>
      <button class="primary">${say(language, 'read')}</button>
    </form>
  </section></main>`;
  return layout(view, { title: say(language, 'bankTitle'), body, kind: 'tool' });
}

/** The payment that a code requests, and the button to pay it. */
export function payPage(view: View, code: ReadCode, reports: Reports): Html {
  const { language } = view;
  const amount = money(view, code.amount, code.currency);
  const body = markup`<main><section class="panel tool-panel">
    <h1>${say(language, 'bankTitle')}</h1>
    <dl class="account">
      ${row(say(language, 'scheme'), schemeNames[code.scheme])}
      ${row(say(language, 'payee'), `${view.merchantName} / SandPay`)}
      ${row(say(language, 'amount'), amount)}
      ${row(say(language, 'reference'), code.code)}
    </dl>
    <form method="post" action="/bank">
      <input type="hidden" name="payload" value="${code.payload}">
      <button class="primary">${say(language, 'pay', { amount })}</button>
      ${drawer(view, reports)}
    </form>
  </section></main>`;
  return layout(view, { title: say(language, 'bankTitle'), body, kind: 'tool' });
}

/** The app's message after the button was pressed. */
export function donePage(view: View, text: ToolText, reports: Reports): Html {
  const { language } = view;
  const body = markup`<main><section class="panel tool-panel">
    <h1>${say(language, 'bankTitle')}</h1>
    <p role="status">${say(language, text)}</p>
    <p><a href="/bank">${say(language, 'another')}</a></p>
    ${drawerOfReports(view, reports)}
  </section></main>`;
  return layout(view, { title: say(language, 'bankTitle'), body, kind: 'tool' });
}

function row(term: string, value: string): Html {
  return markup`<div><dt>${term}</dt><dd>${value}</dd></div>`;
}
