import type { FastifySchemaCompiler } from 'fastify';
import fastJson from 'fast-json-stringify';
import type { FastifySerializerCompiler } from 'fastify/types/schema.js';
import * as z from 'zod/mini';
import { faultsOf } from './faults.ts';

/** Validates with the contract's schemas; undeclared fields are dropped. */
export const validateWithZod: FastifySchemaCompiler<z.ZodMiniType> =
  ({ schema }) =>
  (data) => {
    const unusable = pathOfUnusable(data);
    if (unusable !== null) return { error: new SchemaError({ [unusable || 'body']: 'pattern' }) };
    const parsed = schema.safeParse(data ?? {}, { reportInput: true });
    return parsed.success ? { value: parsed.data } : { error: new SchemaError(faultsOf(parsed.error)) };
  };

/**
 * Writes answers by a serializer compiled once from the contract's schema: only declared fields are sent, and a page of
 * games costs no validation pass.
 */
export const serializeByContract: FastifySerializerCompiler<z.ZodMiniType> = ({ schema }) => {
  const json = z.toJSONSchema(schema, { target: 'draft-7', io: 'input', unrepresentable: 'any' });
  return fastJson(withoutFormats(json) as fastJson.Schema);
};

/** A request that does not fit its schema, with a message key for each field. */
export class SchemaError extends Error {
  override readonly name = 'SchemaError';
  readonly fields: Record<string, string>;

  constructor(fields: Record<string, string>) {
    super('the request does not fit its schema');
    this.fields = fields;
  }
}

/** Deeper than any of our schemas. */
const DEEPEST = 20;

/**
 * The path of a text with a NUL, which PostgreSQL cannot store, or of excessive nesting; `null` where there is neither.
 */
function pathOfUnusable(data: unknown, path: readonly string[] = []): string | null {
  if (typeof data === 'string') return data.includes('\u0000') ? path.join('.') : null;
  if (typeof data !== 'object' || data === null || data instanceof Uint8Array) return null;
  if (path.length >= DEEPEST) return path[0]!;
  for (const [key, value] of Object.entries(data)) {
    const found = pathOfUnusable(value, [...path, key]);
    if (found !== null) return found;
  }
  return null;
}

// fast-json-stringify reformats strings declared as dates; ours are already in the contract's form.
function withoutFormats(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withoutFormats);
  if (typeof schema !== 'object' || schema === null) return schema;
  const kept = Object.entries(schema).filter(([key]) => key !== 'format' && key !== 'pattern' && key !== '$schema');
  return Object.fromEntries(kept.map(([key, value]) => [key, withoutFormats(value)]));
}
