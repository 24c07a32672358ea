import { type Amount, formatDecimal } from '@champa/money';
import { cycleOf } from '../catalogue/cycle.ts';
import { extrasOf } from '../catalogue/extras.ts';
import type { Pot, Title } from '../catalogue/titles.ts';
import { takeFreeRound } from '../free-rounds/free-rounds.repo.ts';
import { type Queryable, transaction } from '../platform/database.ts';
import { StudioError } from '../platform/errors.ts';
import { potFor, settlePot } from '../pots/pots.ts';
import type { Outcome, PlayAnswer } from '../protocol.ts';
import { lockSeat, type Session } from '../sessions/sessions.repo.ts';
import type { Studio } from '../studio.ts';
import { arcadeName, extraOf, standAfter, steppedGame } from './arcade.ts';
import { type Decided, decideRound, type PlacedBet, readPlay } from './bets.ts';
import { concludePlay } from './conclude.ts';
import { deliverNow, giveBack, oweWin } from './deliver.ts';
import { hasFeature } from './features.ts';
import { requireSameBet } from './repeats.ts';
import {
  findByRequest,
  insertSeededRound,
  lockUndecided,
  markDecided,
  markRefused,
  type RoundRow,
  stakedOf,
  undecidedRound,
} from './rounds.repo.ts';
import { markOpen } from './stepped.repo.ts';

/**
 * Plays one round: stake, outcome, win; a round of several moves is opened, and goes on with `act`. A repeated request is answered with the round it made the
 * first time, and waits for it if it is still running.
 */
export async function play(studio: Studio, session: Session, title: Title, body: unknown): Promise<PlayAnswer> {
  const placed = readPlay(title, body);
  requireOffered(session, title, placed);
  const newId = studio.newUuid();
  const roundId = await studio.inFlight.run(newId, async () => {
    const round = await openRound(studio, session, title, placed, newId);
    if (round.id === newId) await carryOut(studio, session, title, round);
    return round.id;
  });
  if (roundId !== newId) await studio.inFlight.finished(roundId);
  return await concludePlay(studio, session, roundId);
}

/** A bought feature or an ante, where the operator allows it to this player. */
function requireOffered({ extras }: Session, title: Title, { bet }: PlacedBet): void {
  const extra = extraOf(bet);
  if (extra === null || extrasOf(title, extras).some(({ name }) => name === extra)) return;
  throw new StudioError('EXTRA_NOT_OFFERED', `no ${extra} for this player in this game`);
}

// Under the seat's lock: the same request in two tabs at once makes one round.
async function openRound(
  studio: Studio,
  session: Session,
  title: Title,
  placed: PlacedBet,
  newId: string,
): Promise<RoundRow> {
  return await transaction(studio.pool, async (client) => {
    const seat = await lockSeat(client, session.seatId);
    const known = await findByRequest(client, session.seatId, placed.requestId);
    if (known) {
      requireSameBet(known, placed);
      return known;
    }
    requireCycle(studio, title, seat.lastStartedAt);
    await requireNoOpenRound(client, session, title);
    const at = new Date(studio.now());
    await takeGift(client, session, placed, at);
    await insertSeededRound(
      client,
      {
        ...placed,
        id: newId,
        seatId: session.seatId,
        sessionId: session.id,
        betUuid: studio.newUuid(),
        at,
      },
      seat.id,
    );
    return (await findByRequest(client, session.seatId, placed.requestId))!;
  });
}

/** A round of a gift takes one of those left, in the transaction that begins it. */
async function takeGift(client: Queryable, session: Session, { stake, bet }: PlacedBet, now: Date): Promise<void> {
  if (bet.freeRounds === undefined) return;
  if (await takeFreeRound(client, session, { rewardUuid: bet.freeRounds, stake }, now)) return;
  throw new StudioError('FREE_ROUNDS_OVER', 'no round of this gift is left');
}

/** One round of several moves at a time: the second tab has to go on with the first one's. */
async function requireNoOpenRound(client: Queryable, session: Session, title: Title): Promise<void> {
  if (!steppedGame(title.engine)) return;
  const undecided = await undecidedRound(client, session.seatId);
  if (undecided === 'standing') throw new StudioError('ROUND_OPEN', 'a round of this game waits for its next move');
  if (undecided === 'placing')
    throw new StudioError('ROUND_IN_PROGRESS', 'a stake is still being taken', { retryAfterMs: 1_000 });
}

function requireCycle({ settings, now }: Studio, title: Title, lastStartedAt: Date | null): void {
  if (!lastStartedAt) return;
  const retryAfterMs = lastStartedAt.getTime() + cycleOf(settings, title) - now();
  if (retryAfterMs > 0) throw new StudioError('TOO_FAST', 'the last round has only just begun', { retryAfterMs });
}

async function carryOut(studio: Studio, session: Session, title: Title, round: RoundRow): Promise<void> {
  const { id: roundId, betUuid, stake, bet } = round;
  const answer = await studio.purse.move(session, {
    kind: 'bet',
    roundId,
    transactionUuid: betUuid,
    betUuid,
    amount: stake,
    rewardUuid: bet.freeRounds ?? null,
  });
  if (answer.kind === 'refused') return await markRefused(studio.pool, roundId, answer.status, answer.balance);
  if (answer.kind === 'unknown') {
    studio.log.warn(
      { roundId, vassalage: session.vassalage, status: answer.status },
      'a bet without a clear answer is rolled back',
    );
    return await giveBack(studio, [roundId]);
  }
  const balanceBefore = answer.balance + stakedOf(round);
  const win = await (steppedGame(title.engine)
    ? open(studio, title, round, balanceBefore)
    : decide(studio, session, title, round, balanceBefore));
  if (win) await deliverNow(studio, win);
}

/** Stores the round as it stands before the first move; a deal may end it at once. */
async function open(studio: Studio, { engine }: Title, round: RoundRow, balanceBefore: Amount): Promise<string | null> {
  const name = arcadeName(engine);
  const stand = name && standAfter(name, round, []);
  if (!stand) throw new RangeError(`a round of ${engine} does not open`);
  const { outcome, win } = stand;
  const { id } = round;
  if (!outcome.isOver) {
    await markOpen(studio.pool, { id, outcome, balanceBefore });
    return null;
  }
  return await transaction(studio.pool, async (client) => {
    if (!(await lockUndecided(client, id))) return null;
    await markDecided(client, { id, outcome, win, balanceBefore, shown: true, at: new Date(studio.now()) });
    return await oweWin(studio, client, id, win);
  });
}

/** Decides and stores the round together with the win it owes; null if it was abandoned meanwhile. */
async function decide(
  studio: Studio,
  { currency }: Session,
  title: Title,
  round: RoundRow,
  balanceBefore: bigint,
): Promise<string | null> {
  // Free rounds neither contribute to a pot nor win one.
  const pot = stakedOf(round) > 0n ? potFor(studio, title, currency) : null;
  const decided = decideRound(title, round, pot);
  const at = new Date(studio.now());
  return await transaction(studio.pool, async (client) => {
    if (!(await lockUndecided(client, round.id))) return null;
    const { outcome, win } = await withPot(client, decided, pot, { ...round, currency, at });
    await markDecided(client, { id: round.id, outcome, win, balanceBefore, shown: !hasFeature(outcome), at });
    return await oweWin(studio, client, round.id, win);
  });
}

type PotPlay = { id: string; stake: Amount; currency: string; at: Date };

/** The whole outcome of a round: that of its game, and its effect on its pot. */
async function withPot(
  client: Queryable,
  { outcome, win, draw }: Decided,
  pot: Pot | null,
  play: PotPlay,
): Promise<{ outcome: Outcome; win: Amount }> {
  if (!pot || !draw || outcome.engine === 'roulette' || outcome.engine === 'crash') return { outcome, win };
  const won = await settlePot(client, pot, { ...play, draw });
  return { outcome: { ...outcome, pot: { code: pot.code, ...draw, win: formatDecimal(won) } }, win: win + won };
}
