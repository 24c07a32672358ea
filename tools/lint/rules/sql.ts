import { isTest, type Rule, schemaOf, type Violation } from '../source.ts';

const SQL = /\b(SELECT\s+[\w*(,"'$]|INSERT\s+INTO\s|UPDATE\s+\w+\.\w+\s+SET\s|DELETE\s+FROM\s)/g;
const TABLE = /\b(?:(?<!DISTINCT )FROM|JOIN|INTO|UPDATE)\s+([a-z_]+)\.([a-z_]+)\b(?!\s*\()/g;
const SYSTEM_SCHEMAS = ['pg_catalog', 'information_schema'];

/** SQL is in the repos of modules, and names only tables of the module's own schema. */
export const sql: Rule = ({ path, text }) => {
  if (!/^apps\/api\/src\//.test(path) || isTest(path)) return [];
  const found = (rule: RegExp, message: (match: RegExpExecArray) => string | null): Violation[] =>
    Array.from(text.matchAll(rule)).flatMap((match) => {
      const said = message(match as RegExpExecArray);
      return said ? [{ path, line: text.slice(0, match.index).split('\n').length, rule: 'sql', message: said }] : [];
    });

  if (!/^apps\/api\/src\/modules\//.test(path)) {
    return path.startsWith('apps/api/src/platform/') ? [] : found(SQL, () => 'SQL lives in a repo');
  }
  if (!/\.repo\.ts$/.test(path)) return found(SQL, () => 'SQL lives in a repo');
  const own = schemaOf(path.split('/')[4]!);
  return found(TABLE, ([, schema]) =>
    schema === own || SYSTEM_SCHEMAS.includes(schema!)
      ? null
      : `names a table of ${schema}; a repo names its own schema only`,
  );
};
