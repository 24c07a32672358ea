import { markup, type Html } from '../../html.ts';
import { type DeliveryMode, deliveryModes } from '../delivery-plan.ts';
import type { DeliveryReport } from '../delivery.repo.ts';
import { icons } from './icons.ts';
import type { View } from './view.ts';

type Drawer = { delivery: DeliveryMode; deliveries: readonly DeliveryReport[] };

/** The tester's drawer: the delivery mode of callbacks, and the callbacks sent so far. Its choice is sent with the form. */
export function drawer(view: View, { delivery, deliveries }: Drawer): Html {
  return details(view, { delivery, deliveries }, choices(view, delivery));
}

/** The same after the last choice. */
export function drawerOfReports(view: View, given: Drawer): Html {
  return details(view, given, null);
}

function details(view: View, { delivery, deliveries }: Drawer, choice: Html | null): Html {
  const isWaiting = deliveries.some(({ state }) => state === 'waiting');
  const reports = markup`<ol class="deliveries">${deliveries.map((report) => line(view, report))}</ol>`;
  return markup`<details class="drawer"${delivery !== 'prompt' && markup` open`}${isWaiting && markup` data-waiting`}>
    <summary>${icons.flask}<span>${view.t('drawer')}</span></summary>
    <div class="drawer-body">
      ${choice}
      <h3>${view.t('callbacks')}</h3>
      ${deliveries.length > 0 ? reports : markup`<p class="muted">${view.t('noCallbacks')}</p>`}
    </div>
  </details>`;
}

function choices(view: View, chosen: DeliveryMode): Html {
  const choice = (mode: DeliveryMode): Html => {
    const checked = mode === chosen && markup` checked`;
    return markup`<label><input type="radio" name="delivery" value="${mode}"${checked}>${view.t(mode)}</label>`;
  };
  return markup`<fieldset class="modes">
    <legend>${view.t('drawerHint', { merchant: view.merchantName })}</legend>
    ${deliveryModes.map(choice)}
  </fieldset>`;
}

function line({ t }: View, { body, flaw, state, attempts, lastAnswer }: DeliveryReport): Html {
  const { status } = JSON.parse(body) as { status: string };
  const answer = lastAnswer && ` · ${lastAnswer.slice(0, 60)}`;
  return markup`<li>
    <b>${status}</b>${flaw && markup`<i>${t('forgedMark')}</i>`}
    <span class="state ${state}">${t(state)}</span>
    <span class="muted">${t('attempts', { count: String(attempts) })}${answer}</span>
  </li>`;
}
