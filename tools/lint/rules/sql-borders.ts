import { definitionsIn, mentionsIn, withoutComments } from '@champa/db/sql-text';
import { isTest, schemaOf, type Source, type Violation } from '../source.ts';
import { circlesIn } from './circles.ts';

/** An SQL file: a function or a migration. Paths are relative to the root, with forward slashes. */
export type SqlFile = { path: string; text: string };

const FUNCTION_FILE = /^apps\/api\/src\/(?:modules\/([^/]+)|(platform))\/sql\/([^/]+)\.sql$/;
const MIGRATION_FILE = /^packages\/db\/migrations\/([^/]+)$/;
const MIGRATION_NAME = /^\d{14}_([a-z_]+?)_(?:baseline|[a-z0-9_]+)\.sql$/;
const REPO = /^apps\/api\/src\/modules\/([^/]+)\/.*\.repo\.ts$/;
const LIST = /^export const sqlFunctions = \[([^\]]*)\] as const;$/m;
const TABLE = /\b(?:(?<!DISTINCT )FROM|JOIN|INTO|UPDATE)\s+([a-z_]+)\.([a-z_]+)\b(?!\s*\()/g;
const MADE_IN_FUNCTION_FILES = /\bCREATE (?:OR REPLACE )?(?:FUNCTION|PROCEDURE|AGGREGATE|VIEW)\b/g;
const TARGET =
  /\b(?:(?:CREATE|ALTER|DROP)\s+(?:UNLOGGED\s+)?(?:TABLE|TYPE|DOMAIN|SEQUENCE|SCHEMA)|(?:CREATE\s+(?:UNIQUE\s+)?INDEX|CREATE\s+TRIGGER)\s[^;]*?\sON|INSERT\s+INTO|DELETE\s+FROM|UPDATE)\s+([a-z_]+)\b/g;
/** `ALTER TABLE a.t SET SCHEMA b`: the schema that takes the table over. */
const TAKEN_OVER = /ALTER\s+(?:TABLE|TYPE|DOMAIN|SEQUENCE)\s+[a-z_]+\.[a-z_]+\s+SET\s+SCHEMA\s+([a-z_]+)/y;
/** `DROP SCHEMA a`: allowed to the schema that takes a's tables over in the same migration. */
const EMPTIED = /DROP\s+SCHEMA\s+([a-z_]+)\s*;/y;
const MOST_BY_PLACE = 7;

/** The programs' own schema: all modules may use it, as they import the platform. */
const PLATFORM = 'platform';

/**
 * The boundaries of SQL, like those of imports (docs/decisions/0044-sql-has-a-home.md): a function is in the folder of the module
 * that owns its schema and names tables of that schema only; another schema calls it only if the module's index lists it; calls
 * form no cycle of modules; long calls name their arguments; migrations contain no functions, and one schema each.
 */
export function sqlBorders(files: readonly SqlFile[], sources: readonly Source[]): Violation[] {
  const functions = files.filter(({ path }) => FUNCTION_FILE.test(path));
  const known = new Map(
    functions.flatMap(({ text }) =>
      definitionsIn(text).map(({ schema, name }) => [`${schema}.${name}`, text] as const),
    ),
  );
  const callers = [...functions, ...sources.filter(({ path }) => REPO.test(path) && !isTest(path))];
  const listed = listsOf(sources);
  const calls = callers.flatMap((caller) => callsOf(caller, known));
  const schemas = new Set([...known.keys()].map((name) => name.split('.')[0]!));
  return [
    ...functions.flatMap((file) => [...homeOf(file), ...foreignTables(file, schemas)]),
    ...calls.filter(({ isForeign, name }) => isForeign && !listed.get(name)).map(notListed),
    ...unusedEntries(listed, calls),
    ...calls.filter(({ arguments: text }) => isLongByPlace(text)).map(byPlace),
    ...callCircles(calls),
    ...files.filter(({ path }) => MIGRATION_FILE.test(path)).flatMap(migration),
  ];
}

type Call = { path: string; line: number; from: string; name: string; isForeign: boolean; arguments: string };

function callsOf({ path, text }: SqlFile, known: ReadonlyMap<string, string>): Call[] {
  const from = ownerOf(path);
  const code = withoutComments(text);
  return mentionsIn(text, new Set(known.keys())).flatMap(({ name, offset }) => {
    const [schema] = name.split('.');
    const before = code.slice(0, offset);
    if (/\bCREATE OR REPLACE (?:FUNCTION|PROCEDURE|AGGREGATE|VIEW)\s+$/.test(before)) return [];
    const isForeign = schema !== from && schema !== PLATFORM;
    return [{ path, line: before.split('\n').length, from, name, isForeign, arguments: inParentheses(code, offset) }];
  });
}

/** The schema of a function's file or a repo. */
function ownerOf(path: string): string {
  const [, module, platform] = FUNCTION_FILE.exec(path) ?? REPO.exec(path) ?? [];
  return platform ?? schemaOf(module ?? '');
}

function inParentheses(code: string, offset: number): string {
  const start = code.indexOf('(', offset);
  let depth = 0;
  for (let at = start; at < code.length; at++) {
    if (code[at] === '(') depth++;
    if (code[at] === ')' && --depth === 0) return code.slice(start + 1, at);
  }
  return '';
}

function isLongByPlace(text: string): boolean {
  const flat = withoutStrings(text);
  let depth = 0;
  let count = 1;
  let isNamed = false;
  for (let at = 0; at < flat.length; at++) {
    if ('([{'.includes(flat[at]!)) depth++;
    if (')]}'.includes(flat[at]!)) depth--;
    if (depth === 0 && flat[at] === ',') count++;
    if (depth === 0 && flat.startsWith('=>', at)) isNamed = true;
  }
  return count > MOST_BY_PLACE && !isNamed;
}

function withoutStrings(text: string): string {
  return text.replaceAll(/'(?:[^']|'')*'/g, "''");
}

/** The functions that modules' indexes list, with their positions. */
function listsOf(sources: readonly Source[]): ReadonlyMap<string, { path: string; line: number }> {
  return new Map(
    sources.flatMap(({ path, text }) => {
      const [, module] = /^apps\/api\/src\/modules\/([^/]+)\/index\.ts$/.exec(path) ?? [];
      const list = module && LIST.exec(text);
      if (!list) return [];
      const line = text.slice(0, list.index).split('\n').length;
      const names = Array.from(list[1]!.matchAll(/'([a-z_0-9]+)'/g), ([, name]) => name!);
      return names.map((name) => [`${module.replaceAll('-', '_')}.${name}`, { path, line }] as const);
    }),
  );
}

function homeOf({ path, text }: SqlFile): Violation[] {
  const [, , , file] = FUNCTION_FILE.exec(path)!;
  const wanted = `${ownerOf(path)}.${file}`;
  const definitions = definitionsIn(text);
  const isHome = definitions.length > 0 && definitions.every(({ schema, name }) => `${schema}.${name}` === wanted);
  return isHome ? [] : [violation(path, 1, `defines ${wanted}, by CREATE OR REPLACE, and nothing else`)];
}

function foreignTables({ path, text }: SqlFile, schemas: ReadonlySet<string>): Violation[] {
  const code = withoutComments(text);
  return Array.from(code.matchAll(TABLE)).flatMap(({ 1: schema, index }) =>
    schema !== ownerOf(path) && schemas.has(schema!)
      ? [violation(path, lineAt(code, index), `names a table of ${schema}; a function names its own schema only`)]
      : [],
  );
}

function notListed({ path, line, name }: Call): Violation {
  const [schema, short] = name.split('.');
  return violation(path, line, `calls ${name}, and the index of ${schema} does not list ${short} in sqlFunctions`);
}

function unusedEntries(
  listed: ReadonlyMap<string, { path: string; line: number }>,
  calls: readonly Call[],
): Violation[] {
  const used = new Set(calls.filter(({ isForeign }) => isForeign).map(({ name }) => name));
  return [...listed]
    .filter(([name]) => !used.has(name))
    .map(([name, { path, line }]) => violation(path, line, `lists ${name}, which no other schema calls`));
}

function byPlace({ path, line, name }: Call): Violation {
  return violation(path, line, `calls ${name} with more than ${MOST_BY_PLACE} arguments by their places; name them`);
}

function callCircles(calls: readonly Call[]): Violation[] {
  const graph = new Map<string, Set<string>>();
  for (const { from, name, isForeign } of calls) {
    if (isForeign) graph.set(from, (graph.get(from) ?? new Set()).add(name.split('.')[0]!));
  }
  return circlesIn(graph).map((schema) =>
    violation(`apps/api/src/modules/${schema.replaceAll('_', '-')}`, 1, 'is part of a circle of calls in SQL'),
  );
}

function migration({ path, text }: SqlFile): Violation[] {
  const file = MIGRATION_FILE.exec(path)![1]!;
  if (!MIGRATION_NAME.test(file)) return [violation(path, 1, 'is named <time of 14 digits>_<module>_<what>.sql')];
  const code = withoutComments(text);
  // Taking over a table is a change by the schema that receives it: a module may take a table, but never give one away.
  const targets = Array.from(code.matchAll(TARGET), ({ 1: schema, index }) => ({
    schema: takenOverBy(code, index) ?? emptiedBy(code, index) ?? schema!,
    line: lineAt(code, index),
  }));
  const own = targets.find(({ schema }) => file.slice(15).startsWith(`${schema}_`))?.schema;
  return [
    ...Array.from(code.matchAll(MADE_IN_FUNCTION_FILES), ({ index }) =>
      violation(path, lineAt(code, index), 'makes a function or view; those have files beside their module'),
    ),
    ...targets
      .filter(({ schema }) => schema !== own)
      .map(({ schema, line }) =>
        violation(path, line, `changes ${schema}; a migration is of one schema, the one it is named after`),
      ),
  ];
}

function takenOverBy(code: string, offset: number): string | undefined {
  TAKEN_OVER.lastIndex = offset;
  return TAKEN_OVER.exec(code)?.[1];
}

/** The schema that has taken over tables of the one that is dropped here. */
function emptiedBy(code: string, offset: number): string | undefined {
  EMPTIED.lastIndex = offset;
  const emptied = EMPTIED.exec(code)?.[1];
  const takes = new RegExp(`ALTER\\s+TABLE\\s+${emptied}\\.[a-z_]+\\s+SET\\s+SCHEMA\\s+([a-z_]+)`);
  return emptied && takes.exec(code)?.[1];
}

function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}

function violation(path: string, line: number, message: string): Violation {
  return { path, line, rule: 'sql', message };
}
