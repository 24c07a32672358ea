import type { RefusalReason } from '@champa/contract';

type Because = { why: string; whyCode: RefusalReason; whyParams?: Record<string, string> };

/**
 * What a refusal says of its reason: a code that the console has words for, with what its words name (`%{draw}`), and English for
 * commands.
 */
export function because(whyCode: RefusalReason, why: string, whyParams?: Record<string, string>): Because {
  return { why, whyCode, ...(whyParams && { whyParams }) };
}
