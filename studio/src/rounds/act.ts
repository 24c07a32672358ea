import { isDeepStrictEqual } from 'node:util';
import type { Amount } from '@champa/money';
import type { Title } from '../catalogue/titles.ts';
import { type Queryable, transaction } from '../platform/database.ts';
import { StudioError } from '../platform/errors.ts';
import { type ArcadeAct, ArcadeActRequest, type PlayAnswer } from '../protocol.ts';
import type { Session } from '../sessions/sessions.repo.ts';
import type { Studio } from '../studio.ts';
import { type ArcadeDecision, arcadeName, raisedAfter, standAfter, steppedGame } from './arcade.ts';
import { concludePlay } from './conclude.ts';
import { deliverNow, oweWin } from './deliver.ts';
import { parse } from './parse.ts';
import { takeRaise } from './raise.ts';
import { insertRaise, isTakingRaise, type Raise } from './raises.repo.ts';
import { findRound, type RoundRow } from './rounds.repo.ts';
import { lockOpen, markActed, markEnded } from './stepped.repo.ts';

/**
 * One act of an open round: a move of the game, or the cash-out. A repeated act is answered with the round as it stands; an act
 * that comes too late, or against the rules, is refused and changes nothing.
 */
export async function act(
  studio: Studio,
  session: Session,
  title: Title,
  roundId: string,
  body: unknown,
): Promise<PlayAnswer> {
  const request = parse(ArcadeActRequest, body);
  const wished = { step: request.step, act: readAct(title, request.act) };
  await studio.inFlight.run(studio.newUuid(), async () => {
    const raise = await carryOut(studio, session.seatId, title, roundId, wished);
    if (raise) await takeRaise(studio, session, title, raise);
  });
  return await concludePlay(studio, session, title, roundId);
}

/** Makes an act of an open round, and delivers the win if it ends it. An act that adds to the stake is returned: its raise comes first. */
export async function carryOut(
  studio: Studio,
  seatId: bigint,
  title: Title,
  roundId: string,
  wished: ArcadeActRequest,
): Promise<Raise | null> {
  const { win, raise } = await transaction(studio.pool, async (client) => {
    const isLocked = await lockOpen(client, seatId, roundId);
    const round = await findRound(client, seatId, roundId);
    if (!round) throw new StudioError('NOT_FOUND', 'no such round');
    if (isRepeated(round, wished)) return NOTHING;
    if (!isLocked || wished.step !== round.acts.length)
      throw new StudioError('ROUND_MOVED_ON', 'the round has gone on, or has ended');
    if (await isTakingRaise(client, roundId))
      throw new StudioError('ROUND_IN_PROGRESS', 'a stake is still being taken', { retryAfterMs: 1_000 });
    const acts = [...round.acts, wished.act];
    const amount = raiseOf(title, round, acts);
    if (amount === 0n) return { win: await storeAct(studio, client, title, round, acts), raise: null };
    const added = { id: studio.newUuid(), roundId, ...wished, amount };
    await insertRaise(client, added, new Date(studio.now()));
    return { win: null, raise: added };
  });
  if (win) await deliverNow(studio, win);
  return raise;
}

const NOTHING = { win: null, raise: null };

/** Stores the round after its last act. Needs the round's lock; returns the win that it owes if it has ended. */
export async function storeAct(
  studio: Studio,
  db: Queryable,
  title: Title,
  round: RoundRow,
  acts: ArcadeAct[],
): Promise<string | null> {
  const stand = standOf(title, round, acts);
  const acted = { id: round.id, acts, outcome: stand.outcome };
  if (!stand.outcome.isOver) {
    await markActed(db, acted);
    return null;
  }
  await markEnded(db, { ...acted, win: stand.win, at: new Date(studio.now()) });
  return await oweWin(studio, db, round.id, stand.win);
}

/** What the last act adds to the stake. Throws MOVE_NOT_ALLOWED. */
function raiseOf(title: Title, round: RoundRow, acts: readonly ArcadeAct[]): Amount {
  standOf(title, round, acts);
  return raisedAfter(title, round, acts) - raisedAfter(title, round, acts.slice(0, -1));
}

function standOf(title: Title, round: RoundRow, acts: readonly ArcadeAct[]): ArcadeDecision {
  const engine = arcadeName(title.engine);
  const stand = engine && standAfter(engine, round, acts);
  if (!stand) throw new StudioError('MOVE_NOT_ALLOWED', 'the rules do not allow this move now');
  return stand;
}

function readAct(title: Title, given: ArcadeAct): ArcadeAct {
  const game = steppedGame(title.engine);
  if (!game) throw new StudioError('BAD_REQUEST', 'a round of this game has no moves');
  return given === 'cashOut' ? given : { ...(parse(game.move, given) as object) };
}

function isRepeated({ acts }: RoundRow, { step, act: wished }: ArcadeActRequest): boolean {
  return step < acts.length && isDeepStrictEqual(acts[step], wished);
}
