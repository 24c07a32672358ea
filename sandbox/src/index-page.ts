import { markup, type Html } from './html.ts';
import { layout } from './layout.ts';
import { testCards } from './pay/page/test-cards.ts';
import type { View } from './pay/page/view.ts';

const intro = {
  en: {
    title: 'The outside world, on one machine',
    text: 'The platform knows this program only through HTTP, as it would know a real payment provider. What is signed, late, lost, doubled or forged here is so for real; only the money is not.',
    pay: 'A payment provider with a hosted page, a signed API and callbacks that are repeated until they are answered.',
    cards: 'Test cards',
    api: 'The merchant’s API',
    callbacks: 'Callbacks',
    outbox: 'SMS and e-mail that were sent',
    bank: 'A bank’s app that reads and pays QR codes',
    chain: 'A chain: send test coins, find blocks',
    payouts: 'Payouts: what the merchant asked to be paid out',
    identity:
      'Mekong ID, Zalo and Line: identity providers (OpenID Connect, at /id, /zalo and /line), and a phone sign-in provider (at /phone).',
  },
  lo: {
    title: 'ໂລກພາຍນອກ ໃນເຄື່ອງດຽວ',
    text: 'ແພລດຟອມຮູ້ຈັກໂປຣແກຣມນີ້ຜ່ານ HTTP ເທົ່ານັ້ນ ຄືກັນກັບຜູ້ໃຫ້ບໍລິການຊຳລະເງິນຈິງ. ການລົງລາຍເຊັນ, ການມາຊ້າ, ການສູນຫາຍ, ການຊ້ຳ ແລະ ການປອມແມ່ນຂອງຈິງ; ມີແຕ່ເງິນທີ່ບໍ່ແມ່ນ.',
    pay: 'ຜູ້ໃຫ້ບໍລິການຊຳລະເງິນ ທີ່ມີໜ້າຊຳລະ, API ລົງລາຍເຊັນ ແລະ ການແຈ້ງກັບທີ່ສົ່ງຊ້ຳຈົນກວ່າຈະໄດ້ຮັບຄຳຕອບ.',
    cards: 'ບັດທົດສອບ',
    api: 'API ຂອງຮ້ານຄ້າ',
    callbacks: 'ການແຈ້ງກັບ',
    outbox: 'SMS ແລະ ອີເມວທີ່ຖືກສົ່ງ',
    bank: 'ແອັບທະນາຄານ ທີ່ອ່ານ ແລະ ຊຳລະຄິວອາໂຄດ',
    chain: 'ເຊນ: ສົ່ງຫຼຽນທົດສອບ, ຂຸດບລັອກ',
    payouts: 'ການຈ່າຍອອກ: ສິ່ງທີ່ຮ້ານຄ້າຂໍໃຫ້ຈ່າຍ',
    identity:
      'Mekong ID, Zalo ແລະ Line: ຜູ້ໃຫ້ບໍລິການຢືນຢັນຕົວຕົນ (OpenID Connect ທີ່ /id, /zalo ແລະ /line) ແລະ ການຢືນຢັນເບີໂທ (ທີ່ /phone).',
  },
  cn: {
    title: '一台机器上的外部世界',
    text: '平台只通过 HTTP 认识本程序，如同面对真实的支付机构。这里的签名、延迟、丢失、重复与伪造都是真的，只有钱不是。',
    pay: '支付机构：托管付款页、签名 API，以及不断重试直到得到应答的回调。',
    cards: '测试卡',
    api: '商户 API',
    callbacks: '回调通知',
    outbox: '已发送的短信和邮件',
    bank: '能识别并支付二维码的手机银行',
    chain: '区块链：发送测试币、出块',
    payouts: '代付：商户请求付出的款项',
    identity:
      'Mekong ID、Zalo 与 Line：身份提供方（OpenID Connect，位于 /id、/zalo、/line）与手机号验证（位于 /phone）。',
  },
} as const satisfies Record<View['language'], unknown>;

const API = `POST /pay/api/orders   {merchantRef, amount, currency, description, method?,
                        language?, callbackUrl, returnUrl, expiresInSeconds?}
GET  /pay/api/orders/{merchantRef}
POST /pay/api/payouts  {merchantRef, amount, currency, kind, institution, account,
                        holderName, description, callbackUrl}
GET  /pay/api/payouts/{merchantRef}
POST /pay/api/refunds  {refundRef, merchantRef, amount, currency, reason}

x-sandpay-timestamp   Unix seconds, at most 300 off
x-sandpay-signature   hex HMAC-SHA256 over
                      "{timestamp}.{METHOD} {path}.{body}"`;

const CALLBACKS = `POST {callbackUrl}     {eventId, orderId, merchantRef, amount, currency,
                        status: pending | paid | failed | expired, paidAt,
                        received, confirmations: {seen, required} | null}

x-sandpay-signature   hex HMAC-SHA256 over "{timestamp}.{body}"
answer                200, body OK`;

/** Explains the sandbox to visitors. */
export function indexPage(view: View): Html {
  const text = intro[view.language];
  const { approved, declined } = testCards;
  const body = markup`<main>
    <article class="panel about">
      <h1>${text.title}</h1>
      <p>${text.text}</p>
      <p><a href="/outbox">${text.outbox}</a></p>
      <p><a href="/bank">${text.bank}</a></p>
      <p><a href="/chain">${text.chain}</a></p>
      <p><a href="/payouts">${text.payouts}</a></p>
      <p>${text.identity}</p>
      <h2>SandPay</h2>
      <p>${text.pay}</p>
      <h3>${text.cards}</h3>
      <p><code>${approved}</code> ${view.t('testCardApproved')}<br><code>${declined}</code> ${view.t('testCardDeclined')}</p>
      <h3>${text.api}</h3>
      <pre><code>${API}</code></pre>
      <h3>${text.callbacks}</h3>
      <pre><code>${CALLBACKS}</code></pre>
    </article>
  </main>`;
  return layout(view, { title: text.title, body, kind: 'alone' });
}
