import type { Logger } from 'pino';
import type { Pool } from '../database.ts';
import { nextAttempt } from './delivery-plan.ts';
import { claimDeliveries, type Delivery, finishDelivery, postponeDelivery, selectNextDue } from './delivery.repo.ts';
import { callbackText, sign, SIGNATURE_HEADER, TIMESTAMP_HEADER, timestampOf } from './signature.ts';

const ANSWER_WITHIN_MS = 10_000;
const LEASE_SECONDS = 30;
const BATCH = 20;
const NOT_THE_SECRET = 'a forger does not know the secret';
const MAX_ANSWER_KEPT = 200;

type Needs = {
  pool: Pool;
  log: Logger;
  secret: string;
  now: () => Temporal.Instant;
  /** How often the queue is checked without a nudge: another sender may have died. */
  lookEveryMs: number;
};

/**
 * Delivers queued callbacks until the merchant answers `OK`. The queue is in the database, so queued callbacks survive a restart.
 * Each attempt is signed again, with its own time.
 */
export class CallbackSender {
  readonly #pool: Pool;
  readonly #log: Logger;
  readonly #secret: string;
  readonly #now: () => Temporal.Instant;
  readonly #lookEveryMs: number;
  #timer: NodeJS.Timeout | undefined;
  #round: Promise<void> | undefined;
  #again = false;
  #stopped = false;

  constructor({ pool, log, secret, now, lookEveryMs }: Needs) {
    this.#pool = pool;
    this.#log = log;
    this.#secret = secret;
    this.#now = now;
    this.#lookEveryMs = lookEveryMs;
  }

  /** Checks the queue now. */
  nudge = (): void => {
    if (this.#stopped) return;
    clearTimeout(this.#timer);
    if (this.#round) {
      this.#again = true;
      return;
    }
    this.#round = this.#sendDue()
      .catch((error: unknown) => {
        this.#log.error({ err: error }, 'the queue of callbacks could not be read');
        return this.#lookEveryMs;
      })
      .then((waitMs) => {
        this.#round = undefined;
        if (this.#again) {
          this.#again = false;
          this.nudge();
        } else if (!this.#stopped) {
          this.#timer = setTimeout(this.nudge, waitMs);
        }
      });
  };

  /** Waits for current work. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#round;
  }

  /** @returns milliseconds until the queue is worth another look */
  async #sendDue(): Promise<number> {
    const now = this.#now();
    const due = await claimDeliveries(this.#pool, now, now.add({ seconds: LEASE_SECONDS }), BATCH);
    await Promise.all(due.map((delivery) => this.#send(delivery)));
    if (due.length === BATCH) return 0;
    const next = await selectNextDue(this.#pool);
    const waitMs = next ? next.epochMilliseconds - this.#now().epochMilliseconds : this.#lookEveryMs;
    return Math.min(Math.max(waitMs, 0), this.#lookEveryMs);
  }

  async #send(delivery: Delivery): Promise<void> {
    const { isOk, answer } = await this.#post(delivery);
    if (isOk) return finishDelivery(this.#pool, delivery.id, 'answered', answer);
    const next = delivery.flaw ? null : nextAttempt(delivery.createdAt, delivery.attempts, this.#now());
    if (!next) return finishDelivery(this.#pool, delivery.id, 'given_up', answer);
    this.#log.warn(
      { delivery: String(delivery.id), attempts: delivery.attempts, answer },
      'callback not taken; will retry',
    );
    return postponeDelivery(this.#pool, delivery.id, next, answer);
  }

  async #post(delivery: Delivery): Promise<{ isOk: boolean; answer: string }> {
    const timestamp = timestampOf(this.#now());
    const secret = delivery.flaw === 'signature' ? NOT_THE_SECRET : this.#secret;
    try {
      const response = await fetch(delivery.url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          [TIMESTAMP_HEADER]: timestamp,
          [SIGNATURE_HEADER]: sign(secret, callbackText(timestamp, delivery.body)),
        },
        body: delivery.body,
        redirect: 'error',
        signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
      });
      const text = (await response.text()).trim();
      return {
        isOk: response.status === 200 && text === 'OK',
        answer: `${response.status} ${text.slice(0, MAX_ANSWER_KEPT)}`,
      };
    } catch (error) {
      return {
        isOk: false,
        answer:
          error instanceof Error ? (error.cause instanceof Error ? error.cause.message : error.name) : 'no answer',
      };
    }
  }
}
