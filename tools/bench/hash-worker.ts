import { parentPort } from 'node:worker_threads';
import { giveWay, hashHere, verifyHere } from '../../apps/api/src/platform/hashing/argon2id.ts';

/** How long a thread is to hash, in milliseconds; it answers how many hashes it made a second. */
export type HashRun = number;

const PASSWORD = 'night-Garden-7';
const stored = hashHere(PASSWORD);

// As the platform's own threads do: what else the machine does takes the same from both.
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
