import type { OperationValue, PlayLimits } from '@champa/contract';
import type * as contract from '@champa/contract';

export type SessionPlay = OperationValue<typeof contract.realityCheck>;

const MINUTE_MS = 60_000;

/** How far the server's clock is ahead of this device's, from an answer and the time of its arrival. */
export function clockLead({ openedAt, elapsedSeconds }: SessionPlay, arrivedAt: number): number {
  return Date.parse(openedAt) + elapsedSeconds * 1000 - arrivedAt;
}

/**
 * When the next reality check is due, by the server's clock: an interval after the last answer in this session, or after
 * its beginning.
 */
export function checkDue(openedAt: string, acknowledged: number, intervalMinutes: number): number {
  return Math.max(Date.parse(openedAt), acknowledged) + intervalMinutes * MINUTE_MS;
}

/** When the session reaches the member's time limit, by the server's clock; null: no limit. */
export function sessionEnd({ session }: PlayLimits): number | null {
  return session?.endsAt ? Date.parse(session.endsAt) : null;
}
