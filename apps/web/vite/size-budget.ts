import { type Bundle, neededBy, weigh } from '@champa/build';
import type { Plugin } from 'vite';

/** Bytes of the first paint on the wire, compressed by brotli. */
const BUDGET = { js: 150_000, css: 20_000 } as const;

type Sizes = Record<keyof typeof BUDGET, number>;

/** Vite plugin: a build whose first paint exceeds the budget fails. */
export function sizeBudget(): Plugin {
  return {
    name: 'champa:size-budget',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const sizes = await firstPaintSizes(bundle);
        const excess = overBudget(sizes);
        if (excess.length > 0) this.error(`The first paint is over its budget: ${excess.join(', ')}`);
      },
    },
  };
}

/** What exceeds the budget; empty when nothing does. */
export function overBudget(sizes: Sizes): string[] {
  return (Object.keys(BUDGET) as (keyof Sizes)[])
    .filter((kind) => sizes[kind] > BUDGET[kind])
    .map((kind) => `${kind} ${sizes[kind]} of ${BUDGET[kind]} bytes`);
}

/** Messages of the largest language: each visitor loads those of one. */
const isFirstMessages = /\/catalogues\/\w+\/first\.ts$/;

/** The entry, everything that it imports before it can render, its style sheets, and one language's messages. */
export async function firstPaintSizes(bundle: Bundle): Promise<Sizes> {
  const files = Object.values(bundle);
  const entries = files.flatMap((file) => (file.type === 'chunk' && file.isEntry ? [file.fileName] : []));
  const chunks = neededBy(bundle, entries);
  const styles = new Set(chunks.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]));
  const messages = files.filter((file) => file.type === 'chunk' && isFirstMessages.test(file.facadeModuleId ?? ''));
  const [js, css, catalogues] = await Promise.all([
    weigh(chunks),
    weigh([...styles].map((name) => bundle[name]!)),
    weigh(messages),
  ]);
  return { js: sum(js) + Math.max(0, ...catalogues), css: sum(css) };
}

function sum(figures: readonly number[]): number {
  return figures.reduce((total, figure) => total + figure, 0);
}
