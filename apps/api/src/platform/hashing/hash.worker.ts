import { parentPort } from 'node:worker_threads';
import { giveWay, hashHere, verifyHere } from './argon2id.ts';

export type HashWork = { password: string; stored: string | null };
export type HashDone = { result: string | boolean } | { error: string };

giveWay();

parentPort!.on('message', ({ password, stored }: HashWork) => {
  parentPort!.postMessage(done(() => (stored === null ? hashHere(password) : verifyHere(stored, password))));
});

function done(work: () => string | boolean): HashDone {
  try {
    return { result: work() };
  } catch (error) {
    return { error: (error as Error).message };
  }
}
