import type { HtmlTagDescriptor, Plugin } from 'vite';

/** What most visitors' first screen wants and the browser would learn of late: faces and messages of the default language. */
const fonts = [/inter-latin-wght-normal-[^/]*\.woff2$/, /noto-sans-lao-lao-wght-normal-[^/]*\.woff2$/];
const messages = /\/catalogues\/lo\.ts$/;

/** Vite plugin: lets the browser fetch these while it reads the page. */
export function preloadFirstScreen(): Plugin {
  return {
    name: 'champa:preload-first-screen',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle = {} }) =>
        Object.values(bundle).flatMap((output) => {
          const { fileName } = output;
          if (output.type === 'asset') return fonts.some((font) => font.test(fileName)) ? [fontPreload(fileName)] : [];
          return messages.test(output.facadeModuleId ?? '') ? [modulePreload(fileName)] : [];
        }),
    },
  };
}

function modulePreload(file: string): HtmlTagDescriptor {
  return { tag: 'link', attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file}` }, injectTo: 'head' };
}

function fontPreload(file: string): HtmlTagDescriptor {
  const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${file}` };
  return { tag: 'link', attrs, injectTo: 'head' };
}
