import { markup, type Html } from '../html.ts';
import type { Language } from '../pay/order.ts';
import { htmlLanguage, type View } from '../pay/page/view.ts';
import type { Message } from './chat.repo.ts';

const texts = {
  lo: {
    title: 'ແຊັດສົດ',
    intro: 'ແຊັດຂອງເວັບສາທິດ. ບໍ່ມີໃຜອ່ານຢູ່ບ່ອນນີ້; ຂໍ້ຄວາມຂອງທ່ານຖືກເກັບ ແລະ ສະແດງເທົ່ານັ້ນ.',
    answer: 'ໄດ້ຮັບຂໍ້ຄວາມແລ້ວ. ນີ້ແມ່ນຄຳຕອບອັດຕະໂນມັດຂອງເວັບສາທິດ: ໃນເວັບແທ້ ພະນັກງານຈະຕອບຢູ່ບ່ອນນີ້.',
    placeholder: 'ຂຽນຂໍ້ຄວາມ…',
    send: 'ສົ່ງ',
    you: 'ທ່ານ',
  },
  en: {
    title: 'Live chat',
    intro: 'The demo’s chat. Nobody reads here; your messages are only kept and shown.',
    answer: 'Your message has arrived. This is the demo’s automatic answer: in a real house an employee answers here.',
    placeholder: 'Write a message…',
    send: 'Send',
    you: 'You',
  },
  cn: {
    title: '在线客服',
    intro: '演示站的聊天窗口。此处无人值守，消息仅会保存并显示。',
    answer: '消息已收到。这是演示站的自动回复：正式站点由客服人员在此答复。',
    placeholder: '输入消息…',
    send: '发送',
    you: '您',
  },
} as const satisfies Record<Language, unknown>;

/** The automatic answer to a message. */
export function automaticAnswer({ language }: View): string {
  return texts[language].answer;
}

/** A conversation and a text field. It works without scripts. */
export function chatPage(view: View, messages: readonly Message[]): Html {
  const { title, intro, placeholder, send } = texts[view.language];
  return markup`<!doctype html>
<html lang="${htmlLanguage(view)}"${view.theme && markup` data-theme="${view.theme}"`}>
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="robots" content="noindex">
  <meta name="color-scheme" content="${view.theme ?? 'light dark'}">
  <title>${title} · ${view.merchantName}</title>
  <link rel="icon" href="/pay/assets/sandpay.svg" type="image/svg+xml">
  <link rel="stylesheet" href="/pay/assets/base.css">
  <link rel="stylesheet" href="/pay/assets/chat.css">
</head>
<body class="chat">
  <header><h1>${view.merchantName} · ${title}</h1></header>
  <main>
    <p class="intro">${intro}</p>
    <ol class="messages" aria-live="polite">${messages.map((message) => line(view, message))}</ol>
  </main>
  <form method="post" action="${view.path}?lang=${view.language}">
    <input name="text" required maxlength="500" autocomplete="off" placeholder="${placeholder}" aria-label="${placeholder}">
    <button class="primary">${send}</button>
  </form>
</body>
</html>`;
}

function line({ language, merchantName }: View, { author, text, at }: Message): Html {
  const name = author === 'visitor' ? texts[language].you : merchantName;
  const time = at.toString({ smallestUnit: 'second' });
  return markup`<li class="${author}"><b>${name}</b><p>${text}</p><time datetime="${time}">${time.slice(11, 16)} UTC</time></li>`;
}
