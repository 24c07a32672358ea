import { once } from 'node:events';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { HashRun } from './hash-worker.ts';

export type Hashers = {
  /** @returns the password checks per second of all threads together */
  measure: (seconds: number) => Promise<number>;
  stop: () => Promise<void>;
};

/** Threads that check passwords continuously with nothing else running: the maximum that sign-ins could reach. */
export function startHashers(threads: number): Hashers {
  const workers = Array.from({ length: threads }, () => new Worker(path.join(import.meta.dirname, 'hash-worker.ts')));
  return {
    async measure(seconds) {
      const rates = await Promise.all(workers.map((worker) => rateOf(worker, seconds * 1000)));
      return rates.reduce((sum, rate) => sum + rate, 0);
    },
    stop: async () => void (await Promise.all(workers.map((worker) => worker.terminate()))),
  };
}

async function rateOf(worker: Worker, run: HashRun): Promise<number> {
  worker.postMessage(run);
  const [rate] = (await once(worker, 'message')) as [number];
  return rate;
}
