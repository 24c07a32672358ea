import type { ActivityAction, ActivityState } from '@champa/contract';

/**
 * Events of a member's part in a promotion. `begins`: they take part from now on; `opens_joining`: it runs, and they
 * may join; `progresses`: something was counted; `reaches`: a reward waits; `issues`: one was paid without a claim;
 * `expires`: a waiting one expired; `renews`: a new day, week or month begins; `forbids`: it is not for them.
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

/** Taking part, with nothing waiting. */
const takingPart = {
  progresses: 'process',
  reaches: 'claim',
  issues: 'issued',
  applies: 'applying',
  renews: 'joined',
  forbids: 'prohibited',
  ends: 'close',
} as const;

/** Every step; those not listed are forbidden. */
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
  // A waiting reward is the member's: it outlasts the day, the promotion, and the member's place in the audience.
  claim: { reaches: 'claim', claims: 'claimed', expires: 'joined' },
  applying: { reaches: 'claim', issues: 'issued', rejects: 'rejected', forbids: 'prohibited' },
  rejected: { applies: 'applying', renews: 'joined', forbids: 'prohibited', ends: 'close' },
  prohibited: { ends: 'close' },
  // A week's reward may come after the promotion has ended.
  close: { reaches: 'claim', issues: 'issued' },
};

/** The state after an event; null: a forbidden step. */
export function stepOf(state: ActivityState, event: ActivityEvent): ActivityState | null {
  return steps[state][event] ?? null;
}

/**
 * The state at the end of a history. An event that is no step in a state leaves it unchanged: a new day renews nothing
 * for a member who has not joined.
 */
export function stateAfter(history: readonly ActivityEvent[]): ActivityState {
  return history.reduce<ActivityState>((state, event) => stepOf(state, event) ?? state, 'coming_soon');
}

/** The events of a member's own actions. */
const eventOf = { sign_up: 'signs_up', join: 'joins', claim: 'claims', apply: 'applies' } as const;

/** Whether a member may do this in a state. */
export function mayDo(state: ActivityState, action: keyof typeof eventOf): boolean {
  return stepOf(state, eventOf[action]) !== null;
}

/** The action offered in a state. Applications and check-ins belong to some promotions only. */
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
