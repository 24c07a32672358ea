import { parentPort, workerData } from 'node:worker_threads';
import { createRawStream } from '@champa/fairness';

/** What a worker is started with, and what it is asked for. */
export type RngWork = { serverSeed: Uint8Array; clientSeed: string; chunkBytes: number };

const BLOCK_BYTES = 32;
const { serverSeed, clientSeed, chunkBytes } = workerData as RngWork;

// Any chunk of the stream can be made on its own, because a block depends on its number only.
parentPort!.on('message', (chunk: number) => {
  const bytes = new Uint8Array(chunkBytes);
  createRawStream(serverSeed, clientSeed, (chunk * chunkBytes) / BLOCK_BYTES).fill(bytes);
  parentPort!.postMessage({ chunk, bytes }, [bytes.buffer]);
});
