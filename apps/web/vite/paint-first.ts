import { CHUNK_TIMEOUT_MS } from '@champa/contract/constants';
import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';
import { ONCE_IN_MS, RELOADED_KEY } from '../src/app/part-failure.ts';

/** Fonts of most visitors' first screen, which the browser would discover late. */
const fonts = [/inter-latin-wght-normal-[^/]*\.woff2$/, /noto-sans-lao-lao-wght-normal-[^/]*\.woff2$/];
const firstMessages = /\/catalogues\/(\w+)\/first\.ts$/;

const styleSheet = /\s*<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g;
const modulePreload = /\s*<link rel="modulepreload"[^>]*href="([^"]+)"[^>]*>/g;
const entryScript = /\s*<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>/;

type Bundle = Rolldown.OutputBundle;

/**
 * Vite plugin: a server-rendered page is painted before its program is requested. The styles are inline, the fonts are
 * preloaded, and a script at the end of the page requests the program once the first picture is visible.
 */
export function paintFirst(): Plugin {
  return {
    name: 'champa:paint-first',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => {
        const program = {
          entry: entryScript.exec(html)?.[1] ?? '',
          parts: Array.from(html.matchAll(modulePreload), ([, file]) => file!),
          messages: messageFiles(bundle),
          failure: { reloadedKey: RELOADED_KEY, onceInMs: ONCE_IN_MS, timeoutMs: CHUNK_TIMEOUT_MS },
        };
        const page = html
          .replaceAll(modulePreload, '')
          .replace(entryScript, '')
          .replaceAll(styleSheet, (_, file: string) => `<style>${styles(bundle, file)}</style>`);
        return { html: page, tags: [...fontPreloads(bundle), startScript(program)] };
      },
    },
  };
}

function styles(bundle: Bundle, file: string): string {
  const asset = bundle[file];
  if (asset?.type !== 'asset') throw new Error(`the page names a style sheet that was not built: ${file}`);
  return String(asset.source).trim();
}

/** The file of each language's first messages, by its short code. */
function messageFiles(bundle: Bundle): Record<string, string> {
  return Object.fromEntries(
    Object.values(bundle).flatMap((output) => {
      const code = output.type === 'chunk' && firstMessages.exec(output.facadeModuleId ?? '')?.[1];
      return code ? [[code, `/${output.fileName}`]] : [];
    }),
  );
}

function fontPreloads(bundle: Bundle): HtmlTagDescriptor[] {
  return Object.keys(bundle)
    .filter((file) => fonts.some((font) => font.test(file)))
    .map((file) => ({
      tag: 'link',
      attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${file}` },
      injectTo: 'head',
    }));
}

function startScript(program: Program): HtmlTagDescriptor {
  return { tag: 'script', children: `(${startProgram.toString()})(${JSON.stringify(program)})`, injectTo: 'body' };
}

type Program = {
  entry: string;
  parts: string[];
  messages: Record<string, string>;
  failure: { reloadedKey: string; onceInMs: number; timeoutMs: number };
};

/**
 * Runs in the page, as inline text without imports. A page that came empty has nothing to paint, so its program starts at
 * once.
 */
function startProgram({ entry, parts, messages, failure }: Program): void {
  const picture = document.querySelector<HTMLImageElement>('#root img[fetchpriority="high"]');
  const longestWait = 1500;
  // From a picture's arrival to its painting, where the browser does not report it.
  const pictureDrawnIn = 300;
  let hasStarted = false;
  const start = () => {
    if (hasStarted) return;
    hasStarted = true;
    const chosen = localStorageLanguage();
    for (const href of [...parts, messages[chosen] ?? messages['lo'] ?? '']) {
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }),
      );
    }
    const timer = setTimeout(fail, failure.timeoutMs);
    run([...parts, entry])
      .catch(fail)
      .finally(() => clearTimeout(timer));
  };
  // Each part in a task of its own, so that the page scrolls and handles input in between.
  const run = async (modules: readonly string[]) => {
    for (const module of modules) {
      await import(/* @vite-ignore */ module);
      await new Promise((resolve) => setTimeout(resolve));
    }
  };
  const afterPaint = () => requestAnimationFrame(() => setTimeout(start));
  // A picture that has loaded must still be decoded and painted.
  const oncePictureIsSeen = (seen: HTMLImageElement) => {
    new PerformanceObserver((list) => {
      if (list.getEntries().some((entry) => (entry as { element?: Element } & PerformanceEntry).element === seen))
        start();
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    const arrived = () => setTimeout(start, pictureDrawnIn);
    if (seen.complete) arrived();
    else for (const event of ['load', 'error']) seen.addEventListener(event, arrived, { once: true });
  };
  // A page in the background is not painted.
  setTimeout(start, longestWait);
  if (!document.querySelector('#root > *') || document.hidden) start();
  else if (picture) oncePictureIsSeen(picture);
  else afterPaint();

  // As app/part-failure.ts does for parts that load later: the page reloads itself once, then shows the failure.
  function fail(): void {
    const reloadedAt = Number(sessionStorage.getItem(failure.reloadedKey));
    if (navigator.onLine && Date.now() - reloadedAt > failure.onceInMs) {
      sessionStorage.setItem(failure.reloadedKey, String(Date.now()));
      location.reload();
      return;
    }
    document.body.append(document.querySelector<HTMLTemplateElement>('#parts-missing')!.content);
    document.querySelector<HTMLElement>('[role="alertdialog"] a')?.focus();
  }

  function localStorageLanguage(): string {
    try {
      return localStorage.getItem('hisLang') ?? '';
    } catch {
      return '';
    }
  }
}
