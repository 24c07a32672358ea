import type { AdminSignIn } from '@champa/contract';
import type { SignIn } from '../sessions/index.ts';

/** A sign-in as staff sees it. */
export function presentSignIn(row: SignIn): AdminSignIn {
  return {
    id: String(row.id),
    method: row.method,
    ip: row.ip,
    country: row.country,
    device: row.user_agent,
    openedAt: row.created_at.toString(),
    seenAt: row.seen_at.toString(),
    endedAt: row.ended_at?.toString() ?? null,
  };
}
