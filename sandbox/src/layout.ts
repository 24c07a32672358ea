import { markup, type Html } from './html.ts';
import { icons } from './pay/page/icons.ts';
import { type Language, languages } from './pay/order.ts';
import { htmlLanguage, type View } from './pay/page/view.ts';

const LANGUAGE_NAMES: Record<Language, string> = { lo: 'ລາວ', en: 'English', cn: '中文' };

const sheets = {
  checkout: ['base', 'checkout', 'methods', 'drawer'],
  alone: ['base', 'drawer', 'alone'],
  tool: ['base', 'methods', 'drawer', 'alone', 'tools'],
} as const;

/** The style sheets of a page. */
export type PageKind = keyof typeof sheets;

type Page = { title: string; body: Html; kind: PageKind };

/** The layout of every page: head, header with language and theme, footer. */
export function layout(view: View, { title, body, kind }: Page): Html {
  return markup`<!doctype html>
<html lang="${htmlLanguage(view)}"${view.theme && markup` data-theme="${view.theme}"`}>
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="robots" content="noindex">
  <meta name="color-scheme" content="${view.theme ?? 'light dark'}">
  <title>${title} · SandPay</title>
  <link rel="icon" href="/pay/assets/sandpay.svg" type="image/svg+xml">
  ${sheets[kind].map((sheet) => markup`<link rel="stylesheet" href="/pay/assets/${sheet}.css">`)}
  <script src="/pay/assets/page.js" defer></script>
</head>
<body class="${kind === 'checkout' ? kind : 'alone'}">
  ${bar(view)}
  ${body}
  <footer><span class="ribbon">${view.t('sandbox')}</span></footer>
</body>
</html>`;
}

function bar({ t, path, language }: View): Html {
  return markup`<header class="bar">
    <a class="logo" href="/"><img src="/pay/assets/sandpay.svg" alt="" width="32" height="32">SandPay</a>
    <nav class="languages" aria-label="${t('language')}">${languages.map((code) => languageLink(path, code, code === language))}</nav>
    <span class="themes">
      <a class="to-dark" href="${path}?theme=dark" title="${t('toDark')}" aria-label="${t('toDark')}">${icons.moon}</a>
      <a class="to-light" href="${path}?theme=light" title="${t('toLight')}" aria-label="${t('toLight')}">${icons.sun}</a>
    </span>
  </header>`;
}

function languageLink(path: string, code: Language, isCurrent: boolean): Html {
  const current = isCurrent && markup` aria-current="true"`;
  return markup`<a href="${path}?lang=${code}"${current}>${LANGUAGE_NAMES[code]}</a>`;
}
