import type { Rain } from '@champa/contract';

/** What a rain does at a time of the server's clock; `gone`: it falls, and all its parts are taken. */
export type RainPhase = 'coming' | 'falling' | 'gone' | 'over';

export function rainPhase(
  { startsAt, endsAt, taken, parts }: Pick<Rain, 'startsAt' | 'endsAt' | 'taken' | 'parts'>,
  now: number,
): RainPhase {
  if (now < Date.parse(startsAt)) return 'coming';
  if (now >= Date.parse(endsAt)) return 'over';
  return taken >= parts ? 'gone' : 'falling';
}
