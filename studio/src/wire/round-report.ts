import { createHmac, timingSafeEqual } from 'node:crypto';
import { findForOperator } from '../rounds/rounds.repo.ts';
import type { Studio } from '../studio.ts';

/** Links to a round's page that need no session and last an hour. Issued and checked by one process: a restart ends them. */
export type Recall = { issue: (roundId: string) => string; read: (ticket: string) => string | null };

const LIFETIME_MS = 60 * 60 * 1_000;
const TICKET = /^([0-9a-f-]{36})\.(\d{1,15})\.([A-Za-z0-9_-]{43})$/;

export function createRecall(secret: Uint8Array, now: () => number): Recall {
  const seal = (roundId: string, until: string): string =>
    createHmac('sha256', secret).update(`${roundId}.${until}`).digest('base64url');
  return {
    issue: (roundId) => {
      const until = String(now() + LIFETIME_MS);
      return `${roundId}.${until}.${seal(roundId, until)}`;
    },
    read: (ticket) => {
      const [, roundId, until, mark] = TICKET.exec(ticket) ?? [];
      if (!roundId || !until || !mark || Number(until) < now()) return null;
      return timingSafeEqual(Buffer.from(mark), Buffer.from(seal(roundId, until))) ? roundId : null;
    },
  };
}

export type ReportedRound = {
  vassalage: string;
  user: string;
  round?: string | undefined;
  transaction_uuid?: string | undefined;
};

/** A player's round by its ID or by the UUID of its bet; undefined if the player has no such round with this vendor. */
export async function findReportedRound(studio: Studio, asked: ReportedRound): Promise<string | undefined> {
  return await findForOperator(
    studio.pool,
    asked.vassalage,
    asked.user,
    asked.round ?? null,
    asked.transaction_uuid ?? null,
  );
}
