import type { Result, StoredTerms } from '@champa/lottery';
import type { Amount } from '@champa/money';
import type { ReadHandle } from '../../platform/database.ts';
import type { Draw } from './draws.repo.ts';
import type { Phase } from './domain/phase.ts';

export type Ticket = {
  id: bigint;
  slipId: bigint;
  times: number;
  stake: Amount;
  rebate: Amount;
  win: Amount;
  placedAt: Temporal.Instant;
  cancelledAt: Temporal.Instant | null;
  cancelledBy: string | null;
  draw: Draw;
};

type TicketRow = Omit<Ticket, 'draw'> & {
  drawId: bigint;
  gameCode: string;
  number: string;
  closesAt: Temporal.Instant;
  drawsAt: Temporal.Instant;
  phase: Phase;
  isPastClosing: boolean;
  chainId: bigint | null;
  chainIndex: number | null;
  seed: string | null;
  result: Result | null;
  revision: number;
  settledAt: Temporal.Instant | null;
};

const TICKETS = `
  SELECT t.id, t.slip_id AS "slipId", t.times, t.stake, t.rebate, t.win, t.placed_at AS "placedAt",
    t.cancelled_at AS "cancelledAt", t.cancelled_by AS "cancelledBy",
    d.id AS "drawId", d.game_code AS "gameCode", d.number, d.closes_at AS "closesAt", d.draws_at AS "drawsAt", d.phase,
    d.closes_at <= lottery.now() AS "isPastClosing", d.chain_id AS "chainId", d.chain_index AS "chainIndex", d.seed, d.result,
    d.revision, d.settled_at AS "settledAt"
  FROM lottery.ticket AS t
  JOIN lottery.draw AS d ON d.id = t.draw_id`;

export type TicketsWish = {
  gameCode: string | null;
  drawId: string | null;
  slipId: string | null;
  before: string | null;
  limit: number;
};

/** A member's tickets, latest first. */
export async function selectTickets(db: ReadHandle, memberId: string, wish: TicketsWish): Promise<Ticket[]> {
  const { rows } = await db.query<TicketRow>(
    `${TICKETS}
     WHERE t.member_id = $1 AND ($2::bigint IS NULL OR t.id < $2) AND ($3::text IS NULL OR d.game_code = $3)
       AND ($4::bigint IS NULL OR t.draw_id = $4) AND ($5::bigint IS NULL OR t.slip_id = $5)
     ORDER BY t.id DESC
     LIMIT $6`,
    [memberId, wish.before, wish.gameCode, wish.drawId, wish.slipId, wish.limit],
  );
  return rows.map(toTicket);
}

/** The tickets of a slip, in the order of its draws. */
export async function selectSlipTickets(db: ReadHandle, memberId: string, slipId: bigint): Promise<Ticket[]> {
  const { rows } = await db.query<TicketRow>(`${TICKETS} WHERE t.slip_id = $2 AND t.member_id = $1 ORDER BY t.id`, [
    memberId,
    slipId,
  ]);
  return rows.map(toTicket);
}

export async function selectTicket(db: ReadHandle, memberId: string, id: string): Promise<Ticket | null> {
  const { rows } = await db.query<TicketRow>(`${TICKETS} WHERE t.id = $2 AND t.member_id = $1`, [memberId, id]);
  return rows[0] ? toTicket(rows[0]) : null;
}

/** Tickets by their IDs, latest first. */
export async function selectTicketsById(db: ReadHandle, ids: readonly bigint[]): Promise<Ticket[]> {
  const { rows } = await db.query<TicketRow>(`${TICKETS} WHERE t.id = ANY ($1) ORDER BY t.id DESC`, [ids]);
  return rows.map(toTicket);
}

export type Slip = { id: bigint; gameCode: string; stake: Amount; stopOnWin: boolean; placedAt: Temporal.Instant };

export async function selectSlip(db: ReadHandle, memberId: string, id: bigint): Promise<Slip | null> {
  const { rows } = await db.query<Slip>(
    `SELECT id, game_code AS "gameCode", stake, stop_on_win AS "stopOnWin", placed_at AS "placedAt"
     FROM lottery.slip
     WHERE id = $2 AND member_id = $1`,
    [memberId, id],
  );
  return rows[0] ?? null;
}

export type TicketLine = { line: number; stake: Amount; terms: StoredTerms; win: Amount };

/** The lines of a ticket, each with its win by the current result. */
export async function selectLines(db: ReadHandle, { id, draw }: Pick<Ticket, 'id' | 'draw'>): Promise<TicketLine[]> {
  const { rows } = await db.query<TicketLine>(
    `SELECT b.line, b.stake, c.terms, coalesce(w.amount, 0) AS win
     FROM lottery.ticket AS t
     JOIN lottery.bet AS b ON (b.draw_id, b.account, b.ticket_id) = (t.draw_id, t.account, t.id)
     JOIN lottery.choice AS c ON c.id = b.choice
     LEFT JOIN lottery.win AS w
       ON (w.draw_id, w.revision, w.account, w.ticket_id, w.line) = (b.draw_id, $2, b.account, b.ticket_id, b.line)
     WHERE t.id = $1
     ORDER BY b.line`,
    [id, draw.phase === 'settled' ? draw.revision : 0],
  );
  return rows;
}

function toTicket({
  id,
  slipId,
  times,
  stake,
  rebate,
  win,
  placedAt,
  cancelledAt,
  cancelledBy,
  drawId,
  ...draw
}: TicketRow): Ticket {
  const ticket = { id, slipId, times, stake, rebate, win, placedAt, cancelledAt, cancelledBy };
  return { ...ticket, draw: { ...draw, id: drawId } };
}
