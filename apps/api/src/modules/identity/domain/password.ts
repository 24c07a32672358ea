import { hash, verify } from '@node-rs/argon2';

// OWASP's parameters for argon2id (the library's algorithm unless told otherwise): 19 MiB, 2 passes, 1 lane.
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Hashes on the thread pool; about 20 ms of one core. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, PARAMETERS);
}

let nobody: Promise<string> | undefined;

/** Checks a password. Without a hash (no such account) the same work is done, so that timing tells nothing. */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  nobody ??= hashPassword('no account has this password');
  const matches = await verify(stored ?? (await nobody), password);
  return stored !== null && matches;
}
