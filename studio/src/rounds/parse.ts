import * as z from 'zod/mini';
import { StudioError } from '../platform/errors.ts';

/** Parses a body of the protocol. Throws BAD_REQUEST. */
export function parse<T>(schema: z.ZodMiniType<T>, body: unknown): T {
  const parsed = z.safeParse(schema, body);
  if (!parsed.success) throw new StudioError('BAD_REQUEST', z.prettifyError(parsed.error));
  return parsed.data;
}
