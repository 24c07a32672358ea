import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { signBody } from '../adapters/hub88/signature.ts';
import type { Player } from './player.ts';
import { GAMES, VENDOR } from './games.ts';
import { vendorKeys } from './world.ts';

export type Answer = {
  status: string;
  request_uuid: string | null;
  user?: string;
  currency?: string;
  country?: string;
  balance?: number;
};

type Fields = Record<string, unknown>;

/** Sends raw bytes as a vendor would, signed by default. Every answer must be HTTP 200. */
export async function send(
  app: FastifyInstance,
  path: string,
  body: string | Buffer,
  {
    signature = signBody(Buffer.from(body), vendorKeys.privateKey),
    code = VENDOR,
  }: { signature?: string; code?: string } = {},
): Promise<{ answer: Answer; text: string }> {
  const headers = { 'content-type': 'application/json', 'x-hub88-signature': signature };
  const response = await app.inject({ method: 'POST', url: `/wallet/${code}${path}`, headers, payload: body });
  if (response.statusCode !== 200) throw new Error(`HTTP ${response.statusCode}: ${response.body}`);
  return { answer: JSON.parse(response.body) as Answer, text: response.body };
}

/** A vendor that sends every field of the protocol, with a test's own values instead. */
export function createVendor(app: FastifyInstance) {
  const post = async (path: string, fields: Fields) => (await send(app, path, JSON.stringify(fields))).answer;
  return {
    info: (player: Player, fields: Fields = {}) => post('/user/info', { ...common(player), ...fields }),
    balance: (player: Player, fields: Fields = {}) => post('/user/balance', { ...common(player), ...fields }),
    bet: (player: Player, fields: Fields = {}) => post('/transaction/bet', betOf(player, fields)),
    win: (player: Player, fields: Fields = {}) =>
      post('/transaction/win', { reference_transaction_uuid: randomUUID(), ...betOf(player, fields) }),
    rollback: (player: Player, fields: Fields = {}) =>
      post('/transaction/rollback', {
        ...common(player),
        transaction_uuid: randomUUID(),
        reference_transaction_uuid: randomUUID(),
        round: randomUUID(),
        round_closed: false,
        ...fields,
      }),
  };
}

export function betOf(player: Player, fields: Fields = {}): Fields {
  return {
    ...common(player),
    transaction_uuid: randomUUID(),
    round: randomUUID(),
    round_closed: false,
    is_free: false,
    currency: player.currency,
    amount: 100_000,
    ...fields,
  };
}

function common(player: Player): Fields {
  return { token: player.token, request_uuid: randomUUID(), user: player.memberId, game_code: GAMES[0] };
}
