import type { KeyObject } from 'node:crypto';
import * as z from 'zod/mini';
import type { RoundShown } from '../../domain/round-record.ts';
import type { Vendor } from '../../domain/vendor.ts';
import { ask } from './ask.ts';

const ANSWER_WITHIN_MS = 5000;

/** The address is opened in the player's browser, so only the web's own schemes are accepted (no `javascript:`). */
const Answer = z.object({ url: z.url({ protocol: /^https?$/ }).check(z.maxLength(8000)) });

/** Requests the replay of a player's round. Never throws for the vendor's faults; takes no longer than five seconds. */
export async function showRound(
  { launchUrl }: Vendor,
  { player, round }: { player: string; round: string },
  operatorKey: KeyObject,
): Promise<RoundShown> {
  const fields = { user: player, round };
  const asked = await ask({ launchUrl, path: '/game/round', fields, operatorKey, withinMs: ANSWER_WITHIN_MS });
  if (asked.kind === 'refused') return asked;
  const answer = Answer.safeParse(readAnswer(asked.text));
  if (!answer.success) return { kind: 'refused', reason: `no address in the answer: ${asked.text.slice(0, 200)}` };
  return { kind: 'shown', url: answer.data.url };
}

function readAnswer(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
