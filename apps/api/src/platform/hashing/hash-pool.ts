import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { ApiError } from '../http/api-error.ts';
import type { HashDone, HashWork } from './hash.worker.ts';

type Waiting = {
  password: string;
  stored: string | null;
  resolve: (result: string | boolean) => void;
  reject: (error: Error) => void;
};

type Hasher = { worker: Worker; work: Waiting | null };

/** Hashes that may wait; at 20 ms each this is some seconds. Who comes later is told to come again. */
const LONGEST_QUEUE = 400;

/**
 * Password hashing on threads of its own, one a core and below all other work: neither the event loop nor the thread pool
 * that files and names are looked up by waits for a hash.
 */
export class HashPool {
  readonly #hashers: Hasher[] = [];
  readonly #queue: Waiting[] = [];
  readonly #size: number;
  readonly #longestQueue: number;

  constructor(size = availableParallelism(), longestQueue = LONGEST_QUEUE) {
    this.#size = size;
    this.#longestQueue = longestQueue;
  }

  async hash(password: string): Promise<string> {
    return (await this.#add(password, null)) as string;
  }

  async verify(stored: string, password: string): Promise<boolean> {
    return (await this.#add(password, stored)) as boolean;
  }

  async close(): Promise<void> {
    await Promise.all(this.#hashers.splice(0).map(({ worker }) => worker.terminate()));
  }

  #add(password: string, stored: string | null): Promise<string | boolean> {
    if (this.#queue.length >= this.#longestQueue) return Promise.reject(new ApiError('UNAVAILABLE'));
    return new Promise((resolve, reject) => {
      this.#queue.push({ password, stored, resolve, reject });
      this.#next();
    });
  }

  #next(): void {
    if (this.#queue.length === 0) return;
    const hasher = this.#hashers.find(({ work }) => work === null) ?? this.#grow();
    if (!hasher) return;
    hasher.work = this.#queue.shift()!;
    hasher.worker.ref();
    hasher.worker.postMessage({
      password: hasher.work.password,
      stored: hasher.work.stored,
    } satisfies HashWork);
  }

  #grow(): Hasher | null {
    if (this.#hashers.length >= this.#size) return null;
    const hasher: Hasher = { worker: new Worker(new URL('./hash.worker.ts', import.meta.url)), work: null };
    // An idle thread keeps no program running.
    hasher.worker.unref();
    hasher.worker.on('message', (done: HashDone) => {
      const work = hasher.work;
      hasher.work = null;
      hasher.worker.unref();
      if ('error' in done) work?.reject(new Error(done.error));
      else work?.resolve(done.result);
      this.#next();
    });
    hasher.worker.on('error', (error: unknown) => {
      this.#hashers.splice(this.#hashers.indexOf(hasher), 1);
      hasher.work?.reject(new Error('a hashing thread ended', { cause: error }));
      this.#next();
    });
    this.#hashers.push(hasher);
    return hasher;
  }
}
