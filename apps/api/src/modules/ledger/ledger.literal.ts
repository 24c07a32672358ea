export type RowField = string | bigint | boolean | null;

/**
 * An array of rows in PostgreSQL's text form, for a parameter of type `some_row_type[]`. Any text survives it; so a
 * field is quoted unless it clearly needs no quotes.
 */
export function arrayOfRows(rows: readonly (readonly RowField[])[]): string {
  return `{${rows.map((fields) => `"${escape(`(${fields.map(field).join(',')})`)}"`).join(',')}}`;
}

const PLAIN = /^[\w:.-]+$/;

function field(value: RowField): string {
  if (value === null) return '';
  const text = String(value);
  return PLAIN.test(text) ? text : `"${escape(text)}"`;
}

function escape(text: string): string {
  return text.replaceAll(/["\\]/g, '\\$&');
}
