import * as z from 'zod/mini';
import { errorCodes, type ErrorCode } from './errors.ts';

/** The answer of every successful call. */
export function successEnvelope<T extends z.ZodMiniType>(value: T) {
  return z.object({ success: z.literal(true), value });
}

/** The answer of every refused call. `message` is already in the visitor's language. */
export const ErrorEnvelope = z.object({
  success: z.literal(false),
  code: z.enum(Object.keys(errorCodes) as [ErrorCode, ...ErrorCode[]]),
  message: z.string(),
  value: z.optional(z.record(z.string(), z.unknown())),
});

export type ErrorEnvelope = z.infer<typeof ErrorEnvelope>;

/** `value` of a VALIDATION refusal: a message key for each wrong field, by its path. */
export type FieldErrors = { fields: Record<string, string> };
