import type { Activity, ActivityState } from '@champa/contract';
import type { MessageId } from '@champa/i18n';

export type NextTime = { label: MessageId; until: string };

type Timed = Pick<Activity, 'state' | 'signUp' | 'startsAt' | 'renewsAt' | 'next'>;

/** In these states a new period brings something new. */
const renewed: readonly ActivityState[] = ['claimed', 'issued', 'process'];

/** The next thing that happens by itself and is worth a countdown. */
export function nextTime({ state, signUp, startsAt, renewsAt, next }: Timed, now: number): NextTime | undefined {
  const isAhead = (at: string): boolean => Date.parse(at) > now;
  if (state === 'signing_up_open' && signUp) return { label: 'activity_sign_up_until', until: signUp.closesAt };
  if (state === 'coming_soon' && signUp && isAhead(signUp.opensAt)) {
    return { label: 'activity_sign_up_from', until: signUp.opensAt };
  }
  if (isAhead(startsAt)) return { label: 'activity_begins', until: startsAt };
  if (renewsAt && renewed.includes(state)) return { label: 'activity_renews', until: renewsAt };
  return next ? { label: 'activity_changes', until: next.at } : undefined;
}
