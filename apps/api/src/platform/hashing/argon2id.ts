import os from 'node:os';
import { hashSync, verifySync } from '@node-rs/argon2';

// OWASP's parameters for argon2id (the library's algorithm unless told otherwise): 19 MiB, 2 passes, 1 lane.
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

const NICENESS = 10;

/** Puts the calling thread below everything else: on Linux a priority is a thread's own, so that answers never wait for hashes. */
export function giveWay(): void {
  os.setPriority(0, NICENESS);
}

/** Hashes a password on the calling thread. */
export function hashHere(password: string): string {
  return hashSync(password, PARAMETERS);
}

/** Checks a password on the calling thread. */
export function verifyHere(stored: string, password: string): boolean {
  return verifySync(stored, password);
}
