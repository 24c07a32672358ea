import { Worker } from 'node:worker_threads';
import type { RngWork } from './rng-worker.ts';

const CHUNK_BYTES = 1 << 20;
const AHEAD = 2;

export type ParallelStream = {
  /** The stream's next chunk, in order. */
  next: () => Promise<Uint8Array>;
  close: () => Promise<void>;
};

/** The stream of `packages/fairness`, made by several threads, each some chunks ahead. */
export function startParallelStream(serverSeed: Uint8Array, clientSeed: string, threads: number): ParallelStream {
  const workerData: RngWork = { serverSeed, clientSeed, chunkBytes: CHUNK_BYTES };
  const ready = new Map<number, (bytes: Uint8Array) => void>();
  const workers = Array.from({ length: threads }, () => {
    const worker = new Worker(new URL('./rng-worker.ts', import.meta.url), { workerData });
    worker.on('message', ({ chunk, bytes }: { chunk: number; bytes: Uint8Array }) => ready.get(chunk)?.(bytes));
    return worker;
  });
  let asked = 0;
  const order = (): Promise<Uint8Array> =>
    new Promise((resolve, reject) => {
      const chunk = asked;
      const worker = workers[chunk % threads]!;
      asked += 1;
      worker.once('error', reject);
      ready.set(chunk, (bytes) => {
        worker.off('error', reject);
        ready.delete(chunk);
        resolve(bytes);
      });
      worker.postMessage(chunk);
    });
  const coming = Array.from({ length: threads * AHEAD }, order);
  return {
    next: () => {
      coming.push(order());
      return coming.shift()!;
    },
    close: async () => {
      await Promise.all(workers.map((worker) => worker.terminate()));
    },
  };
}
