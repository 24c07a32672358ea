import type { Clock } from '../../platform/clock.ts';
import { inTransaction, type Pool } from '../../platform/database.ts';
import { addCalls, type Calls } from './vendors.calls.repo.ts';

/**
 * Counts vendors' calls in memory, and adds them to the database's minutes now and then: a call itself waits for nothing.
 * What a server that dies has not written yet is lost; it is no figure of money.
 */
export class CallTally {
  readonly #pool: Pool;
  readonly #clock: Clock;
  #counted = new Map<number, { calls: number; faults: number }>();

  constructor(pool: Pool, clock: Clock) {
    this.#pool = pool;
    this.#clock = clock;
  }

  note(vendorId: number, isFault: boolean): void {
    const known = this.#counted.get(vendorId) ?? { calls: 0, faults: 0 };
    known.calls += 1;
    if (isFault) known.faults += 1;
    this.#counted.set(vendorId, known);
  }

  /** Writes what was counted since the last time. What cannot be written is kept for the next. */
  async write(): Promise<void> {
    if (this.#counted.size === 0) return;
    const counted = this.#counted;
    this.#counted = new Map();
    const calls: Calls[] = Array.from(counted, ([vendorId, sums]) => ({ vendorId, ...sums }));
    try {
      await inTransaction(this.#pool, (tx) =>
        addCalls(
          tx,
          this.#clock.now(),
          calls.toSorted((a, b) => a.vendorId - b.vendorId),
        ),
      );
    } catch (error) {
      for (const { vendorId, ...sums } of calls) this.#giveBack(vendorId, sums);
      throw error;
    }
  }

  #giveBack(vendorId: number, sums: { calls: number; faults: number }): void {
    const since = this.#counted.get(vendorId) ?? { calls: 0, faults: 0 };
    this.#counted.set(vendorId, { calls: since.calls + sums.calls, faults: since.faults + sums.faults });
  }
}
