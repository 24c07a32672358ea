import type { KeyObject } from 'node:crypto';
import * as z from 'zod/mini';
import type { Vendor } from '../../domain/vendor.ts';
import type { GameOpened, GameOpening } from '../dialect.ts';
import { SIGNATURE_HEADER, signBody } from './signature.ts';

const PATH = '/operator/generic/v2/game/url';
const ANSWER_WITHIN_MS = 5000;
const MOST_BYTES = 64 * 1024;

/** The address is shown to the player, so nothing but the web's own schemes (no `javascript:`). */
const Answer = z.object({ url: z.url({ protocol: /^https?$/ }).check(z.maxLength(8000)) });

/** Asks the vendor for the address of a game. Never throws for what the vendor does; takes no longer than five seconds. */
export async function openGame(
  vendor: Vendor,
  opening: GameOpening,
  operatorKey: KeyObject,
  withinMs = ANSWER_WITHIN_MS,
): Promise<GameOpened> {
  if (vendor.launchUrl === null) return { kind: 'refused', reason: 'the vendor has no launch address' };
  const body = Buffer.from(JSON.stringify(requestOf(opening)));
  try {
    const response = await fetch(addressOf(vendor.launchUrl), {
      method: 'POST',
      headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: signBody(body, operatorKey) },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(withinMs),
    });
    const text = await readAtMost(response, MOST_BYTES);
    if (!response.ok) return { kind: 'refused', reason: `HTTP ${response.status}: ${text.slice(0, 200)}` };
    const answer = Answer.safeParse(JSON.parse(text));
    if (!answer.success) return { kind: 'refused', reason: `no address in the answer: ${text.slice(0, 200)}` };
    return { kind: 'opened', url: answer.data.url };
  } catch (error) {
    return { kind: 'refused', reason: String(error) };
  }
}

function addressOf(launchUrl: string): string {
  const base = launchUrl.replace(/\/+$/, '');
  return base.endsWith('/game/url') ? base : `${base}${PATH}`;
}

function requestOf(opening: GameOpening): Record<string, string> {
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
  };
}

async function readAtMost(response: Response, most: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > most) throw new Error(`the answer is longer than ${most} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}
