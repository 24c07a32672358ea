import type { AdminGameDifference } from '@champa/contract';
import { formatDecimal } from '@champa/money';
import type { GameImport } from './game-import.ts';

type Known = Required<GameImport>;
type Field = keyof GameImport;

/** A row of a list says nothing about fields that it leaves out. */
export function differencesOf(rows: readonly GameImport[], known: readonly Known[]): AdminGameDifference[] {
  const byCode = new Map(known.map((game) => [game.gameCode, game]));
  const listed = new Set(rows.map(({ gameCode }) => gameCode));
  const gone = known.filter(({ gameCode, enabled }) => enabled && !listed.has(gameCode));
  return [...rows.flatMap((row) => differenceOf(row, byCode.get(row.gameCode))), ...gone.map(goneOf)];
}

function differenceOf(row: GameImport, was: Known | undefined): AdminGameDifference[] {
  const { gameCode: id, gameName: name } = row;
  const told = fieldsOf(row);
  if (!was) return [{ id, name, difference: 'new', before: {}, after: written(row, told) }];
  const fields = told.filter((field) => text(row[field]) !== text(was[field]));
  if (fields.length === 0) return [];
  return [{ id, name, difference: 'changed', before: written(was, fields), after: written(row, fields) }];
}

function goneOf({ gameCode: id, gameName: name }: Known): AdminGameDifference {
  return { id, name, difference: 'gone', before: { enabled: true }, after: { enabled: false } };
}

/** What a row tells beside whose game it is. A null leaves the field as it is, as an import does. */
function fieldsOf(row: GameImport): Field[] {
  const fields = Object.keys(row) as Field[];
  return fields.filter((field) => field !== 'vassalage' && field !== 'gameCode' && (row[field] ?? null) !== null);
}

function written(game: Partial<GameImport>, fields: readonly Field[]): Record<string, unknown> {
  return Object.fromEntries(
    fields.map((field) => {
      const value = game[field];
      return [field, typeof value === 'bigint' ? formatDecimal(value) : (value ?? null)];
    }),
  );
}

const text = (value: unknown): string =>
  JSON.stringify(value ?? null, (_key, part: unknown) => (typeof part === 'bigint' ? String(part) : part));
