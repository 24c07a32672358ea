import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

type Chunk = {
  type: 'chunk';
  code: string;
  isEntry: boolean;
  isDynamicEntry?: boolean;
  imports: string[];
  facadeModuleId: string | null;
};
type Asset = { type: 'asset'; source: string | Uint8Array };
type Files = { importedCss: Set<string>; importedAssets?: Set<string> };
/** What a build has made, by file name. */
export type Bundle = Readonly<Record<string, (Chunk | Asset) & { fileName: string; viteMetadata?: Files }>>;

/** These files and everything that they import before they can run; nothing that loads later. */
export function neededBy(bundle: Bundle, roots: readonly string[]): Bundle[string][] {
  const needed = new Set(roots);
  // Iterating over a set also visits entries that are added meanwhile.
  for (const name of needed) {
    const file = bundle[name];
    if (file?.type === 'chunk') for (const imported of file.imports) needed.add(imported);
  }
  return [...needed].map((name) => bundle[name]!);
}

/** Weighed once: what games share is weighed for each of them. */
const known = new WeakMap<Bundle[string], Promise<number>>();

/** The bytes of each file on the wire, compressed by brotli. */
export function weigh(files: readonly Bundle[string][]): Promise<number[]> {
  return Promise.all(files.map((file) => known.get(file) ?? weighOne(file)));
}

function weighOne(file: Bundle[string]): Promise<number> {
  const weight = promisify(brotliCompress)(file.type === 'chunk' ? file.code : file.source).then(
    ({ length }) => length,
  );
  known.set(file, weight);
  return weight;
}
