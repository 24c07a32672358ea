import { formatDecimal } from '@champa/money';
import { markup, type Html } from '../html.ts';
import { layout } from '../layout.ts';
import { coin, CONFIRMATIONS } from '../pay/crypto.ts';
import type { DeliveryMode } from '../pay/delivery-plan.ts';
import type { DeliveryReport } from '../pay/delivery.repo.ts';
import type { Order } from '../pay/order.ts';
import { drawer, drawerOfReports } from '../pay/page/drawer.ts';
import type { View } from '../pay/page/view.ts';
import { say, type ToolText } from './texts.ts';

type Reports = { delivery: DeliveryMode; deliveries: readonly DeliveryReport[] };

/** The form for an address. */
export function lookPage(view: View, problem: ToolText | null): Html {
  const { language } = view;
  return page(
    view,
    markup`<p class="muted">${say(language, 'chainText')}</p>
    ${problem && markup`<p class="notice" role="alert">${say(language, problem)}</p>`}
    <form method="get" action="/chain">
      <label class="field"><span>${say(language, 'address')}</span>
        <input name="address" required autocomplete="off" spellcheck="false" maxlength="120"></label>
      <button class="primary">${say(language, 'open')}</button>
    </form>`,
  );
}

/** The coins at an address, and the tester's actions. */
export function addressPage(view: View, order: Order, reports: Reports, problem: ToolText | null): Html {
  const { language } = view;
  const { coins, coinsReceived, confirmations } = order;
  const blocks = say(language, 'blocks', { seen: String(confirmations), required: String(CONFIRMATIONS) });
  return page(
    view,
    markup`<dl class="account">
      ${row(say(language, 'address'), order.address ?? '')}
      ${row(say(language, 'asked'), amountOf(coins))}
      ${row(say(language, 'arrived'), coinsReceived === null ? say(language, 'nothingYet') : amountOf(coinsReceived))}
      ${coinsReceived !== null && row(coin.network, blocks)}
    </dl>
    ${problem && markup`<p class="notice" role="alert">${say(language, problem)}</p>`}
    ${coinsReceived === null ? sendForm(view, order) : mineForm(view, order, reports)}`,
  );
}

function sendForm({ language }: View, { address, coins }: Order): Html {
  return markup`<form method="post" action="/chain">
    <input type="hidden" name="address" value="${address}">
    <label class="field"><span>${say(language, 'coins')}</span>
      <input name="coins" inputmode="decimal" autocomplete="off" maxlength="20" value="${formatDecimal(coins ?? 0n)}"></label>
    <button class="primary" name="act" value="send">${say(language, 'send')}</button>
  </form>`;
}

function mineForm(view: View, { address, state }: Order, reports: Reports): Html {
  if (state === 'paid') return drawerOfReports(view, reports);
  const { language } = view;
  return markup`<form method="post" action="/chain">
    <input type="hidden" name="address" value="${address}">
    <button class="primary" name="act" value="mine">${say(language, 'mine')}</button>
    <button name="act" value="mineAll">${say(language, 'mineAll')}</button>
    ${drawer(view, reports)}
  </form>`;
}

function page(view: View, content: Html): Html {
  const title = say(view.language, 'chainTitle');
  const body = markup`<main><section class="panel tool-panel"><h1>${title}</h1>${content}</section></main>`;
  return layout(view, { title, body, kind: 'tool' });
}

function amountOf(coins: bigint | null): string {
  return `${formatDecimal(coins ?? 0n)} ${coin.asset}`;
}

function row(term: string, value: string): Html {
  return markup`<div><dt>${term}</dt><dd>${value}</dd></div>`;
}
