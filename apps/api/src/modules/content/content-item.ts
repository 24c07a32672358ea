import type { ContentKind } from '@champa/contract';
import * as z from 'zod/mini';
import { ApiError } from '../../platform/http/api-error.ts';
import { faultsUnder } from '../../platform/http/faults.ts';
import { contentItems } from './domain/content-import.ts';
import type { Piece } from './domain/piece.ts';

/** What is not typed into a form: the key is its name, the place is given by the order. */
const outside: ReadonlySet<string> = new Set(['key', 'sort']);

/** A piece of content as an employee wrote it. @throws ApiError VALIDATION by field */
export function readPiece({ kind, key }: { kind: ContentKind; key: string }, value: Piece): Piece {
  const schema: z.ZodMiniType = contentItems[kind];
  const parsed = schema.safeParse({ ...value, key }, { reportInput: true });
  if (!parsed.success) throw new ApiError('VALIDATION', { fields: faultsUnder('value', parsed.error) });
  const { key: _, sort: __, ...piece } = parsed.data as Piece;
  return piece;
}

/** What content of a kind must be, as a JSON Schema. */
export function shapeOf(kind: ContentKind): Record<string, unknown> {
  const schema = z.toJSONSchema(contentItems[kind], { unrepresentable: 'any', io: 'input' });
  const properties = Object.entries(schema.properties ?? {}).filter(([name]) => !outside.has(name));
  const required = (schema.required ?? []).filter((name) => !outside.has(name));
  return { ...schema, properties: Object.fromEntries(properties), required };
}
