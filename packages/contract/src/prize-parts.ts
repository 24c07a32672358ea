import * as z from 'zod/mini';
import { Language } from './common.ts';

/** The promise before a draw, and the seed once it is revealed. */
export const Committed = z.object({
  serverSeedHash: z.string(),
  /** Null until it is revealed. */
  serverSeed: z.nullable(z.string()),
  clientSeed: z.string(),
  nonce: z.int(),
});

export const ofLanguage = { language: z.optional(Language) };
