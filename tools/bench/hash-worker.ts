import { parentPort } from 'node:worker_threads';
import { giveWay, hashHere, verifyHere } from '../../apps/api/src/platform/hashing/argon2id.ts';

/** How long a thread is to hash, in milliseconds; it answers the hashes per second. */
export type HashRun = number;

const PASSWORD = 'night-Garden-7';
const stored = hashHere(PASSWORD);

// At the same low priority as the platform's own threads, so that other work on the machine affects both equally.
giveWay();

parentPort!.on('message', (milliseconds: HashRun) => {
  const start = performance.now();
  let took = 0;
  let made = 0;
  while (took < milliseconds) {
    verifyHere(stored, PASSWORD);
    made += 1;
    took = performance.now() - start;
  }
  parentPort!.postMessage((made * 1000) / took);
});
