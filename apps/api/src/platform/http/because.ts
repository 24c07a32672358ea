import type { RefusalReason } from '@champa/contract';

/** What a refusal says of its reason: a code that the console has words for, and English for commands. */
export function because(whyCode: RefusalReason, why: string): { why: string; whyCode: RefusalReason } {
  return { why, whyCode };
}
