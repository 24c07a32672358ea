import * as z from 'zod/mini';
import type { ArcadeOutcome, Outcome, Round } from '../../../protocol.ts';

/** The outcome of an arcade round; null if it has none, or if it was played with another kind of game. */
export function arcadeOutcome(outcome: Outcome | null): ArcadeOutcome | null {
  return outcome && 'view' in outcome ? outcome : null;
}

/** What a player sees of a round, in the form of its game; null for a round that it cannot read. */
export function viewOf<View>(schema: z.ZodMiniType<View>, { outcome }: Pick<Round, 'outcome'>): View | null {
  const parsed = z.safeParse(schema, arcadeOutcome(outcome)?.view);
  return parsed.success ? parsed.data : null;
}
