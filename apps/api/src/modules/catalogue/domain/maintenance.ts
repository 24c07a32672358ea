import type { WindowState } from '@champa/contract';

/** A time at which a vendor is under maintenance. `endedAt`: somebody ended it, or called it off before it began. */
export type Window = {
  vassalage: string;
  startsAt: Temporal.Instant;
  endsAt: Temporal.Instant;
  endedAt: Temporal.Instant | null;
};

const isUpTo = (one: Temporal.Instant, other: Temporal.Instant): boolean => Temporal.Instant.compare(one, other) <= 0;

export function stateOf({ startsAt, endsAt, endedAt }: Omit<Window, 'vassalage'>, now: Temporal.Instant): WindowState {
  if (endedAt && isUpTo(endedAt, startsAt)) return 'called_off';
  if (isUpTo(endedAt ?? endsAt, now)) return 'over';
  return isUpTo(startsAt, now) ? 'under_way' : 'planned';
}

/** The vendors whose windows are under way, each with its end. Windows of one vendor do not overlap. */
export function closedNow(windows: readonly Window[], now: Temporal.Instant): Map<string, Temporal.Instant> {
  const open = windows.filter((window) => stateOf(window, now) === 'under_way');
  return new Map(open.map(({ vassalage, endsAt }) => [vassalage, endsAt]));
}
