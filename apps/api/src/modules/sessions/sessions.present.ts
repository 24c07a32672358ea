import type { SignInRow } from './sessions.repo.ts';

/** One sign-in, as its member sees it. */
export function presentSignIn(row: SignInRow, currentSessionId: string) {
  return {
    id: String(row.id),
    method: row.method,
    ip: row.ip,
    country: row.country,
    userAgent: row.user_agent,
    language: row.language,
    timeZone: row.time_zone,
    openedAt: row.created_at.toString(),
    seenAt: row.seen_at.toString(),
    endedAt: row.ended_at?.toString() ?? null,
    isCurrent: String(row.id) === currentSessionId,
  };
}
