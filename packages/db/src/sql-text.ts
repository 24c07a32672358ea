/** The definition of a function, procedure, aggregate or view in its file. */
const DEFINITION = /\bCREATE OR REPLACE (FUNCTION|PROCEDURE|AGGREGATE|VIEW)\s+([a-z_][a-z0-9_]*)\.([a-z_][a-z0-9_]*)/g;
const QUALIFIED = /(?<![\w.])([a-z_][a-z0-9_]*)\.([a-z_][a-z0-9_]*)\b(\s*\()?/g;
const UNQUALIFIED = /(?<![\w.])([a-z_][a-z0-9_]*)\s*\(/g;
const SEARCH_PATH = /\bSET\s+search_path\s*=\s*([a-z_]+(?:\s*,\s*[a-z_]+)*)/i;

export type Definition = { kind: 'FUNCTION' | 'PROCEDURE' | 'AGGREGATE' | 'VIEW'; schema: string; name: string };

/** The definitions in a text; a name occurs once for each set of arguments. */
export function definitionsIn(text: string): Definition[] {
  return Array.from(withoutComments(text).matchAll(DEFINITION), ([, kind, schema, name]) => ({
    kind: kind as Definition['kind'],
    schema: schema!,
    name: name!,
  }));
}

export type Mention = { name: string; offset: number };

/**
 * Finds where a text calls or reads from `known` (schema.name). A name without a schema is looked up on the text's own search
 * path.
 *
 * @param isView whether a name is a view's: those are read without parentheses
 */
export function mentionsIn(
  text: string,
  known: ReadonlySet<string>,
  isView: (name: string) => boolean = () => false,
): Mention[] {
  const code = withoutComments(text);
  const path = (SEARCH_PATH.exec(code)?.[1] ?? '').split(',').map((schema) => schema.trim());
  const qualified = Array.from(code.matchAll(QUALIFIED), ({ 1: schema, 2: name, 3: call, index }) => ({
    name: `${schema}.${name}`,
    offset: index,
    isCall: call !== undefined,
  })).filter(({ name, isCall }) => known.has(name) && (isCall || isView(name)));
  const unqualified = Array.from(code.matchAll(UNQUALIFIED), ({ 1: name, index }) => ({
    name: path.map((schema) => `${schema}.${name}`).find((full) => known.has(full)),
    offset: index,
  })).filter((found): found is Mention => found.name !== undefined);
  return [...qualified, ...unqualified].map(({ name, offset }) => ({ name, offset }));
}

/** The same text with comments replaced by blanks, so that positions in it stay the same. */
export function withoutComments(text: string): string {
  return text.replaceAll(/'(?:[^']|'')*'|--[^\n]*|\/\*[\s\S]*?\*\//g, (part) =>
    part.startsWith("'") ? part : part.replaceAll(/[^\n]/g, ' '),
  );
}
