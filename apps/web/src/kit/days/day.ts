import type { Day } from './today.ts';

/** Whether a text is a valid calendar day. */
export function isDay(text: unknown): text is Day {
  return typeof text === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`));
}
