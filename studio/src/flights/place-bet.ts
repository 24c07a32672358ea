import { formatDecimal, parseAmount } from '@champa/money';
import { MAX_BETS_PER_FLIGHT } from '../catalogue/rules.ts';
import { crashLimits } from '../catalogue/stakes.ts';
import type { Title } from '../catalogue/titles.ts';
import { MAX_MULTIPLIER, MIN_CASHOUT, readMultiplier } from '../engines/crash/index.ts';
import { transaction } from '../platform/database.ts';
import { StudioError } from '../platform/errors.ts';
import { type CrashBetAnswer, CrashBetRequest } from '../protocol.ts';
import type { PlacedBet } from '../rounds/bets.ts';
import { parse } from '../rounds/parse.ts';
import { requirePlayed } from '../rounds/conclude.ts';
import { giveBack } from '../rounds/deliver.ts';
import { requireSameBet } from '../rounds/repeats.ts';
import {
  countOnFlight,
  findByRequest,
  findRound,
  insertFlightRound,
  markRefused,
  markStanding,
} from '../rounds/rounds.repo.ts';
import { lockSeat, type Session } from '../sessions/sessions.repo.ts';
import type { Studio } from '../studio.ts';
import { maskPlayer, presentOwn, presentStoredBet } from './flight-bet.ts';
import type { FlightTable } from './table.ts';

/** Places a bet on the flight that takes bets now. A repeated request is answered with the bet it placed the first time. */
export async function placeBet(
  studio: Studio,
  session: Session,
  title: Title,
  table: FlightTable,
  body: unknown,
): Promise<CrashBetAnswer> {
  const placed = readBet(title, body);
  const newId = studio.newUuid();
  const roundId = await studio.inFlight.run(newId, async () => {
    const opened = await openBet(studio, session, table, placed, newId);
    if (opened.carryOut) {
      const work = opened.carryOut();
      table.awaitPlacing(work);
      await work;
    }
    return opened.roundId;
  });
  if (roundId !== newId) await studio.inFlight.finished(roundId);
  return await concludeBet(studio, session, table, roundId);
}

/** The state of a bet. Throws a StudioError if it was refused or is being returned. */
export async function concludeBet(
  studio: Studio,
  session: Session,
  table: FlightTable,
  roundId: string,
): Promise<CrashBetAnswer> {
  const row = await findRound(studio.pool, session.seatId, roundId);
  if (!row?.flightId) throw new StudioError('NOT_FOUND', 'no such bet');
  requirePlayed(row);
  const aboard = table.betsOf(session.seatId).find((bet) => bet.id === roundId);
  const balance = row.balanceAfter ?? (row.balanceBefore === null ? null : row.balanceBefore - row.stake);
  return {
    bet: aboard ? presentOwn(aboard) : presentStoredBet(row),
    balance: balance === null ? null : formatDecimal(balance),
  };
}

function readBet(title: Title, body: unknown): PlacedBet {
  if (title.engine !== 'crash') throw new StudioError('BAD_REQUEST', 'this is not a crash game');
  const { requestId, stake: text, autoCashout: target } = parse(CrashBetRequest, body);
  const { minStake, maxStake } = crashLimits(title);
  const stake = parseAmount(text);
  if (stake < minStake || stake > maxStake || stake % minStake !== 0n) {
    throw new StudioError('STAKE_NOT_ALLOWED', `no stake of ${text} in this game`);
  }
  const autoCashout = target === null ? null : readMultiplier(target);
  if (target !== null && (autoCashout === null || autoCashout < MIN_CASHOUT || autoCashout > MAX_MULTIPLIER)) {
    throw new StudioError('BAD_REQUEST', `no automatic cash-out at ${target}`);
  }
  return { requestId, stake, bet: { autoCashout } };
}

type OpenedBet = { roundId: string; carryOut: (() => Promise<void>) | null };

async function openBet(
  studio: Studio,
  session: Session,
  table: FlightTable,
  placed: PlacedBet,
  id: string,
): Promise<OpenedBet> {
  return await transaction(studio.pool, async (client) => {
    const { clientSeed } = await lockSeat(client, session.seatId);
    const known = await findByRequest(client, session.seatId, placed.requestId);
    if (known) {
      requireSameBet(known, placed);
      return { roundId: known.id, carryOut: null };
    }
    const flight = table.open;
    if (!flight) throw new StudioError('BETTING_CLOSED', 'no bets now: wait for the next flight');
    if ((await countOnFlight(client, session.seatId, flight.id)) >= MAX_BETS_PER_FLIGHT) {
      throw new StudioError('LIMIT_REACHED', `at most ${MAX_BETS_PER_FLIGHT} bets a flight`);
    }
    const betUuid = studio.newUuid();
    const at = new Date(studio.now());
    const round = { ...placed, id, betUuid, seatId: session.seatId, sessionId: session.id, at };
    await insertFlightRound(client, round, flight.id);
    return {
      roundId: id,
      carryOut: () => takeStake(studio, session, table, placed, { id, betUuid, flightId: flight.id, clientSeed }),
    };
  });
}

type Opening = { id: string; betUuid: string; flightId: string; clientSeed: string };

async function takeStake(
  studio: Studio,
  session: Session,
  table: FlightTable,
  { requestId, stake, bet }: PlacedBet,
  { id, betUuid, flightId, clientSeed }: Opening,
): Promise<void> {
  const answer = await studio.purse.move(session, {
    kind: 'bet',
    roundId: id,
    transactionUuid: betUuid,
    betUuid,
    amount: stake,
    rewardUuid: null,
  });
  if (answer.kind === 'refused') return await markRefused(studio.pool, id, answer.status, answer.balance);
  const balanceBefore = answer.kind === 'ok' ? answer.balance + stake : 0n;
  const isTaken = answer.kind === 'ok' && (await markStanding(studio.pool, id, balanceBefore));
  const isAboard =
    isTaken &&
    table.board({
      id,
      flightId,
      seatId: session.seatId,
      requestId,
      player: maskPlayer(session.player),
      clientSeed,
      currency: session.currency,
      stake,
      balanceBefore,
      autoCashout: bet.autoCashout ?? null,
      state: 'standing',
      cashedOutAt: null,
      win: 0n,
      settled: null,
    });
  // Certainly not accepted, or accepted after take-off: in both cases it is returned.
  if (!isAboard) await giveBack(studio, [id]);
}
