import type { ActivityState } from '@champa/contract';
import { type ActivityEvent, stateAfter, stepOf } from './activity-state.ts';
import type { Promotion } from './promotion.ts';

/** The data of a member's part in a promotion, each with its time. */
export type Part = {
  enteredAt: Temporal.Instant | null;
  /** When progress towards a reward was last counted. */
  progressedAt: Temporal.Instant | null;
  awards: readonly { at: Temporal.Instant; became: 'review' | 'refused' | 'waiting' | 'claimed' | 'paid' | 'gone' }[];
  applications: readonly {
    state: 'applying' | 'approved' | 'rejected';
    at: Temporal.Instant;
    decidedAt: Temporal.Instant | null;
  }[];
  /** Whether they may request a reward. */
  mayAsk: boolean;
  isForbidden: boolean;
  /** When the current day, week or month began; null: there is none, or no further reward. */
  renewedAt: Temporal.Instant | null;
  renewsAt: Temporal.Instant | null;
};

type Dated = { at: Temporal.Instant; events: readonly ActivityEvent[] };

/** A member's state in a promotion at a time. */
export function standingAt(promotion: Promotion, part: Part, now: Temporal.Instant): ActivityState {
  const isOver = promotion.state === 'paused' || (promotion.endsAt !== null && !isAfter(promotion.endsAt, now));
  const past = [...scheduled(promotion, part), ...lived(part)].filter(({ at }) => !isAfter(at, now)).toSorted(byTime);
  const isWaiting = part.mayAsk || part.awards.some(({ became }) => became === 'waiting');
  return stateAfter([
    ...past.flatMap(({ events }) => events),
    ...(isWaiting ? (['reaches'] as const) : []),
    ...(part.isForbidden ? (['forbids'] as const) : []),
    ...(isOver ? (['ends'] as const) : []),
  ]);
}

/** The next change of state by time alone; null: none. */
export function nextChange(
  promotion: Promotion,
  part: Part,
  state: ActivityState,
  now: Temporal.Instant,
): { state: ActivityState; at: Temporal.Instant } | null {
  if (promotion.state === 'paused') return null;
  const renewal: Dated[] = part.renewsAt ? [{ at: part.renewsAt, events: ['renews'] }] : [];
  const ahead = [...scheduled(promotion, part), ...renewal].filter(({ at }) => isAfter(at, now)).toSorted(byTime);
  for (const { at, events } of ahead) {
    const then = stepOf(state, events[0]!);
    if (then !== null && then !== state) return { state: then, at };
  }
  return null;
}

/** Events caused by time. */
function scheduled({ definition, startsAt, endsAt }: Promotion, { enteredAt, renewedAt }: Part): Dated[] {
  const found: Dated[] = [];
  const { entry, signUp } = definition;
  if (signUp) {
    found.push({ at: Temporal.Instant.from(signUp.opensAt), events: ['sign_up_opens'] });
    found.push({ at: Temporal.Instant.from(signUp.closesAt), events: ['sign_up_closes'] });
    if (enteredAt) found.push({ at: later(startsAt, enteredAt), events: ['begins'] });
  } else {
    found.push({ at: startsAt, events: [entry === 'join' ? 'opens_joining' : 'begins'] });
  }
  if (renewedAt && isAfter(renewedAt, startsAt)) found.push({ at: renewedAt, events: ['renews'] });
  if (endsAt) found.push({ at: endsAt, events: ['ends'] });
  return found;
}

const lifeOf = {
  review: ['applies'],
  refused: ['applies', 'rejects'],
  waiting: ['reaches'],
  claimed: ['reaches', 'claims'],
  paid: ['issues'],
  gone: ['reaches', 'expires'],
} as const satisfies Record<Part['awards'][number]['became'], readonly ActivityEvent[]>;

/** Events caused by the member's actions and their results. */
function lived({ enteredAt, progressedAt, awards, applications }: Part): Dated[] {
  return [
    ...(enteredAt ? [{ at: enteredAt, events: ['signs_up', 'joins'] as const }] : []),
    ...(progressedAt ? [{ at: progressedAt, events: ['progresses'] as const }] : []),
    ...applications.flatMap(({ state, at, decidedAt }): Dated[] => [
      { at, events: ['applies'] },
      ...(state === 'rejected' && decidedAt ? [{ at: decidedAt, events: ['rejects'] as const }] : []),
    ]),
    ...awards.map(({ at, became }) => ({ at, events: lifeOf[became] })),
  ];
}

function byTime(a: Dated, b: Dated): number {
  return Temporal.Instant.compare(a.at, b.at);
}

function isAfter(a: Temporal.Instant, b: Temporal.Instant): boolean {
  return Temporal.Instant.compare(a, b) > 0;
}

function later(a: Temporal.Instant, b: Temporal.Instant): Temporal.Instant {
  return isAfter(a, b) ? a : b;
}
