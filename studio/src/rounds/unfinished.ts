import type { Studio } from '../studio.ts';
import { carryOut } from './act.ts';
import { giveBack } from './deliver.ts';
import { findRound } from './rounds.repo.ts';
import { type Unfinished, unfinishedSince } from './stepped.repo.ts';

/**
 * Ends rounds whose player has not come back in time, by the rule that the game states: what a cash-out would pay is paid; a round
 * without a move, or of a title that is no longer played, is void and its stake returned.
 */
export async function endUnfinished(studio: Studio): Promise<void> {
  for (const round of await unfinishedSince(studio.pool, new Date(studio.now() - studio.settings.openRoundMs))) {
    await end(studio, round);
  }
}

async function end(studio: Studio, { id, seatId, vassalage, gameCode }: Unfinished): Promise<void> {
  const title = studio.titles.findPlayable(vassalage, gameCode);
  const round = await findRound(studio.pool, seatId, id);
  const canCashOut = round?.outcome && 'canCashOut' in round.outcome && round.outcome.canCashOut;
  studio.log.info({ roundId: id, vassalage, canCashOut }, 'ending a round that its player left');
  if (!title || !round || !canCashOut) return await giveBack(studio, [id]);
  await carryOut(studio, seatId, title, id, { step: round.acts.length, act: 'cashOut' });
}
