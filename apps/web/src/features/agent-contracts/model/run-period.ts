import type { AgentRun } from '@champa/contract';
import { formatDateTime } from '@champa/i18n';

const DAY = 'YYYY/MM/DD'.length;
const MINUTE = 'YYYY/MM/DD HH:mm'.length;

/** A period as text: whole days by their dates, shorter ones by their minutes. */
export function periodText(
  { kind, startsAt, endsAt }: Pick<AgentRun, 'kind' | 'startsAt' | 'endsAt'>,
  timeZone: string,
): string {
  const first = formatDateTime(startsAt, timeZone);
  if (kind === 'hourly' || kind === 'realtime') {
    return `${first.slice(0, MINUTE)} – ${formatDateTime(endsAt, timeZone).slice(DAY + 1, MINUTE)}`;
  }
  // The end is the first moment after the period.
  const last = formatDateTime(new Date(Date.parse(endsAt) - 1).toISOString(), timeZone).slice(0, DAY);
  return first.startsWith(last) ? last : `${first.slice(0, DAY)} – ${last}`;
}
