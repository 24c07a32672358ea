import type { KeyObject } from 'node:crypto';
import * as z from 'zod/mini';
import type { Vendor } from '../../domain/vendor.ts';
import type { GameOpened, GameOpening } from '../dialect.ts';
import { ask } from './ask.ts';

const ANSWER_WITHIN_MS = 5000;

/** The address is opened in the player's browser, so only the web's own schemes are accepted (no `javascript:`). */
const Answer = z.object({ url: z.url({ protocol: /^https?$/ }).check(z.maxLength(8000)) });

/** Requests the address of a game. Never throws for the vendor's faults; takes no longer than five seconds. */
export async function openGame(
  { launchUrl }: Vendor,
  opening: GameOpening,
  operatorKey: KeyObject,
  withinMs = ANSWER_WITHIN_MS,
): Promise<GameOpened> {
  const asked = await ask({ launchUrl, path: '/game/url', fields: fieldsOf(opening), operatorKey, withinMs });
  if (asked.kind === 'refused') return asked;
  const answer = Answer.safeParse(readAnswer(asked.text));
  if (!answer.success) return { kind: 'refused', reason: `no address in the answer: ${asked.text.slice(0, 200)}` };
  return { kind: 'opened', url: answer.data.url };
}

function fieldsOf(opening: GameOpening): Record<string, string | readonly string[]> {
  return {
    operator_id: opening.operatorId,
    sub_partner_id: opening.operatorId,
    game_code: opening.gameCode,
    currency: opening.currency,
    country: opening.country,
    lang: opening.language,
    lobby_url: opening.lobbyUrl,
    deposit_url: opening.depositUrl,
    user: opening.player,
    token: opening.token,
    platform: opening.device === 'mobile' ? 'GPL_MOBILE' : 'GPL_DESKTOP',
    ip: opening.ip,
    // Not of the dialect itself: parties that do not know it have nothing to offer.
    ...(opening.extras.length > 0 && { extras: opening.extras }),
  };
}

function readAnswer(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
