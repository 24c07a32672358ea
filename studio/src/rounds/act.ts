import { isDeepStrictEqual } from 'node:util';
import type { Title } from '../catalogue/titles.ts';
import { transaction } from '../platform/database.ts';
import { StudioError } from '../platform/errors.ts';
import { type ArcadeAct, ArcadeActRequest, type PlayAnswer } from '../protocol.ts';
import type { Session } from '../sessions/sessions.repo.ts';
import type { Studio } from '../studio.ts';
import { arcadeName, standAfter, steppedGame } from './arcade.ts';
import { concludePlay } from './conclude.ts';
import { deliverNow, oweWin } from './deliver.ts';
import { parse } from './parse.ts';
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
  await studio.inFlight.run(studio.newUuid(), () => carryOut(studio, session.seatId, title, roundId, wished));
  return await concludePlay(studio, session, roundId);
}

/** Makes an act of an open round, and delivers the win if it ends it. */
export async function carryOut(
  studio: Studio,
  seatId: bigint,
  title: Title,
  roundId: string,
  wished: ArcadeActRequest,
): Promise<void> {
  const win = await transaction(studio.pool, async (client) => {
    const isLocked = await lockOpen(client, seatId, roundId);
    const round = await findRound(client, seatId, roundId);
    if (!round) throw new StudioError('NOT_FOUND', 'no such round');
    if (isRepeated(round, wished)) return null;
    if (!isLocked || wished.step !== round.acts.length)
      throw new StudioError('ROUND_MOVED_ON', 'the round has gone on, or has ended');
    const acts = [...round.acts, wished.act];
    const engine = arcadeName(title.engine);
    const stand = engine && standAfter(engine, round, acts);
    if (!stand) throw new StudioError('MOVE_NOT_ALLOWED', 'the rules do not allow this move now');
    const acted = { id: roundId, acts, outcome: stand.outcome };
    if (!stand.outcome.isOver) {
      await markActed(client, acted);
      return null;
    }
    await markEnded(client, { ...acted, win: stand.win, at: new Date(studio.now()) });
    return await oweWin(studio, client, roundId, stand.win);
  });
  if (win) await deliverNow(studio, win);
}

function readAct(title: Title, given: ArcadeAct): ArcadeAct {
  const game = steppedGame(title.engine);
  if (!game) throw new StudioError('BAD_REQUEST', 'a round of this game has no moves');
  return given === 'cashOut' ? given : { ...(parse(game.move, given) as object) };
}

function isRepeated({ acts }: RoundRow, { step, act: wished }: ArcadeActRequest): boolean {
  return step < acts.length && isDeepStrictEqual(acts[step], wished);
}
