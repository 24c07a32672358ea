import { type ClientRequest, get, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { backoffMs } from '../../packages/api-client/src/backoff.ts';
import { site } from './layout.ts';

const EVERY_MS = 100;
const ANSWER_WITHIN_MS = 5000;

/** A member's page that asks for the balance again and again. */
export class Reader {
  /** When each answer came. */
  readonly answeredAt: number[] = [];
  failures = 0;
  readonly #work: Promise<void>;
  #isStopped = false;

  constructor(token: string) {
    this.#work = this.#ask(token);
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#work;
  }

  async #ask(token: string): Promise<void> {
    while (!this.#isStopped) {
      const status = await call('GET', '/api/wallet/balance', token).catch(() => null);
      if (status?.status === 200) this.answeredAt.push(performance.now());
      else this.failures += 1;
      await sleep(EVERY_MS);
    }
  }
}

/** A member's screen that follows the live stream as the site does: a ticket, the stream, and anew when it ends. */
export class Follower {
  /** When each event came. */
  readonly toldAt: number[] = [];
  opened = 0;
  #stream: ClientRequest | undefined;
  #isStopped = false;

  constructor(token: string) {
    void this.#follow(token);
  }

  stop(): void {
    this.#isStopped = true;
    this.#stream?.destroy();
  }

  async #follow(token: string): Promise<void> {
    for (let failures = 1; !this.#isStopped; failures += 1) {
      const ticket = await call('POST', '/api/live/ticket', token).catch(() => null);
      if (ticket?.status === 200) {
        failures = 1;
        await this.#listen((JSON.parse(ticket.text) as { value: { ticket: string } }).value.ticket);
      }
      await sleep(backoffMs(failures, Math.random()));
    }
  }

  #listen(ticket: string): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#stream = get({ ...site, path: `/api/live?ticket=${ticket}` }, (response) => {
      this.opened += 1;
      response.on('data', (part: Buffer) => {
        if (part.includes('event: balance')) this.toldAt.push(performance.now());
      });
      response.once('close', resolve);
      response.once('error', () => resolve());
    });
    this.#stream.once('error', () => resolve());
    return promise;
  }
}

function call(method: 'GET' | 'POST', path: string, token: string): Promise<{ status: number; text: string }> {
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; text: string }>();
  const headers = { authorization: `Bearer ${token}` };
  const sent = request({ ...site, path, method, headers, timeout: ANSWER_WITHIN_MS });
  sent.once('timeout', () => sent.destroy(new Error('no answer in time')));
  sent.once('error', reject);
  sent.once('response', (response) => {
    let text = '';
    response.setEncoding('utf8').on('data', (part: string) => (text += part));
    response.once('end', () => resolve({ status: response.statusCode ?? 0, text }));
    response.once('error', reject);
  });
  sent.end();
  return promise;
}
