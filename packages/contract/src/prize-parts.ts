import * as z from 'zod/mini';
import { Language } from './common.ts';

/** The promise of a draw before it, and after its reveal the seed behind it. */
export const Committed = z.object({
  serverSeedHash: z.string(),
  /** Null until it is revealed. */
  serverSeed: z.nullable(z.string()),
  clientSeed: z.string(),
  nonce: z.int(),
});

export const ofLanguage = { language: z.optional(Language) };
