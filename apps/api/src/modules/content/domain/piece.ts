import type { ContentKind, ContentState, Language, LocalText } from '@champa/contract';

/** A piece of content as an import file has it, without its key and its place. */
export type Piece = Record<string, unknown>;

/** These are not part of it: the key is its name, the place its kind's. */
const outside: ReadonlySet<string> = new Set(['id', 'key', 'sort']);

/** What a row is called in a file, where that is another name. */
const names: Partial<Record<ContentKind, Record<string, string>>> = { helpTopics: { group_name: 'group' } };

/** A row of a table in JSON as an import file has it: what is empty is left out. */
export function fileFormOf(kind: ContentKind, row: Piece): Piece {
  const parts = Object.entries(row).filter(([column, value]) => !outside.has(column) && !isEmpty(value));
  return Object.fromEntries(
    parts.map(([column, value]) => [names[kind]?.[column] ?? camelCase(column), valueOf(column, value)]),
  );
}

function isEmpty(value: unknown): boolean {
  if (value === null) return true;
  return typeof value === 'object' && !Array.isArray(value) && Object.keys(value).length === 0;
}

function camelCase(column: string): string {
  return column.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function valueOf(column: string, value: unknown): unknown {
  if (column === 'node_id') return String(value);
  if (/_(?:at|from|until)$/.test(column)) return Temporal.Instant.from(String(value)).toString();
  return value;
}

/** Where or to whom it is shown, for lists. */
export function groupOf(piece: Piece): string | null {
  const group = piece['groupName'] ?? piece['execution'] ?? piece['group'] ?? piece['type'];
  return typeof group === 'string' ? group : null;
}

/** While it is shown: banners, notices and announcements by one pair of names, promotions by another. */
export function periodOf(piece: Piece): { from: string | null; until: string | null } {
  const text = (name: string): string | null => (typeof piece[name] === 'string' ? piece[name] : null);
  return { from: text('shownFrom') ?? text('startsAt'), until: text('shownUntil') ?? text('endsAt') };
}

/** What visitors see of it now. */
export function stateOf(piece: Piece, now: Temporal.Instant): ContentState {
  if (piece['enabled'] === false) return 'off';
  const { from, until } = periodOf(piece);
  const isBefore = (text: string): boolean => Temporal.Instant.compare(now, Temporal.Instant.from(text)) < 0;
  if (from !== null && isBefore(from)) return 'coming';
  return until !== null && !isBefore(until) ? 'over' : 'shown';
}

/** The languages in which one of its texts is missing while another language has it. */
export function missingLanguages(piece: Piece, languages: readonly Language[]): Language[] {
  const texts = ['title', 'text', 'content'].flatMap((name) => (piece[name] ? [piece[name] as LocalText] : []));
  return languages.filter((language) => texts.some((text) => !text[language]));
}
