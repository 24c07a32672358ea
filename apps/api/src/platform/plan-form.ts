import * as z from 'zod/mini';
import { ApiError } from './http/api-error.ts';
import { faultsUnder } from './http/faults.ts';
import type { PlanValue } from './plan-kind.ts';

/** The form of plans of a schema: what it must be, without what is not typed, and how it is read. */
export function planForm<Schema extends z.ZodMiniType>(schema: Schema, outside: readonly string[]) {
  return {
    shape: (): Record<string, unknown> => {
      const whole = z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' }) as JsonSchema;
      return withoutParts(whole, new Set(outside));
    },
    /** @param known what is not typed. @throws ApiError VALIDATION by field */
    parse: (value: PlanValue, known: PlanValue): z.output<Schema> => {
      const parsed = schema.safeParse({ ...value, ...known }, { reportInput: true });
      if (!parsed.success) throw new ApiError('VALIDATION', { fields: faultsUnder('value', parsed.error) });
      return parsed.data;
    },
  };
}

type JsonSchema = {
  properties?: Record<string, unknown>;
  required?: string[];
  oneOf?: JsonSchema[];
  [name: string]: unknown;
};

function withoutParts(schema: JsonSchema, outside: ReadonlySet<string>): JsonSchema {
  if (schema.oneOf) return { ...schema, oneOf: schema.oneOf.map((each) => withoutParts(each, outside)) };
  const properties = Object.entries(schema.properties ?? {}).filter(([name]) => !outside.has(name));
  const required = (schema.required ?? []).filter((name) => !outside.has(name));
  return { ...schema, properties: Object.fromEntries(properties), required };
}
