import type { ActivityAction, ActivityState } from '@champa/contract';

/**
 * What happens to a member's part in a promotion. `begins`: he takes part from now on; `opens_joining`: it runs, and he may join;
 * `progresses`: something counted; `reaches`: a reward waits for him; `issues`: one was paid without his asking; `expires`: one that
 * waited is gone; `renews`: a new day, week or month begins; `forbids`: it is not for him.
 */
export const activityEvents = [
  'sign_up_opens',
  'signs_up',
  'sign_up_closes',
  'opens_joining',
  'joins',
  'begins',
  'progresses',
  'reaches',
  'issues',
  'claims',
  'expires',
  'applies',
  'rejects',
  'renews',
  'forbids',
  'ends',
] as const;
export type ActivityEvent = (typeof activityEvents)[number];

/** Who takes part and has nothing waiting. */
const takingPart = {
  progresses: 'process',
  reaches: 'claim',
  issues: 'issued',
  applies: 'applying',
  renews: 'joined',
  forbids: 'prohibited',
  ends: 'close',
} as const;

/** Every step there is; what is not here is forbidden. */
export const steps: Record<ActivityState, Partial<Record<ActivityEvent, ActivityState>>> = {
  coming_soon: {
    sign_up_opens: 'signing_up_open',
    opens_joining: 'join',
    begins: 'joined',
    forbids: 'prohibited',
    ends: 'close',
  },
  signing_up_open: {
    signs_up: 'signed_up',
    sign_up_closes: 'registration_closed',
    forbids: 'prohibited',
    ends: 'close',
  },
  signed_up: { begins: 'joined', forbids: 'prohibited', ends: 'close' },
  registration_closed: { forbids: 'prohibited', ends: 'close' },
  join: { joins: 'joined', forbids: 'prohibited', ends: 'close' },
  joined: takingPart,
  process: takingPart,
  issued: takingPart,
  claimed: takingPart,
  // What waits is his: it outlasts the day, the promotion, and his being welcome to it.
  claim: { reaches: 'claim', claims: 'claimed', expires: 'joined' },
  applying: { reaches: 'claim', issues: 'issued', rejects: 'rejected', forbids: 'prohibited' },
  rejected: { applies: 'applying', renews: 'joined', forbids: 'prohibited', ends: 'close' },
  prohibited: { ends: 'close' },
  // What is worked out when a week is over may come after the promotion.
  close: { reaches: 'claim', issues: 'issued' },
};

/** The state after an event; null: a forbidden step. */
export function stepOf(state: ActivityState, event: ActivityEvent): ActivityState | null {
  return steps[state][event] ?? null;
}

/** Where a history ends. What is no step in a state leaves it as it is: a day renews nothing for whoever has not joined. */
export function stateAfter(history: readonly ActivityEvent[]): ActivityState {
  return history.reduce<ActivityState>((state, event) => stepOf(state, event) ?? state, 'coming_soon');
}

/** The events that a member brings about himself, by what he presses. */
const eventOf = { sign_up: 'signs_up', join: 'joins', claim: 'claims', apply: 'applies' } as const;

/** Whether a member may do this in a state. */
export function mayDo(state: ActivityState, action: keyof typeof eventOf): boolean {
  return stepOf(state, eventOf[action]) !== null;
}

/** What there is to press in a state. Applications and checking in belong to some promotions only. */
export function actionIn(
  state: ActivityState,
  offers: { application: boolean; checkIn: boolean },
): ActivityAction | null {
  if (mayDo(state, 'sign_up')) return 'sign_up';
  if (mayDo(state, 'join')) return 'join';
  if (mayDo(state, 'claim')) return 'claim';
  if (offers.application && mayDo(state, 'apply')) return 'apply';
  return offers.checkIn && stepOf(state, 'progresses') ? 'check_in' : null;
}
