import { createNumbers, type Numbers } from '@champa/fairness';
import type { Amount } from '@champa/money';
import type { Queryable } from '../platform/database.ts';
import type { ArcadeAct, Outcome } from '../protocol.ts';

export type RoundRow = {
  id: string;
  seatId: bigint;
  requestId: string;
  state: 'placing' | 'standing' | 'settling' | 'settled' | 'returning' | 'returned' | 'refused';
  stake: Amount;
  /** What the player's moves have added to the stake. */
  raised: Amount;
  win: Amount;
  bet: Bet;
  /** What the player has done since the stake; arcade only. */
  acts: ArcadeAct[];
  outcome: Outcome | null;
  /** That of the seat's seed, or of the shared flight, which has one round: its nonce is 0. */
  serverSeed: Buffer;
  serverSeedHash: string;
  clientSeed: string | null;
  nonce: number;
  /** Whether the seed can be shown: it no longer decides anything. */
  isRevealed: boolean;
  flightId: string | null;
  /** Hundredths; null until the flight has ended. */
  crashedAt: number | null;
  betUuid: string;
  balanceBefore: Amount | null;
  balanceAfter: Amount | null;
  refusal: string | null;
  shown: boolean;
  createdAt: Date;
};

/** The player's choices as they are stored; money as decimal strings. */
export type Bet = {
  chips?: { spot: string; amount: string }[];
  autoCashout?: number | null;
  freeRounds?: string;
  /** As the rules of an arcade game read it. */
  arcade?: Record<string, unknown>;
};

/** What decides a round, with the player's acts. */
export type DecidedBy = Pick<RoundRow, 'stake' | 'bet' | 'serverSeed' | 'clientSeed' | 'nonce'>;

/** The numbers that decide a round, from the first one on. */
export function numbersOf({ serverSeed, clientSeed, nonce }: DecidedBy): Numbers {
  return createNumbers({ serverSeed, clientSeed: clientSeed ?? '', nonce });
}

/** What a round takes of the player's money. */
export function stakedOf({ stake, raised, bet }: Pick<RoundRow, 'stake' | 'raised' | 'bet'>): Amount {
  return bet.freeRounds === undefined ? stake + raised : 0n;
}

export type NewRound = {
  id: string;
  seatId: bigint;
  sessionId: bigint;
  requestId: string;
  stake: Amount;
  bet: Bet;
  betUuid: string;
  at: Date;
};

const SELECT = `
  SELECT round.id, round.seat_id AS "seatId", round.request_id AS "requestId", round.state, round.stake, round.raised, round.win, round.bet,
         round.acts, round.outcome, coalesce(seed.server_seed, flight.server_seed) AS "serverSeed",
         coalesce(seed.server_seed_hash, flight.server_seed_hash) AS "serverSeedHash",
         coalesce(seed.client_seed, flight.client_seed) AS "clientSeed", coalesce(round.nonce, 0) AS nonce,
         CASE WHEN flight.id IS NULL THEN seed.retired_at IS NOT NULL ELSE flight.state IN ('crashed', 'void') END AS "isRevealed",
         round.flight_id AS "flightId", CASE WHEN flight.state = 'crashed' THEN flight.crash END AS "crashedAt",
         round.bet_uuid AS "betUuid", round.balance_before AS "balanceBefore", round.balance_after AS "balanceAfter",
         round.refusal, round.shown, round.created_at AS "createdAt"
  FROM studio.round
  LEFT JOIN studio.seed ON seed.id = round.seed_id
  LEFT JOIN studio.flight ON flight.id = round.flight_id`;

export async function findRound(db: Queryable, seatId: bigint, id: string): Promise<RoundRow | undefined> {
  const found = await db.query<RoundRow>(`${SELECT} WHERE round.id = $1 AND round.seat_id = $2`, [id, seatId]);
  return found.rows[0];
}

export async function findByRequest(db: Queryable, seatId: bigint, requestId: string): Promise<RoundRow | undefined> {
  const found = await db.query<RoundRow>(`${SELECT} WHERE round.seat_id = $1 AND round.request_id = $2`, [
    seatId,
    requestId,
  ]);
  return found.rows[0];
}

/** By its ID, whoever the player is: only for callers that proved their access. */
export async function findAnyRound(db: Queryable, id: string): Promise<RoundRow | undefined> {
  const found = await db.query<RoundRow>(`${SELECT} WHERE round.id = $1`, [id]);
  return found.rows[0];
}

/** IDs are compared as text: what an operator sends need not be a UUID. */
export async function findForOperator(
  db: Queryable,
  vassalage: string,
  player: string,
  roundId: string | null,
  betUuid: string | null,
): Promise<string | undefined> {
  const found = await db.query<{ id: string }>(
    `SELECT round.id FROM studio.seat JOIN studio.round ON round.seat_id = seat.id
     WHERE seat.vassalage = $1 AND seat.player = $2 AND (round.id::text = $3 OR round.bet_uuid::text = $4
       OR EXISTS (SELECT FROM studio.raise WHERE raise.round_id = round.id AND raise.id::text = $4))`,
    [vassalage, player, roundId, betUuid],
  );
  return found.rows[0]?.id;
}

/** The newest rounds of a seat whose stake was taken, newest first. */
export async function recentRounds(db: Queryable, seatId: bigint, limit: number): Promise<RoundRow[]> {
  const found = await db.query<RoundRow>(
    `${SELECT} WHERE round.seat_id = $1 AND round.state IN ('standing', 'settling', 'settled')
     ORDER BY round.created_at DESC LIMIT $2`,
    [seatId, limit],
  );
  return found.rows;
}

/** What the seat's seed still has to decide: a stake on its way, or a round that waits for the player's move. */
export async function undecidedRound(db: Queryable, seatId: bigint): Promise<'placing' | 'standing' | null> {
  const found = await db.query<{ state: 'placing' | 'standing' }>(
    `SELECT state FROM studio.round
     WHERE seat_id = $1 AND (state = 'placing' OR (state = 'standing' AND seed_id IS NOT NULL))
     ORDER BY state LIMIT 1`,
    [seatId],
  );
  return found.rows[0]?.state ?? null;
}

export type Opening = NewRound & { cycleMs: number; isStepped: boolean };

/** What came of a round that should begin: `standing` and `placing` are what its seat has open already. */
export type Opened =
  | { verdict: 'opened'; round: RoundRow }
  | { verdict: 'too_fast'; waitMs: number }
  | { verdict: 'known' | 'standing' | 'placing' | 'gift_over' };

/** Begins a round with the next nonce of its seat's seed, under the seat's lock, if nothing stands against it. */
export async function openSeededRound(db: Queryable, { cycleMs, isStepped, ...round }: Opening): Promise<Opened> {
  const found = await db.query<OpenedRow>({
    name: 'open_round',
    text: `SELECT verdict, wait_ms AS "waitMs", round_nonce AS nonce, server_seed AS "serverSeed",
                  server_seed_hash AS "serverSeedHash", client_seed AS "clientSeed"
           FROM studio.open_round($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    values: [...valuesOf(round), cycleMs, isStepped],
  });
  const { verdict, waitMs, ...drawn } = found.rows[0]!;
  if (verdict === 'too_fast') return { verdict, waitMs };
  return verdict === 'opened' ? { verdict, round: { ...begun(round), ...drawn } } : { verdict };
}

type Drawn = Pick<RoundRow, 'nonce' | 'serverSeed' | 'serverSeedHash' | 'clientSeed'>;
type OpenedRow = Drawn & { verdict: Opened['verdict']; waitMs: number };

/** A round as it lies in the table when it has just begun. */
function begun(round: NewRound): Omit<RoundRow, keyof Drawn> {
  const { id, seatId, requestId, stake, bet, betUuid, at } = round;
  return {
    id,
    seatId,
    requestId,
    state: 'placing',
    stake,
    raised: 0n,
    win: 0n,
    bet,
    acts: [],
    outcome: null,
    isRevealed: false,
    flightId: null,
    crashedAt: null,
    betUuid,
    balanceBefore: null,
    balanceAfter: null,
    refusal: null,
    shown: true,
    createdAt: at,
  };
}

/** A bet on a shared flight. */
export async function insertFlightRound(db: Queryable, round: NewRound, flightId: string): Promise<void> {
  await db.query(
    `INSERT INTO studio.round (id, seat_id, session_id, request_id, state, stake, bet, bet_uuid, created_at, flight_id)
     VALUES ($1, $2, $3, $4, 'placing', $5, $6, $7, $8, $9)`,
    [...valuesOf(round), flightId],
  );
}

/** Bets of a seat on a flight, without those that were refused or returned. */
export async function countOnFlight(db: Queryable, seatId: bigint, flightId: string): Promise<number> {
  const found = await db.query<{ count: number }>(
    `SELECT count(*)::integer AS count FROM studio.round
     WHERE seat_id = $1 AND flight_id = $2 AND state NOT IN ('refused', 'returning', 'returned')`,
    [seatId, flightId],
  );
  return found.rows[0]!.count;
}

export async function markRefused(db: Queryable, id: string, status: string, balance: Amount | null): Promise<void> {
  await db.query(
    `WITH refused AS (
       UPDATE studio.round SET state = 'refused', refusal = $2, balance_before = $3 WHERE id = $1 AND state = 'placing'
       RETURNING id
     )
     SELECT studio.return_free_rounds(array_agg(id)) FROM refused`,
    [id, status, balance],
  );
}

/** The stake is taken and the flight continues. False if the round was abandoned meanwhile. */
export async function markStanding(db: Queryable, id: string, balanceBefore: Amount): Promise<boolean> {
  const updated = await db.query(
    `UPDATE studio.round SET state = 'standing', balance_before = $2 WHERE id = $1 AND state = 'placing'`,
    [id, balanceBefore],
  );
  return updated.rowCount === 1;
}

/** Locks a round against being abandoned until the transaction ends. False if it was already abandoned or decided. */
export async function lockUndecided(db: Queryable, id: string): Promise<boolean> {
  const found = await db.query(
    `SELECT FROM studio.round WHERE id = $1 AND state IN ('placing', 'standing') FOR UPDATE`,
    [id],
  );
  return found.rowCount === 1;
}

export type Decision = { id: string; outcome: Outcome; win: Amount; balanceBefore: Amount; shown: boolean; at: Date };

/** Stores the result before anybody sees it. False if the round was abandoned meanwhile, or decided before. */
export async function markDecided(
  db: Queryable,
  { id, outcome, win, balanceBefore, shown, at }: Decision,
): Promise<boolean> {
  const updated = await db.query(
    `UPDATE studio.round
     SET state = 'settling', outcome = $2, win = $3, balance_before = $4, shown = $5, decided_at = $6
     WHERE id = $1 AND state IN ('placing', 'standing')`,
    [id, JSON.stringify(outcome), win, balanceBefore, shown, at],
  );
  return updated.rowCount === 1;
}

/** The same together with the win that it owes, in one statement; for rounds that change nothing else. */
export async function markDecidedAndOwe(
  db: Queryable,
  { id, outcome, win, balanceBefore, shown, at }: Decision,
  owed: { transactionUuid: string; nextAt: Date },
): Promise<boolean> {
  const made = await db.query({
    name: 'decide_round',
    text: `WITH decided AS (
             UPDATE studio.round
             SET state = 'settling', outcome = $2, win = $3, balance_before = $4, shown = $5, decided_at = $6
             WHERE id = $1 AND state IN ('placing', 'standing')
             RETURNING id
           )
           INSERT INTO studio.delivery (transaction_uuid, round_id, kind, amount, created_at, next_at)
           SELECT $7, id, 'win', $3, $6, $8 FROM decided`,
    values: [id, JSON.stringify(outcome), win, balanceBefore, shown, at, owed.transactionUuid, owed.nextAt],
  });
  return made.rowCount === 1;
}

/** Abandons rounds whose stake may have been taken; returns those that were still open, to be rolled back. */
export async function markReturning(db: Queryable, ids: readonly string[]): Promise<string[]> {
  const updated = await db.query<{ id: string }>(
    `WITH given_up AS (
       UPDATE studio.round SET state = 'returning' WHERE id = ANY ($1) AND state IN ('placing', 'standing') RETURNING id
     )
     SELECT id, (SELECT studio.return_free_rounds(array_agg(all_of.id)) FROM given_up AS all_of) FROM given_up`,
    [ids],
  );
  return updated.rows.map((row) => row.id);
}

export async function placingBefore(db: Queryable, before: Date): Promise<string[]> {
  const found = await db.query<{ id: string }>(
    `SELECT id FROM studio.round WHERE state = 'placing' AND created_at < $1 ORDER BY created_at LIMIT 500`,
    [before],
  );
  return found.rows.map((row) => row.id);
}

export async function markShown(db: Queryable, seatId: bigint, id: string): Promise<boolean> {
  const updated = await db.query(`UPDATE studio.round SET shown = true WHERE id = $1 AND seat_id = $2`, [id, seatId]);
  return updated.rowCount === 1;
}

function valuesOf(round: NewRound): unknown[] {
  const { id, seatId, sessionId, requestId, stake, bet, betUuid, at } = round;
  return [id, seatId, sessionId, requestId, stake, JSON.stringify(bet), betUuid, at];
}
