import type { KeyObject } from 'node:crypto';
import type { FreeRoundsTold } from '../../domain/free-rounds.ts';
import type { Vendor } from '../../domain/vendor.ts';
import type { FreeRoundsWish } from '../dialect.ts';
import { ask } from './ask.ts';

const ANSWER_WITHIN_MS = 10_000;
/** The vendor has understood, and refuses. Any other answer may change when either side is repaired. */
const FINAL_STATUSES = [400, 409, 422];

/** Lets the vendor give a player free rounds; once for each key. Never throws for the vendor's faults. */
export async function giveFreeRounds(
  { launchUrl }: Vendor,
  { operatorId, id, memberId, gameCode, currency, rounds, stake, validUntil }: FreeRoundsWish,
  operatorKey: KeyObject,
): Promise<FreeRoundsTold> {
  const fields = {
    operator_id: operatorId,
    reward_uuid: id,
    user: memberId,
    game_code: gameCode,
    currency,
    bet_count: rounds,
    bet_value: stake,
    end_time: validUntil.toString(),
  };
  const path = '/freebet/rewards/create';
  const asked = await ask({ launchUrl, path, fields, operatorKey, withinMs: ANSWER_WITHIN_MS });
  if (asked.kind === 'answered') return { kind: 'given' };
  const isFinal = asked.status !== null && FINAL_STATUSES.includes(asked.status);
  return { kind: isFinal ? 'refused' : 'unknown', reason: asked.reason };
}
