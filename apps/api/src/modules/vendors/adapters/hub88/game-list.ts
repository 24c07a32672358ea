import type { KeyObject } from 'node:crypto';
import * as z from 'zod/mini';
import type { Vendor } from '../../domain/vendor.ts';
import type { GamesListed } from '../dialect.ts';
import { ask } from './ask.ts';

const ANSWER_WITHIN_MS = 20_000;
const MOST_LIST_BYTES = 8 * 1024 * 1024;

const Answer = z.array(z.record(z.string(), z.unknown())).check(z.maxLength(20_000));

/** Requests a vendor's list of games. Never throws for the vendor's faults; takes no longer than twenty seconds. */
export async function listGames(
  { launchUrl }: Vendor,
  operatorId: string,
  operatorKey: KeyObject,
): Promise<GamesListed> {
  const fields = { operator_id: operatorId };
  const question = { launchUrl, path: '/game/list', fields, operatorKey, withinMs: ANSWER_WITHIN_MS };
  const asked = await ask({ ...question, mostBytes: MOST_LIST_BYTES });
  if (asked.kind === 'refused') return asked;
  const answer = Answer.safeParse(readAnswer(asked.text));
  if (!answer.success) return { kind: 'refused', reason: `no list of games: ${asked.text.slice(0, 200)}` };
  return { kind: 'told', games: answer.data };
}

function readAnswer(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
