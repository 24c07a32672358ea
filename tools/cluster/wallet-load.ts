import { type KeyObject, randomUUID, sign } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { SCALE } from '@champa/money';
import { BENCH_GAME, type Seat } from '../bench/wallet-api.ts';
import { site } from './layout.ts';

const signAside = promisify(sign) as (algorithm: string, data: Buffer, key: KeyObject) => Promise<Buffer>;

export const STAKE = SCALE;
export const WIN = (SCALE * 9n) / 10n;
const ANSWER_WITHIN_MS = 6000;
const ACKNOWLEDGED_WITHIN_MS = 90_000;
/** A player's pause between two calls: some hundred calls a second, which leave the machine room for all that runs on it. */
const THINKS_MS = 100;
const AGAIN_AFTER_MS = { least: 100, most: 300 };

/** What a player's acknowledged calls come to. */
export type Played = { movements: number; change: bigint };

/**
 * Bets and wins of some players as a vendor sends them: one call of a player after another, each repeated word for word until it is
 * acknowledged. So while the load is paused nothing is open, and the ledger must say exactly what was acknowledged.
 */
export class WalletLoad {
  /** When each call was acknowledged, by `performance.now()`. */
  readonly acknowledgedAt: number[] = [];
  /** By what happened instead of an acknowledgement. */
  readonly repeats = new Map<string, number>();
  readonly played = new Map<string, Played>();
  readonly #agent = new Agent({ keepAlive: true });
  readonly #key: KeyObject;
  readonly #players: Promise<void>[];
  #waiting = 0;
  #isPaused = false;
  #isStopped = false;

  constructor(seats: readonly Seat[], key: KeyObject) {
    this.#key = key;
    for (const { user } of seats) this.played.set(user, { movements: 0, change: 0n });
    this.#players = seats.map((seat) => this.#play(seat));
  }

  /** Resolves when every call under way is acknowledged; nothing is sent until `resume`. */
  async pause(): Promise<void> {
    this.#isPaused = true;
    for (const deadline = Date.now() + ACKNOWLEDGED_WITHIN_MS; this.#waiting < this.#players.length; await sleep(10)) {
      if (Date.now() > deadline) throw new Error(`calls are repeated in vain: ${JSON.stringify([...this.repeats])}`);
    }
  }

  resume(): void {
    this.#isPaused = false;
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#isPaused = false;
    await Promise.all(this.#players);
    this.#agent.destroy();
  }

  async #play(seat: Seat): Promise<void> {
    while (!this.#isStopped) {
      await this.#rest();
      const round = randomUUID();
      const bet = randomUUID();
      await this.#send(
        seat,
        'bet',
        { round, transaction_uuid: bet, round_closed: false, amount: Number(STAKE) },
        -STAKE,
      );
      await this.#rest();
      const win = { round, transaction_uuid: randomUUID(), reference_transaction_uuid: bet, round_closed: true };
      await this.#send(seat, 'win', { ...win, amount: Number(WIN) }, WIN);
    }
  }

  async #rest(): Promise<void> {
    await sleep(THINKS_MS * (0.5 + Math.random()));
    if (!this.#isPaused) return;
    this.#waiting += 1;
    while (this.#isPaused) await sleep(10);
    this.#waiting -= 1;
  }

  async #send({ token, user }: Seat, action: 'bet' | 'win', fields: object, change: bigint): Promise<void> {
    const common = {
      token,
      user,
      is_free: false,
      game_code: BENCH_GAME.game,
      currency: 'LAK',
      request_uuid: randomUUID(),
    };
    const body = Buffer.from(JSON.stringify({ ...common, ...fields }));
    const signature = (await signAside('RSA-SHA256', body, this.#key)).toString('base64');
    for (;;) {
      const answer = await this.#post(`/wallet/${BENCH_GAME.vendor}/transaction/${action}`, body, signature);
      if (answer === 'RS_OK') break;
      this.repeats.set(answer, (this.repeats.get(answer) ?? 0) + 1);
      if (this.#isStopped) return;
      await sleep(AGAIN_AFTER_MS.least + Math.random() * (AGAIN_AFTER_MS.most - AGAIN_AFTER_MS.least));
    }
    this.acknowledgedAt.push(performance.now());
    const played = this.played.get(user)!;
    this.played.set(user, { movements: played.movements + 1, change: played.change + change });
  }

  #post(path: string, body: Buffer, signature: string): Promise<string> {
    const { promise, resolve } = Promise.withResolvers<string>();
    const headers = {
      'content-type': 'application/json',
      'content-length': body.length,
      'x-hub88-signature': signature,
    };
    const call = request({ ...site, path, method: 'POST', agent: this.#agent, headers, timeout: ANSWER_WITHIN_MS });
    call.once('timeout', () => call.destroy(Object.assign(new Error(), { code: 'no answer in time' })));
    call.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    call.once('response', (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => (text += part));
      response.once('end', () => resolve(wordOf(response.statusCode ?? 0, text)));
      response.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    });
    call.end(body);
    return promise;
  }
}

function wordOf(status: number, text: string): string {
  const word = /"status":"(RS_[A-Z_]+)"/.exec(text)?.[1];
  return word ?? `HTTP ${status}`;
}

/** The longest time between two acknowledgements since a moment, in seconds: how long nobody could play. */
export function longestGap(times: readonly number[], since: number): number {
  const after = times.filter((time) => time >= since);
  const edges = [since, ...after];
  return Math.max(0, ...edges.slice(1).map((time, index) => time - edges[index]!)) / 1000;
}
