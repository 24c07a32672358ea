import { type Amount, parseAmount } from '@champa/money';
import { cycleOf } from '../catalogue/cycle.ts';
import { extrasOf } from '../catalogue/extras.ts';
import type { Pot, Title } from '../catalogue/titles.ts';
import { type Queryable, transaction } from '../platform/database.ts';
import { StudioError } from '../platform/errors.ts';
import { potFor, settlePot } from '../pots/pots.ts';
import type { Outcome, PlayAnswer } from '../protocol.ts';
import type { Session } from '../sessions/sessions.repo.ts';
import type { Studio } from '../studio.ts';
import { arcadeName, extraOf, standAfter, steppedGame } from './arcade.ts';
import { type Decided, decideRound, type PlacedBet, readPlay } from './bets.ts';
import { concludePlay, tellPlay } from './conclude.ts';
import { deliver, giveBack, LEASE_MS, oweWin } from './deliver.ts';
import { hasFeature } from './features.ts';
import { requireSameBet } from './repeats.ts';
import {
  type Decision,
  findByRequest,
  lockUndecided,
  markDecided,
  markDecidedAndOwe,
  markRefused,
  openSeededRound,
  type RoundRow,
  stakedOf,
} from './rounds.repo.ts';
import { markOpen } from './stepped.repo.ts';

/**
 * Plays one round: stake, outcome, win; a round of several moves is opened, and goes on with `act`. A repeated request is answered with
 * the round it made the first time, and waits for it if it is still running.
 */
export async function play(studio: Studio, session: Session, title: Title, body: unknown): Promise<PlayAnswer> {
  const placed = readPlay(title, body);
  requireOffered(session, title, placed);
  const newId = studio.newUuid();
  const { roundId, played } = await studio.inFlight.run(newId, async () => {
    const round = await openRound(studio, session, title, placed, newId);
    const isNew = round.id === newId;
    return { roundId: round.id, played: isNew ? await carryOut(studio, session, title, round) : null };
  });
  if (roundId !== newId) await studio.inFlight.finished(roundId);
  if (played) return await tellPlay(studio, session, title, played);
  return await concludePlay(studio, session, title, roundId);
}

/** A bought feature or an ante, where the operator allows it to this player. */
function requireOffered({ extras }: Session, title: Title, { bet }: PlacedBet): void {
  const extra = extraOf(bet);
  if (extra === null || extrasOf(title, extras).some(({ name }) => name === extra)) return;
  throw new StudioError('EXTRA_NOT_OFFERED', `no ${extra} for this player in this game`);
}

/** Begins the round, or finds the one that the same request has made. */
async function openRound(
  studio: Studio,
  session: Session,
  title: Title,
  placed: PlacedBet,
  newId: string,
): Promise<RoundRow> {
  const opened = await openSeededRound(studio.pool, {
    ...placed,
    id: newId,
    seatId: session.seatId,
    sessionId: session.id,
    betUuid: studio.newUuid(),
    at: new Date(studio.now()),
    cycleMs: cycleOf(studio.settings, title),
    isStepped: steppedGame(title.engine) !== null,
  });
  switch (opened.verdict) {
    case 'opened':
      return opened.round;
    case 'known': {
      const known = (await findByRequest(studio.pool, session.seatId, placed.requestId))!;
      requireSameBet(known, placed);
      return known;
    }
    case 'too_fast':
      throw new StudioError('TOO_FAST', 'the last round has only just begun', { retryAfterMs: opened.waitMs });
    case 'standing':
      // One round of several moves at a time: the second tab has to go on with the first one's.
      throw new StudioError('ROUND_OPEN', 'a round of this game waits for its next move');
    case 'placing':
      throw new StudioError('ROUND_IN_PROGRESS', 'a stake is still being taken', { retryAfterMs: 1_000 });
    case 'gift_over':
      throw new StudioError('FREE_ROUNDS_OVER', 'no round of this gift is left');
  }
}

/** Takes the stake, decides and pays. Null where it did not come to that: the table says what became of the round. */
async function carryOut(studio: Studio, session: Session, title: Title, round: RoundRow): Promise<RoundRow | null> {
  const { id: roundId, betUuid, stake, bet } = round;
  const answer = await studio.purse.move(session, {
    kind: 'bet',
    roundId,
    transactionUuid: betUuid,
    betUuid,
    amount: stake,
    rewardUuid: bet.freeRounds ?? null,
  });
  if (answer.kind === 'refused') {
    await markRefused(studio.pool, roundId, answer.status, answer.balance);
    return null;
  }
  if (answer.kind === 'unknown') {
    studio.log.warn(
      { roundId, vassalage: session.vassalage, status: answer.status },
      'a bet without a clear answer is rolled back',
    );
    await giveBack(studio, [roundId]);
    return null;
  }
  const balanceBefore = answer.balance + stakedOf(round);
  const decided = steppedGame(title.engine)
    ? await open(studio, title, round, balanceBefore)
    : await decide(studio, session, title, round, balanceBefore);
  return decided && (await payOut(studio, session, decided));
}

/** A round as it was stored, with the transaction of the win that it owes; null: it goes on. */
type Stored = { row: RoundRow; owed: string | null };

async function payOut(studio: Studio, session: Session, { row, owed }: Stored): Promise<RoundRow> {
  if (owed === null) return row;
  const { isAnswered, balance } = await deliver(studio, {
    ...session,
    kind: 'win',
    roundId: row.id,
    transactionUuid: owed,
    betUuid: row.betUuid,
    amount: row.win,
    rewardUuid: row.bet.freeRounds ?? null,
    raiseId: null,
    attempts: 0,
  });
  return isAnswered ? { ...row, state: 'settled', balanceAfter: balance } : row;
}

/** Stores the round as it stands before the first move; a deal may end it at once. */
async function open(studio: Studio, { engine }: Title, round: RoundRow, balanceBefore: Amount): Promise<Stored | null> {
  const name = arcadeName(engine);
  const stand = name && standAfter(name, round, []);
  if (!stand) throw new RangeError(`a round of ${engine} does not open`);
  const { outcome, win } = stand;
  if (outcome.isOver) return await storeDecided(studio, round, { outcome, win, balanceBefore });
  if (!(await markOpen(studio.pool, { id: round.id, outcome, balanceBefore }))) return null;
  return { row: { ...round, state: 'standing', outcome, balanceBefore }, owed: null };
}

/** Decides and stores the round together with the win it owes; null if it was abandoned meanwhile. */
async function decide(
  studio: Studio,
  { currency }: Session,
  title: Title,
  round: RoundRow,
  balanceBefore: bigint,
): Promise<Stored | null> {
  // Free rounds neither contribute to a pot nor win one.
  const pot = stakedOf(round) > 0n ? potFor(studio, title, currency) : null;
  const decided = decideRound(title, round, pot);
  if (!pot) return await storeDecided(studio, round, { ...decided, balanceBefore });
  const at = new Date(studio.now());
  return await transaction(studio.pool, async (client) => {
    if (!(await lockUndecided(client, round.id))) return null;
    const whole = await withPot(studio, client, decided, pot, { ...round, currency, at });
    const decision = { ...whole, id: round.id, balanceBefore, shown: !hasFeature(whole.outcome), at };
    await markDecided(client, decision);
    return { row: decidedRow(round, decision), owed: await oweWin(studio, client, round.id, whole.win) };
  });
}

/** A round that changes nothing beside itself is stored in one statement. */
async function storeDecided(
  studio: Studio,
  round: RoundRow,
  { outcome, win, balanceBefore }: Pick<Decision, 'outcome' | 'win' | 'balanceBefore'>,
): Promise<Stored | null> {
  const at = new Date(studio.now());
  const decision = { id: round.id, outcome, win, balanceBefore, shown: !hasFeature(outcome), at };
  const owed = { transactionUuid: studio.newUuid(), nextAt: new Date(studio.now() + LEASE_MS) };
  if (!(await markDecidedAndOwe(studio.pool, decision, owed))) return null;
  return { row: decidedRow(round, decision), owed: owed.transactionUuid };
}

function decidedRow(round: RoundRow, { outcome, win, balanceBefore, shown }: Decision): RoundRow {
  return { ...round, state: 'settling', outcome, win, balanceBefore, shown };
}

type PotPlay = { id: string; stake: Amount; currency: string; at: Date };

/** The whole outcome of a round: that of its game, and its effect on its pot. */
async function withPot(
  studio: Studio,
  client: Queryable,
  { outcome, win, draw }: Decided,
  pot: Pot,
  play: PotPlay,
): Promise<{ outcome: Outcome; win: Amount }> {
  if (outcome.engine === 'roulette' || outcome.engine === 'crash') return { outcome, win };
  const told = await settlePot(studio, client, pot, { ...play, draw });
  return { outcome: { ...outcome, pot: told }, win: win + parseAmount(told.win) };
}
