import type { AgentRun } from '@champa/contract';
import type { TimeFormat } from '@champa/i18n';

type Period = Pick<AgentRun, 'kind' | 'startsAt' | 'endsAt'>;

/** A period as text: whole days by their dates, shorter ones by their minutes. */
export function periodText({ kind, startsAt, endsAt }: Period, times: TimeFormat): string {
  if (isWithinDay(kind)) return `${times.minute(startsAt)} – ${times.clock(endsAt)}`;
  const first = times.date(startsAt);
  // The end is the first moment after the period.
  const last = times.date(new Date(Date.parse(endsAt) - 1).toISOString());
  return first === last ? first : `${first} – ${last}`;
}

/** When a period starts: its day, or for shorter ones its minute. */
export function periodStart({ kind, startsAt }: Pick<Period, 'kind' | 'startsAt'>, times: TimeFormat): string {
  return isWithinDay(kind) ? times.minute(startsAt) : times.date(startsAt);
}

function isWithinDay(kind: Period['kind']): boolean {
  return kind === 'hourly' || kind === 'realtime';
}
