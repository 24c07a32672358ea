import type { Deps } from '../../module.ts';
import { createBreachedRange } from './adapters/breached-range/breached-range.ts';
import type { IsBreached } from './domain/guessable-password.ts';

/** The list of leaked passwords the environment names; where it names none, none has leaked. */
export function createBreaches({ config, log }: Pick<Deps, 'config' | 'log'>): IsBreached {
  const url = config.BREACHED_PASSWORDS_URL;
  return url ? createBreachedRange({ url, log }) : async () => false;
}
