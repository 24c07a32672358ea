import type { Title } from '../catalogue/titles.ts';
import { transaction } from '../platform/database.ts';
import { StudioError } from '../platform/errors.ts';
import type { PlayAnswer } from '../protocol.ts';
import { lockSeat, type Session } from '../sessions/sessions.repo.ts';
import type { Studio } from '../studio.ts';
import { decideRound, type PlacedBet, readPlay } from './bets.ts';
import { concludePlay } from './conclude.ts';
import { deliverNow, giveBack, oweWin } from './deliver.ts';
import { requireSameBet } from './repeats.ts';
import { findByRequest, insertSeededRound, markDecided, markRefused, type RoundRow } from './rounds.repo.ts';

/**
 * Plays one round of a slot or a roulette table: stake, outcome, win. A repeated request answers with the round it made the first
 * time, waiting for it where it still runs.
 */
export async function play(studio: Studio, session: Session, title: Title, body: unknown): Promise<PlayAnswer> {
  const placed = readPlay(title, body);
  const { round, isNew } = await openRound(studio, session, title, placed);
  if (isNew) await studio.inFlight.run(round.id, () => carryOut(studio, session, title, round));
  else await studio.inFlight.finished(round.id);
  return await concludePlay(studio, session, round.id);
}

type Opened = { round: RoundRow; isNew: boolean };

// Under the seat's lock: the same request in two tabs at once makes one round.
async function openRound(studio: Studio, session: Session, title: Title, placed: PlacedBet): Promise<Opened> {
  return await transaction(studio.pool, async (client) => {
    const seat = await lockSeat(client, session.seatId);
    const known = await findByRequest(client, session.seatId, placed.requestId);
    if (known) {
      requireSameBet(known, placed);
      return { round: known, isNew: false };
    }
    requireCycle(studio, title, seat.lastStartedAt);
    const id = studio.newUuid();
    await insertSeededRound(
      client,
      {
        ...placed,
        id,
        seatId: session.seatId,
        sessionId: session.id,
        betUuid: studio.newUuid(),
        at: new Date(studio.now()),
      },
      seat.id,
    );
    return { round: (await findByRequest(client, session.seatId, placed.requestId))!, isNew: true };
  });
}

function requireCycle({ settings, now }: Studio, { engine }: Title, lastStartedAt: Date | null): void {
  if (!lastStartedAt || engine === 'crash') return;
  const retryAfterMs = lastStartedAt.getTime() + settings.cycleMs[engine] - now();
  if (retryAfterMs > 0) throw new StudioError('TOO_FAST', 'the last round has only just begun', { retryAfterMs });
}

async function carryOut(studio: Studio, session: Session, title: Title, round: RoundRow): Promise<void> {
  const { id: roundId, betUuid, stake } = round;
  const answer = await studio.purse.move(session, {
    kind: 'bet',
    roundId,
    transactionUuid: betUuid,
    betUuid,
    amount: stake,
  });
  if (answer.kind === 'refused') return await markRefused(studio.pool, roundId, answer.status, answer.balance);
  if (answer.kind === 'unknown') {
    studio.log.warn(
      { roundId, vassalage: session.vassalage, status: answer.status },
      'a bet without a clear answer is rolled back',
    );
    return await giveBack(studio, [roundId]);
  }
  const win = await decide(studio, title, round, answer.balance + stake);
  if (win) await deliverNow(studio, win);
}

/** Decides and stores the round together with the win it owes; null when it was given up meanwhile. */
async function decide(studio: Studio, title: Title, round: RoundRow, balanceBefore: bigint): Promise<string | null> {
  const { outcome, win } = decideRound(title, round);
  const shown = outcome.engine !== 'slot' || outcome.freeSpins.length === 0;
  const decision = { id: round.id, outcome, win, balanceBefore, shown, at: new Date(studio.now()) };
  return await transaction(studio.pool, async (client) =>
    (await markDecided(client, decision)) ? await oweWin(studio, client, round.id, win) : null,
  );
}
