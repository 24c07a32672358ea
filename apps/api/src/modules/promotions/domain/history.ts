import type { ActivityState } from '@champa/contract';
import { type ActivityEvent, stateAfter, stepOf } from './activity-state.ts';
import type { Promotion } from './promotion.ts';

/** What of a member's part in a promotion is known, each with its time. */
export type Part = {
  enteredAt: Temporal.Instant | null;
  /** When something was last counted that is on the way to a reward. */
  progressedAt: Temporal.Instant | null;
  awards: readonly { at: Temporal.Instant; became: 'review' | 'refused' | 'waiting' | 'claimed' | 'paid' | 'gone' }[];
  applications: readonly {
    state: 'applying' | 'approved' | 'rejected';
    at: Temporal.Instant;
    decidedAt: Temporal.Instant | null;
  }[];
  /** He can have something for the asking. */
  mayAsk: boolean;
  isForbidden: boolean;
  /** When the day, week or month began that counts now; null: there is none, or nothing more can be had. */
  renewedAt: Temporal.Instant | null;
  renewsAt: Temporal.Instant | null;
};

type Dated = { at: Temporal.Instant; events: readonly ActivityEvent[] };

/** Where a member stands with a promotion at a time. */
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

/** When the state changes by the passing of time alone, and to what; null: not as things stand. */
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

/** What time brings. */
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

/** What the member did, and what became of it. */
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
