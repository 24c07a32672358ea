import { createHash } from 'node:crypto';
import type { Log } from '../../../../platform/log.ts';
import type { IsBreached } from '../../domain/guessable-password.ts';

/** A member who has just chosen a password waits for it. */
const PATIENCE_MS = 1500;
const PREFIX_LENGTH = 5;
const MOST_BYTES = 200_000;

/**
 * Asks a list of leaked passwords by the range API of Have I Been Pwned: `GET {url}/range/{first five hex digits of the SHA-1}`
 * answers the rest of each hash it has, with how often it leaked. Neither the password nor its whole hash leaves the house, and
 * answers are padded, so that their length tells nothing. Who does not answer holds up nobody: the other rules stand.
 */
export function createBreachedRange({ url, log }: { url: string; log: Log }): IsBreached {
  const base = url.replace(/\/$/, '');

  async function rangeOf(prefix: string): Promise<string> {
    const answer = await fetch(`${base}/range/${prefix}`, {
      headers: { 'add-padding': 'true' },
      signal: AbortSignal.timeout(PATIENCE_MS),
      redirect: 'error',
    });
    if (answer.status !== 200) {
      await answer.body?.cancel();
      throw new Error(`the list of leaked passwords answered ${answer.status}`);
    }
    return (await answer.text()).slice(0, MOST_BYTES);
  }

  return async (password) => {
    const hash = createHash('sha1').update(password).digest('hex').toUpperCase();
    try {
      return hasLeaked(await rangeOf(hash.slice(0, PREFIX_LENGTH)), hash.slice(PREFIX_LENGTH));
    } catch (error) {
      log.warn({ err: error }, 'leaked passwords could not be looked up');
      return false;
    }
  };
}

/** Whether a line `{rest of a hash}:{times}` is of this one. What only pads has leaked no times. */
function hasLeaked(range: string, rest: string): boolean {
  return range.split('\n').some((line) => {
    const [other, times] = line.trim().split(':');
    return other === rest && Number(times) > 0;
  });
}
