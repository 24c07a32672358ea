import { type KeyObject, randomUUID, sign } from 'node:crypto';
import { promisify } from 'node:util';
import { BENCH_GAME, type Seat, type WireGame } from './wallet-api.ts';

const signAside = promisify(sign) as (algorithm: string, data: Buffer, key: KeyObject) => Promise<Buffer>;

/** Number of parallel signatures: one takes half a millisecond of a core, and there are few. */
const SIGNED_TOGETHER = 64;

/**
 * Alternating bets and wins, each pair a round of the next player, as complete HTTP requests with their signatures: sending one
 * is only writing bytes.
 */
export async function signedRequests(
  seats: readonly Seat[],
  count: number,
  key: KeyObject,
  played: WireGame = BENCH_GAME,
): Promise<Buffer[]> {
  const requests: Buffer[] = [];
  while (requests.length < count) {
    const rounds = Array.from({ length: SIGNED_TOGETHER / 2 }, (_, index) => {
      const seat = seats[(requests.length / 2 + index) % seats.length]!;
      return roundOf(seat, key, played);
    });
    requests.push(...(await Promise.all(rounds)).flat());
  }
  return requests.slice(0, count);
}

async function roundOf({ token, user }: Seat, key: KeyObject, { vendor, game }: WireGame): Promise<[Buffer, Buffer]> {
  const bet = randomUUID();
  const common = { token, user, round: randomUUID(), is_free: false, game_code: game, currency: 'LAK' };
  const betBody = {
    ...common,
    request_uuid: randomUUID(),
    transaction_uuid: bet,
    round_closed: false,
    amount: 100_000,
  };
  const winBody = {
    ...common,
    request_uuid: randomUUID(),
    transaction_uuid: randomUUID(),
    reference_transaction_uuid: bet,
    round_closed: true,
    amount: 90_000,
  };
  return Promise.all([requestOf(vendor, 'bet', betBody, key), requestOf(vendor, 'win', winBody, key)]);
}

async function requestOf(vendor: string, action: 'bet' | 'win', fields: object, key: KeyObject): Promise<Buffer> {
  const body = Buffer.from(JSON.stringify(fields));
  const signature = (await signAside('RSA-SHA256', body, key)).toString('base64');
  const head =
    `POST /wallet/${vendor}/transaction/${action} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n` +
    `X-Hub88-Signature: ${signature}\r\nContent-Length: ${body.length}\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), body]);
}
