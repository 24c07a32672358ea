import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signBody } from './adapters/hub88/signature.ts';
import { GAMES, VENDOR } from './testing/games.ts';
import { type Answer, betOf } from './testing/hub88-vendor.ts';
import { createWorld, vendorKeys, type World } from './testing/world.ts';

let world: World;
let port: number;

beforeAll(async () => {
  world = await createWorld();
  await world.app.listen({ host: '127.0.0.1', port: 0 });
  ({ port } = world.app.server.address() as AddressInfo);
});
afterAll(() => world.close());

type Call = { path: string; fields: object };

/** Sends all calls at once on one connection, the last with the wish to close it. @returns the answers, in their order */
async function pipeline(calls: readonly Call[]): Promise<Answer[]> {
  const socket = connect(port, '127.0.0.1');
  socket.write(calls.map((call, index) => requestOf(call, index === calls.length - 1)).join(''));
  let text = '';
  for await (const chunk of socket) text += String(chunk);
  return Array.from(text.matchAll(/\r\n\r\n(\{.*?\})(?=HTTP|$)/gs), ([, body]) => JSON.parse(body!) as Answer);
}

function requestOf({ path, fields }: Call, isLast: boolean): string {
  const body = JSON.stringify(fields);
  const head = [
    `POST /wallet/${VENDOR}${path} HTTP/1.1`,
    'host: wallet',
    'content-type: application/json',
    `x-hub88-signature: ${signBody(Buffer.from(body), vendorKeys.privateKey)}`,
    `content-length: ${Buffer.byteLength(body)}`,
    `connection: ${isLast ? 'close' : 'keep-alive'}`,
  ];
  return `${head.join('\r\n')}\r\n\r\n${body}`;
}

test('calls that are pipelined on one connection see the effect of those before them', async () => {
  const player = await world.addPlayer({ balance: 1_000_000n });
  const { memberId: user, token } = player;
  const balance = (): Call => ({
    path: '/user/balance',
    fields: { token, user, game_code: GAMES[0], request_uuid: randomUUID() },
  });
  const bet = betOf(player, { amount: 300_000 });
  const rollback = {
    ...betOf(player),
    round: bet['round'],
    reference_transaction_uuid: bet['transaction_uuid'],
  };
  const answers = await pipeline([
    balance(),
    { path: '/transaction/bet', fields: bet },
    balance(),
    // Without the player's name it waits in another lane, if there are several.
    { path: '/transaction/bet', fields: { ...betOf(player, { amount: 200_000 }), user: undefined } },
    { path: '/transaction/rollback', fields: rollback },
    balance(),
    { path: '/transaction/bet', fields: betOf(player, { amount: 900_000 }) },
    balance(),
  ]);
  expect(answers.map(({ status, balance: left }) => [status, left])).toEqual([
    ['RS_OK', 1_000_000],
    ['RS_OK', 700_000],
    ['RS_OK', 700_000],
    ['RS_OK', 500_000],
    ['RS_OK', 800_000],
    ['RS_OK', 800_000],
    ['RS_ERROR_NOT_ENOUGH_MONEY', 800_000],
    ['RS_OK', 800_000],
  ]);
});
