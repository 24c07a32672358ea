import path from 'node:path';
import { parseSync } from 'oxc-parser';

/** One source file for the rules. Paths are relative to the root, with forward slashes. */
export type Source = {
  path: string;
  text: string;
  imports: readonly Import[];
};

/** `names`: the imported names; empty for a namespace import or an import for side effects. */
export type Import = { specifier: string; line: number; names: readonly string[] };

export type Violation = { path: string; line: number; rule: string; message: string };

/** A rule checks one file and knows nothing else. */
export type Rule = (source: Source) => Violation[];

/** Parses a file as far as needed to find its imports, dynamic ones included. */
export function readSource(file: string, text: string): Source {
  const { module } = parseSync(file, text);
  const lineAt = (offset: number): number => text.slice(0, offset).split('\n').length;
  const fixed = module.staticImports.map(({ moduleRequest, start, entries }) => ({
    specifier: moduleRequest.value,
    line: lineAt(start),
    names: entries.flatMap(({ importName }) => importName.name ?? []),
  }));
  const exported = module.staticExports.flatMap(({ entries, start }) =>
    entries.flatMap(({ moduleRequest }) =>
      moduleRequest ? [{ specifier: moduleRequest.value, line: lineAt(start), names: [] }] : [],
    ),
  );
  const dynamic = module.dynamicImports.flatMap(({ moduleRequest, start }) => {
    const literal = /^['"](.+)['"]$/.exec(text.slice(moduleRequest.start, moduleRequest.end));
    return literal ? [{ specifier: literal[1]!, line: lineAt(start), names: [] }] : [];
  });
  return { path: file, text, imports: [...fixed, ...exported, ...dynamic] };
}

/** The file of a relative import; null for a package. */
export function resolveImport(importer: string, specifier: string): string | null {
  return specifier.startsWith('.') ? path.posix.join(path.posix.dirname(importer), specifier) : null;
}

/** Tests, their helpers and the conformance suites of adapters. */
export function isTest(file: string): boolean {
  return /\.test\.tsx?$/.test(file) || file.includes('/testing/') || file.endsWith('/conformance.ts');
}

/** Modules whose schema has another name: settings were kept by `site` once, and servers of before read them there. */
const schemas: Readonly<Record<string, string>> = { settings: 'site' };

/** The schema of a module of apps/api. */
export function schemaOf(module: string): string {
  return schemas[module] ?? module.replaceAll('-', '_');
}
