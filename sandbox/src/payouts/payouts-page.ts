import { type Html, markup } from '../html.ts';
import { layout } from '../layout.ts';
import { type DeliveryMode, deliveryModes } from '../pay/delivery-plan.ts';
import { money, type View } from '../pay/page/view.ts';
import { type Payout, testEndings } from './payout.ts';

const texts = {
  en: {
    title: 'Payouts',
    text: 'What the merchant asked SandPay to pay out. Most are paid within seconds; the end of an account number decides.',
    person: 'waits here for you',
    fails: 'fails',
    untold: 'is paid, and no callback says so',
    refused: 'is not taken at all',
    empty: 'Nothing was asked for yet.',
    pending: 'waiting',
    paid: 'paid',
    failed: 'failed',
    pay: 'Pay',
    fail: 'Let it fail',
    told: 'How the merchant hears of it',
  },
  lo: {
    title: 'ການຈ່າຍອອກ',
    text: 'ສິ່ງທີ່ຮ້ານຄ້າຂໍໃຫ້ SandPay ຈ່າຍອອກ. ສ່ວນຫຼາຍຈ່າຍພາຍໃນບໍ່ເທົ່າໃດວິນາທີ; ທ້າຍເລກບັນຊີເປັນຕົວກຳນົດ.',
    person: 'ລໍຖ້າທ່ານຢູ່ບ່ອນນີ້',
    fails: 'ບໍ່ສຳເລັດ',
    untold: 'ຈ່າຍແລ້ວ ແຕ່ບໍ່ມີການແຈ້ງກັບ',
    refused: 'ຖືກປະຕິເສດທັນທີ',
    empty: 'ຍັງບໍ່ມີຄຳຂໍໃດໆ.',
    pending: 'ກຳລັງລໍຖ້າ',
    paid: 'ຈ່າຍແລ້ວ',
    failed: 'ບໍ່ສຳເລັດ',
    pay: 'ຈ່າຍ',
    fail: 'ໃຫ້ບໍ່ສຳເລັດ',
    told: 'ຮ້ານຄ້າຈະຮູ້ແນວໃດ',
  },
  cn: {
    title: '代付',
    text: '商户请求 SandPay 付出的款项。多数在数秒内付出，由账号末四位决定。',
    person: '在此等待您处理',
    fails: '失败',
    untold: '已付出，但没有回调通知',
    refused: '直接拒绝',
    empty: '尚无请求。',
    pending: '等待中',
    paid: '已付出',
    failed: '失败',
    pay: '付出',
    fail: '使其失败',
    told: '商户如何得知',
  },
} as const satisfies Record<View['language'], Record<string, string>>;

/** The requested payouts, and buttons for those that wait for a person. */
export function payoutsPage(view: View, payouts: readonly Payout[]): Html {
  const text = texts[view.language];
  const endings = Object.entries(testEndings) as [keyof typeof testEndings, string][];
  const body = markup`<main>
    <article class="panel about outbox">
      <h1>${text.title}</h1>
      <p>${text.text}</p>
      <p>${endings.map(([what, ending]) => markup`<code>…${ending}</code> ${text[what]}<br>`)}</p>
      ${payouts.length === 0 && markup`<p>${text.empty}</p>`}
      ${payouts.map((payout) => shown(view, payout))}
    </article>
  </main>`;
  return layout(view, { title: text.title, body, kind: 'tool' });
}

function shown(view: View, payout: Payout): Html {
  const text = texts[view.language];
  const { institution, account, holderName, description, state, failure } = payout;
  return markup`<section>
    <h3>${money(view, payout.amount, payout.currency)} · ${text[state]}</h3>
    <p>${institution} ${account} · ${holderName}<br><small>${description}${failure !== '' && ` · ${failure}`}</small></p>
    ${state === 'pending' && buttons(view, payout)}
  </section>`;
}

function buttons(view: View, { id }: Payout): Html {
  const text = texts[view.language];
  const choice = (mode: DeliveryMode): Html => markup`<option value="${mode}">${view.t(mode)}</option>`;
  return markup`<form method="post" action="/payouts/${id}">
    <label class="field"><span>${text.told}</span><select name="delivery">${deliveryModes.map(choice)}</select></label>
    <button class="primary" name="outcome" value="paid">${text.pay}</button>
    <button class="plain" name="outcome" value="failed">${text.fail}</button>
  </form>`;
}
