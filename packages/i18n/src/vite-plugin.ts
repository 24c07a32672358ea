import { compileMessage } from '@lingui/message-utils/compileMessage';

type Plugin = {
  name: string;
  enforce: 'pre';
  load: { filter: { id: RegExp }; handler: (id: string) => Promise<string> };
};

/** A Vite plugin that replaces the catalogues with messages compiled from ICU MessageFormat. */
export function compiledCatalogues(): Plugin {
  return {
    name: 'champa:compiled-catalogues',
    enforce: 'pre',
    load: {
      filter: { id: /\/i18n\/src\/catalogues\/\w+\/(?:first|later)\.ts$/ },
      async handler(id) {
        const exported = (await import(id)) as Record<string, Record<string, string>>;
        return Object.entries(exported)
          .map(([name, messages]) => `export const ${name} = ${JSON.stringify(compiled(messages))};`)
          .join('\n');
      },
    },
  };
}

function compiled(messages: Record<string, string>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(messages).map(([id, message]) => [id, compileMessage(message)]));
}
