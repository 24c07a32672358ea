import { html, type Html } from '../../html.ts';
import { type DeliveryMode, deliveryModes } from '../delivery-plan.ts';
import type { DeliveryReport } from '../delivery.repo.ts';
import { icons } from './icons.ts';
import type { View } from './view.ts';

type Drawer = { delivery: DeliveryMode; deliveries: readonly DeliveryReport[]; choosable: boolean };

/** The tester's drawer: how callbacks go out, and what became of those that did. Inside the form, its choice goes along. */
export function drawer(view: View, { delivery, deliveries, choosable }: Drawer): Html {
  const isWaiting = deliveries.some(({ state }) => state === 'waiting');
  return html`<details class="drawer" ${delivery !== 'prompt' && html` open`}${isWaiting && html` data-waiting`}>
    <summary>${icons.flask}<span>${view.t('drawer')}</span></summary>
    <div class="drawer-body">
      ${choosable && choices(view, delivery)}
      <h3>${view.t('callbacks')}</h3>
      ${
        deliveries.length === 0
          ? html`<p class="muted">${view.t('noCallbacks')}</p>`
          : html`<ol class="deliveries">
              ${deliveries.map((report) => line(view, report))}
            </ol>`
      }
    </div>
  </details>`;
}

function choices(view: View, chosen: DeliveryMode): Html {
  return html`<fieldset class="modes">
    <legend>${view.t('drawerHint', { merchant: view.merchantName })}</legend>
    ${deliveryModes.map(
      (mode) =>
        html`<label
          ><input
            type="radio"
            name="delivery"
            value="${mode}"
            ${mode === chosen && html` checked`}
          />${view.t(mode)}</label
        >`,
    )}
  </fieldset>`;
}

function line(view: View, report: DeliveryReport): Html {
  const { status } = JSON.parse(report.body) as { status: string };
  return html`<li>
    <b>${status}</b>${report.flaw && html`<i>${view.t('forgedMark')}</i>`}
    <span class="state ${report.state}">${view.t(report.state)}</span>
    <span class="muted"
      >${view.t('attempts', { count: String(report.attempts) })}${report.lastAnswer && ` · ${report.lastAnswer.slice(0, 60)}`}</span
    >
  </li>`;
}
