import { html, type Html } from './html.ts';
import { languages } from './pay/order.ts';
import { htmlLanguage, type View } from './pay/page/view.ts';

const LANGUAGE_NAMES = { lo: 'ລາວ', en: 'English', cn: '中文' } as const;

type Page = { title: string; body: Html; kind: 'checkout' | 'result' | 'index' };

/** What every page of the sandbox stands in: head, bar with language and theme, footer. */
export function layout(view: View, { title, body, kind }: Page): Html {
  return html`<!doctype html>
    <html lang="${htmlLanguage(view)}" ${view.theme && html` data-theme="${view.theme}"`}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="${view.theme ?? 'light dark'}" />
        <title>${title} · SandPay</title>
        <link rel="icon" href="/pay/assets/sandpay.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/pay/assets/page.css" />
        <script src="/pay/assets/page.js" defer></script>
      </head>
      <body class="${kind}">
        <header class="bar">
          <a class="logo" href="/"><img src="/pay/assets/sandpay.svg" alt="" width="32" height="32" />SandPay</a>
          <nav class="languages" aria-label="${view.t('language')}">
            ${languages.map(
              (code) =>
                html`<a
                  href="${view.path}?lang=${code}"
                  lang="${code === 'cn' ? 'zh-Hans' : code}"
                  ${code === view.language && html` aria-current="true"`}
                  >${LANGUAGE_NAMES[code]}</a
                >`,
            )}
          </nav>
          <span class="themes">
            <a
              class="to-dark"
              href="${view.path}?theme=dark"
              title="${view.t('toDark')}"
              aria-label="${view.t('toDark')}"
              >${MOON}</a
            >
            <a
              class="to-light"
              href="${view.path}?theme=light"
              title="${view.t('toLight')}"
              aria-label="${view.t('toLight')}"
              >${SUN}</a
            >
          </span>
        </header>
        ${body}
        <footer><span class="ribbon">${view.t('sandbox')}</span></footer>
      </body>
    </html>`;
}

const MOON = html`<svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
  <path
    d="M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5Z"
    fill="none"
    stroke="currentColor"
    stroke-width="1.8"
    stroke-linejoin="round"
  />
</svg>`;

const SUN = html`<svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
  <g fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round">
    <circle cx="12" cy="12" r="4.2" />
    <path
      d="M12 2.8v2.4M12 18.8v2.4M2.8 12h2.4M18.8 12h2.4M5.5 5.5l1.7 1.7M16.8 16.8l1.7 1.7M18.5 5.5l-1.7 1.7M7.2 16.8l-1.7 1.7"
    />
  </g>
</svg>`;
